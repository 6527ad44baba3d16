package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;

/** A program that breaks a constraint of its dialect's specification, so it means nothing at all. */
public final class InvalidProgram extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Diagnostic diagnostic;

    /**
     * A broken constraint.
     *
     * @param constraint the operation with the number of its constraint in the specification
     */
    public InvalidProgram(SourcePosition place, String constraint, String reason) {
        super(place + ": " + constraint + ": " + reason);
        this.diagnostic = new Diagnostic(place, constraint + ": " + reason);
    }

    /** The place and the constraint. */
    public Diagnostic diagnostic() {
        return diagnostic;
    }
}
