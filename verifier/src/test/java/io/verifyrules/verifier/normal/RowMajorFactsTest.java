package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneValues;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.RealPlaces;
import io.verifyrules.verifier.term.RowMajor;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What is said of places in row-major order is true of the real ones at ranks 0 to 3, wherever indices and numbers are. */
class RowMajorFactsTest {

    private static final int INSTANCES = 4_000;
    private static final RankClass C = new RankClass("c", RankBound.ANY);
    private static final RankClass S = new RankClass("s", RankBound.SINGLETON);
    private static final LaneInt N = LaneInt.of(LaneVariables.map("n", C));
    private static final LaneInt M = LaneInt.of(LaneVariables.map("m", C));
    private static final LaneInt I = LaneInt.of(LaneVariables.map("i", C));
    private static final LaneInt J = LaneInt.of(LaneVariables.map("j", C));
    private static final LaneInt U = LaneInt.of(LaneVariables.map("u", S));
    private static final LaneInt V = LaneInt.of(LaneVariables.map("v", S));

    /** The values of the variables on each lane, and what follows for the terms. */
    private record Real(Map<LaneAtom.Variable, List<Long>> values, int rank, RealPlaces places) {

        private List<Long> onLanes(RankClass rankClass, LaneInt term) {
            return IntStream.range(0, rankClass.isSingleton() ? 1 : rank)
                    .mapToObj(lane -> lane(lane).of(term))
                    .toList();
        }

        private LaneValues lane(int lane) {
            return new LaneValues(
                    variable -> Objects.requireNonNull(values.get(variable)).get(variable.isNumber() ? 0 : lane),
                    entry -> places.of(entry, this::onLanes).orElseThrow(),
                    place -> places.place(lane(0).of(place.number()), onLanes(place.rankClass(), place.size()))
                            .get(lane));
        }

        boolean holds(Truth truth) {
            return switch (truth) {
                case Truth.Constant constant -> constant.value();
                case Truth.Fold fold -> IntStream.range(0, fold.rankClass().isSingleton() ? 1 : rank)
                        .allMatch(lane -> lane(lane).holds(fold.predicate()));
                case Truth.OnScalars scalars -> lane(0).holds(scalars.condition());
                case Truth.OnElement element -> throw new AssertionError(element);
                case Truth.Not not -> !holds(not.operand());
                case Truth.AllOf all -> all.parts().stream().allMatch(this::holds);
                case Truth.AnyOf any -> any.parts().stream().anyMatch(this::holds);
            };
        }
    }

    private static Real random(Random random) {
        int rank = random.nextInt(4);
        Map<LaneAtom.Variable, List<Long>> values = new HashMap<>();
        for (LaneInt variable : List.of(N, M, I, J)) {
            boolean size = variable.equals(N) || variable.equals(M);
            values.put((LaneAtom.Variable) variable.terms().firstKey().atoms().getFirst(),
                    IntStream.range(0, rank)
                            .mapToObj(lane -> (long) random.nextInt(size ? 4 : 6) - (size ? random.nextInt(2) : 2))
                            .toList());
        }
        for (LaneInt variable : List.of(U, V)) {
            values.put((LaneAtom.Variable) variable.terms().firstKey().atoms().getFirst(),
                    List.of((long) random.nextInt(10) - 2));
        }
        return new Real(values, rank, new RealPlaces());
    }

    private static List<Truth> facts(LaneInt... ofC) {
        return RowMajorFacts.of(visit -> {
            for (LaneInt term : ofC) {
                visit.of(Truth.fold(C, LaneBool.nonNegative(term)));
            }
        }, new ValueTerms());
    }

    @Test
    void allFactsAreTrue() {
        LaneInt reversed = N.minus(1).minus(I);
        List<Truth> facts = facts(RowMajor.count(C, N), RowMajor.count(C, M.plus(1)), RowMajor.number(C, I, N),
                RowMajor.number(C, J, N), RowMajor.number(C, reversed, N), RowMajor.number(C, I, M),
                RowMajor.place(C, U, N), RowMajor.place(C, V, N),
                RowMajor.place(C, RowMajor.count(C, N).minus(1).minus(U), N));
        assertThat(facts).hasSizeGreaterThan(40);
        Random random = new Random(7);
        Map<Truth, Integer> held = new HashMap<>();
        for (int i = 0; i < INSTANCES; i++) {
            Real real = random(random);
            for (Truth fact : facts) {
                assertThat(real.holds(fact)).as("%s where %s", fact, real.values()).isTrue();
                held.merge(fact, 1, Integer::sum);
            }
        }
    }

    /** The same instances tell what is wrong: what would be a fact if one of the words of the real ones were left out. */
    @Test
    void whatIsNoFactIsFalseSomewhere() {
        LaneInt count = RowMajor.count(C, N);
        LaneInt number = RowMajor.number(C, I, N);
        LaneInt place = RowMajor.place(C, U, N);
        List<Truth> wrong = new ArrayList<>(List.of(Truth.onScalars(LaneBool.atMost(LaneInt.ONE, count)),
                Truth.onScalars(LaneBool.lessThan(number, count)), Truth.onScalars(LaneBool.nonNegative(number)),
                Truth.fold(C, LaneBool.lessThan(place, N)),
                Truth.onNumbers(LaneBool.equal(RowMajor.number(C, place, N), U)),
                Truth.anyOf(List.of(Truth.not(Truth.onScalars(LaneBool.zero(count))),
                        Truth.fold(C, LaneBool.atMost(N, LaneInt.ZERO)))),
                Truth.anyOf(List.of(Truth.not(Truth.fold(C, LaneBool.zero(N))), Truth.onScalars(LaneBool.zero(count)))),
                Truth.onScalars(LaneBool.equal(number, RowMajor.number(C, I, M))), Truth.onScalars(
                        LaneBool.equal(number.plus(RowMajor.number(C, N.minus(1).minus(I), N)), count.minus(1)))));
        List<Real> instances = new Random(7).ints(INSTANCES).mapToObj(seed -> random(new Random(seed))).toList();
        for (Truth fact : wrong) {
            assertThat(instances).as("%s", fact).anyMatch(real -> !real.holds(fact));
        }
    }

    @Test
    void thePlaceOfANumberIsTheIndexAlsoOutside() {
        assertThat(RowMajor.place(C, RowMajor.number(C, I, N), N)).isEqualTo(I);
        assertThat(RowMajor.place(C, RowMajor.number(C, I, N), M)).isNotEqualTo(I);
        assertThat(RowMajor.place(C, RowMajor.number(C, I, N).plus(0), N.plus(0))).isEqualTo(I);
        assertThat(RowMajor.place(C, RowMajor.number(C, I, N).plus(1), N)).isNotEqualTo(I);
        for (Random random = new Random(3); random.nextInt(500) > 0;) {
            Real real = random(random);
            List<Long> sizes = real.onLanes(C, N);
            List<Long> index = real.onLanes(C, I);
            assertThat(real.places().place(real.places().number(index, sizes), sizes)).as("%s among %s", index, sizes)
                    .isEqualTo(index);
        }
    }

    @Test
    void nothingIsSaidOfWhatAReductionBinds() {
        ValueTerms terms = new ValueTerms();
        LaneInt bound = LaneInt.of(terms.fresh().bound(C, "k"));
        assertThat(facts(RowMajor.number(C, bound, N))).isEmpty();
        assertThat(facts(RowMajor.count(C, N))).isNotEmpty();
    }
}
