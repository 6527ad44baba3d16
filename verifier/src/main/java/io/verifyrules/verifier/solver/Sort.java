package io.verifyrules.verifier.solver;

import io.verifyrules.dsl.element.Width;

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

    /** Words of so many bits, which may be left open; a solver of formulas at one width knows none of the latter. */
    record Words(Width width) implements Sort {

        public Words(int bits) {
            this(Width.of(bits));
        }

        /**
         * The number of bits.
         *
         * @throws IllegalStateException if that is left open
         */
        public int bits() {
            return width.fixed()
                    .orElseThrow(() -> new IllegalStateException("words of " + width + " bits, which is open"));
        }

        @Override
        public String smtName() {
            return "(_ BitVec " + bits() + ")";
        }
    }

    /**
     * Floating-point numbers.
     *
     * @param significandBits with the leading bit, which is not stored
     */
    record Floats(int exponentBits, int significandBits) implements Sort {

        /** The number of bits of a number. */
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
