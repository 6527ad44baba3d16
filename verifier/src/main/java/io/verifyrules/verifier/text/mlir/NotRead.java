package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;

/** A text that is no program, or one in a form that is not known here; the message says what was expected and what was found. */
public final class NotRead extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Diagnostic diagnostic;

    NotRead(SourcePosition place, String message) {
        super(place + ": " + message);
        this.diagnostic = new Diagnostic(place, message);
    }

    /** The mistake and its place. */
    public Diagnostic diagnostic() {
        return diagnostic;
    }
}
