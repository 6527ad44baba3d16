package io.verifyrules.verifier.program;

import io.verifyrules.dsl.diagnostic.SourcePosition;

/**
 * A result of an operation, or an argument of a function or block. Two values are the same only if they are one object: programs may
 * use one name in several functions and regions.
 */
public final class Value {

    private final String name;
    private final Type type;
    private final SourcePosition place;

    /**
     * A new value.
     *
     * @param name how the text calls it, such as {@code %0} or {@code %x#1}
     */
    public Value(String name, Type type, SourcePosition place) {
        this.name = name;
        this.type = type;
        this.place = place;
    }

    /** The name in the text, for messages. */
    public String name() {
        return name;
    }

    public Type type() {
        return type;
    }

    /** Where it is defined. */
    public SourcePosition place() {
        return place;
    }

    @Override
    public String toString() {
        return name;
    }
}
