package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class MistakeColumnTest {

    private static int column(String line, int known, String message) {
        Diagnostic mistake = new Diagnostic(new SourcePosition("file", 2, known), message);
        return new MistakeColumn("first\n" + line + "\n").locate(mistake).position().column();
    }

    @ParameterizedTest(name = "{0} with {2}: column {3}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            "    lhs = X.slice(m, m, m)"   | 0 | "slice: 'start' is .."              | 13
            "    lhs = slices.slice(m)"    | 0 | "slice: 'start' is .."              | 18
            "    val m by c.map; m + k"    | 0 | "maps are combined .."              | 5
            "    val a by c.map"           | 0 | "a lane condition speaks .."        | 5
            "    if (x) pad (v)"           | 0 | "pad for axis c must be .."         | 12
            "    lhs = conv(X, W)"         | 0 | "convolution: the batch axes .."    | 11
            "    lhs = X.reduce(sum, d)"   | 0 | "reduce sum names the axis d"       | 13
            "    lhs = a.le(b)"            | 0 | "'<=': expected .."                 | 5
            "    lhs = X.slice(m, m, m)"   | 7 | "slice: 'start' is .."              | 7
            """)
    void itIsThatOfTheOperatorElseThatOfTheLine(String line, int known, String message, int column) {
        assertThat(column(line, known, message)).isEqualTo(column);
    }

    @ParameterizedTest
    @CsvSource({"0", "3", "-1"})
    void aLineOutsideOfTheTextStaysWithoutColumn(int line) {
        Diagnostic mistake = new Diagnostic(new SourcePosition("file", line, 0), "slice: ..");
        assertThat(new MistakeColumn("one\ntwo\n").locate(mistake)).isEqualTo(mistake);
    }
}
