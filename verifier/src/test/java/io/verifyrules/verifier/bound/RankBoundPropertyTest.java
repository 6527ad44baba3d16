package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.verdict.ClassPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** The theorem of the rank bound against the enumeration of all instances, on random claims with finitely many lanes. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
@Order(4)
class RankBoundPropertyTest {

    private static final int STRUCTURES = 400;
    private static final int STRUCTURES_WITH_ENTRIES = 100;
    private static final int STRUCTURES_WITH_PLACES = 50;
    private static final int MOST_WITH_ENTRIES = 2;
    private static final int STRUCTURES_WITH_NUMBERS = 100;
    /** Each day has a part of the structures. */
    private static final int PARTS = 2;
    private static final int MOST_WITH_NUMBERS = 3;
    private static final int MOST_ENUMERATED = 4;
    private static final long ORIGIN = 20_251_120;

    /** What is known of one structure. */
    private record Checked(long seed, FoldStructure structure, RankPlan plan, boolean refutedWherePlanned,
            List<Map<RankClass, Integer>> refutedAt) {

        boolean refutedOnlyAtRanks(int least, int most) {
            return !refutedAt.isEmpty() && refutedAt.stream()
                    .allMatch(ranks -> ranks.values().stream().anyMatch(rank -> rank >= least && rank <= most));
        }
    }

    private static final List<Checked> CHECKED = new ArrayList<>();

    @BeforeAll
    static void checkAll() {
        Solver solver = new RememberingSolver(new Z3Glances(new Z3Solver()));
        for (long part : Samples.partOfSeeds(STRUCTURES, PARTS).toArray()) {
            long seed = ORIGIN + part;
            FoldStructure structure = RandomFoldStructures.of(seed);
            RankPlan plan = structure.plan(solver);
            FiniteInstances instances = new FiniteInstances(structure);
            List<Map<RankClass, Integer>> refutedAt = everyRank(plan).stream()
                    .filter(ranks -> instances.refuting(ranks).isPresent())
                    .toList();
            boolean planned = plan.instances().stream().anyMatch(ranks -> instances.refuting(ranks).isPresent());
            CHECKED.add(new Checked(seed, structure, plan, planned, refutedAt));
        }
    }

    /** All ranks to k + 2 that the classes allow. */
    private static List<Map<RankClass, Integer>> everyRank(RankPlan plan) {
        List<Map<RankClass, Integer>> all = List.of(Map.of());
        for (Map.Entry<RankClass, Integer> bound : FoldStructure.bounds(plan).entrySet()) {
            RankClass rankClass = bound.getKey();
            int most = rankClass.isSingleton() ? 1 : bound.getValue() + 2;
            List<Map<RankClass, Integer>> longer = new ArrayList<>();
            for (Map<RankClass, Integer> shorter : all) {
                for (int rank = rankClass.allowsRankZero() ? 0 : 1; rank <= most; rank++) {
                    Map<RankClass, Integer> combined = new LinkedHashMap<>(shorter);
                    combined.put(rankClass, rank);
                    longer.add(combined);
                }
            }
            all = longer;
        }
        return all;
    }

    @Test
    void aClaimThatIsFalseAtSomeRankIsFalseAtAPlannedRank() {
        for (Checked checked : CHECKED) {
            assertThat(checked.refutedWherePlanned())
                    .as("seed %d: %s%nis false at %s, planned are %s", checked.seed(), checked.structure().claim(),
                            checked.refutedAt(), checked.plan().ranks())
                    .isEqualTo(!checked.refutedAt().isEmpty());
        }
    }

    /** An element that is a number is kept where lanes are left out, as its reads stay apart or together. */
    @Test
    void aClaimAboutNumbersThatAreElementsIsFalseAtAPlannedRankToo() {
        assertFalseWherePlanned(RandomFoldStructures::withEntries, STRUCTURES_WITH_ENTRIES);
    }

    /** So is the place of a number, which stays on each lane what it was: places that were two among sizes stay two. */
    @Test
    void aClaimAboutPlacesInRowMajorOrderIsFalseAtAPlannedRankToo() {
        assertFalseWherePlanned(RandomFoldStructures::withPlaces, STRUCTURES_WITH_PLACES);
    }

