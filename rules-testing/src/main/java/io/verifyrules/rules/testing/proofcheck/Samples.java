package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Random assignments that meet what a judgement is given; what fails at first is mended, number by number. */
final class Samples {

    private static final int ROUNDS = 60;

    private record Demand(Optional<RankClass> rankClass, LaneBool predicate) {}

    private final List<Demand> demands = new ArrayList<>();
    private final List<Truth> others = new ArrayList<>();

    Samples(Judgement judgement) {
        judgement.lanes()
                .predicates()
                .forEach((rankClass, all) -> all
                        .forEach(predicate -> demands.add(new Demand(Optional.of(rankClass), predicate))));
        judgement.given().stream().flatMap(truth -> Truth.conjuncts(truth).stream()).forEach(this::demand);
    }

    /** Demands a truth value as well. */
    void demand(Truth truth) {
        for (Truth part : Truth.conjuncts(truth)) {
            switch (part) {
                case Truth.Fold(RankClass rankClass, LaneBool predicate) -> LaneBool.conjuncts(predicate)
                        .forEach(conjunct -> demands.add(new Demand(Optional.of(rankClass), conjunct)));
                case Truth.OnScalars(LaneBool condition) -> demands.add(new Demand(Optional.empty(), condition));
                default -> others.add(part);
            }
        }
    }

    /** The assignment of a seed, mended; none where that fails. */
    Optional<Assignment> of(long seed) {
        Assignment assignment = new Assignment(seed);
        LaneValues values = new LaneValues(assignment);
        for (int round = 0; round < ROUNDS; round++) {
            if (!mend(assignment, values, round)) {
                Evaluator evaluator = new Evaluator(assignment, new Numbers(assignment));
                return isMetIn(evaluator) ? Optional.of(assignment) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Whether the demands on elements hold. */
    boolean isMetIn(Evaluator evaluator) {
        return others.stream().allMatch(evaluator::of);
    }

    /** Changes a number where a demand fails; whether one did. */
    private boolean mend(Assignment assignment, LaneValues values, int round) {
        boolean failed = false;
        for (Demand demand : demands) {
            int lanes = demand.rankClass().map(assignment::rank).orElse(1);
            for (int lane = 0; lane < lanes; lane++) {
                if (!values.of(demand.predicate(), lane)) {
                    failed = true;
                    mend(demand.predicate(), lane, assignment, values, round);
                }
            }
        }
        return failed;
    }

    private void mend(LaneBool predicate, int lane, Assignment assignment, LaneValues values, int round) {
        switch (predicate) {
            case LaneBool.Constant ignored -> throw new Discarded("a demand that is never met");
            case LaneBool.NonNegative(LaneInt term) -> {
                long more = -values.of(term, lane) + Math.floorMod(assignment.random("more", round), 2);
                change(term, more, lane, assignment, round, false);
            }
            case LaneBool.Zero(LaneInt term) -> change(term, -values.of(term, lane), lane, assignment, round, true);
            case LaneBool.NonZero(LaneInt term) -> change(term, 1, lane, assignment, round, false);
            case LaneBool.AllOf(List<LaneBool> parts) -> parts.stream()
                    .filter(part -> !values.of(part, lane))
                    .forEach(part -> mend(part, lane, assignment, values, round));
            case LaneBool.AnyOf(List<LaneBool> parts) ->
                mend(parts.get(Math.floorMod(assignment.random("part", round), parts.size())), lane, assignment, values,
                        round);
        }
    }

    /** Changes one variable of a polynomial so that its value grows so much. */
    private static void change(LaneInt term, long by, int lane, Assignment assignment, int round, boolean exactly) {
        List<Map.Entry<LaneAtom.Variable, Long>> linear = new ArrayList<>();
        for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.terms().entrySet()) {
            List<LaneAtom> atoms = part.getKey().atoms();
            if (atoms.size() == 1 && atoms.getFirst() instanceof LaneAtom.Variable variable
                    && part.getValue().bitLength() < 40 && (!exactly || by % part.getValue().longValue() == 0)) {
                linear.add(Map.entry(variable, part.getValue().longValue()));
            }
        }
        long random = assignment.random("change", round, term.hashCode(), lane);
        if (linear.isEmpty() || round % 7 == 6) {
            List<LaneAtom.Variable> all = List.copyOf(Atoms.variables(term));
            if (!all.isEmpty()) {
                LaneAtom.Variable any = all.get(Math.floorMod(random, all.size()));
                assignment.set(any, lane, Math.floorMod(random >>> 7, 5));
            }
            return;
        }
        Map.Entry<LaneAtom.Variable, Long> chosen = linear.get(Math.floorMod(random, linear.size()));
        long coefficient = chosen.getValue();
        long steps = by / coefficient;
        if (steps * coefficient < by) {
            steps += Long.signum(coefficient);
        }
        assignment.set(chosen.getKey(), lane, assignment.number(chosen.getKey(), lane) + steps);
    }
}
