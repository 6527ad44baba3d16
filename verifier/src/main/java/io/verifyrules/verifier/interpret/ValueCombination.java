package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Values combined by a monoid as they come, or in the order of a library. A single one stays what it is: nothing is combined with an identity. */
final class ValueCombination implements Combination<ElementValue> {

    private final ElementArithmetic arithmetic;
    private final Work work;
    private final Monoid monoid;
    private final Optional<ElementValue> initial;
    private final Optional<ElementValue> identity;
    private final Optional<CombiningOrder> order;

    ValueCombination(ElementEvaluation elements, Work work, Monoid monoid, Optional<Element> initial, ElementType type,
            Optional<CombiningOrder> order) {
        this.order = order;
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
        return order.map(known -> inOrder(terms, known)).orElseGet(() -> inAnyOrder(terms));
    }

    private ElementValue inOrder(Consumer<Consumer<ElementValue>> terms, CombiningOrder known) {
        List<ElementValue> elements = new ArrayList<>();
        terms.accept(elements::add);
        return elements.isEmpty() && initial.isEmpty()
                ? nothing()
                : known.combined(elements, initial, (a, b) -> arithmetic.apply(monoid.operator(), a, b));
    }

    private ElementValue nothing() {
        return identity.orElseThrow(() -> new InvalidTensor("the " + monoid.symbol() + " of nothing"));
    }

    private ElementValue inAnyOrder(Consumer<Consumer<ElementValue>> terms) {
        Accumulator accumulator = new Accumulator(arithmetic, monoid.operator());
        terms.accept(accumulator::add);
        initial.ifPresent(accumulator::add);
        return accumulator.total().orElseGet(this::nothing);
    }

    @Override
    public void enter(Grid results, Grid reduced) {
        work.add((long) results.count() * reduced.count());
    }
}