    private static void assertFalseWherePlanned(LongFunction<FoldStructure> structures, int count) {
        Solver solver = new RememberingSolver(new Z3Glances(new Z3Solver()));
        int several = 0;
        for (long part : Samples.partOfSeeds(count, PARTS).toArray()) {
            long seed = ORIGIN + part;
            FoldStructure structure = structures.apply(seed);
            RankPlan plan = structure.plan(solver);
            if (FoldStructure.bounds(plan).values().stream().anyMatch(bound -> bound > MOST_WITH_ENTRIES)) {
                continue;
            }
            FiniteInstances instances = new FiniteInstances(structure);
            List<Map<RankClass, Integer>> refutedAt = everyRank(plan).stream()
                    .filter(ranks -> ranks.values().stream().allMatch(rank -> rank <= MOST_WITH_ENTRIES + 1))
                    .filter(ranks -> instances.refuting(ranks).isPresent())
                    .toList();
            assertThat(plan.instances().stream().anyMatch(ranks -> instances.refuting(ranks).isPresent()))
                    .as("seed %d: %s%nis false at %s, planned are %s", seed, structure.claim(), refutedAt, plan.ranks())
                    .isEqualTo(!refutedAt.isEmpty());
            several += refutedAt.stream().allMatch(ranks -> ranks.values().stream().anyMatch(rank -> rank > 1))
                    && !refutedAt.isEmpty() ? 1 : 0;
        }
        assertThat(several).as("false from rank 2 on").isPositive();
    }

    /** A number of a singleton stays what it is where lanes of another class are left out or doubled. */
    @Test
    void aClaimAboutNumbersOfSingletonsIsFalseAtAPlannedRankToo() {
        Solver solver = new RememberingSolver(new Z3Glances(new Z3Solver()));
        int several = 0;
        int none = 0;
        for (long part : Samples.partOfSeeds(STRUCTURES_WITH_NUMBERS, PARTS).toArray()) {
            long seed = ORIGIN + part;
            FoldStructure structure = RandomFoldStructures.withNumbers(seed);
            RankPlan plan = structure.plan(solver);
            if (FoldStructure.bounds(plan).values().stream().anyMatch(bound -> bound > MOST_WITH_NUMBERS)) {
                continue;
            }
            FiniteInstances instances = new FiniteInstances(structure);
            List<Map<RankClass, Integer>> refutedAt = everyRank(plan).stream()
                    .filter(ranks -> instances.refuting(ranks).isPresent())
                    .toList();
            assertThat(plan.instances().stream().anyMatch(ranks -> instances.refuting(ranks).isPresent()))
                    .as("seed %d: %s%nis false at %s, planned are %s", seed, structure.claim(), refutedAt, plan.ranks())
                    .isEqualTo(!refutedAt.isEmpty());
            several += isFalse(refutedAt, rank -> rank > 1) ? 1 : 0;
            none += isFalse(refutedAt, rank -> rank == 0) ? 1 : 0;
        }
        assertThat(several).as("false from rank 2 on").isPositive();
        assertThat(none).as("false at rank 0 only").isPositive();
    }

    private static boolean isFalse(List<Map<RankClass, Integer>> refutedAt, Predicate<Integer> only) {
        return !refutedAt.isEmpty() && refutedAt.stream().allMatch(ranks -> ranks.values().stream().anyMatch(only));
    }

    @Test
    void theBoundIsTheSizeOfALargestIrredundantSetAmongAllSubsets() {
        assertThat(CHECKED).allSatisfy(checked -> assertThat(checked.plan().classes()).allMatch(ClassPlan::exact));
        for (Checked checked : CHECKED) {
            FoldStructure.bounds(checked.plan()).forEach((rankClass, bound) -> {
                if (!rankClass.isSingleton()) {
                    assertThat(bound)
                            .as("seed %d, class %s: %s", checked.seed(), rankClass, checked.structure().claim())
                            .isEqualTo(largestIrredundant(checked.structure(), rankClass));
                }
            });
        }
    }

    private static int largestIrredundant(FoldStructure structure, RankClass rankClass) {
        List<LaneBool> phi = structure.predicates().of(rankClass);
        assertThat(phi.size()).isLessThan(16);
        int largest = 0;
        for (int subset = 0; subset < 1 << phi.size(); subset++) {
            if (Integer.bitCount(subset) > largest && irredundant(structure, rankClass, phi, subset)) {
                largest = Integer.bitCount(subset);
            }
        }
        return largest;
    }

    private static boolean irredundant(FoldStructure structure, RankClass rankClass, List<LaneBool> phi, int subset) {
        for (int falsified = 0; falsified < phi.size(); falsified++) {
            List<LaneBool> lane = new ArrayList<>(structure.laneHypotheses().of(rankClass));
            for (int i = 0; i < phi.size(); i++) {
                if ((subset >> i & 1) == 1) {
                    lane.add(i == falsified ? LaneBool.not(phi.get(i)) : phi.get(i));
                }
            }
            if ((subset >> falsified & 1) == 1 && !existsLane(structure, rankClass, LaneBool.allOf(lane))) {
                return false;
            }
        }
        return true;
    }

