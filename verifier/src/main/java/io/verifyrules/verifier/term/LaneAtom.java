package io.verifyrules.verifier.term;

/**
 * What a lane polynomial is made of. The text of an atom is canonical: two atoms are equal exactly when their texts are
 * (declared names are identifiers, so no name can imitate a compound term).
 */
public sealed interface LaneAtom {

    /** A variable; its kind says whether each lane has its own value. */
    record Variable(String name, Kind kind) implements LaneAtom {
        @Override
        public String toString() {
            return switch (kind) {
                case MAP, PRIMITIVE -> name;
                case SCALAR -> "$" + name;
                case INDEX -> "@" + name;
                case BOUND -> "^" + name;
            };
        }
    }

    /** Where the value of a variable comes from. */
    enum Kind {
        /** A map of the rule: one integer per lane. */
        MAP,
        /** An integer scalar of the rule, shared by all lanes of all classes. */
        SCALAR,
        /** The index of an axis of the result at the lane. */
        INDEX,
        /**
         * An index that a reduction binds; it has a value inside of that reduction only, one per lane. Its name contains a
         * '#', as no declared name does, and is that of no other reduction.
         */
        BOUND,
        /** A variable that the normal form introduces: a quotient, a remainder, or a step. One integer per lane. */
        PRIMITIVE
    }

    /** The dividend divided by the divisor, rounded down; 0 where the divisor is 0. */
    record Quotient(LaneInt dividend, LaneInt divisor) implements LaneAtom {
        @Override
        public String toString() {
            return "div(" + dividend + ", " + divisor + ")";
        }
    }

    /** {@code max(0, of)}. */
    record PositivePart(LaneInt of) implements LaneAtom {
        @Override
        public String toString() {
            return "pos(" + of + ")";
        }
    }

    /** One of two terms. */
    record Choice(LaneBool condition, LaneInt then, LaneInt otherwise) implements LaneAtom {
        @Override
        public String toString() {
            return "if(" + condition + ", " + then + ", " + otherwise + ")";
        }
    }
}
