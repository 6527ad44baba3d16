package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * Argmax and argmin: the element at A is a pair (v, i). It is made of the pairs (v[k], i[k]) at A with k, and of the
 * initial pair if there is one. The value v is the greatest of all, and i the least of the indices that come with it.
 * That is the least of {@code v[k] == v ? i[k] : m} over all k, where m is the greatest of all indices. The least index
 * that comes with v does not exceed m.
 *
 * <p>The pair that combines two is the greater one in the order by values, and among equal values by indices,
 * backwards. That order is total, so many pairs combine to the greatest of them, in whatever order they are combined.
 * This pair is (v, i).
 */
final class ArgExtremeDenotation {

    private final Reduce reduce;
    private final ArgExtreme extreme;
    private final TensorMeaning operand;
    private final Optional<ValueTerm> initial;
    private final ValueTerms terms;

    ArgExtremeDenotation(Reduce reduce, ArgExtreme extreme, TensorMeaning operand, Optional<ValueTerm> initial,
            ValueTerms terms) {
        this.reduce = reduce;
        this.extreme = extreme;
        this.operand = operand;
        this.initial = initial;
        this.terms = terms;
    }

    TensorMeaning meaning() {
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(operand.sizes());
        sizes.keySet().removeAll(reduce.over());
        List<Truth> validity = new ArrayList<>(operand.validity());
        if (initial.isEmpty()) {
            validity.addAll(ReductionDenotation.notEmpty(reduce, operand));
        }
        return new TensorMeaning(sizes, validity, this::pair);
    }

    private ValueTerm pair(SortedMap<AggregatedAxis, LaneInt> access) {
        ValueTerm value = combined(extreme.ofValues(), access, reduce.indices(), pair -> terms.component(pair, 0));
        ValueTerm greatest = combined(Monoid.MAX, access, BoundIndices.unnamed(), pair -> terms.component(pair, 1));
        ValueTerm index = combined(Monoid.MIN, access, reduce.indices(), pair -> atExtreme(pair, value, greatest));
        return terms.tuple(List.of(value, index));
    }

    /** The index of a pair with the extreme value, or one that no such index exceeds. */
    private ValueTerm atExtreme(ValueTerm pair, ValueTerm value, ValueTerm greatest) {
        ValueTerm attained = terms.apply(new Operation.OfRelation(Relation.EQ), ElementType.BOOL,
                List.of(terms.component(pair, 0), value));
        return terms.apply(new Operation.Select(), greatest.type(),
                List.of(attained, terms.component(pair, 1), greatest));
    }

    /** The statements on each pair, combined, with the initial pair among them. */
    private ValueTerm combined(Monoid monoid, SortedMap<AggregatedAxis, LaneInt> access, BoundIndices names,
            UnaryOperator<ValueTerm> of) {
        IndexBinder binder = new IndexBinder(Accesses.onAxes(operand.sizes(), reduce.over()), names, terms);
        SortedMap<AggregatedAxis, LaneInt> inner = new TreeMap<>(access);
        inner.putAll(binder.indices());
        ValueTerm body = of.apply(operand.at(inner));
        return binder.combined(StartedCombination.ofExtremes(monoid, body.type(), initial.map(of)), Truth.TRUE, body);
    }
}
