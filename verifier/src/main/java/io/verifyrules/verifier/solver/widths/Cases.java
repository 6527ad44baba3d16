package io.verifyrules.verifier.solver.widths;

import java.io.Serial;
import java.util.List;

/** Decisions that are made one after the other while formulas are translated, once for each way to make them. */
final class Cases {

    /** More decisions are to be made than were. */
    static final class Open extends RuntimeException {
        @Serial
        private static final long serialVersionUID = 1;

        Open() {
            super("one more case", null, false, false);
        }
    }

    private final List<Boolean> decisions;
    private int next;

    Cases(List<Boolean> decisions) {
        this.decisions = List.copyOf(decisions);
    }

    boolean decide() {
        if (next == decisions.size()) {
            throw new Open();
        }
        return decisions.get(next++);
    }
}
