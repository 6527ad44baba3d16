package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The reductions that a term contains. */
final class Reachable {

    private Reachable() {
    }

    /**
     * The operations by which the terms combine elements: in reductions, in the order in which operators are listed,
     * and by declared functions.
     */
    static Set<ElementReducer> reducers(Collection<ValueTerm> terms) {
        Set<ElementReducer> all = new LinkedHashSet<>(inOrder(monoids(terms, List.of())));
        Subterms.of(terms, List.of())
                .stream()
                .flatMap(term -> combining(term).stream())
                .sorted(Comparator.comparing(ElementReducer::symbol))
                .forEach(all::add);
        return all;
    }

    /**
     * The operation that is applied by itself: a declared function, or an idempotent operation applied to its own
     * results.
     */
    private static Optional<ElementReducer> combining(ValueTerm term) {
        return term instanceof ValueTerm.Apply apply ? switch (apply.operation()) {
            case Operation.OfFunction(ElementFunction function) when function.laws().associative()
                    && function.laws().commutative() ->
                Optional.of(new DeclaredMonoid(function));
            case Operation.OfBinary(BinaryOperator operator) when apply.operands()
                    .stream()
                    .anyMatch(operand -> operand instanceof ValueTerm.Apply inner
                            && inner.operation().equals(apply.operation())) ->
                idempotent(operator);
            default -> Optional.empty();
        } : Optional.empty();
    }

    /** Others are left to solvers, which know sums and products well. */
    private static Optional<ElementReducer> idempotent(BinaryOperator operator) {
        return Monoid.WORDS.stream()
                .filter(monoid -> monoid.operator() == operator && monoid.isIdempotent())
                .<ElementReducer>map(monoid -> monoid)
                .findFirst();
    }

    private static List<ElementReducer> inOrder(Set<ElementReducer> reducers) {
        return reducers.stream().sorted(Comparator.comparing(Reachable::place)).toList();
    }

    private static String place(ElementReducer reducer) {
        return reducer instanceof Monoid monoid
                ? String.valueOf(Monoid.WORDS.indexOf(monoid))
                : "declared " + reducer.symbol();
    }

    private static Set<ElementReducer> monoids(Collection<ValueTerm> terms, Collection<Truth> truths) {
        return Subterms.of(terms, truths)
                .stream()
                .filter(ValueTerm.Reduction.class::isInstance)
                .map(term -> ((ValueTerm.Reduction) term).monoid())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether there is a reduction in the term. */
    static boolean in(ValueTerm term) {
        return !monoids(List.of(term), List.of()).isEmpty();
    }

    /** Whether there is a reduction in the truth value. */
    static boolean in(Truth truth) {
        return !monoids(List.of(), List.of(truth)).isEmpty();
    }
}