    private static boolean existsLane(FoldStructure structure, RankClass rankClass, LaneBool predicate) {
        List<Map<String, Long>> scalars = structure.scalars()
                .getOrDefault("s", List.of(0L))
                .stream()
                .map(value -> Map.of("s", value))
                .toList();
        List<Map<String, Long>> lanes = structure.lanes().getOrDefault(rankClass, List.of());
        return scalars.stream()
                .filter(values -> new FiniteEvaluation(Map.of(), values, noElements()).holds(onScalars(structure),
                        Map.of()))
                .anyMatch(values -> lanes.stream()
                        .anyMatch(lane -> new FiniteEvaluation(Map.of(), values, noElements()).holds(predicate, lane)));
    }

    private static LaneBool onScalars(FoldStructure structure) {
        return LaneBool.allOf(structure.claim()
                .hypotheses()
                .stream()
                .flatMap(hypothesis -> hypothesis instanceof Truth.OnScalars(LaneBool condition)
                        ? Optional.of(condition).stream()
                        : Optional.<LaneBool>empty().stream())
                .toList());
    }

    private static FiniteEvaluation.Cells noElements() {
        return new FiniteEvaluation.Cells(0, 1);
    }

    private static long count(Predicate<Checked> property) {
        return CHECKED.stream().filter(property).count();
    }

    /** A solver that gives up on every question, or on every second one: the bound may grow, and must not shrink. */
    @Test
    void withoutAllAnswersAClaimThatIsFalseAtSomeRankIsStillFalseAtAPlannedRank() {
        for (int answered : List.of(0, 2)) {
            AtomicInteger asked = new AtomicInteger();
            Solver solver = new Solver() {
                private final Solver able = new RememberingSolver(new Z3Glances(new Z3Solver()));

                @Override
                public String name() {
                    return "tired";
                }

                @Override
                public Answer check(Query query, Budget budget) {
                    return answered > 0 && asked.incrementAndGet() % answered == 0
                            ? able.check(query, budget)
                            : new Answer.GaveUp("tired", 0);
                }
            };
            for (Checked checked : CHECKED.subList(0, CHECKED.size() / 8)) {
                RankPlan plan = checked.structure().plan(solver);
                FoldStructure.bounds(plan)
                        .forEach((rankClass, bound) -> assertThat(bound).as("seed %d", checked.seed())
                                .isGreaterThanOrEqualTo(
                                        FoldStructure.bounds(checked.plan()).getOrDefault(rankClass, 0)));
                if (FoldStructure.bounds(plan).values().stream().allMatch(bound -> bound <= MOST_ENUMERATED)) {
                    FiniteInstances instances = new FiniteInstances(checked.structure());
                    assertThat(plan.instances().stream().anyMatch(ranks -> instances.refuting(ranks).isPresent()))
                            .as("seed %d, planned are %s", checked.seed(), plan.ranks())
                            .isEqualTo(!checked.refutedAt().isEmpty());
                }
            }
        }
    }

    /** A limit that is reached at any moment, also for that moment only: what was not asked never makes the bound smaller. */
    @Test
    void whereverTheSearchIsCutOffTheBoundIsNotTooSmall() {
        RememberingSolver solver = new RememberingSolver(new Z3Glances(new Z3Solver()));
        for (Checked checked : CHECKED.subList(0, CHECKED.size() / 4)) {
            for (int allowed = 0; allowed < 60; allowed += 1 + allowed / 4) {
                for (boolean forGood : List.of(true, false)) {
                    AtomicInteger left = new AtomicInteger(allowed);
                    RankPlan plan = checked.structure().plan(solver, () -> {
                        int now = left.getAndDecrement();
                        return forGood ? now <= 0 : now == 0;
                    });
                    FoldStructure.bounds(plan)
                            .forEach((rankClass, bound) -> assertThat(bound).as("seed %d, %s", checked.seed(), left)
                                    .isGreaterThanOrEqualTo(
                                            FoldStructure.bounds(checked.plan()).getOrDefault(rankClass, 0)));
                }
            }
        }
    }

    @Test
    void theStructuresReachTheCornersOfTheTheorem() {
        assertThat(count(checked -> checked.refutedAt().isEmpty())).as("false at no rank").isGreaterThan(20);
        assertThat(count(checked -> checked.refutedOnlyAtRanks(0, 0))).as("false at rank 0 only").isPositive();
        assertThat(count(checked -> checked.refutedOnlyAtRanks(2, 99))).as("false from rank 2 on").isPositive();
        assertThat(count(checked -> FoldStructure.bounds(checked.plan()).values().stream().anyMatch(k -> k >= 3)))
                .as("k >= 3")
                .isPositive();
        assertThat(count(checked -> checked.plan()
                .classes()
                .stream()
                .anyMatch(plan -> plan.rankZero().startsWith("a neutral lane")))).as("with a neutral lane")
                .isGreaterThan(10);
    }
}
