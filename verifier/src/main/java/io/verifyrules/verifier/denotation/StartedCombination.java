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
 * What becomes of elements that are combined, by an initial value. Where the order of terms does not matter it is one more of
 * them; elsewhere nobody knows when it comes, which {@link Operation.Started} says.
 *
 * @param type     of the elements
 * @param initial  the initial value, if there is one
 * @param together what combines two elements
 * @param started  what combines the initial value with others
 */
record StartedCombination(ElementType type, Optional<ValueTerm> initial, Operation together, Operation started) {

    /**
     * The combination of a reduction.
     *
     * @param used takes the laws by which the order does not matter
     */
    static StartedCombination of(ElementReducer reducer, ElementType type, Optional<ValueTerm> initial, Grants granted,
            Set<TypeLaw> used) {
        return switch (reducer) {
            case Monoid monoid -> of(monoid, type, initial, granted, used);
            case DeclaredMonoid declared -> {
                Operation combining = new Operation.OfFunction(declared.function());
                yield new StartedCombination(type, initial, combining, combining);
            }
        };
    }

    private static StartedCombination of(Monoid monoid, ElementType type, Optional<ValueTerm> initial, Grants granted,
            Set<TypeLaw> used) {
        Operation combining = new Operation.OfBinary(monoid.operator());
        boolean rounds = monoid == Monoid.SUM || monoid == Monoid.PRODUCT;
        if (initial.isEmpty() || !rounds) {
            return new StartedCombination(type, initial, combining, combining);
        }
        List<TypeLaw> needed = Stream.of(Law.ofCombinations(monoid)).map(law -> new TypeLaw(law, type)).toList();
        if (!needed.stream().allMatch(granted::allow)) {
            return new StartedCombination(type, initial, combining, new Operation.Started(monoid.operator()));
        }
        used.addAll(needed);
        return new StartedCombination(type, initial, combining, combining);
    }

    ValueTerm of(ValueTerm combined, ValueTerms terms) {
        // A combination of one element is that element, and two have no order.
        Operation operation = combined instanceof ValueTerm.Reduction ? started : together;
        return initial.map(value -> terms.apply(operation, type, List.of(value, combined))).orElse(combined);
    }
}
