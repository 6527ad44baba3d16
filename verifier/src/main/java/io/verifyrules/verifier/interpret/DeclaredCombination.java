package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.verifier.value.ElementValue;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Values combined by a declared function, which gives the same in any order. A single one stays what it is. */
final class DeclaredCombination implements Combination<ElementValue> {

    private final ElementEvaluation elements;
    private final Work work;
    private final DeclaredMonoid monoid;
    private final Optional<ElementValue> initial;

    DeclaredCombination(ElementEvaluation elements, Work work, DeclaredMonoid monoid, Optional<ElementValue> initial) {
        this.elements = elements;
        this.work = work;
        this.monoid = monoid;
        this.initial = initial;
    }

    @Override
    public boolean allowsNothing() {
        return initial.isPresent() || monoid.hasIdentity();
    }

    @Override
    public ElementValue of(int count, IntFunction<ElementValue> term) {
        Total total = new Total();
        for (int i = 0; i < count; i++) {
            total.add(term.apply(i));
        }
        initial.ifPresent(total::add);
        return total.value.or(() -> monoid.identity().map(elements::value))
                .orElseThrow(() -> new InvalidTensor("the " + monoid.symbol() + " of nothing"));
    }

    @Override
    public void enter(Grid results, Grid reduced) {
        work.add((long) results.count() * reduced.count());
    }

    /** The elements so far, combined. */
    private final class Total {

        private Optional<ElementValue> value = Optional.empty();

        void add(ElementValue element) {
            value = Optional.of(
                    value.map(before -> elements.applied(monoid.function(), List.of(before, element))).orElse(element));
        }
    }
}
