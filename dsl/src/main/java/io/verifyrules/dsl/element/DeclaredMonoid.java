package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A function that a rule declares to be associative and commutative, so that it can combine elements in any order. */
public record DeclaredMonoid(ElementFunction function) implements ElementReducer {

    private static final Set<String> KNOWN = Stream.concat(Stream.of(Monoid.values()), Stream.of(ArgExtreme.values()))
            .map(Reducer::symbol)
            .collect(Collectors.toUnmodifiableSet());

    public DeclaredMonoid {
        if (!function.laws().commutative() || !function.laws().associative()) {
            throw new IllFormedException("'" + function + "' combines no elements, as its result may depend on their "
                    + "order; declare it as val " + function + " by monoid");
        }
    }

    /**
     * Checks that a function which combines elements is not called like another one that combines elements. Wherever
     * one of both is named, the other could be meant.
     *
     * @throws IllFormedException if it is
     */
    static void requireOwnName(String name) {
        if (KNOWN.contains(name)) {
            throw new IllFormedException("the function '" + name
                    + "': reductions combine by what is called so already; " + "give the function a name of its own");
        }
    }

    /** The type of what it combines. */
    public ElementType type() {
        return function.result();
    }

    /** The reduction of nothing, if the rule declares it. */
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
