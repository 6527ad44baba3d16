package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;

/** A part of a program that has no meaning here, although it may have one elsewhere; the message says which and why. */
public final class NotDenoted extends RuntimeException {

    /** The attribute of an operation that has no meaning, with the reason. */
    public static final String REASON = "without_meaning";

    private static final long serialVersionUID = 1L;

    private final transient Diagnostic diagnostic;
    private final String what;
    private final String reason;

    /**
     * A part without a meaning.
     *
     * @param what the operation or type, by name, for counting
     */
    public NotDenoted(SourcePosition place, String what, String reason) {
        super(place + ": " + what + ": " + reason);
        this.what = what;
        this.reason = reason;
        this.diagnostic = new Diagnostic(place, what + ": " + reason);
    }

    /** The place and the reason. */
    public Diagnostic diagnostic() {
        return diagnostic;
    }

    /** The operation or type, by name. */
    public String what() {
        return what;
    }

    /** The reason alone. */
    public String reason() {
        return reason;
    }
}
