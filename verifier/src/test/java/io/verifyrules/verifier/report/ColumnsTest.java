package io.verifyrules.verifier.report;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ColumnsTest {

    @ParameterizedTest
    @CsvSource({"slice, 5", "\u5e45, 2", "\u30b9\u30e9\u30a4\u30b9, 8", "e\u0301, 1", "\uff21, 2", "\uff76, 1",
            "\ud55c\uae00, 4", "\ud83d\ude00, 2", "\u03b1, 1"})
    void wideCharactersTakeTwoColumnsAndMarksNone(String text, int columns) {
        assertThat(Columns.of(text)).isEqualTo(columns);
        assertThat(Columns.filled(text, 10)).hasSize(text.length() + 10 - columns);
    }

    @Test
    void coloursTakeNone() {
        assertThat(Columns.of(new Palette(true).bad("REFUTED") + " x")).isEqualTo(9);
    }

    @Test
    void aTextIsBrokenWhereItsColumnsEnd() {
        TextStyle style = new TextStyle(new Palette(false), 10);
        assertThat(style.wrap("\u5e45\u5e45\u5e45 \u5e45\u5e45\u5e45")).containsExactly("\u5e45\u5e45\u5e45",
                "\u5e45\u5e45\u5e45");
        assertThat(style.wrap("abcde fghij")).containsExactly("abcde", "fghij");
    }

    @ParameterizedTest
    @CsvSource({"40", "60", "80", "120"})
    void aHeadlineKeepsToTheWidthAndLosesNothing(int width) {
        String title = "a title with so many words that no line of a usual terminal has room for all of them, and \u5e45 \u5e45";
        Headline headline = Headline.of(new TextStyle(new Palette(false), width), Columns.of(title));
        List<String> lines = headline.lines(Headline.verdict("REFUTED"), title,
                List.of(Headline.Beside.types("any", Duration.ofMillis(123)), Headline.Beside.of("(expected)")));
        assertThat(lines).allMatch(line -> Columns.of(line) <= width);
        assertThat(String.join(" ", lines).split("\\s+")).contains("REFUTED", "any", "123", "(expected)")
                .contains(title.split(" "));
    }
}
