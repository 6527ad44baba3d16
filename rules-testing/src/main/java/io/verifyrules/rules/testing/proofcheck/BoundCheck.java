package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.proof.Asked;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.RankBound;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The ranks of a proof: each combination has its query, and the bound of each class holds. For the latter, each set of predicates with one
 * member more than the bound is shown not to be irredundant.
 */
record BoundCheck(Findings findings, QueryCheck queries) {

    private static final int MOST_SETS = 3_000;

    void of(ProofStep step) {
        Map<RankClass, List<Integer>> planned = new HashMap<>();
        List<SideCondition.AtRanks> answered = new ArrayList<>();
        for (SideCondition condition : step.conditions()) {
            switch (condition) {
                case SideCondition.RanksSuffice(RankBound bound) -> {
                    planned.put(bound.rankClass(), bound.ranks());
                    of(bound, step.kind() + ", ranks of " + bound.rankClass().name());
                }
                case SideCondition.AtRanks at -> answered.add(at);
                case SideCondition.Entailed ignored -> findings.wrong(step.kind() + " with a question about a lane");
            }
        }
        answered.forEach(at -> {
            if (!at.query().isUnsatisfiable()) {
                findings.wrong(step.kind() + " has a query that is not unsat");
            }
            queries.again(at.query(), step.kind() + " at " + at.ranks());
        });
        Set<RankClass> classes = new LinkedHashSet<>(planned.keySet());
        answered.forEach(at -> classes.addAll(at.ranks().keySet()));
        for (Map<RankClass, Integer> ranks : combinations(List.copyOf(classes), planned)) {
            boolean has = answered.stream()
                    .anyMatch(at -> ranks.entrySet()
                            .stream()
                            .allMatch(rank -> at.ranks()
                                    .getOrDefault(rank.getKey(), List.of())
                                    .contains(rank.getValue())));
            if (has) {
                findings.checked("combinations of ranks");
            } else {
                findings.wrong(step.kind() + " has no query at " + ranks);
            }
        }
    }

    private static List<Map<RankClass, Integer>> combinations(List<RankClass> classes,
            Map<RankClass, List<Integer>> planned) {
        List<Map<RankClass, Integer>> all = List.of(Map.of());
        for (RankClass rankClass : classes) {
            List<Integer> ranks = rankClass.isSingleton() ? List.of(1) : planned.getOrDefault(rankClass, List.of(-1));
            List<Map<RankClass, Integer>> longer = new ArrayList<>();
            all.forEach(shorter -> ranks.forEach(rank -> {
                Map<RankClass, Integer> combined = new HashMap<>(shorter);
                combined.put(rankClass, rank);
                longer.add(combined);
            }));
            all = longer;
        }
        return all;
    }

    private void of(RankBound bound, String where) {
        ranks(bound, where);
        List<LaneBool> predicates = Stream
                .concat(bound.folds().stream(), bound.agreements().stream().map(RankBound.Agreement::predicate))
                .distinct()
                .toList();
        if (predicates.size() <= bound.lanes()) {
            findings.checked("bounds of ranks");
            return;
        }
        List<Set<LaneBool>> sets = sets(predicates, bound.lanes() + 1);
        if (sets.size() > MOST_SETS) {
            findings.trusts("bounds of ranks with many predicates");
            return;
        }
        sets.stream()
                .filter(set -> !isRedundant(set, bound))
                .findFirst()
                .ifPresentOrElse(
                        set -> findings
                                .wrong(where + ": more than " + bound.lanes() + " lanes may be needed for " + set),
                        () -> findings.checked("bounds of ranks"));
    }

    private void ranks(RankBound bound, String where) {
        boolean withoutZero = !bound.rankClass().allowsRankZero();
        if (bound.neutralLane().isPresent()) {
            neutral(bound, bound.neutralLane().get(), where);
        }
        List<Integer> needed = withoutZero
                ? List.of(Math.max(1, bound.lanes()))
                : bound.neutralLane().isPresent() || bound.lanes() == 0
                        ? List.of(bound.lanes())
                        : List.of(0, bound.lanes());
        if (!bound.ranks().containsAll(needed)) {
            findings.wrong(where + ": " + needed + " are needed, and " + bound.ranks() + " are looked at");
        }
    }

