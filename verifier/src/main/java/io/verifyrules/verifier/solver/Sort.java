package io.verifyrules.verifier.solver;

import io.verifyrules.dsl.element.Width;

/** The sorts of formulas. */
public sealed interface Sort {

    /** The sorts without parameters. */
    enum Plain implements Sort {
        BOOL("Bool"),
        INT("Int"),
        REAL("Real"),
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
         * How many bits there are.
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

    Sort BOOL = Plain.BOOL;
    Sort INT = Plain.INT;
    Sort REAL = Plain.REAL;
    Sort ELEMENT = Plain.ELEMENT;

    /** The sort's name in SMT-LIB. */
    String smtName();
}
