package io.verifyrules.verifier;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class SamplesTest {

    private static List<Integer> taken(LongStream days, int of) {
        return days.mapToObj(day -> Samples.turn(day, of)).sorted().toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 12, 15, 40, 47, 60})
    void asManyDaysAsPlacesTakeEachOnce(int of) {
        assertThat(taken(LongStream.range(20L * of, 21L * of), of)).isEqualTo(IntStream.range(0, of).boxed().toList());
    }

    /** A class on every other day has those of an even number, or those of an odd one. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 12, 15, 40, 47, 60})
    void everyOtherDayTakesEachPlaceTooInTwiceTheTime(int of) {
        long first = 20L * of;
        assertThat(taken(LongStream.range(0, of).map(day -> first + 2 * day), of))
                .isEqualTo(IntStream.range(0, of).boxed().toList());
        assertThat(taken(LongStream.range(0, of).map(day -> first + 2 * day + 1), of))
                .isEqualTo(IntStream.range(0, of).boxed().toList());
    }
}
