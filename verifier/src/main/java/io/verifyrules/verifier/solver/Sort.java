package io.verifyrules.verifier.solver;

/** The sorts of formulas. */
public enum Sort {
    BOOL("Bool"),
    INT("Int"),
    REAL("Real"),
    /** An uninterpreted sort: elements of an arbitrary type. */
    ELEMENT("Element");

    private final String smtName;

    Sort(String smtName) {
        this.smtName = smtName;
    }

    /** The sort's name in SMT-LIB. */
    public String smtName() {
        return smtName;
    }
}
