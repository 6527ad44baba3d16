package io.verifyrules.dsl.diagnostic;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class VisibleTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "slice/04 Slice(Pad(A)) => A", "größe", "反転", "می\u200cروم", "\ud83d\ude00",
            "a\\u001b"})
    void whatIsSeenStaysAsItIs(String text) {
        assertThat(VisibleText.of(text)).isEqualTo(text);
        assertThat(VisibleText.require("a text", text)).isEqualTo(text);
    }

    @Test
    void whatIsNotSeenIsWrittenByItsNumber() {
        assertThat(VisibleText.of("a\u001b[2Kb\r\n\u0085\u2028\u2029\u202e\u2066\u200b\ufeff\u007f\u009b\u0000"))
                .isEqualTo(
                        "a\\u001b[2Kb\\u000d\\u000a\\u0085\\u2028\\u2029\\u202e\\u2066\\u200b\\ufeff\\u007f\\u009b\\u0000");
        assertThat(VisibleText.of("\ud800 \udb40\udc41 \ufdd0 \uffff"))
                .isEqualTo("\\ud800 \\udb40\\udc41 \\ufdd0 \\uffff");
    }

    @Test
    void linesOfATextStayLinesWhereTheyMay() {
        assertThat(VisibleText.ofLines("a\r\nb\nc\td\re\u001b")).isEqualTo("a\r\nb\nc\td\\u000de\\u001b");
        assertThat(VisibleText.of("a\tb\nc")).isEqualTo("a\tb\\u000ac");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\t", "\n", "\u001b", "\u202e", "\u2028", "\ud800"})
    void aNameWithSuchACharacterIsRefusedAndTheMessageShowsIt(String character) {
        assertThatThrownBy(() -> VisibleText.require("a name", "x" + character)).isInstanceOf(IllFormedException.class)
                .hasMessageStartingWith("a name holds the character \\u")
                .hasMessageNotContaining(character);
    }
}
