package io.verifyrules.verifier.solver;

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

    /** Words of so many bits. */
    record Words(int bits) implements Sort {
        @Override
        public String smtName() {
            return "(_ BitVec " + bits + ")";
        }
    }

    Sort BOOL = Plain.BOOL;
    Sort INT = Plain.INT;
    Sort REAL = Plain.REAL;
    Sort ELEMENT = Plain.ELEMENT;

    /** The sort's name in SMT-LIB. */
    String smtName();
}
