package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Two conditions hold in the same instances. Both are conjunctions of folds, whose predicates are equivalent class by
 * class on each lane, beside parts that are the same. It rests on no law.
 *
 * <p>Side condition: under the hypotheses each predicate entails the other. For a class that one condition does not
 * speak of, the predicate of the other follows from the hypotheses alone. Parts that are no plain folds, such as
 * opposites of folds, are not looked into. They are the same on both sides, or the conditions are not known to be
 * equivalent.
 */
record ConditionEquivalence(LaneOracle oracle) {

    /** The side conditions, where they are met. */
    Optional<List<SideCondition>> of(Truth left, Truth right, Hypotheses hypotheses) {
        Map<RankClass, List<LaneBool>> leftFolds = new LinkedHashMap<>();
        Map<RankClass, List<LaneBool>> rightFolds = new LinkedHashMap<>();
        if (!split(left, leftFolds).equals(split(right, rightFolds))) {
            return Optional.empty();
        }
        Set<RankClass> classes = new HashSet<>(leftFolds.keySet());
        classes.addAll(rightFolds.keySet());
        List<SideCondition> conditions = new ArrayList<>();
        boolean equivalent = classes.stream().allMatch(rankClass -> {
            LaneBool a = LaneBool.allOf(leftFolds.getOrDefault(rankClass, List.of()));
            LaneBool b = LaneBool.allOf(rightFolds.getOrDefault(rankClass, List.of()));
            return oracle.entailment(rankClass, with(leftFolds, hypotheses.and(rankClass, a)).about(rankClass, b), b)
                    .filter(conditions::add)
                    .isPresent()
                    && oracle
                            .entailment(rankClass, with(rightFolds, hypotheses.and(rankClass, b)).about(rankClass, a),
                                    a)
                            .filter(conditions::add)
                            .isPresent();
        });
        return equivalent ? Optional.of(conditions) : Optional.empty();
    }

    /** The hypotheses with what is said of the lanes of singletons, which numbers on other lanes depend on. */
    private static Hypotheses with(Map<RankClass, List<LaneBool>> folds, Hypotheses hypotheses) {
        Hypotheses all = hypotheses;
        for (Map.Entry<RankClass, List<LaneBool>> entry : folds.entrySet()) {
            if (entry.getKey().isSingleton()) {
                all = all.and(entry.getKey(), LaneBool.allOf(entry.getValue()));
            }
        }
        return all;
    }

    private static Set<Truth> split(Truth condition, Map<RankClass, List<LaneBool>> folds) {
        Set<Truth> others = new HashSet<>();
        for (Truth conjunct : Truth.conjuncts(condition)) {
            if (conjunct instanceof Truth.Fold fold) {
                folds.computeIfAbsent(fold.rankClass(), key -> new ArrayList<>()).add(fold.predicate());
            } else {
                others.add(conjunct);
            }
        }
        return others;
    }
}
