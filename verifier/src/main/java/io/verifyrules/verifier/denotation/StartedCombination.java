package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The combination of elements by an initial value. Where the order of terms does not matter it is one more of them;
 * elsewhere nobody knows when it comes, which {@link Operation.Started} says. A sum or product for which none is
 * written starts from {@link Monoid#identity}, which is left out only by the laws that make it neutral. Where terms may
 * be reordered and nothing is neutral, it is one of the terms.
 *
 * @param reducer the operation that combines the elements
 * @param type of the elements
 * @param initial the initial value, unless it is neutral or there is none
 * @param together the operation that combines two elements
 * @param started the operation that combines the initial value with others
 */
record StartedCombination(ElementReducer reducer, ElementType type, Optional<ValueTerm> initial, Operation together,
        Operation started) {

    /**
     * The combination of a reduction.
     *
     * @param written the initial value that is written, if there is one
     * @param used    takes the laws by which the order does not matter
     */
    static StartedCombination of(ElementReducer reducer, ElementType type, Optional<ValueTerm> written, Grants granted,
            Set<TypeLaw> used, ValueTerms terms) {
        return switch (reducer) {
            case Monoid monoid -> of(monoid, type, written, granted, used, terms);
            case DeclaredMonoid declared -> {
                Operation combining = new Operation.OfFunction(declared.function());
                yield new StartedCombination(reducer, type, written, combining, combining);
            }
        };
    }

    /** The combination by {@code min} or {@code max}, of which the order never matters. */
    static StartedCombination ofExtremes(Monoid extreme, ElementType type, Optional<ValueTerm> initial) {
        if (rounds(extreme)) {
            throw new IllegalArgumentException(extreme + " is not an extreme");
        }
        Operation combining = new Operation.OfBinary(extreme.operator());
        return new StartedCombination(extreme, type, initial, combining, combining);
    }

    /** The combination of truth values, of which the order never matters. */
    static StartedCombination ofTruths(Monoid monoid) {
        Operation combining = new Operation.OfBinary(monoid.operator());
        return new StartedCombination(monoid, ElementType.BOOL, Optional.empty(), combining, combining);
    }

    private static boolean rounds(Monoid monoid) {
        return monoid == Monoid.SUM || monoid == Monoid.PRODUCT;
    }

    private static StartedCombination of(Monoid monoid, ElementType type, Optional<ValueTerm> written, Grants granted,
            Set<TypeLaw> used, ValueTerms terms) {
        Operation combining = new Operation.OfBinary(monoid.operator());
        if (!rounds(monoid)) {
            return new StartedCombination(monoid, type, written, combining, combining);
        }
        if (granted(Law.ofCombinations(monoid), type, granted, used)) {
            return new StartedCombination(monoid, type, written, combining, combining);
        }
        Optional<ValueTerm> initial = written.or(() -> monoid.identity(type).map(value -> terms.literal(value, type)));
        boolean reordered = Law.ofStartedSums(monoid).filter(laws -> granted(laws, type, granted, used)).isPresent();
        return new StartedCombination(monoid, type, initial, combining,
                reordered ? combining : new Operation.Started(monoid.operator()));
    }

    private static boolean granted(Law[] laws, ElementType type, Grants granted, Set<TypeLaw> used) {
        List<TypeLaw> needed = Stream.of(laws).map(law -> new TypeLaw(law, type)).toList();
        boolean all = needed.stream().allMatch(granted::allow);
        if (all) {
            used.addAll(needed);
        }
        return all;
    }

    ValueTerm of(ValueTerm combined, ValueTerms terms) {
        // A combination of one element is that element, and two have no order.
        Operation operation = combined instanceof ValueTerm.Reduction ? started : together;
        return initial.map(value -> terms.apply(operation, type, List.of(value, combined))).orElse(combined);
    }
}
