package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.verifier.value.ElementArithmetic;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Tuple;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Pairs of values and indices combined one after the other, by the body that compares two of them. */
final class ArgExtremeCombination implements Combination<ElementValue> {

    private final ElementArithmetic arithmetic;
    private final Work work;
    private final ArgExtreme extreme;
    private final Optional<ElementValue> initial;

    ArgExtremeCombination(ElementEvaluation elements, Work work, ArgExtreme extreme, Optional<ElementValue> initial) {
        this.arithmetic = elements.arithmetic();
        this.work = work;
        this.extreme = extreme;
        this.initial = initial;
    }

    @Override
    public boolean allowsNothing() {
        return initial.isPresent();
    }

    @Override
    public ElementValue of(int count, IntFunction<ElementValue> term) {
        Extreme found = new Extreme();
        initial.ifPresent(found::add);
        for (int i = 0; i < count; i++) {
            found.add(term.apply(i));
        }
        return found.pair.orElseThrow(() -> new InvalidTensor("the " + extreme + " of nothing"));
    }

    @Override
    public void enter(Grid results, Grid reduced) {
        work.add((long) results.count() * reduced.count());
    }

    private ElementValue combined(ElementValue left, ElementValue right) {
        if (!(left instanceof Tuple(List<ElementValue> a)) || !(right instanceof Tuple(List<ElementValue> b))) {
            return left instanceof Uncertain ? left : right;
        }
        ElementValue same = arithmetic.compare(Relation.EQ, a.get(0), b.get(0));
        ElementValue first = arithmetic.compare(extreme == ArgExtreme.MAX ? Relation.GT : Relation.LT, a.get(0),
                b.get(0));
        ElementValue index = ValueAlgebra.chosen(same, arithmetic.apply(BinaryOperator.MIN, a.get(1), b.get(1)),
                ValueAlgebra.chosen(first, a.get(1), b.get(1)));
        return Tuple.of(List.of(arithmetic.apply(extreme.ofValues().operator(), a.get(0), b.get(0)), index));
    }

    /** The pairs so far, combined. */
    private final class Extreme {

        private Optional<ElementValue> pair = Optional.empty();

        void add(ElementValue element) {
            pair = Optional.of(pair.map(before -> combined(before, element)).orElse(element));
        }
    }
}
