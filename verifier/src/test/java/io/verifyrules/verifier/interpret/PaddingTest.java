package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.verifier.interpret.TraceStep.Edge;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Padding with one element is padding with an element for each edge, all of which are the same. */
class PaddingTest {

    private static final AggregatedAxis AXIS = new RankClass("c", RankBound.ANY).axis();
    private static final int SAMPLES = 400;

    private final Random random = new Random(1);

    private long[] numbers(int lanes, int least, int most) {
        return random.longs(lanes, least, most + 1L).toArray();
    }

    private Tensor<String> tensor(int lanes) {
        TreeMap<AggregatedAxis, List<Integer>> sizes = new TreeMap<>();
        sizes.put(AXIS, random.ints(lanes, 0, 4).boxed().toList());
        return Tensor.ofOrdinals(Grid.of(sizes), i -> "element " + i);
    }

    private static DenseTensor<String> padded(Tensor<String> operand, long[] low, long[] high, long[] distance,
            Function<Edge, String> filling) {
        return Padding.edges(Padding.spread(operand, distance, filling), low, high, distance, filling);
    }

    @Test
    void oneFillingIsWhatSeveralFillingsBecomeThatAreTakenForIt() {
        for (int sample = 0; sample < SAMPLES; sample++) {
            int lanes = random.nextInt(4);
            Tensor<String> operand = tensor(lanes);
            long[] distance = numbers(lanes, 1, 3);
            long[] low = numbers(lanes, 0, 4);
            long[] high = numbers(lanes, 0, 4);
            if (random.nextBoolean()) {
                // An edge may cut off what is there, as far as something is.
                for (int i = 0; i < lanes; i++) {
                    low[i] = -random.nextInt(operand.grid().size(i) + 1);
                }
            }
            DenseTensor<String> one = padded(operand, low, high, distance, edge -> "filling");
            DenseTensor<String> several = padded(operand, low, high, distance, Edge::name);
            assertThat(one.grid().sameAs(several.grid())).isTrue();
            for (int i = 0; i < one.grid().count(); i++) {
                String expected = several.at(i).startsWith("element") ? several.at(i) : "filling";
                assertThat(one.at(i)).isEqualTo(expected);
            }
        }
    }

    @Test
    void aRestrictedGridHasTheSizesOfItsAxesInTheirOrder() {
        AggregatedAxis other = new RankClass("d", RankBound.ANY).axis();
        TreeMap<AggregatedAxis, List<Integer>> sizes = new TreeMap<>();
        sizes.put(AXIS, List.of(2, 3));
        sizes.put(other, List.of(4));
        Grid grid = Grid.of(sizes);
        assertThat(grid.restrictedTo(List.of(other, AXIS)).sameAs(grid)).isTrue();
        assertThat(grid.restrictedTo(List.of(other)).toSizes()).isEqualTo(new TreeMap<>(Map.of(other, List.of(4))));
        assertThat(grid.restrictedTo(List.of()).count()).isEqualTo(1);
    }
}
