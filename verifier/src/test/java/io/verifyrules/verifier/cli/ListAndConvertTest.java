package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.RuleScripts;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

import static org.assertj.core.api.Assertions.assertThat;

/** {@code list}, {@code convert} and rules from the standard input. */
@ResourceLock("the standard input")
@ResourceLock("System.in")
class ListAndConvertTest {

    private static final String SCRIPT = """
            rule("no slice") {
                val c by rankClass
                val n by c.sizes
                val A by tensor(c to n)
                lhs = A.slice(start = 0, end = n)
                rhs = A
            }
            """;

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);
    private final InputStream input = System.in;

    @BeforeEach
    void useFolder() {
        command = new CommandRun(folder);
    }

    @AfterEach
    void restoreInput() {
        System.setIn(input);
    }

    private static void input(String text) {
        System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void listNamesRulesInTheirOrderWithoutVerifyingAny() throws IOException {
        command.rules("some.rules.json", "one", "two");
        command.run("list", "@some.rules.json", "xla");
        assertThat(command.transcript())
                .isEqualTo("sample/01 one\nsample/02 two\nsample/01 xla rule\n--- exit code 0\n");
    }

    @Test
    void listSaysWhereARuleStandsAndWhatItRewrites() throws IOException {
        command.rules("some.rules.json", "one");
        command.run("list", "--long", "--rule", "*one", "@some.rules.json");
        assertThat(command.out().lines()).contains("sample/01 one")
                .anyMatch(line -> line.matches(" {4}at {8}DIR/some\\.rules\\.json:\\d+:\\d+"))
                .anyMatch(line -> line.startsWith("    rule      ") && line.contains(" => "));
        assertThat(command.exitCode()).isZero();
    }

    @Test
    void anInputWithoutSuchARuleIsAMistake() throws IOException {
        command.rules("some.rules.json", "one");
        command.run("list", "--rule", "nothing*", "@some.rules.json");
        assertThat(command.out()).isEmpty();
        assertThat(command.err()).contains("nothing*");
        assertThat(command.exitCode()).isEqualTo(2);
        assertThat(command.run("list").err()).contains("name at least one rule file");
    }

    @Test
    void whatIsConvertedIsTheSameRule() throws IOException {
        Path script = Files.writeString(folder.resolve("a.rules.kts"), SCRIPT);
        RealRun converted = RealRun.of(new RuleScripts(), "convert", script.toString());
        assertThat(converted.exitCode()).isZero();
        Path json = Files.writeString(folder.resolve("a.rules.json"), converted.out());
        RealRun again = RealRun.of(new RuleScripts(), "convert", json.toString());
        assertThat(again.out()).isEqualTo(converted.out());
        assertThat(RealRun.of(new RuleScripts(), "--rule", "no slice", json.toString()).out())
                .startsWith("VERIFIED    no slice");
    }

    @Test
    void aRuleInJsonFormIsWrittenInKotlin() throws IOException {
        Path script = Files.writeString(folder.resolve("a.rules.kts"), SCRIPT);
        Path json = Files.writeString(folder.resolve("a.rules.json"),
                RealRun.of(new RuleScripts(), "convert", script.toString()).out());
        RealRun kotlin = RealRun.of(new RuleScripts(), "convert", "--kotlin", json.toString());
        assertThat(kotlin.exitCode()).isZero();
        assertThat(kotlin.out()).isEqualTo(SCRIPT.replace("start = 0, ", ""));
    }

    @Test
    void whatCannotBeSaidInKotlinIsLeftOutAndTold() throws IOException {
        Path script = Files.writeString(folder.resolve("a.rules.kts"), SCRIPT + SCRIPT.replace("no slice", "other"));
        String json = RealRun.of(new RuleScripts(), "convert", script.toString()).out();
        Path file = Files.writeString(folder.resolve("a.rules.json"),
                json.replaceFirst("\"requires\" *: *\\[", "\"requires\": [{\"op\": \"and\", \"operands\": []},"));
        RealRun kotlin = RealRun.of(new RuleScripts(), "convert", "--kotlin", file.toString());
        assertThat(kotlin.out()).isEqualTo(SCRIPT.replace("start = 0, ", "").replace("no slice", "other"));
        assertThat(kotlin.err())
                .contains("no slice cannot be said in Kotlin, as a condition that is always true has no name");
        assertThat(kotlin.exitCode()).isEqualTo(2);
    }

    @Test
    void aFileThatCannotBeWrittenIsToldBeforeAnythingIsRead() throws IOException {
        command.rules("some.rules.json", "one");
        command.run("convert", "@some.rules.json", "-o", "@nowhere/out.json");
        assertThat(command.err()).contains("--output DIR/nowhere/out.json: there is no folder DIR/nowhere");
        assertThat(command.exitCode()).isEqualTo(2);
    }

    @Test
    void rulesComeFromTheStandardInputInEitherForm() throws IOException {
        Path json = folder.resolve("some.rules.json");
        command.rules("some.rules.json", "one");
        input(Files.readString(json));
        assertThat(command.run("list", "-").out()).isEqualTo("sample/01 one\n");
        input(SCRIPT);
        assertThat(RealRun.of(new RuleScripts(), "-").out()).startsWith("VERIFIED    no slice");
    }

    @Test
    void mistakesInTheStandardInputHaveAPlace() {
        input("{\n");
        command.run("list", "-");
        assertThat(command.err()).startsWith("standard-input.rules.json:2:1: malformed JSON: ")
                .doesNotContain("Source");
        assertThat(command.exitCode()).isEqualTo(2);
    }
}
