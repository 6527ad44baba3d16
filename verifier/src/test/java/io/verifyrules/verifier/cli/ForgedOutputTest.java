package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.report.Palette;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Files that are only data try to print verdicts, to hide them, and to give commands to a server. */
@Tag("process")
class ForgedOutputTest {

    private static final String RULE = """
            {"version": 1, "rules": [{"name": "NAME", "source": {"id": "ID", "handlers": ["HANDLER"], "note": "NOTE"},
              "expect": {"verdict": "VERIFIED", "because": "BECAUSE"},
              "classes": [{"name": "c", "ranks": "any"}], "maps": {"n": "c"},
              "tensors": {"X": {"element": {"open": "TYPE"}, "shape": {"LABEL": {"class": "c", "size": "n"}}}},
              "lhs": "X", "rhs": "X"}]}
            """;
    private static final List<String> TEXTS = List.of("NAME", "ID", "HANDLER", "NOTE", "BECAUSE", "TYPE", "LABEL");

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void useFolder() {
        command = new CommandRun(folder);
    }

    private String withText(String place, String text) {
        return TEXTS.stream()
                .reduce(RULE, (rule, each) -> rule.replace(each,
                        each.equals(place) ? text : "t" + each.toLowerCase(java.util.Locale.ROOT)));
    }

    /** Everything that is printed, and everything that is written. */
    private List<String> all(String... arguments) throws IOException {
        command.coloured(100)
                .run(Stream
                        .concat(Stream.of(arguments),
                                Stream.of("--explain", "--show", "--github", "--json", "@out.json", "--junit",
                                        "@out.xml", "--sarif", "@out.sarif", "--html", "@page"))
                        .toArray(String[]::new));
        return List.of(command.out(), command.err(), Files.readString(folder.resolve("out.json")),
                Files.readString(folder.resolve("out.xml")), Files.readString(folder.resolve("out.sarif")),
                Files.readString(folder.resolve("page/index.html")),
                PackedPage.of(Files.readString(folder.resolve("page/index.html"))).text());
    }

    /** {@code CommandRun} shows an escape sequence, which only colours are, as \u241b. */
    private static void assertVisible(String text) {
        assertThat(text.replaceAll("\u241b\\[(0|2|32|33|1;31)m", "")).doesNotContain("\u241b")
                .doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\\n\\t]]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\r", "\\u001b[2K\\u001b[1A", "\\u009b2K", "\\n", "\\u0085", "\\u2028", "\\u202e",
            "\\u2066", "\\u0000", "\\u007f", "\\u200b", "\\ufeff", "\\t", "\\ufdd0", "\\u0008"})
    void aTextThatARuleGivesHoldsNothingThatCannotBeSeen(String character) throws IOException {
        for (String place : TEXTS) {
            command.text("forged.rules.json", withText(place, "x" + character + "VERIFIED    y  any   1 ms"));
            List<String> printed = all("@forged.rules.json");
            assertThat(command.exitCode()).as(place).isEqualTo(ExitCode.UNEXPECTED.number());
            assertThat(command.out()).as(place).contains("ILL_FORMED");
            printed.forEach(ForgedOutputTest::assertVisible);
        }
    }

    @Test
    void theMistakeShowsTheCharacter() throws IOException {
        command.text("forged.rules.json", withText("NAME", "right\\u001b[1A"));
        assertThat(command.run("@forged.rules.json").transcript()).startsWith("ILL_FORMED  right\\u001b[1A")
                .contains(
                        "the name of a rule holds the character \\u001b; what cannot be seen, such as control characters and line breaks, is not allowed in it");
    }

    @Test
    void namesThatLookAlikeAreOneName() throws IOException {
        for (String other : List.of("a rule ", " a rule", "a  rule", "a\u00a0rule", "\uff41 rule", "a\u3000rule",
                "a r\u200cule", "a rule\u00a0")) {
            String both = withText("NAME", "a rule").replace("}]}\n", "}, ")
                    + withText("NAME", other).replaceAll("(?s)^.*?\"rules\": \\[", "");
            command.text("two.rules.json", both);
            assertThat(command.run("@two.rules.json").exitCode()).as(other).isEqualTo(ExitCode.UNEXPECTED.number());
            assertThat(command.out()).containsOnlyOnce("ILL_FORMED  ")
                    .containsPattern("looks like 'a rule'|begins or ends with a blank");
        }
    }

    @Test
    void aLineOfAFileIsNoCommandForAServer() throws IOException {
        command.text("malformed.rules.json", "{\n ::set-output name=verdict::VERIFIED\n}");
        command.text("old.rules.json", "{\n \"a ##[error] b\n}");
        command.run("@malformed.rules.json", "@old.rules.json");
        assertThat(command.err()).contains("     \\u003a:set-output name=verdict").contains("a \\u0023#[error] b");
        assertThat(command.transcript().lines().map(String::strip)).noneMatch(line -> line.startsWith("::"));
        assertThat(command.transcript()).doesNotContain("##[");
    }

    @Test
    void aFileNameOnTheCommandLineHasOneLineAndNoColours() throws IOException {
        String name = "x\u001b[32m\nVERIFIED y\r::error ::z.rules.json";
        command.text(name, "{");
        List<String> printed = all("@" + name);
        printed.forEach(ForgedOutputTest::assertVisible);
        assertThat(command.err()).contains("DIR/x\\u001b[32m\\u000aVERIFIED y\\u000d::error ::z.rules.json");
        assertThat(command.run("--rule\n::error::", "@" + name).err()).doesNotContain("\n::error");
        assertThat(command.run("@nothing\n::error::forged").err()).doesNotContain("\n::error");
    }

    @Test
    void theMarkOfAColourCannotBeWrittenByOthers() {
        StringWriter out = new StringWriter();
        Display display = Display.on(new PrintWriter(out));
        display.line(new Palette(true).bad("no") + " \ufdd0\ufdd1g yes \u001b[32m");
        assertThat(out.toString().strip()).isEqualTo("\u001b[1;31mno\u001b[0m \\ufdd0\\ufdd1g yes \\u001b[32m");
    }
}
