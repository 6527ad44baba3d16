package io.verifyrules.dsl.element;

/** The operation by which a reduction combines elements. */
public sealed interface Reducer extends Word permits ElementReducer, ArgExtreme {

    /** Whether combining an element with itself is known to yield that element. */
    boolean isIdempotent();

    /** Whether the reduction of nothing is some element. */
    boolean hasIdentity();
}
