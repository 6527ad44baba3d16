package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.choice.TestedZ3;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneValues;
import io.verifyrules.verifier.term.RandomLaneTerms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The normal form keeps the value of every term on every lane that satisfies the hypotheses, whatever values its own
 * variables take there, and its hypotheses and facts together exclude exactly the lanes that the hypotheses exclude.
 */
class NormalFormTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);
    private static final Budget SMALL = new Budget(60_000, Duration.ofSeconds(2), false);
    private static final int SEEDS = 30;
    private static final int LANES = 10;

    private final Solver solver = TestedZ3.solver();

    @Test
    void keepsTheValuesOfTermsAndTheLanesOfTheHypotheses() {
        int inside = 0;
        int outside = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            RandomLaneTerms random = RandomLaneTerms.of(seed);
            List<LaneBool> hypotheses = hypotheses(random);
            List<LaneInt> terms = List.of(random.term(2), random.term(3), random.term(3), quotient(random));
            NormalForm form = normalForm(hypotheses, terms);
            for (Map<LaneAtom.Variable, Long> values : lanes(random, hypotheses, seed)) {
                LaneValues lane = new LaneValues(variable -> values.getOrDefault(variable, 0L));
                boolean satisfies = hypotheses.stream().allMatch(lane::holds);
                String where = "seed " + seed + ", " + hypotheses + ", " + values + ", " + terms;
                Answer answer = solver.check(query(values, form, hypotheses), SMALL);
                if (answer instanceof Answer.GaveUp) {
                    continue;
                }
                assertThat(answer).as(where)
                        .isInstanceOf(satisfies ? Answer.Satisfiable.class : Answer.Unsatisfiable.class);
                if (satisfies) {
                    inside += keepsValues(where, form, terms, values, lane) ? 1 : 0;
                } else {
                    outside++;
                }
            }
        }
        assertThat(inside).as("lanes of the hypotheses").isGreaterThan(60);
        assertThat(outside).as("other lanes").isGreaterThan(20);
    }

    /** Divisors that are at least 1 for certain, an equation now and then, and bounds. */
    private static List<LaneBool> hypotheses(RandomLaneTerms random) {
        List<LaneBool> all = new ArrayList<>();
        all.add(LaneBool.atMost(LaneInt.ONE, LaneInt.of(RandomLaneTerms.map("d"))));
        LaneInt f = LaneInt.of(RandomLaneTerms.map("f"));
        all.add(switch (random.random().nextInt(5)) {
            case 0 -> LaneBool.equal(f, LaneInt.of(RandomLaneTerms.map("d")));
            case 1 -> LaneBool.equal(f.plus(random.random().nextInt(3)), LaneInt.of(RandomLaneTerms.map("a")));
            case 2 -> LaneBool.atMost(LaneInt.ZERO, f.plus(random.random().nextInt(2)));
            case 3 -> LaneBool.equal(f, LaneInt.quotient(LaneInt.of(RandomLaneTerms.map("a")), LaneInt.of(2)));
            default -> LaneBool.equal(f,
                    LaneInt.quotient(LaneInt.of(RandomLaneTerms.map("a")), LaneInt.of(RandomLaneTerms.map("d"))));
        });
        all.add(LaneBool.atMost(random.leaf(), random.variable().plus(3)));
        return all;
    }

    /** A division as operators make them: an index or a size over a stride or over interior + 1, nested now and then. */
    private static LaneInt quotient(RandomLaneTerms random) {
        LaneInt d = LaneInt.of(RandomLaneTerms.map("d"));
        LaneInt f = LaneInt.of(RandomLaneTerms.map("f")).plus(random.random().nextInt(2));
        LaneInt inner = LaneInt.quotient(random.variable().plus(random.leaf().times(d)), d);
        return random.random().nextBoolean() ? LaneInt.quotient(inner, f) : LaneInt.quotient(inner, d.times(f));
    }

    private NormalForm normalForm(List<LaneBool> hypotheses, List<LaneInt> terms) {
        ValueTerms factory = new ValueTerms();
        ValueTerm element = factory.parameter("v", ElementType.OPEN);
        TreeMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>();
        terms.forEach(term -> sizes.put(C.axis("x" + sizes.size()), term));
        RuleMeaning meaning = new RuleMeaning(List.of(Truth.fold(C, LaneBool.allOf(hypotheses))), List.of(), sizes,
                sizes, List.of(), new TreeMap<>(), Truth.TRUE, element, element, List.of(), Set.of());
        LaneOracle oracle = new LaneOracle(solver, Budgets.of(40_000, Duration.ofMillis(500)), List.of());
        return NormalForm.of(meaning, factory, oracle, Limit.NONE);
    }

    private static List<Map<LaneAtom.Variable, Long>> lanes(RandomLaneTerms random, List<LaneBool> hypotheses,
            int seed) {
        Random numbers = new Random(seed);
        List<Map<LaneAtom.Variable, Long>> lanes = new ArrayList<>();
        for (int i = 0; lanes.size() < LANES && i < 2000; i++) {
            Map<LaneAtom.Variable, Long> values = new HashMap<>();
            random.variables().forEach(variable -> values.put(variable, numbers.nextInt(8) - 2L));
            LaneValues lane = new LaneValues(variable -> values.getOrDefault(variable, 0L));
            if (hypotheses.stream().allMatch(lane::holds) || (i % 3 == 0 && lanes.size() < LANES / 3)) {
                lanes.add(values);
            }
        }
        return lanes;
    }

    private static InstanceEncoder encoder() {
        return new InstanceEncoder(Map.of(C, 1), type -> {
            throw new IllegalStateException("a lane has no elements");
        });
    }

    /** That each variable of the rule, as the normal form expresses it, has its value. */
    private static List<Formula> at(Map<LaneAtom.Variable, Long> values, NormalForm form, InstanceEncoder encoder) {
        List<Formula> there = new ArrayList<>();
        values.forEach((variable, value) -> there.add(Formula
                .equal(encoder.of(form.rewrite(Optional.of(C), LaneInt.of(variable)), 0), Formula.whole(value))));
        return there;
    }

    private static Query query(Map<LaneAtom.Variable, Long> values, NormalForm form, List<LaneBool> hypotheses) {
        InstanceEncoder encoder = encoder();
        List<Formula> all = at(values, form, encoder);
        form.facts(C).forEach(fact -> all.add(encoder.of(fact, 0)));
        hypotheses.forEach(hypothesis -> all.add(encoder.of(form.rewrite(Optional.of(C), hypothesis), 0)));
        all.addAll(encoder.facts());
        return new Query("a lane", all, List.of());
    }

    /** Whether the solver could tell that no term changes its value; fails if one does. */
    private boolean keepsValues(String where, NormalForm form, List<LaneInt> terms, Map<LaneAtom.Variable, Long> values,
            LaneValues lane) {
        InstanceEncoder encoder = encoder();
        List<Formula> different = new ArrayList<>();
        terms.forEach(term -> different.add(Formula
                .not(Formula.equal(encoder.of(form.rewrite(Optional.of(C), term), 0), Formula.whole(lane.of(term))))));
        List<Formula> all = at(values, form, encoder);
        form.facts(C).forEach(fact -> all.add(encoder.of(fact, 0)));
        all.add(Formula.or(different));
        all.addAll(encoder.facts());
        Answer answer = solver.check(new Query("a value", all, List.of()), SMALL);
        assertThat(answer).as(where).isNotInstanceOf(Answer.Satisfiable.class);
        return answer instanceof Answer.Unsatisfiable;
    }
}
