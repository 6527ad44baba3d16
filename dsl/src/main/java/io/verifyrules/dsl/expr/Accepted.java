package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.TypeRules;
import java.util.Optional;
import java.util.Set;

/**
 * The element types that an operator is defined on.
 *
 * @param what  the operator, as mistakes name it
 * @param types the types
 * @param found the type that it is applied to, which may be open
 */
public record Accepted(String what, Set<ElementType> types, ElementType found) {

    /** The types between which there is a conversion: of both at most one is open, or both are the same. */
    public static Accepted of(Conversion conversion, ElementType from, ElementType to) {
        return from instanceof ElementType.Open
                ? new Accepted(conversion.symbol() + " to " + to, conversion.sources(to), from)
                : new Accepted(conversion.symbol() + " from " + from, conversion.targets(from), to);
    }

    /** The types whose elements a reduction can combine, but for what a declared function combines. */
    static Optional<Accepted> by(Reducer reducer, TensorExpr reduction) {
        ElementType combined = reduction.type().element();
        return switch (reducer) {
            case Monoid monoid -> Optional.of(new Accepted("reduce " + monoid.symbol(), monoid.types(), combined));
            case ArgExtreme extreme -> Optional.of(
                    new Accepted("reduce " + extreme.symbol(), ElementTypes.TOTALLY_ORDERED, extreme.values(combined)));
            case DeclaredMonoid ignored -> Optional.empty();
        };
    }

    /**
     * The operation that combines elements one with another; windows and updates know no other.
     *
     * @throws IllFormedException if it combines pairs of values and indices
     */
    static ElementReducer ofElements(String name, Reducer reducer) {
        return switch (reducer) {
            case ElementReducer known -> known;
            case ArgExtreme extreme ->
                throw new IllFormedException(name + ": only reduce combines pairs by " + extreme);
        };
    }

    /**
     * Checks that a reduction can combine elements of the type.
     *
     * @throws io.verifyrules.dsl.diagnostic.IllFormedException if it cannot
     */
    static void require(String name, Reducer reducer, ElementType found) {
        switch (reducer) {
            case Monoid monoid -> TypeRules.require(name, monoid.types(), found);
            case ArgExtreme extreme -> extreme.values(found);
            case DeclaredMonoid declared -> CommonType.of(name, declared.type(), found);
        }
    }
}
