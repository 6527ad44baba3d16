package io.verifyrules.verifier.solver.widths;

import java.util.List;

/** A formula after all words have been read: over the cells of comparisons, and over truth values of which nothing is known. */
sealed interface Claim {

    record Known(boolean value) implements Claim {}

    /** Whether the cell is set. */
    record Cell(int number) implements Claim {}

    /** One of the truth values of which nothing is known. */
    record Free(int number) implements Claim {}

    record Not(Claim claim) implements Claim {}

    record All(List<Claim> parts) implements Claim {
        public All {
            parts = List.copyOf(parts);
        }
    }

    record Choice(Claim condition, Claim then, Claim otherwise) implements Claim {}

    static Claim any(List<Claim> parts) {
        return new Not(new All(parts.stream().<Claim>map(Not::new).toList()));
    }

    static Claim same(Claim a, Claim b) {
        return new Choice(a, b, new Not(b));
    }
}
