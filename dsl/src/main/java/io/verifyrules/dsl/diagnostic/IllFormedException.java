package io.verifyrules.dsl.diagnostic;

/**
 * A term of a rule breaks a rule of the language. The message names the operator, what was expected and what was found;
 * the position is added where the rule is declared.
 */
public final class IllFormedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String explanation;

    public IllFormedException(String explanation) {
        super(explanation);
        this.explanation = explanation;
    }

    /** What is wrong, what was expected and what was found. */
    public String explanation() {
        return explanation;
    }
}
