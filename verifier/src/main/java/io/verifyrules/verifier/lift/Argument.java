package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.element.ElementType;

/** An argument of a pair that is one number, and so has no dimensions. */
sealed interface Argument {

    /** The name that the pair has for it. */
    String name();

    /** An integer that is used as an index. */
    record Index(String name) implements Argument {}

    /** An element. */
    record Scalar(String name, ElementType type) implements Argument {}
}
