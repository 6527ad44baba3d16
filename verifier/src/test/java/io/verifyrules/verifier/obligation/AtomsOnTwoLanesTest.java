package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneDependence;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneValues;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.theory.ElementTheories;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Every kind of atom inside of every other kind, on two lanes of one class. The formulas are compared with the meaning of the terms on
 * instances in which all differs that may: a variable of the class from lane to lane, and a place of one number from lane to lane.
 */
class AtomsOnTwoLanesTest {

    private static final int LANES = 2;
    private static final int INSTANCES = 3;
    private static final Budget AMPLE = new Budget(20_000_000, Duration.ofSeconds(60), false);
    private static final RankClass C = LaneVariables.C;
    private static final RankClass ONE = new RankClass("s", RankBound.SINGLETON);
    private static final LaneAtom.Variable MAP = LaneVariables.map("n");
    private static final LaneInt SCALAR = LaneInt.of(LaneVariables.scalar("k"));
    private static final Permutation ORDER = Permutation.declared(new AxisMap.Variable("p", C));

    private static final Map<String, LaneInt> LEAVES = ordered(
            Map.of("a map", LaneInt.of(MAP), "an index", LaneInt.of(LaneVariables.index("i")), "a map in another order",
                    LaneInt.of(new LaneAtom.Permuted(MAP, ORDER)), "a scalar", SCALAR, "a number of a singleton",
                    LaneInt.of(LaneVariables.map("m", ONE)), "a place of a number", place(SCALAR, LaneInt.of(MAP))));

    private static final Map<String, UnaryOperator<LaneInt>> AROUND = ordered(Map.of("a positive part",
            term -> LaneInt.positivePart(term.minus(1)), "a dividend",
            term -> LaneInt.quotient(term.plus(3), LaneInt.of(2)), "a divisor",
            term -> LaneInt.quotient(LaneInt.of(11), term), "a condition",
            term -> LaneInt.choice(LaneBool.nonNegative(term.minus(2)), LaneInt.of(5), LaneInt.of(MAP)), "a branch",
            term -> LaneInt.choice(LaneBool.nonNegative(SCALAR.minus(1)), term, LaneInt.of(3)), "an index of an entry",
            AtomsOnTwoLanesTest::entry, "the sizes of a place", term -> place(SCALAR, term), "the number of a place",
            term -> place(LaneDependence.of(term).isSameOnEveryLane() ? term : entry(term), LaneInt.of(MAP)),
            "a product", term -> term.times(LaneInt.of(MAP)).plus(term)));

    private static LaneInt place(LaneInt number, LaneInt size) {
        return LaneInt.of(new CompoundAtom.Place(C, number, size));
    }

    private static LaneInt entry(LaneInt index) {
        return LaneInt.of(new CompoundAtom.Entry(new Origin.Input("T"), new TreeMap<>(Map.of(C.axis(), index))));
    }

    private static <T> Map<String, T> ordered(Map<String, T> named) {
        return new TreeMap<>(named);
    }

    /** All leaves inside of two kinds of atoms, the outer of which is given. */
    private static Map<String, LaneInt> terms(String outer) {
        Map<String, LaneInt> terms = new LinkedHashMap<>();
        LEAVES.forEach(
                (leaf, term) -> AROUND.forEach((inner, around) -> terms.put(leaf + " in " + inner + " in " + outer,
                        Objects.requireNonNull(AROUND.get(outer)).apply(around.apply(term)))));
        return terms;
    }

    /** Values of variables, entries and places, as different as can be, and drawn from few so that signs and zeros occur. */
    private record Instance(int number) {

        private long drawn(Object... thing) {
            return Math.floorMod((List.of(thing).hashCode() * 0x9E3779B97F4A7C15L) >>> 20, 7L) - 2;
        }

        LaneValues on(int lane) {
            return new LaneValues(
                    variable -> drawn(number, variable.toString(), variable.isNumber() ? 0 : 5 * lane + 3),
                    entry -> drawn(number, entry.origin().text(),
                            entry.at().values().stream().map(this::onAllLanes).toList()),
                    place -> drawn(number, "place", lane, on(lane).of(place.number()), onAllLanes(place.size())));
        }

