package io.verifyrules.verifier.pair.cut;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class AlignmentTest {

    @Test
    void allEntriesOfEqualListsFaceEachOther() {
        assertThat(Alignment.of(List.of("a", "b", "c"), List.of("a", "b", "c")))
                .containsExactly(new Alignment.Pair(0, 0), new Alignment.Pair(1, 1), new Alignment.Pair(2, 2));
    }

    @Test
    void whatIsInsertedFacesNothing() {
        assertThat(Alignment.of(List.of("a", "b"), List.of("a", "x", "y", "b")))
                .containsExactly(new Alignment.Pair(0, 0), new Alignment.Pair(1, 3));
    }

    @Test
    void emptyListsFaceNothing() {
        assertThat(Alignment.of(List.of(), List.of("a"))).isEmpty();
        assertThat(Alignment.of(List.of("a"), List.of())).isEmpty();
    }

    /** Compared with the table of longest common subsequences. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void asManyEntriesFaceEachOtherAsCan(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 400; round++) {
            List<Integer> some = draw(random);
            List<Integer> others = draw(random);
            List<Alignment.Pair> pairs = Alignment.of(some, others);
            assertThat(pairs).as(some + " and " + others).hasSize(longest(some, others));
            for (int i = 0; i < pairs.size(); i++) {
                assertThat(some.get(pairs.get(i).first())).isEqualTo(others.get(pairs.get(i).second()));
                if (i > 0) {
                    assertThat(pairs.get(i).first()).isGreaterThan(pairs.get(i - 1).first());
                    assertThat(pairs.get(i).second()).isGreaterThan(pairs.get(i - 1).second());
                }
            }
        }
    }

    private static List<Integer> draw(Random random) {
        return IntStream.range(0, random.nextInt(12)).mapToObj(i -> random.nextInt(4)).toList();
    }

    private static int longest(List<Integer> some, List<Integer> others) {
        List<List<Integer>> table = new ArrayList<>();
        for (int i = 0; i <= some.size(); i++) {
            List<Integer> row = new ArrayList<>();
            for (int j = 0; j <= others.size(); j++) {
                row.add(i == 0 || j == 0
                        ? Integer.valueOf(0)
                        : some.get(i - 1).equals(others.get(j - 1))
                                ? Integer.valueOf(table.get(i - 1).get(j - 1) + 1)
                                : Integer.valueOf(Math.max(table.get(i - 1).get(j), row.get(j - 1))));
            }
            table.add(row);
        }
        return table.get(some.size()).get(others.size());
    }
}
