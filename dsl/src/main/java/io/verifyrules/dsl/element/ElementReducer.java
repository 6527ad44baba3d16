package io.verifyrules.dsl.element;

/**
 * An operation that combines elements one with another. It is one of the operators that do, or a function that the rule
 * declares to be associative and commutative. Proofs speak of such reductions alone; what an {@link ArgExtreme} means
 * is said by them.
 */
public sealed interface ElementReducer extends Reducer permits Monoid, DeclaredMonoid {
}
