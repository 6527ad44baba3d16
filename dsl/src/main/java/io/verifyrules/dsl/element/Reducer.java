package io.verifyrules.dsl.element;

/** What a reduction combines elements by: one of the operators that do, or a function that the rule declares to be associative and commutative. */
public sealed interface Reducer extends Word permits Monoid, DeclaredMonoid {

    /** Whether combining an element with itself is known to yield that element. */
    boolean isIdempotent();

    /** Whether the reduction of nothing is some element. */
    boolean hasIdentity();
}
