package io.verifyrules.verifier.kotlin;

/**
 * The binding of the parts of an expression in Kotlin: a part that binds less closely than its place allows stands in
 * brackets.
 */
enum Precedence {
    /** Words between two operands, such as {@code eq}, {@code and}, {@code to}: from left to right, whatever the word. */
    WORD,
    SUM,
    PRODUCT,
    /** A sign before its operand. */
    SIGN,
    /** Names, numbers, calls, and what follows a dot. */
    CLOSED;

    /** The next closer one. */
    Precedence closer() {
        return switch (this) {
            case WORD -> SUM;
            case SUM -> PRODUCT;
            case PRODUCT -> SIGN;
            case SIGN, CLOSED -> CLOSED;
        };
    }

    boolean isBelow(Precedence other) {
        return compareTo(other) < 0;
    }
}
