package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import java.util.Optional;
import java.util.function.Consumer;

/** What a reduction makes of its terms: they are combined by a monoid, and then with the initial value if there is one. */
final class Combination {

    /** A reduction with more terms for all of its results together is refused. */
    static final long MOST_TERMS = 300_000;

    private final ElementArithmetic arithmetic;
    private final Monoid monoid;
    private final Optional<ElementValue> initial;
    private final Optional<ElementValue> identity;

    Combination(ElementEvaluation elements, Monoid monoid, Optional<Element> initial, ElementType type) {
        this.arithmetic = elements.arithmetic();
        this.monoid = monoid;
        this.initial = initial.map(value -> elements.value(value));
        this.identity = monoid.identity().map(literal -> elements.literal(literal, type));
    }

    /** The sum of elements of a type. */
    static Combination sum(ElementEvaluation elements, ElementType type) {
        return new Combination(elements, Monoid.SUM, Optional.empty(), type);
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

    /** Refuses what would take too long. */
    static void requireFeasible(Grid results, Grid reduced) {
        long terms = (long) results.count() * reduced.count();
        if (terms > MOST_TERMS) {
            throw new RefusedInstance("reductions with " + terms + " terms are more than " + MOST_TERMS);
        }
    }
}
