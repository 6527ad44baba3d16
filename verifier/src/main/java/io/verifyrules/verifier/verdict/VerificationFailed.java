package io.verifyrules.verifier.verdict;

/** A mistake of this program that kept a rule from its verdict in one element type. */
public final class VerificationFailed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String theory;

    /**
     * A mistake.
     *
     * @param theory the name of the element type that the rule was looked at in
     * @param cause  the mistake
     */
    public VerificationFailed(String theory, Throwable cause) {
        super(cause + " in element type " + theory, cause);
        this.theory = theory;
    }

    /** The name of the element type that the rule was looked at in. */
    public String theory() {
        return theory;
    }
}
