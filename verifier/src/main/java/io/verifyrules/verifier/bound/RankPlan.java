package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.proof.Asked;
import io.verifyrules.verifier.proof.RankBound;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ClassPlan;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The ranks at which a claim must be checked so that it holds at all ranks.
 *
 * <p>Let Phi(c) be the predicates of {@link LanePredicates}, H(c) the {@link Hypotheses}, and k(c) the size of a largest
 * irredundant subset of Phi(c). Wherever k(c) stands below, any larger number does as well: {@link IrredundantSets} finds k(c)
 * where that is cheap, and a bound of it elsewhere.
 *
 * <p><b>Going down.</b> A counterexample at rank n > k(c) has one at rank max(k(c), 1), or at rank 0 if k(c) = 0, the
 * other ranks unchanged. Take a minimal set of lanes with a falsifying lane for every false fold. It also has a
 * differing lane for every two reads that differ in class c. By minimality each picked lane has a predicate that it
 * alone of the picked lanes falsifies. So these predicates form an irredundant set and there are at most k(c) lanes;
 * arbitrary further ones fill up. Restricting all maps, indices and tensors to those lanes keeps the truth of every
 * fold and which reads coincide.
 *
 * <p><b>Going up.</b> A counterexample at rank n >= 1 has one at rank n + 1: duplicate a lane.
 *
 * <p><b>Rank 0.</b> A counterexample at rank 0 has one at rank 1 if some lane satisfies H(c) and all of Phi(c) at once.
 * Add that lane. This needs that the lane can be chosen freely. Where the lane terms of c mention a scalar, which all
 * lanes share, rank 0 is checked itself. Only an answered "there is such a lane" counts; a question that is not
 * answered means that rank 0 is checked.
 *
 * <p>Hence each class is checked at rank max(k(c), 1), and at rank 0 too where the neutral lane is not known to exist.
 * Where k(c) = 0, it is checked at rank 0 alone. Singleton classes stay at rank 1; a class declared non-empty has no
 * rank 0. Classes with several ranks are checked in all combinations.
 *
 * @param classes the evidence, class by class
 * @param ranks   the ranks of each class that must be checked
 * @param bounds  why these ranks suffice, for each class that has more than one lane or none
 */
public record RankPlan(List<ClassPlan> classes, Map<RankClass, List<Integer>> ranks, List<RankBound> bounds) {

    public RankPlan {
        classes = List.copyOf(classes);
        bounds = List.copyOf(bounds);
    }

    /**
     * The plan for a claim.
     *
     * @param limit the limit of the search: where that is spent, bounds are larger than they need to be
     */
    public static RankPlan of(ClaimKind claim, Collection<RankClass> rankClasses, Hypotheses hypotheses,
            LanePredicates claimed, LaneOracle oracle, Limit limit) {
        LanePredicates predicates = claimed.and(hypotheses);
        LaneQuestions questions = new LaneQuestions(oracle, limit);
        Map<RankClass, ZeroRank> zero = new LinkedHashMap<>();
        Map<RankClass, Asked> neutral = new LinkedHashMap<>();
        // A neutral lane halves the work, and costs one question: it is asked for before bounds are improved.
        rankClasses.stream().filter(rankClass -> !rankClass.isSingleton()).forEach(rankClass -> {
            ZeroRank rankZero = ZeroRank.of(rankClass, hypotheses.of(rankClass), predicates.ofClass(rankClass),
                    questions);
            zero.put(rankClass, rankZero);
            if (rankZero == ZeroRank.NEUTRAL_LANE) {
                questions.lane(rankClass).ifPresent(query -> neutral.put(rankClass, query));
            }
        });
        List<ClassPlan> classes = new ArrayList<>();
        Map<RankClass, List<Integer>> ranks = new LinkedHashMap<>();
        List<RankBound> bounds = new ArrayList<>();
        for (RankClass rankClass : rankClasses) {
            ZeroRank rankZero = zero.get(rankClass);
            ClassPlan plan;
            if (rankZero == null) {
                plan = singleton(claim, rankClass);
            } else {
                ClassPredicates phi = predicates.ofClass(rankClass);
                plan = plan(claim, rankClass, phi, rankZero, IrredundantSets.bound(rankClass, hypotheses.of(rankClass),
                        phi, rankZero == ZeroRank.NEUTRAL_LANE, questions));
                bounds.add(new RankBound(rankClass, hypotheses.of(rankClass), List.copyOf(phi.folds()), phi.numbered(),
                        plan.bound(), plan.ranks(), questions.onScalars(), questions.noLane(rankClass),
                        Optional.ofNullable(neutral.get(rankClass))));
            }
            classes.add(plan);
            ranks.put(rankClass, plan.ranks());
        }
        return new RankPlan(classes, ranks, bounds);
    }

    private static ClassPlan singleton(ClaimKind claim, RankClass rankClass) {
        return new ClassPlan(claim, rankClass.name(), List.of(), List.of(), 0, true,
                "a singleton class has rank 1 only", List.of(1), "a singleton class has rank 1 only");
    }

    private static ClassPlan plan(ClaimKind claim, RankClass rankClass, ClassPredicates phi, ZeroRank zero,
            LaneBound bound) {
        int k = bound.lanes();
        List<Integer> ranks = switch (zero) {
            case NOT_ALLOWED -> List.of(Math.max(k, 1));
            case NEUTRAL_LANE -> List.of(k);
            case SHARED_NUMBER, NO_NEUTRAL_LANE -> k == 0 ? List.of(0) : List.of(0, k);
        };
        String rankZero = k == 0 && zero != ZeroRank.NOT_ALLOWED
                ? "rank 0 alone is enough: on every lane all predicates hold"
                : zero.reason();
        return new ClassPlan(claim, rankClass.name(), texts(phi.all()), texts(bound.irredundant()), k, bound.exact(),
                bound.reason(), ranks, rankZero);
    }

    private static List<String> texts(Collection<LaneBool> predicates) {
        return predicates.stream().map(LaneBool::toString).toList();
    }

    /** The classes that are checked at rank 0 and at another rank. */
    public Set<RankClass> atTwoRanks() {
        return ranks.entrySet()
                .stream()
                .filter(entry -> entry.getValue().size() > 1)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The ranks, such as {@code c=0 or 2, d=1}. */
    public String at() {
        return ranks.entrySet()
                .stream()
                .map(entry -> entry.getKey() + "="
                        + entry.getValue().stream().map(Object::toString).collect(Collectors.joining(" or ")))
                .collect(Collectors.joining(", "));
    }

    /** Each class at its highest planned rank. */
    public Map<RankClass, Integer> highest() {
        Map<RankClass, Integer> highest = new LinkedHashMap<>();
        ranks.forEach((rankClass, planned) -> highest.put(rankClass, Collections.max(planned)));
        return highest;
    }

    /** Every combination of the planned ranks: twice as many with each class that is checked at two. */
    public List<Map<RankClass, Integer>> instances() {
        List<Map<RankClass, Integer>> all = List.of(Map.of());
        for (Map.Entry<RankClass, List<Integer>> entry : ranks.entrySet()) {
            List<Map<RankClass, Integer>> longer = new ArrayList<>();
            for (Map<RankClass, Integer> shorter : all) {
                for (int rank : entry.getValue()) {
                    Map<RankClass, Integer> combined = new LinkedHashMap<>(shorter);
                    combined.put(entry.getKey(), rank);
                    longer.add(combined);
                }
            }
            all = longer;
        }
        return all;
    }
}
