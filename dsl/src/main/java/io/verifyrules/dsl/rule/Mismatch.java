package io.verifyrules.dsl.rule;

/** In what the right side of a wrong rule is not what the left side is. */
public enum Mismatch {
    /** The right side is invalid, or has undefined behaviour, where the left side is defined. */
    VALIDITY("validity"),
    /** A size differs. */
    SHAPE("shape"),
    /** The shapes are the same, and an element differs. */
    ELEMENTS("elements");

    private final String word;

    Mismatch(String word) {
        this.word = word;
    }

    /** The word for it in rules and reports. */
    @Override
    public String toString() {
        return word;
    }
}