        private List<Long> onAllLanes(LaneInt term) {
            List<Long> values = new ArrayList<>();
            for (int lane = 0; lane < LANES; lane++) {
                values.add(on(lane).of(term));
            }
            return values;
        }
    }

    @TestFactory
    List<DynamicTest> formulasHaveTheValuesOfTheirTerms() {
        return AROUND.keySet().stream().map(outer -> DynamicTest.dynamicTest("in " + outer, () -> {
            for (int number = 0; number < INSTANCES; number++) {
                Instance instance = new Instance(number);
                if (!isAnInstance(instance, terms(outer).values())) {
                    assertThat(terms(outer)).allSatisfy(
                            (name, term) -> assertThat(isAnInstance(instance, List.of(term))).as("%s", term).isTrue());
                }
            }
        })).toList();
    }

    /** Whether the facts about the formulas of the terms admit their values on both lanes. */
    private static boolean isAnInstance(Instance instance, Collection<LaneInt> terms) {
        InstanceEncoder encoder = new InstanceEncoder(Map.of(C, LANES), type -> ElementTheories.of(type, false));
        List<Formula> all = new ArrayList<>();
        for (int lane = 0; lane < LANES; lane++) {
            LaneValues values = instance.on(lane);
            for (LaneAtom atom : Atoms.in(terms)) {
                if (isDrawn(atom)) {
                    all.add(said(encoder, values, LaneInt.of(atom), lane));
                }
            }
            for (LaneInt term : terms) {
                all.add(said(encoder, values, term, lane));
            }
        }
        all.addAll(encoder.facts());
        Query query = new Query("values on two lanes", all, List.of());
        return new Z3Solver().check(query, AMPLE) instanceof Answer.Satisfiable;
    }

    /** Whether an instance chooses its value; that of others is computed. */
    private static boolean isDrawn(LaneAtom atom) {
        return switch (atom) {
            case LaneAtom.Variable ignored -> true;
            case CompoundAtom.Entry ignored -> true;
            case CompoundAtom.Place ignored -> true;
            case CompoundAtom.Quotient ignored -> false;
            case CompoundAtom.PositivePart ignored -> false;
            case CompoundAtom.Choice ignored -> false;
        };
    }

    private static Formula said(InstanceEncoder encoder, LaneValues values, LaneInt term, int lane) {
        return Formula.equal(encoder.of(term, lane), Formula.whole(values.of(term)));
    }

    @Test
    void whatIsSaidToBeTheSameOnEveryLaneIsAndNothingElse() {
        Map<String, Boolean> differs = new HashMap<>();
        Map<String, Boolean> isSame = new HashMap<>();
        AROUND.keySet().forEach(outer -> terms(outer).forEach((name, term) -> {
            isSame.put(name, LaneDependence.of(term).isSameOnEveryLane());
            differs.put(name, false);
            for (int number = 0; number < 40; number++) {
                Instance instance = new Instance(number);
                differs.merge(name, instance.on(0).of(term) != instance.on(1).of(term), Boolean::logicalOr);
            }
        }));
        assertThat(differs.keySet()).hasSize(LEAVES.size() * AROUND.size() * AROUND.size())
                .allSatisfy(name -> assertThat(isSame.get(name)).as(name).isNotEqualTo(differs.get(name)));
    }

    @Test
    void aQuotientOfAPlaceIsNotOneNumber() {
        InstanceEncoder encoder = new InstanceEncoder(Map.of(C, LANES), type -> ElementTheories.of(type, false));
        LaneInt half = LaneInt.quotient(place(SCALAR, LaneInt.of(MAP)), LaneInt.of(2));
        assertThat(encoder.of(half, 0)).isNotEqualTo(encoder.of(half, 1));
    }

    @Test
    void aQuotientOfANumberIsOneSymbol() {
        InstanceEncoder encoder = new InstanceEncoder(Map.of(C, LANES), type -> ElementTheories.of(type, false));
        LaneInt half = LaneInt.quotient(SCALAR.plus(entry(LaneInt.of(MAP))), LaneInt.of(2));
        assertThat(encoder.of(half, 0)).isEqualTo(encoder.of(half, 1));
    }
}