    /** The lane can be added to any instance only if it shares no number with others. */
    private void neutral(RankBound bound, Asked asked, String where) {
        List<LaneBool> all = new ArrayList<>(bound.hypotheses());
        all.addAll(bound.folds());
        bound.agreements().forEach(agreement -> all.add(agreement.predicate()));
        boolean shared = all.stream()
                .flatMap(predicate -> Atoms.in(predicate).stream())
                .anyMatch(atom -> atom instanceof CompoundAtom.Entry
                        || (atom instanceof LaneAtom.Variable variable && variable.isNumber()));
        if (shared) {
            findings.wrong(where + ": a neutral lane that shares numbers with other lanes");
        }
        queries.again(asked, where);
        LaneScript.Written script = LaneScript.of(all);
        switch (PlainZ3.of(script.text())) {
            case SAT -> findings.checked("neutral lanes");
            case UNSAT -> findings.wrong(where + ": there is no neutral lane");
            case UNKNOWN -> findings.trusts("neutral lanes");
        }
    }

    private static List<Set<LaneBool>> sets(List<LaneBool> of, int size) {
        List<Set<LaneBool>> all = new ArrayList<>();
        sets(of, size, 0, new ArrayList<>(), all);
        return all;
    }

    private static void sets(List<LaneBool> of, int size, int from, List<LaneBool> chosen, List<Set<LaneBool>> all) {
        if (all.size() > MOST_SETS) {
            return;
        }
        if (chosen.size() == size) {
            all.add(new LinkedHashSet<>(chosen));
            return;
        }
        for (int i = from; i < of.size(); i++) {
            chosen.add(of.get(i));
            sets(of, size, i + 1, chosen, all);
            chosen.removeLast();
        }
    }

    /** Whether some member fails on no lane on which the others hold. */
    private boolean isRedundant(Set<LaneBool> set, RankBound bound) {
        if (set.stream().anyMatch(member -> follows(member, without(set, member), bound))) {
            return true;
        }
        for (LaneBool member : set) {
            List<LaneBool> lane = new ArrayList<>(without(set, member));
            lane.add(LaneBool.not(member));
            boolean recorded = bound.noLane()
                    .stream()
                    .anyMatch(none -> lane.containsAll(none.predicates()) && none.query().map(asked -> {
                        queries.again(asked, "no lane");
                        return asked.isUnsatisfiable();
                    }).orElse(true));
            List<LaneBool> all = new ArrayList<>(bound.onScalars());
            all.addAll(bound.hypotheses());
            all.addAll(lane);
            if (recorded && queries.isImpossible(all, findings)) {
                return true;
            }
        }
        return false;
    }

    private static Set<LaneBool> without(Set<LaneBool> set, LaneBool member) {
        Set<LaneBool> others = new LinkedHashSet<>(set);
        others.remove(member);
        return others;
    }

    /** Whether two reads agree as others do, one after the other. */
    private boolean follows(LaneBool member, Set<LaneBool> others, RankBound bound) {
        for (RankBound.Agreement agreement : bound.agreements()) {
            if (agreement.predicate().equals(member)) {
                Set<Integer> reached = new HashSet<>(Set.of(agreement.first()));
                boolean grown = true;
                while (grown) {
                    grown = false;
                    for (RankBound.Agreement edge : bound.agreements()) {
                        boolean holds = others.contains(edge.predicate()) || isAlways(edge.predicate(), bound);
                        if (holds && (reached.contains(edge.first()) != reached.contains(edge.second()))) {
                            reached.add(edge.first());
                            reached.add(edge.second());
                            grown = true;
                        }
                    }
                }
                if (reached.contains(agreement.second())) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isAlways(LaneBool predicate, RankBound bound) {
        LaneBool opposite = LaneBool.not(predicate);
        List<LaneBool> all = new ArrayList<>(bound.onScalars());
        all.addAll(bound.hypotheses());
        all.add(opposite);
        return bound.noLane().stream().anyMatch(none -> none.predicates().equals(List.of(opposite)))
                && queries.isImpossible(all, findings);
    }
}
