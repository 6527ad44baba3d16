package io.verifyrules.rules.testing;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class DayTest {

    private static final long SOME_DAY = 20_790;

    private static List<Integer> seen(LongStream days, List<Integer> all, int of) {
        return days.boxed().flatMap(day -> new Day(day, false).part(all, of).stream()).sorted().toList();
    }

    /** The first of these days has a number that the number of parts divides. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 12, 24, 25, 150})
    void asManyDaysAsPartsHaveEachPartOnce(int of) {
        List<Integer> all = IntStream.range(0, 400).boxed().toList();
        long first = SOME_DAY / of * of;
        assertThat(seen(LongStream.range(first, first + of), all, of)).isEqualTo(all);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 12, 24, 25, 150})
    void everyOtherDayHasEachPartTooInTwiceTheTime(int of) {
        List<Integer> all = IntStream.range(0, 400).boxed().toList();
        long first = SOME_DAY / (2L * of) * (2L * of);
        assertThat(seen(LongStream.range(0, of).map(day -> first + 2 * day), all, of)).isEqualTo(all);
        assertThat(seen(LongStream.range(0, of).map(day -> first + 2 * day + 1), all, of)).isEqualTo(all);
    }

    @Test
    void theNightHasAll() {
        List<Integer> all = IntStream.range(0, 400).boxed().toList();
        assertThat(new Day(SOME_DAY, true).part(all, 24)).isEqualTo(all);
    }

    @Test
    void theCollectionsTakeTurnsOnEvenAndOnOddDays() {
        for (long first = SOME_DAY; first < SOME_DAY + 2; first++) {
            for (String collection : List.of("xla", "mlir")) {
                assertThat(List.of(new Day(first, false).isOf(collection), new Day(first + 2, false).isOf(collection)))
                        .as("%s on day %d and two days later", collection, first)
                        .containsExactlyInAnyOrder(true, false);
            }
            assertThat(new Day(first, false).isOf("xla")).isNotEqualTo(new Day(first, false).isOf("mlir"));
        }
    }
}
