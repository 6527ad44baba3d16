package io.verifyrules.dsl.diagnostic;

import java.util.Optional;

/**
 * A term of a rule breaks a rule of the language. The message names the operator, what was expected and what was found;
 * the position is added where the rule is declared.
 */
public final class IllFormedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String explanation;
    private final transient Optional<SourcePosition> position;

    public IllFormedException(String explanation) {
        super(explanation);
        this.explanation = explanation;
        this.position = Optional.empty();
    }

    /** A mistake whose place is known exactly, as it is in a file that is data. */
    public IllFormedException(String explanation, SourcePosition position) {
        super(explanation);
        this.explanation = explanation;
        this.position = Optional.of(position);
    }

    /** The place of the mistake, where it is known better than from the stack. */
    public Optional<SourcePosition> position() {
        return position;
    }

    /** The mistake: its kind, the expected form and the form that was found. */
    public String explanation() {
        return explanation;
    }
}
