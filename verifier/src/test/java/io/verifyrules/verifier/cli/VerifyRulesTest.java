package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.theory.ElementTheories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class VerifyRulesTest {

    private static final String MISTYPED = """
            {"version": 1, "rules": [{"name": "mistyped", "classes": [], "lhs": "X", "rhs": "X"}]}
            """;

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void writeFiles() throws IOException {
        command = new CommandRun(folder);
        command.rules("good.rules.json", "right", "right with empty results", "arithmetic");
        command.rules("wrong.rules.json", "right", "wrong", "wrong shape", "invalid right side", "wrong cube", "hard",
                "never");
        command.rules("known.rules.json", "known wrong", "known hard", "right", "right too");
        command.rules("crash.rules.json", "right", "crash", "right too");
        command.rules("mixed/good.rules.json", "right");
        command.text("mixed/broken.rules.kts", "rule(\"r\") {\n    lhs = XX\n  }}\n");
        command.text("mixed/malformed.rules.json", "{\"version\": 1,\n  \"rules\": [,]}\n");
        command.text("mistyped.rules.json", MISTYPED);
        command.text("none.rules.json", "{\"version\": 1, \"rules\": []}");
        command.text("notes.txt", "no rules");
        Files.createDirectories(folder.resolve("empty"));
    }

    @Test
    void rulesAsExpectedHaveOneLineForTheElementTypesThatAgree() {
        Golden.assertMatches("as-expected.txt", command.run("@good.rules.json", "@known.rules.json").transcript());
    }

    @Test
    void unexpectedVerdictsAreLoudAndShowTheirEvidence() {
        Golden.assertMatches("unexpected.txt", command.run("@wrong.rules.json").transcript());
    }

    @Test
    void expectedCounterexamplesAreShownInFullOnRequestAndForFewRules() {
        String shown = command.run("@known.rules.json", "--show").out();
        assertThat(shown).contains("difference").contains("because: lanes move");
        assertThat(command.run("@known.rules.json", "--rule", "known*").out()).contains("difference");
        assertThat(command.run("@known.rules.json").out()).doesNotContain("difference");
    }

    @Test
    void aCounterexampleIsColouredAndKeepsToTheWidthOfTheTerminal() {
        String shown = command.coloured(44).run("@wrong.rules.json", "--rule", "wrong*").out();
        Golden.assertMatches("coloured.txt", shown);
        assertThat(shown.lines()
                .filter(line -> line.startsWith("    "))
                .map(line -> line.replaceAll("\u241b\\[[0-9;]*m", ""))
                .filter(line -> !line.contains("    at "))).allMatch(line -> line.length() <= 44);
    }

    @ParameterizedTest
    @CsvSource({"80, 80", "1, 1", "0, ", "-5, ", "wide, ", "999999, ", "'', "})
    void theWidthOfTheTerminalIsANumber(String text, @Nullable Integer columns) {
        assertThat(Terminal.columns(text)).isEqualTo(Optional.ofNullable(columns));
    }

    @Test
    void explainShowsRanksAndObligations() {
        Golden.assertMatches("explain.txt",
                command.run("@good.rules.json", "--rule", "right", "--explain").transcript());
    }

    @Test
    void aBrokenFileDoesNotCostTheOthersTheirVerdicts() {
        Golden.assertMatches("broken-file.txt", command.run("@mixed").transcript());
        assertThat(command.out()).contains("VERIFIED    sample/01 right");
    }

    @Test
    void anIllFormedRuleIsShownWithItsSource() {
        Golden.assertMatches("ill-formed.txt",
                command.run("@mistyped.rules.json", "@mixed/good.rules.json").transcript());
    }

    @Test
    void anInternalErrorIsThatOfItsRuleAlone() {
        Golden.assertMatches("internal-error.txt", command.run("@crash.rules.json").transcript());
        assertThat(command.run("@crash.rules.json", "--debug").err()).contains("\tat ");
    }

    @Test
    void helpNamesAllOptions() {
        Golden.assertMatches("help.txt", command.run("--help").transcript());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"@good.rules.json | 0", "@known.rules.json | 0", "xla | 0", "--help | 0",
            "--version | 0", "generate-completion | 0", "xla --jobs 1 --timeout 0.5 | 0", "mlir | 2", "xla mlir | 2",
            "@none.rules.json | 2", "@none.rules.json @good.rules.json | 2", "mutate mlir | 2",
            "mutate @none.rules.json | 2", "@good.rules.json --rule sample/0? | 0",
            "@good.rules.json --rule arith* --element real | 0", "@wrong.rules.json | 1", "@mistyped.rules.json | 1",
            "@mixed | 2", "'' | 2", "@nothing | 2", "xls | 2", "@empty | 2", "@notes.txt | 2", "xla --rule none* | 2",
            "xla --element f99 | 2", "xla --jobs 0 | 2", "xla --timeout -1 | 2", "xla --frobnicate | 2",
            "xla --json @empty | 2", "xla --json @no/where.json | 2", "xla --proof @no/where.json | 2",
            "xla --smt-dump @notes.txt | 2", "xla --element real | 2", "@wrong.rules.json xls | 2",
            "@crash.rules.json | 3", "@crash.rules.json @wrong.rules.json xls | 3"})
    void theExitCodeIsTheHighestThatApplies(String arguments, int expected) {
        command.run(arguments.isEmpty() ? new String[0] : arguments.split(" "));
        assertThat(command.exitCode()).as(command.transcript()).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "xls | xls: no such file, folder or collection of rules; the collections are mlir, xla; did you mean 'xla'?",
            "@empty | DIR/empty: the folder contains no rule files (*.rules.kts, *.rules.json)",
            "mlir | mlir: the collection mlir holds no rules yet",
            "@none.rules.json | DIR/none.rules.json: the file declares no rule",
            "@notes.txt | DIR/notes.txt: not a rule file; the names of rule files end in .rules.kts or .rules.json",
            "@good.rules.json --rule rihgt | --rule rihgt: no rule has such a name or catalogue id; did you mean 'right'?",
            "@good.rules.json --rule arithmetik | --rule arithmetik: no rule has such a name or catalogue id; did you mean 'arithmetic'?",
            "xla --element real | --element real: none of the selected rules is claimed for this element type",
            "xla --jobs 0 | verify-rules: --jobs: expected a number of at least 1, found 0",
            "xla --load-timeout 0 | verify-rules: --load-timeout: expected a number of seconds above 0, found 0",
            "lsp --load-timeout 0 | verify-rules lsp: --load-timeout: expected a number of seconds above 0, found 0",
            "xla --timeout soon | verify-rules: Invalid value for option '--timeout': expected a number of seconds above 0, found soon",
            "watch xla --load-timeout -1 | verify-rules watch: --load-timeout: expected a number of seconds above 0, found -1",
            "xla --solver yices | verify-rules: --solver: expected one of z3, cvc5, both, found yices",
            "xla --element f99 | verify-rules: --element: expected one of TYPES, found f99"})
    void mistakesInTheArgumentsAreExplained(String arguments, String message) {
        assertThat(command.run(arguments.split(" ")).err().lines())
                .contains(message.replace("TYPES", String.join(", ", ElementTheories.words())));
    }

    @Test
    void aScriptThatCrashesTheCompilerIsAnInternalErrorAndTheOthersAreVerified() throws IOException {
        command.text("mixed/crash.rules.kts", "");
        assertThat(command.run("@mixed").exitCode()).isEqualTo(3);
        assertThat(command.err()).contains("DIR/mixed/crash.rules.kts: internal error: ");
        assertThat(command.out()).contains("VERIFIED    sample/01 right");
    }

    @Test
    void aFileThatIsNamedTwiceIsVerifiedOnce() {
        assertThat(command.run("@mixed/good.rules.json", "@mixed/../mixed/good.rules.json").out())
                .containsOnlyOnce("VERIFIED   ");
    }

    @Test
    void aNameThatBeginsWithTheCatalogueIdIsNotRepeated() throws IOException {
        command.rules("one.rules.json", "sample/01 right");
        assertThat(command.run("@one.rules.json").out()).startsWith("VERIFIED    sample/01 right  any");
    }

    @Test
    void theOutputDoesNotDependOnTheNumberOfWorkers() {
        String one = command.run("@wrong.rules.json", "@good.rules.json", "xla", "--jobs", "1").transcript();
        String eight = command.run("@wrong.rules.json", "@good.rules.json", "xla", "--jobs", "8").transcript();
        assertThat(eight).isEqualTo(one);
    }

    @Test
    void theReportReplacesItsFileAndLeavesNothingBeside() throws IOException {
        command.text("report.json", "old");
        Path report = folder.resolve("report.json");
        long files = count();
        assertThat(command.run("@good.rules.json", "--json", "@report.json").exitCode()).isZero();
        assertThat(Files.readString(report)).startsWith("{\n  \"version\" : 1,");
        assertThat(count()).isEqualTo(files);
    }

    private long count() throws IOException {
        try (var files = Files.list(folder)) {
            return files.count();
        }
    }

    @Test
    void whereScriptsAreRefusedOnlyDataIsRead() {
        String refusal = "DIR/mixed/broken.rules.kts: the file is a script, which is code, and --no-scripts allows only data: "
                + "*.rules.json; verify-rules convert makes such a file where scripts are allowed";
        assertThat(command.run("@mixed", "--no-scripts").exitCode()).isEqualTo(2);
        assertThat(command.err()).contains(refusal);
        assertThat(command.out()).contains("VERIFIED    sample/01 right");
        assertThat(command.run("list", "--no-scripts", "@mixed").exitCode()).isEqualTo(2);
        assertThat(command.err()).contains(refusal);
        assertThat(command.run("--no-scripts", "@good.rules.json", "xla").exitCode()).isZero();
    }

    @Test
    void ofALongLineThePartAroundTheMistakeIsShown() throws IOException {
        String operators = "{\"op\": \"reverse\", \"axes\": [\"c\"], \"operand\": ".repeat(100_000);
        command.text("deep.rules.json", "{\"version\": 1, \"rules\": [{\"lhs\": " + operators);
        assertThat(command.run("@deep.rules.json").exitCode()).isEqualTo(2);
        assertThat(command.err().lines().toList()).hasSize(3)
                .allMatch(line -> line.length() < 160)
                .first()
                .asString()
                .contains("nested too deep: objects and arrays may stand in one another 25000 deep at most");
    }
}
