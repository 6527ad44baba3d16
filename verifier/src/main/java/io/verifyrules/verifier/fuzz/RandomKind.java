package io.verifyrules.verifier.fuzz;

import java.util.Locale;

/** What random rules are about. Each kind has a rule of its own for each seed, the same in every run. */
public enum RandomKind {
    /** A little of everything. */
    MIXED("a little of everything"),
    /** Movements along the lanes of one class, divisions among them, with a reshape behind them. */
    PIPELINES("movements of data with a reshape behind them"),
    /** Integers of MLIR whose widths are left open; half of the rules choose by a fact that depends on the width. */
    OPEN_WIDTHS("integers of widths that are left open");

    private final String description;

    RandomKind(String description) {
        this.description = description;
    }

    /** What rules of this kind are about, for people. */
    public String description() {
        return description;
    }

    /** The kind as it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
