package io.verifyrules.verifier.text;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;

/** A text that is no program, or one in a form that is not known here; the message says what was expected and what was found. */
public final class NotRead extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Diagnostic diagnostic;

    /** A mistake at a place. */
    public NotRead(SourcePosition place, String message) {
        this(new Diagnostic(place, message));
    }

    /** A mistake that was kept as data. */
    public NotRead(Diagnostic diagnostic) {
        super(diagnostic.position() + ": " + diagnostic.message());
        this.diagnostic = diagnostic;
    }

    /** The mistake and its place. */
    public Diagnostic diagnostic() {
        return diagnostic;
    }
}
