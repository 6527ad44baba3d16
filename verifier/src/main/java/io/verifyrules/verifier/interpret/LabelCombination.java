package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.verifier.interpret.TraceStep.Origin;
import io.verifyrules.verifier.value.ElementValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The terms of a reduction, but for those that an operator filled in, as these contribute nothing. */
final class LabelCombination implements Combination<Label> {

    /** Of more terms than these, only those that stand out are followed. */
    private static final int MOST_TERMS = 400;
    private static final int STANDING_OUT = 5;

    private final Reducer monoid;
    private final Optional<Element> initial;

    LabelCombination(Reducer monoid, Optional<Element> initial) {
        this.monoid = monoid;
        this.initial = initial;
    }

    @Override
    public boolean allowsNothing() {
        return true;
    }

    @Override
    public Label of(int count, IntFunction<Label> term) {
        List<Label> all = IntStream.range(0, count).mapToObj(term).filter(label -> !label.reads().isEmpty()).toList();
        Label[] followed = (all.size() > MOST_TERMS ? standingOut(all) : all).toArray(Label[]::new);
        int factors = all.isEmpty() ? 1 : all.getFirst().reads().size();
        return new Label(new Origin.Combined(monoid, factors, initial, all.size()), Label.computed(followed).reads());
    }

    /** The first terms whose factors are not those of most terms, and the last term of all. */
    private static List<Label> standingOut(List<Label> terms) {
        Map<List<ElementValue>, Integer> counts = new HashMap<>();
        terms.forEach(term -> counts.merge(term.values(), 1, Integer::sum));
        int most = Collections.max(counts.values());
        List<Label> chosen = new ArrayList<>(terms.stream()
                .filter(term -> counts.getOrDefault(term.values(), 0) < most)
                .limit(STANDING_OUT)
                .toList());
        if (!chosen.contains(terms.getLast())) {
            chosen.add(terms.getLast());
        }
        return chosen;
    }

    @Override
    public void enter(Grid results, Grid reduced) {
        // Labels are made for the elements that are asked for only.
    }
}
