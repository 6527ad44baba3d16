package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The cases of a set of lanes against their definition, lane by lane. */
class LaneSetTest {

    private static final RankClass C = new RankClass("c", RankClass.RankBound.ANY);
    private static final int MOST_LANES = 70;

    private final Random random = new Random(20_261_129);

    /** Cases of few lanes or of many, so that those of one case may fill more than a word of bits. */
    private List<Case> cases(int from, int count, int mostLanes) {
        return IntStream.range(from, from + count)
                .mapToObj(number -> new Case(number, instance(random.nextInt(mostLanes + 1)), true, true, true))
                .toList();
    }

    private static RuleInstance instance(int rank) {
        return new RuleInstance(ElementType.INT, Map.of("c", rank), Map.of(), Map.of(), Map.of(), Map.of(),
                UndefinedValues.NONE);
    }

    private BitSet lanes(Cells cells, double share) {
        BitSet lanes = new BitSet();
        IntStream.range(0, cells.size()).filter(lane -> random.nextDouble() < share).forEach(lanes::set);
        return lanes;
    }

    private static IntStream lanesOf(Cells cells, int number) {
        return IntStream.range(cells.first(number), cells.first(number) + cells.lanes(number));
    }

    private static List<Integer> where(Cells cells, IntPredicate holds) {
        return IntStream.range(0, cells.cases()).filter(holds).boxed().toList();
    }

    private static void assertAsDefined(LaneSet set) {
        Cells cells = set.cells();
        assertThat(set.onEvery().stream().boxed())
                .isEqualTo(where(cells, number -> lanesOf(cells, number).allMatch(set.lanes()::get)));
        assertThat(set.onSome().stream().boxed())
                .isEqualTo(where(cells, number -> lanesOf(cells, number).anyMatch(set.lanes()::get)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, MOST_LANES, 3 * MOST_LANES})
    void holdsOnEveryOrSomeLaneOfTheCasesThatSaySo(int mostLanes) {
        for (double share : new double[]{0, 0.02, 0.5, 0.98, 1}) {
            for (int times = 0; times < 40; times++) {
                Cells cells = new Cells(cases(0, random.nextInt(200), mostLanes), Optional.of(C));
                assertAsDefined(new LaneSet(cells, lanes(cells, share)));
            }
        }
    }

    @Test
    void casesThatAreAddedLaterAreTold() {
        Cells cells = new Cells(cases(0, 40, MOST_LANES), Optional.of(C));
        LaneSet set = new LaneSet(cells, lanes(cells, 0.9));
        for (int times = 0; times < 30; times++) {
            assertAsDefined(set);
            cells.add(cases(cells.cases(), 1 + random.nextInt(5), 2));
        }
    }

    /** A disjunction says of one case what it says of all. */
    @Test
    void aClauseHoldsInACaseAsAmongAll() {
        Cells cells = new Cells(cases(0, 150, 3), Optional.of(C));
        for (int times = 0; times < 200; times++) {
            Clause clause = new Clause(atoms(cells), atoms(cells));
            List<Boolean> oneByOne = IntStream.range(0, cells.cases()).mapToObj(clause::holdsIn).toList();
            assertThat(IntStream.range(0, cells.cases()).mapToObj(clause.holds()::get)).isEqualTo(oneByOne);
        }
    }

    private List<Atom> atoms(Cells cells) {
        List<Atom> atoms = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            atoms.add(new Atom(new Statement.OnLane(AxisMap.of(0).compare(Relation.EQ, AxisMap.of(0))),
                    new LaneSet(cells, lanes(cells, random.nextDouble())), 1));
        }
        return atoms;
    }
}
