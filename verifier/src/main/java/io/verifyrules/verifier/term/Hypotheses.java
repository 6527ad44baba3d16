package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.RankClass;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * H(c) for each class: the predicates of exactly those folds that stand un-negated as top-level conjuncts of the
 * hypotheses, so that every lane of every instance satisfies them, and whatever a path through a term adds to them.
 */
public record Hypotheses(Map<RankClass, List<LaneBool>> predicates) {

    public Hypotheses {
        Map<RankClass, List<LaneBool>> copy = new LinkedHashMap<>();
        predicates.forEach((rankClass, list) -> copy.put(rankClass, List.copyOf(list)));
        predicates = Collections.unmodifiableMap(copy);
    }

    /** H(c) of the given hypotheses. */
    public static Hypotheses of(List<Truth> hypotheses) {
        return new Hypotheses(Map.of()).where(Truth.allOf(hypotheses));
    }

    /** What holds on every lane of the class. */
    public List<LaneBool> of(RankClass rankClass) {
        return predicates.getOrDefault(rankClass, List.of());
    }

    /** These hypotheses and those that follow where the truth value holds. */
    public Hypotheses where(Truth truth) {
        Map<RankClass, List<LaneBool>> more = new LinkedHashMap<>(predicates);
        for (Truth conjunct : Truth.conjuncts(truth)) {
            if (conjunct instanceof Truth.Fold fold) {
                add(more, fold.rankClass(), fold.predicate());
            }
        }
        return new Hypotheses(more);
    }

    /**
     * These hypotheses and those that follow where the truth value does not hold. A fold that is false says nothing about
     * any one lane, unless its class has exactly one.
     */
    public Hypotheses whereNot(Truth truth) {
        return where(Truth.not(truth));
    }

    /** These hypotheses and a predicate that holds on every lane of the class. */
    public Hypotheses and(RankClass rankClass, LaneBool predicate) {
        Map<RankClass, List<LaneBool>> more = new LinkedHashMap<>(predicates);
        add(more, rankClass, predicate);
        return new Hypotheses(more);
    }

    private static void add(Map<RankClass, List<LaneBool>> all, RankClass rankClass, LaneBool predicate) {
        List<LaneBool> list = new ArrayList<>(all.getOrDefault(rankClass, List.of()));
        LaneBool.conjuncts(predicate).stream().filter(conjunct -> !list.contains(conjunct)).forEach(list::add);
        all.put(rankClass, list);
    }
}
