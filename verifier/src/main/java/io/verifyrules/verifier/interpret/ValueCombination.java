package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.value.Accumulator;
import io.verifyrules.verifier.value.CombiningOrder;
import io.verifyrules.verifier.value.ElementArithmetic;
import io.verifyrules.verifier.value.ElementValue;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Values combined by a monoid as they come, or in the order of a library, with an initial value if there is one. */
final class ValueCombination implements Combination<ElementValue> {

    private final ElementArithmetic arithmetic;
    private final Work work;
    private final Monoid monoid;
    private final Optional<ElementValue> initial;
    private final Optional<CombiningOrder> order;

    private ValueCombination(ElementEvaluation elements, Work work, Monoid monoid, Optional<ElementValue> initial,
            Optional<CombiningOrder> order) {
        this.order = order;
        this.work = work;
        this.arithmetic = elements.arithmetic();
        this.monoid = monoid;
        this.initial = initial;
    }

    /**
     * The combination of a reduction's terms. Where no initial value is written it starts from {@link Monoid#identity},
     * if there is one.
     */
    static ValueCombination ofReduction(ElementEvaluation elements, Work work, Monoid monoid, Optional<Element> written,
            ElementType type, Optional<CombiningOrder> order) {
        return new ValueCombination(elements, work, monoid, written.map(elements::value)
                .or(() -> monoid.identity(elements.resolve(type)).map(literal -> elements.literal(literal, type))),
                order);
    }

    /** At least one value and others, combined with nothing else. */
    static ValueCombination ofSome(ElementEvaluation elements, Work work, Monoid monoid,
            Optional<CombiningOrder> order) {
        return new ValueCombination(elements, work, monoid, Optional.empty(), order);
    }

    @Override
    public boolean allowsNothing() {
        return initial.isPresent();
    }

    @Override
    public ElementValue of(int count, IntFunction<ElementValue> term) {
        if (count == 0 && initial.isEmpty()) {
            throw nothing();
        }
        return order.isPresent() ? inOrder(count, term, order.get()) : inAnyOrder(count, term);
    }

    private ElementValue inOrder(int count, IntFunction<ElementValue> term, CombiningOrder known) {
        List<ElementValue> elements = IntStream.range(0, count).mapToObj(term).toList();
        return known.combined(elements, initial, (a, b) -> arithmetic.apply(monoid.operator(), a, b));
    }

    private InvalidTensor nothing() {
        return new InvalidTensor("the " + monoid.symbol() + " of nothing");
    }

    private ElementValue inAnyOrder(int count, IntFunction<ElementValue> term) {
        Accumulator accumulator = new Accumulator(arithmetic, monoid.operator());
        for (int i = 0; i < count; i++) {
            accumulator.add(term.apply(i));
        }
        initial.ifPresent(accumulator::add);
        return accumulator.total();
    }

    @Override
    public void enter(Grid results, Grid reduced) {
        work.add((long) results.count() * reduced.count());
    }
}
