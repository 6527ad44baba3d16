package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.RankClass;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * H(c) for each class: the predicates of exactly those folds that stand un-negated as top-level conjuncts of the
 * hypotheses. So every lane of every instance satisfies them. A path through a term may add others.
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

    /** The predicates that hold on every lane of the class. */
    public List<LaneBool> of(RankClass rankClass) {
        return predicates.getOrDefault(rankClass, List.of());
    }

    /**
     * The predicates of every lane of the class, and those of the numbers that these or the claims mention. A predicate
     * of the lane of a singleton is about numbers, which are there whatever the lane.
     */
    public List<LaneBool> about(RankClass rankClass, LaneBool... claims) {
        Set<RankClass> numbers = new LinkedHashSet<>();
        for (LaneBool claim : claims) {
            numbers.addAll(Atoms.singletons(claim));
        }
        return about(rankClass, numbers);
    }

    /** The same, where numbers of these singletons are spoken of. */
    public List<LaneBool> about(RankClass rankClass, Set<RankClass> numbers) {
        List<LaneBool> about = new ArrayList<>(of(rankClass));
        Set<RankClass> mentioned = new LinkedHashSet<>(numbers);
        Set<RankClass> used = new HashSet<>(Set.of(rankClass));
        if (rankClass.isSingleton()) {
            mentioned.add(rankClass);
        }
        about.forEach(predicate -> mentioned.addAll(Atoms.singletons(predicate)));
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Map.Entry<RankClass, List<LaneBool>> entry : predicates.entrySet()) {
                RankClass singleton = entry.getKey();
                if (singleton.isSingleton() && !used.contains(singleton)
                        && (mentioned.contains(singleton) || speaks(entry.getValue(), mentioned))) {
                    used.add(singleton);
                    entry.getValue().forEach(predicate -> mentioned.addAll(Atoms.singletons(predicate)));
                    entry.getValue().stream().filter(predicate -> !about.contains(predicate)).forEach(about::add);
                    grown = true;
                }
            }
        }
        return List.copyOf(about);
    }

    private static boolean speaks(List<LaneBool> predicates, Set<RankClass> of) {
        return predicates.stream().anyMatch(predicate -> !Collections.disjoint(Atoms.singletons(predicate), of));
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
