package io.verifyrules.verifier.lsp;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Lines keep what stands above them while somebody types. */
class LineShiftTest {

    private static final String TEXT = "a\nb\nc\nd\n";

    @ParameterizedTest
    @CsvSource({"'x\na\nb\nc\nd\n', 1, 2", "'x\na\nb\nc\nd\n', 4, 5", "'a\nb\nx\ny\nc\nd\n', 2, 2",
            "'a\nb\nx\ny\nc\nd\n', 3, 5", "'a\nd\n', 4, 2", "'a\nd\n', 1, 1", "'a\nb\nc\nd\n', 3, 3",
            "'a\nb\ncc\nd\n', 4, 4", "'', 1, 1"})
    void aLineIsFoundWhereItMovedTo(String after, int line, int moved) {
        assertThat(LineShift.between(TEXT, after).of(line)).isEqualTo(moved);
    }

    @Test
    void linesThatAreAllDifferentAreFoundAgainBehindAnyInsertion() {
        Random random = new Random(1);
        List<String> lines = IntStream.range(0, 40).mapToObj(i -> "line " + i + "\n").toList();
        String before = String.join("", lines);
        for (int i = 0; i < 200; i++) {
            int at = random.nextInt(lines.size() + 1);
            int count = 1 + random.nextInt(4);
            String inserted = "new\n".repeat(count);
            String after = lines.subList(0, at).stream().collect(Collectors.joining()) + inserted
                    + String.join("", lines.subList(at, lines.size()));
            LineShift shift = LineShift.between(before, after);
            for (int line = 1; line <= lines.size(); line++) {
                int now = shift.of(line);
                assertThat(after.lines().toList().get(now - 1)).isEqualTo("line " + (line - 1));
            }
        }
    }
}
