package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.RuleScripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** {@code verify-rules export}, from its arguments to the exit code. */
class ExportTest {

    private static final String FILE = "src/test/export/examples.rules.kts";

    @TempDir
    private Path folder = Path.of("");

    private static RealRun run(String... arguments) {
        return RealRun.of(new RuleScripts(),
                Stream.concat(Stream.of("export", FILE), Stream.of(arguments)).toArray(String[]::new));
    }

    @Test
    void eachRuleThatIsLeftOutIsNamedWithTheReason() {
        RealRun run = run("--format", "pdll", "--output", folder.resolve("rules.pdll").toString());
        assertThat(run.exitCode()).as(run.transcript()).isZero();
        Golden.assertMatches("export-summary.txt", run.transcript());
    }

    @Test
    void aFolderGetsRulesTestsAndWhatTheyNeed() throws IOException {
        RealRun run = run("--format", "pdll", "--output", folder.toString());
        assertThat(run.exitCode()).as(run.transcript()).isZero();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder("rules.pdll",
                    "patterns.def", "verify_rules.h", "verify-rules-opt.cpp", "a_slice_of_a_padded_tensor.mlir",
                    "adding_zero.mlir", "a_reversed_sum_of_two.mlir");
        }
        Golden.assertMatches("export-rules.pdll", Files.readString(folder.resolve("rules.pdll")));
        Golden.assertMatches("export-test.mlir", Files.readString(folder.resolve("a_slice_of_a_padded_tensor.mlir")));
    }

    @Test
    void theSameForEgglog() throws IOException {
        RealRun run = run("--format", "egglog", "--output", folder.toString());
        assertThat(run.exitCode()).as(run.transcript()).isZero();
        Golden.assertMatches("export-test.egg", Files.readString(folder.resolve("a_slice_of_a_padded_tensor.egg")));
        assertThat(folder.resolve("prelude.egg")).exists();
        assertThat(Files.readString(folder.resolve("rules.egg"))).contains("(adding_zero_type (Type \"s8\"))")
                .doesNotContain("(adding_zero_type (Type \"f32\"))");
    }

    @Test
    void patternsInCppHaveTheirConditionsAsGuards() throws IOException {
        RealRun run = RealRun.of(new RuleScripts(), "export", "src/test/export/patterns.rules.kts", "--format", "cpp",
                "--output", folder.toString());
        assertThat(run.exitCode()).as(run.transcript()).isZero();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder("rules.cpp",
                    "populate.inc", "verify_rules.h", "verify_rules_arith.h", "verify_rules_patterns.h");
        }
        String patterns = Files.readString(folder.resolve("rules.cpp"));
        Golden.assertMatches("export-patterns.cpp", patterns);
        assertThat(Files.readString(folder.resolve("populate.inc"))).contains("patterns.add<ATransposedSum>(context);");
        assertThat(patterns.chars().filter(each -> each == '{').count())
                .isEqualTo(patterns.chars().filter(each -> each == '}').count());
    }

    @Test
    void aRuleThatCppCannotSayIsNamedWithTheReason() {
        RealRun run = run("--format", "cpp", "--output", folder.resolve("rules.cpp").toString());
        assertThat(run.exitCode()).as(run.transcript()).isZero();
        Golden.assertMatches("export-summary-cpp.txt", run.transcript());
    }

    @Test
    void whatIsAskedForOneTypeIsForThatType() {
        RealRun run = run("--format", "pdll", "--rule", "adding zero", "--element", "u8");
        assertThat(run.out()).contains("hasElementType(A, {\"ui8\"})");
        assertThat(run.err()).contains("1 rule exported, 0 not");
    }

    @Test
    void nothingExportedIsAnExitCode() {
        RealRun run = run("--format", "pdll", "--rule", "a wrong one");
        assertThat(run.exitCode()).isEqualTo(ExitCode.UNEXPECTED.number());
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("a wrong one: not exported: it is not verified");
    }

    @Test
    void badArgumentsAreRefused() throws IOException {
        assertThat(run("--format", "pdl").err()).contains("--format: expected one of pdll, cpp, egglog, found pdl");
        assertThat(run().err()).contains("--format");
        Path file = Files.createFile(folder.resolve("here"));
        RealRun run = run("--format", "pdll", "--output", file.toString());
        assertThat(run.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(run.err()).contains("a file of that name is there already");
    }
}
