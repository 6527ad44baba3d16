package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

@Execution(ExecutionMode.CONCURRENT)
class RankPlanTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);
    private static final RankClass D = new RankClass("d", RankBound.ANY);
    private static final RankClass NON_EMPTY = new RankClass("c", RankBound.NON_EMPTY);
    private static final RankClass SINGLETON = new RankClass("c", RankBound.SINGLETON);

    private static final LaneInt X = LaneInt.of(LaneVariables.map("x"));
    private static final LaneInt SCALAR = LaneInt.of(LaneVariables.scalar("s"));

    private static LaneBool is(int value) {
        return LaneBool.equal(X, LaneInt.of(value));
    }

    private static LaneBool atLeast(int value) {
        return LaneBool.atMost(LaneInt.of(value), X);
    }

    private static RankPlan plan(Solver solver, List<RankClass> classes, List<Truth> hypotheses, Truth claim) {
        Hypotheses lane = new Hypotheses(Map.of());
        for (Truth hypothesis : hypotheses) {
            lane = lane.where(hypothesis);
        }
        LaneOracle oracle = new LaneOracle(solver, Budgets.of(2_000_000, Duration.ofSeconds(20)), List.of());
        return RankPlan.of(new ClaimKind.Step("the claim"), classes, lane,
                LanePredicates.of(hypotheses, List.of(claim), List.of()), oracle, Limit.NONE);
    }

    private static RankPlan plan(RankClass rankClass, List<Truth> hypotheses, Truth claim) {
        return plan(new Z3Glances(new Z3Solver()), List.of(rankClass), hypotheses, claim);
    }

    private static Truth everyLane(LaneBool... predicates) {
        return Truth.anyOf(List.of(predicates).stream().map(predicate -> Truth.fold(C, predicate)).toList());
    }

    private static void assertRanks(RankPlan plan, int bound, List<Integer> ranks, String why) {
        assertThat(plan.classes()).singleElement().satisfies(of -> {
            assertThat(of.bound()).isEqualTo(bound);
            assertThat(of.exact()).isTrue();
            assertThat(of.irredundant()).hasSize(bound);
            assertThat(of.ranks()).isEqualTo(ranks);
            assertThat(of.rankZero()).contains(why);
        });
    }

    @Test
    void onePredicateNeedsRankOneOnlyAsTheNeutralLaneCoversRankZero() {
        assertRanks(plan(C, List.of(), everyLane(is(0))), 1, List.of(1), "a neutral lane exists");
    }

    @Test
    void onSomeLaneAndOnEveryLaneAreDifferentFoldsAlthoughTheyAgreeAtRankOne() {
        LaneBool padded = LaneBool.lessThan(X, LaneInt.ZERO);
        Truth onSome = Truth.not(Truth.fold(C, LaneBool.not(padded)));
        Truth claim = Truth.anyOf(List.of(onSome, Truth.fold(C, padded)));
        assertThat(LanePredicates.of(List.of(), List.of(claim), List.of()).of(C)).containsExactlyInAnyOrder(padded,
                LaneBool.not(padded));
        assertRanks(plan(C, List.of(), claim), 2, List.of(0, 2), "no neutral lane");
    }

    @Test
    void predicatesThatExcludeEachOtherNeedALaneEachAndLeaveNoNeutralLane() {
        assertRanks(plan(C, List.of(), everyLane(is(0), is(1))), 2, List.of(0, 2), "no neutral lane");
    }

    @Test
    void ofNestedPredicatesOneLaneIsEnough() {
        assertRanks(plan(C, List.of(), everyLane(atLeast(0), atLeast(1), atLeast(2))), 1, List.of(1),
                "a neutral lane exists");
    }

    @Test
    void threeExclusionsNeedThreeLanes() {
        assertRanks(plan(C, List.of(), everyLane(LaneBool.not(is(0)), LaneBool.not(is(1)), LaneBool.not(is(2)))), 3,
                List.of(3), "a neutral lane exists");
    }

    @Test
    void wherePlainHypothesesImplyEveryPredicateRankZeroAloneIsEnough() {
        assertRanks(plan(C, List.of(Truth.fold(C, atLeast(3))), everyLane(atLeast(1))), 0, List.of(0), "rank 0 alone");
    }

    @Test
    void aHypothesisThatIsNotAPlainFoldSaysNothingAboutAnyOneLaneAndMattersItself() {
        Truth someLane = Truth.not(Truth.fold(C, LaneBool.not(atLeast(3))));
        assertThat(LanePredicates.of(List.of(someLane), List.of(everyLane(atLeast(1))), List.of()).of(C))
                .containsExactlyInAnyOrder(LaneBool.not(atLeast(3)), atLeast(1));
        assertRanks(plan(C, List.of(someLane), everyLane(atLeast(1))), 2, List.of(2), "a neutral lane exists");
    }

    @Test
    void aScalarSharedByAllLanesMeansThatRankZeroIsChecked() {
        LaneBool atLeastScalar = LaneBool.atMost(SCALAR, X);
        assertRanks(plan(C, List.of(), everyLane(atLeastScalar)), 1, List.of(0, 1), "share a number");
        assertRanks(plan(C, List.of(Truth.fold(C, atLeastScalar)), everyLane(is(0))), 1, List.of(0, 1),
                "share a number");
    }

    @Test
    void anElementThatIsANumberIsSharedByAllLanesToo() {
        LaneInt entry = LaneInt
                .of(new CompoundAtom.Entry(new Origin.Input("N"), new TreeMap<>(Map.of(C.axis(), LaneInt.ZERO))));
        assertRanks(plan(C, List.of(), everyLane(LaneBool.atMost(entry, X))), 1, List.of(0, 1), "share a number");
        assertRanks(plan(C, List.of(Truth.fold(C, LaneBool.atMost(entry, X))), everyLane(is(0))), 1, List.of(0, 1),
                "share a number");
    }

    @Test
    void aScalarInsideOfADivisionOrAChoiceIsSharedToo() {
        LaneBool divided = LaneBool.zero(LaneInt.quotient(X, SCALAR));
        LaneBool chosen = LaneBool.zero(LaneInt.choice(LaneBool.zero(SCALAR), X, LaneInt.ONE));
        LaneBool clamped = LaneBool.zero(LaneInt.max(X, SCALAR).minus(SCALAR));
        for (LaneBool predicate : List.of(divided, chosen, clamped)) {
            assertRanks(plan(C, List.of(), everyLane(predicate)), 1, List.of(0, 1), "share a number");
        }
    }

    @Test
    void aClassDeclaredNonEmptyHasNoRankZero() {
        assertRanks(plan(NON_EMPTY, List.of(), Truth.fold(NON_EMPTY, is(0))), 1, List.of(1), "non-empty");
        assertRanks(plan(NON_EMPTY, List.of(), Truth.TRUE), 0, List.of(1), "non-empty");
        Truth exclusive = Truth.anyOf(List.of(Truth.fold(NON_EMPTY, is(0)), Truth.fold(NON_EMPTY, is(1))));
        assertRanks(plan(NON_EMPTY, List.of(), exclusive), 2, List.of(2), "non-empty");
    }

    @Test
    void aSingletonClassStaysAtRankOne() {
        assertRanks(plan(SINGLETON, List.of(), Truth.fold(SINGLETON, is(0))), 0, List.of(1), "singleton");
    }

    @Test
    void theFoldOfFalseMattersAsItSaysThatTheRankIsZero() {
        assertRanks(plan(C, List.of(), everyLane(LaneBool.FALSE)), 1, List.of(0, 1), "no neutral lane");
    }

    private static void assertUpperBound(RankPlan plan, int bound, List<Integer> ranks, String reason) {
        assertThat(plan.classes()).singleElement().satisfies(of -> {
            assertThat(of.bound()).isEqualTo(bound);
            assertThat(of.exact()).isFalse();
            assertThat(of.reason()).startsWith("an upper bound").contains(reason);
            assertThat(of.ranks()).isEqualTo(ranks);
        });
    }

    @Test
    void questionsWithoutAnAnswerMakeTheBoundLargerAndANeutralLaneUnknown() {
        Truth claim = everyLane(atLeast(0), atLeast(1), atLeast(2));
        RankPlan plan = plan(new HelplessSolver(), List.of(C), List.of(), claim);
        assertUpperBound(plan, 3, List.of(0, 3), "unanswered");
        assertThat(plan.classes().getFirst().rankZero()).contains("no neutral lane is known");
    }

    private static LanePredicates reads(int number, IntFunction<LaneInt> index) {
        ValueTerms terms = new ValueTerms();
        List<ValueTerm> reads = new ArrayList<>();
        IntStream.range(0, number)
                .forEach(i -> reads
                        .add(terms.read("A", ElementType.INT, new TreeMap<>(Map.of(C.axis(), index.apply(i))))));
        return LanePredicates.of(List.of(), List.of(), reads);
    }

    private static RankPlan plan(Solver solver, LanePredicates predicates, Limit limit) {
        LaneOracle oracle = new LaneOracle(solver, Budgets.of(2_000_000, Duration.ofSeconds(20)), List.of());
        return RankPlan.of(new ClaimKind.Step("the claim"), List.of(C), new Hypotheses(Map.of()), predicates, oracle,
                limit);
    }

    private static LaneInt unrelated(int number) {
        return LaneInt.of(LaneVariables.map("i" + number));
    }

    @Test
    void unrelatedReadsOfOneTensorNeedOneLaneLessThanThereAreReads() {
        for (int reads = 2; reads <= 12; reads += 5) {
            assertRanks(plan(new Z3Glances(new Z3Solver()), reads(reads, RankPlanTest::unrelated), Limit.NONE),
                    reads - 1, List.of(reads - 1), "a neutral lane exists");
        }
    }

    @Test
    void readsThatDifferOnEveryLaneNeedOneLane() {
        assertRanks(plan(new Z3Glances(new Z3Solver()), reads(12, X::plus), Limit.NONE), 1, List.of(0, 1),
                "no neutral lane");
    }

    @Test
    void readsThatAreTheSameButForOneNeedOneLane() {
        LanePredicates predicates = reads(6,
                i -> i == 0 ? unrelated(0) : X.times(BigInteger.valueOf(i)).minus(X.times(BigInteger.valueOf(i - 1L))));
        assertRanks(plan(new Z3Glances(new Z3Solver()), predicates, Limit.NONE), 1, List.of(1),
                "a neutral lane exists");
    }

    @Test
    void withoutAnAnswerReadsStillNeedNoMoreThanAForest() {
        for (Solver solver : List.of(new HelplessSolver(), new Z3Glances(new Z3Solver()))) {
            Limit limit = solver instanceof HelplessSolver ? Limit.NONE : () -> true;
            assertUpperBound(plan(solver, reads(40, RankPlanTest::unrelated), limit), 39, List.of(0, 39),
                    solver instanceof HelplessSolver ? "unanswered" : "what a plan may cost was spent");
        }
    }

    @Test
    void thePlanOfManyPredicatesAsksNoMoreQuestionsThanAreAllowed() {
        AtomicInteger asked = new AtomicInteger();
        Solver counting = new Solver() {
            @Override
            public String name() {
                return "counting";
            }

            @Override
            public Answer check(Query query, Budget budget) {
                asked.incrementAndGet();
                // A lane for each single predicate and its opposite; none for any two.
                return query.assertions().size() > 3
                        ? new Answer.Unsatisfiable(1)
                        : new Answer.Satisfiable(List.of(), 1);
            }
        };
        LaneBool[] predicates = IntStream.range(0, 60)
                .mapToObj(i -> LaneBool.zero(unrelated(i)))
                .toArray(LaneBool[]::new);
        RankPlan plan = plan(counting, List.of(C), List.of(), everyLane(predicates));
        assertUpperBound(plan, 59, List.of(0, 59), "no more than 200 questions");
        assertThat(asked.get()).isLessThan(3 * 200);
    }

    @Test
    void oneOfManyPredicatesThatExcludesAnotherCostsOneLane() {
        LaneBool[] predicates = IntStream.range(0, 14)
                .mapToObj(i -> LaneBool.not(LaneBool.zero(unrelated(i / 2).plus(i == 1 ? 1 : i < 2 ? 0 : i))))
                .toArray(LaneBool[]::new);
        assertRanks(plan(C, List.of(), everyLane(predicates)), 14, List.of(14), "a neutral lane exists");
        LaneBool[] clash = IntStream.range(0, 14)
                .mapToObj(i -> i < 2 ? LaneBool.zero(X.minus(i)) : LaneBool.zero(unrelated(i)))
                .toArray(LaneBool[]::new);
        assertRanks(plan(C, List.of(), everyLane(clash)), 13, List.of(0, 13), "no neutral lane");
    }

    /** Of each two nested predicates one matters, and the reads need a lane beside them, whether or not all sets were grown. */
    @Test
    @OnItsDay(turn = 1, of = 3)
    void aBoundOfSetsThatWereNotAllGrownCountsTheReadsBesideThePredicates() {
        ValueTerms terms = new ValueTerms();
        for (int pairs = 2; pairs <= 8; pairs++) {
            Truth nested = everyLane(IntStream.range(0, 2 * pairs)
                    .mapToObj(i -> LaneBool.nonNegative(unrelated(i / 2).minus(i % 2)))
                    .toArray(LaneBool[]::new));
            List<ValueTerm> reads = Stream.of(100, 101)
                    .<ValueTerm>map(
                            i -> terms.read("A", ElementType.INT, new TreeMap<>(Map.of(C.axis(), unrelated(i)))))
                    .toList();
            RankPlan plan = plan(new Z3Glances(new Z3Solver()), LanePredicates.of(List.of(), List.of(nested), reads),
                    Limit.NONE);
            assertThat(plan.classes().getFirst().bound()).as(pairs + " pairs").isGreaterThanOrEqualTo(pairs + 1);
        }
    }

    @Test
    void classesWithoutANeutralLaneAreCheckedInAllCombinations() {
        LaneInt y = LaneInt.of(LaneVariables.map("y"));
        Truth both = Truth.anyOf(List.of(Truth.fold(C, is(0)), Truth.fold(C, is(1)), Truth.fold(D, LaneBool.FALSE),
                Truth.fold(D, LaneBool.zero(y))));
        assertThat(plan(new Z3Glances(new Z3Solver()), List.of(C, D), List.of(), both).instances())
                .containsExactlyInAnyOrder(Map.of(C, 0, D, 0), Map.of(C, 2, D, 0), Map.of(C, 0, D, 1),
                        Map.of(C, 2, D, 1));
    }
}
