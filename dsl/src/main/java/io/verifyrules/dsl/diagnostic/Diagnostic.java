package io.verifyrules.dsl.diagnostic;

/** A mistake and its place. The message says what is wrong, what was expected and what was found. */
public record Diagnostic(SourcePosition position, String message) {

    @Override
    public String toString() {
        return position + ": " + message;
    }
}
