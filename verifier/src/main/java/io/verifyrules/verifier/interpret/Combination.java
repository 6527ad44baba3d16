package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import java.util.Optional;
import java.util.function.Consumer;

/** What a reduction makes of its terms: they are combined by a monoid, and then with the initial value if there is one. */
final class Combination {

    private final ElementArithmetic arithmetic;
    private final Work work;
    private final Monoid monoid;
    private final Optional<ElementValue> initial;
    private final Optional<ElementValue> identity;

    Combination(ElementEvaluation elements, Work work, Monoid monoid, Optional<Element> initial, ElementType type) {
        this.work = work;
        this.arithmetic = elements.arithmetic();
        this.monoid = monoid;
        this.initial = initial.map(value -> elements.value(value));
        this.identity = monoid.identity().map(literal -> elements.literal(literal, type));
    }

    /** The sum of elements of a type. */
    static Combination sum(ElementEvaluation elements, Work work, ElementType type) {
        return new Combination(elements, work, Monoid.SUM, Optional.empty(), type);
    }

    /** Whether the reduction of no terms has a value. */
    boolean allowsNothing() {
        return initial.isPresent() || identity.isPresent();
    }

    /** The value of the reduction whose terms {@code terms} adds. */
    ElementValue of(Consumer<Accumulator> terms) {
        Accumulator accumulator = new Accumulator(arithmetic, monoid.operator());
        terms.accept(accumulator);
        return accumulator.total()
                .map(total -> initial.map(value -> arithmetic.apply(monoid.operator(), value, total)).orElse(total))
                .or(() -> initial)
                .or(() -> identity)
                .orElseThrow(() -> new InvalidTensor("the " + monoid.symbol() + " of nothing"));
    }

    /** Enters the terms that are about to be combined: so many for each of the results. */
    void enter(Grid results, Grid reduced) {
        work.add((long) results.count() * reduced.count());
    }
}
