package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import java.util.Optional;
import java.util.function.Consumer;

/** Values combined by a monoid as they come. A single one stays what it is: nothing is combined with an identity. */
final class ValueCombination implements Combination<ElementValue> {

    private final ElementArithmetic arithmetic;
    private final Work work;
    private final Monoid monoid;
    private final Optional<ElementValue> initial;
    private final Optional<ElementValue> identity;

    ValueCombination(ElementEvaluation elements, Work work, Monoid monoid, Optional<Element> initial,
            ElementType type) {
        this.work = work;
        this.arithmetic = elements.arithmetic();
        this.monoid = monoid;
        this.initial = initial.map(value -> elements.value(value));
        this.identity = monoid.identity().map(literal -> elements.literal(literal, type));
    }

    @Override
    public boolean allowsNothing() {
        return initial.isPresent() || identity.isPresent();
    }

    @Override
    public ElementValue of(Consumer<Consumer<ElementValue>> terms) {
        Accumulator accumulator = new Accumulator(arithmetic, monoid.operator());
        terms.accept(accumulator::add);
        initial.ifPresent(accumulator::add);
        return accumulator.total()
                .or(() -> identity)
                .orElseThrow(() -> new InvalidTensor("the " + monoid.symbol() + " of nothing"));
    }

    @Override
    public void enter(Grid results, Grid reduced) {
        work.add((long) results.count() * reduced.count());
    }
}
