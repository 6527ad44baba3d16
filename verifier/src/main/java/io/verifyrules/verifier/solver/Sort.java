package io.verifyrules.verifier.solver;

/** The sorts of formulas. */
public sealed interface Sort {

    /** The sorts without parameters. */
    enum Plain implements Sort {
        BOOL("Bool"),
        INT("Int"),
        REAL("Real"),
        /** The directions of rounding. */
        ROUNDING("RoundingMode"),
        /** An uninterpreted sort: elements of an arbitrary type. */
        ELEMENT("Element");

        private final String smtName;

        Plain(String smtName) {
            this.smtName = smtName;
        }

        @Override
        public String smtName() {
            return smtName;
        }
    }

    /** Words of so many bits. */
    record Words(int bits) implements Sort {
        @Override
        public String smtName() {
            return "(_ BitVec " + bits + ")";
        }
    }

    /**
     * Floating-point numbers.
     *
     * @param significandBits with the leading bit, which is not stored
     */
    record Floats(int exponentBits, int significandBits) implements Sort {

        /** How many bits a number takes. */
        public int bits() {
            return exponentBits + significandBits;
        }

        @Override
        public String smtName() {
            return "(_ FloatingPoint " + exponentBits + " " + significandBits + ")";
        }
    }

    Sort BOOL = Plain.BOOL;
    Sort INT = Plain.INT;
    Sort REAL = Plain.REAL;
    Sort ROUNDING = Plain.ROUNDING;
    Sort ELEMENT = Plain.ELEMENT;

    /** The sort's name in SMT-LIB. */
    String smtName();
}
