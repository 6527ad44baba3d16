package io.verifyrules.verifier.diff;

/** The change of the verdict on one rule and element type between two runs. */
public sealed interface VerdictChange {

    /** The verdict that tells the rule and its element type. */
    RecordedVerdict known();

    /** Whether somebody should look at it. */
    boolean worse();

    /** The verdict, or what is expected of it, is another one. */
    record Changed(RecordedVerdict before, RecordedVerdict after) implements VerdictChange {
        @Override
        public RecordedVerdict known() {
            return after;
        }

        @Override
        public boolean worse() {
            boolean lost = before.isVerified() && !after.isVerified();
            return after.isError() || (before.asExpected() && (lost || !after.asExpected()));
        }
    }

    /** The rule says what one with another name said, and has the verdict that this one had or another one. */
    record Renamed(RecordedVerdict before, RecordedVerdict after) implements VerdictChange {
        @Override
        public RecordedVerdict known() {
            return after;
        }

        @Override
        public boolean worse() {
            return after.differsFrom(before) && new Changed(before, after).worse();
        }
    }

    /** The verdict is the same, and took the solvers more than it should. */
    record Slowed(RecordedVerdict before, RecordedVerdict after) implements VerdictChange {
        @Override
        public RecordedVerdict known() {
            return after;
        }

        @Override
        public boolean worse() {
            return true;
        }
    }

    /** The earlier run has no such verdict. */
    record Added(RecordedVerdict after) implements VerdictChange {
        @Override
        public RecordedVerdict known() {
            return after;
        }

        @Override
        public boolean worse() {
            return !after.asExpected();
        }
    }

    /** The later run has no such verdict: what was checked before is not checked any more. */
    record Removed(RecordedVerdict before) implements VerdictChange {
        @Override
        public RecordedVerdict known() {
            return before;
        }

        @Override
        public boolean worse() {
            return before.asExpected();
        }
    }
}
