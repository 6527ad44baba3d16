package io.verifyrules.verifier.instantiate;

/** The reason why a side of a rule is no program of a dialect at the numbers of an instance. */
public final class NotExpressible extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    public NotExpressible(String reason) {
        super(reason, null, false, false);
        this.reason = reason;
    }

    /** The reason, without a full stop. */
    public String reason() {
        return reason;
    }
}
