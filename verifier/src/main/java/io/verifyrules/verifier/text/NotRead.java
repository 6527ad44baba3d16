package io.verifyrules.verifier.text;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;

/**
 * A text that is no program, or one in a form that is not known here. The message says what was expected and what was
 * found.
 */
public final class NotRead extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Reason reason;
    private final transient Diagnostic diagnostic;

    /** A form that is not known, at a place. */
    public NotRead(SourcePosition place, String message) {
        this(Reason.FORM, new Diagnostic(place, message));
    }

    /** A mistake of some kind. */
    public NotRead(Reason reason, Diagnostic diagnostic) {
        super(diagnostic.position() + ": " + diagnostic.message());
        this.reason = reason;
        this.diagnostic = diagnostic;
    }

    /** The kind of the mistake. */
    public Reason reason() {
        return reason;
    }

    /** The mistake and its place. */
    public Diagnostic diagnostic() {
        return diagnostic;
    }
}
