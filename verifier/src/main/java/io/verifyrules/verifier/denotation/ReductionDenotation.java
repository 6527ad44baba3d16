package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reduce: the shape without the reduced axes. With 0 <= k < n on every lane of each of these, the element at A is the
 * combination over all k of e[A with k]. The initial value is combined with it once ({@link StartedCombination}). Valid
 * where the operand is; min, max and a declared function without identity, all without an initial value, demand n >= 1
 * on the reduced axes.
 *
 * <p>Dot: batch axes and free axes of both sides. The element is the sum over all k of a[A, k] * b[A, k], each at the
 * indices of its own axes. The sum is a reduction without a written initial value. Valid where the sizes of a and b
 * agree on common axes.
 */
final class ReductionDenotation {

    private final ValueTerms terms;

    ReductionDenotation(ValueTerms terms) {
        this.terms = terms;
    }

    TensorMeaning of(Reduce reduce, TensorMeaning operand, StartedCombination combination) {
        IndexBinder binder = new IndexBinder(Accesses.onAxes(operand.sizes(), reduce.over()), reduce.indices(), terms);
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(operand.sizes());
        sizes.keySet().removeAll(reduce.over());
        List<Truth> validity = new ArrayList<>(operand.validity());
        if (combination.initial().isEmpty() && !combination.reducer().hasIdentity()) {
            validity.addAll(notEmpty(reduce, operand));
        }
        return new TensorMeaning(sizes, validity, access -> {
            SortedMap<AggregatedAxis, LaneInt> inner = new TreeMap<>(access);
            inner.putAll(binder.indices());
            return binder.combined(combination, Truth.TRUE, operand.at(inner));
        });
    }

    /** The claim that no reduced axis is empty. */
    static List<Truth> notEmpty(Reduce reduce, TensorMeaning operand) {
        return reduce.over()
                .stream()
                .map(axis -> Truth.fold(axis.rankClass(), LaneBool.atMost(LaneInt.ONE, operand.size(axis))))
                .toList();
    }

    TensorMeaning of(Dot dot, StartedCombination sum, TensorMeaning left, TensorMeaning right) {
        IndexBinder binder = new IndexBinder(Accesses.onAxes(left.sizes(), dot.contracted()), dot.indices(), terms);
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(left.sizes());
        sizes.putAll(right.sizes());
        sizes.keySet().removeAll(dot.contracted());
        List<Truth> validity = new ArrayList<>(left.validity());
        validity.addAll(right.validity());
        left.sizes().forEach((axis, size) -> {
            if (right.sizes().containsKey(axis)) {
                validity.add(Truth.fold(axis.rankClass(), LaneBool.equal(size, right.size(axis))));
            }
        });
        return new TensorMeaning(sizes, validity, access -> {
            SortedMap<AggregatedAxis, LaneInt> inner = new TreeMap<>(access);
            inner.putAll(binder.indices());
            ValueTerm product = product(sum.type(), left.at(Accesses.restricted(inner, left)),
                    right.at(Accesses.restricted(inner, right)), terms);
            return binder.combined(sum, Truth.TRUE, product);
        });
    }

    static ValueTerm product(ElementType type, ValueTerm left, ValueTerm right, ValueTerms terms) {
        return terms.apply(new Operation.OfBinary(BinaryOperator.MUL), type, List.of(left, right));
    }
}
