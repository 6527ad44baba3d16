package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Optional;

/** A function that a rule declares to be associative and commutative, so that it can combine elements in any order. */
public record DeclaredMonoid(ElementFunction function) implements ElementReducer {

    public DeclaredMonoid {
        if (!function.laws().commutative() || !function.laws().associative()) {
            throw new IllFormedException("'" + function + "' combines no elements, as its result may depend on their "
                    + "order; declare it as val " + function + " by monoid");
        }
    }

    /** The type of what it combines. */
    public ElementType type() {
        return function.result();
    }

    /** What the reduction of nothing is, if the rule declares it. */
    public Optional<Element> identity() {
        return function.laws().identity();
    }

    @Override
    public String symbol() {
        return function.name();
    }

    @Override
    public boolean isIdempotent() { return false; }

    @Override
    public boolean hasIdentity() {
        return identity().isPresent();
    }

    @Override
    public String toString() {
        return symbol();
    }
}
