package io.verifyrules.verifier.solver;

/** The directions of rounding, with their SMT-LIB names. */
public enum Rounding {
    NEAREST_EVEN("RNE"),
    NEAREST_AWAY("RNA"),
    UPWARD("RTP"),
    DOWNWARD("RTN"),
    TOWARD_ZERO("RTZ");

    private final String smtName;

    Rounding(String smtName) {
        this.smtName = smtName;
    }

    /** The direction's name in SMT-LIB. */
    public String smtName() {
        return smtName;
    }
}
