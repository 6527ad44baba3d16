package io.verifyrules.verifier.lit;

/** The reason why the lines of a test do not spell the result of a function. */
public enum Lack {

    /** No line speaks of the function. */
    NO_CHECK_LINES("no CHECK lines"),

    /** Several functions have the name, and nobody knows which of them the lines speak of. */
    UNCLEAR("several functions of the name"),

    /** The lines name the function, and no operation of it. */
    ONLY_LABELS("only labels"),

    /** Where anything may stand in an operation, nobody knows the operation. */
    WILDCARD("a wildcard in an operation"),

    /** A value is used that no line defines, or the function does not return. */
    MISSING_LINES("missing lines"),

    /** The lines are no text of a function, as when a line ends within an operation. */
    NOT_READABLE("no text of a function");

    private final String text;

    Lack(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}
