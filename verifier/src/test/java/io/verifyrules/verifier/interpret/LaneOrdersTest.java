package io.verifyrules.verifier.interpret;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The integers of an instance as a permutation of its lanes. */
class LaneOrdersTest {

    @Test
    void lanesGoToThePlacesOfTheirIntegers() {
        assertThat(LaneOrders.places(List.of(7, -1, 3))).containsExactly(2, 0, 1);
    }

    @Test
    void equalIntegersKeepTheOrderOfTheirLanes() {
        assertThat(LaneOrders.places(List.of(4, 4, 1, 4))).containsExactly(1, 2, 0, 3);
    }

    @Test
    void whateverIntegersThereAreThePlacesAreAPermutation() {
        Random random = new Random(20_261_129);
        for (int times = 0; times < 300; times++) {
            List<Integer> integers = random.ints(random.nextInt(9), -3, 4).boxed().toList();
            List<Integer> places = LaneOrders.places(integers);
            List<Integer> sorted = new ArrayList<>(integers);
            Collections.sort(sorted);
            assertThat(places)
                    .containsExactlyInAnyOrderElementsOf(IntStream.range(0, integers.size()).boxed().toList());
            assertThat(places.stream().map(sorted::get)).isEqualTo(integers);
        }
    }
}
