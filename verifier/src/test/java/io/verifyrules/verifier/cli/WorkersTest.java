package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.LoadedClasses;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.json.rule.RuleJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** The command with workers beside it says and writes what it does without. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("process")
@Order(4)
@OnItsDay(turn = 0, of = 2)
class WorkersTest {

    private static final int RULES = 8;

    @TempDir
    private Path folder = Path.of("");

    private record Ended(int exitCode, String printed) {}

    private static void rule(RuleBuilder rule, boolean right) {
        RankClass c = rule.rankClass("c");
        TensorExpr x = rule.tensor("X", Shape.of(c, rule.sizes("n", c)));
        rule.rewrite(x.reverse(c).reverse(c), right ? x : x.reverse(c));
    }

    @BeforeEach
    void rules() throws IOException {
        RuleCollector collector = RuleCollector.forJava();
        IntStream.range(0, RULES).forEach(i -> collector.rule("rule " + i, rule -> rule(rule, i % 2 == 0)));
        List<Rule> rules = collector.toFile().declarations().stream().map(Rule.class::cast).toList();
        Files.writeString(folder.resolve("some.rules.json"), RuleJson.writeFile(rules));
    }

    private Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dverifyrules.cache=" + folder.resolve("cache"), "-Dverifyrules.config=" + folder.resolve("config")));
        command.addAll(LoadedClasses.options());
        command.add(VerifyRules.class.getName());
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    }

    private Ended run(String... arguments) throws IOException, InterruptedException {
        Process process = start(arguments);
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return new Ended(process.exitValue(),
                printed.lines().filter(line -> !line.startsWith("SLF4J")).reduce("", (all, line) -> all + line + "\n"));
    }

    private Ended verified(String report, String... more) throws IOException, InterruptedException {
        return run(
                Stream.concat(Stream.of("some.rules.json", "--no-cache", "--no-times", "--verbose", "--json", report),
                        Stream.of(more)).toArray(String[]::new));
    }

    @Test
    void outputAndReportAreTheSameByteByByte() throws Exception {
        Ended alone = verified("alone.json");
        assertThat(alone.exitCode()).isEqualTo(1);
        assertThat(alone.printed()).contains("VERIFIED    rule 0").contains("REFUTED     rule 1");
        assertThat(verified("two.json", "--workers", "2")).isEqualTo(alone);
        assertThat(folder.resolve("two.json")).hasSameBinaryContentAs(folder.resolve("alone.json"));
    }

    @Test
    void aRunThatIsKilledLeavesNoWorkersAndIsResumed() throws Exception {
        Ended alone = verified("alone.json");
        String[] arguments = {"some.rules.json", "--no-cache", "--no-times", "--verbose", "--json", "two.json",
                "--workers", "2"};
        Process killed = start(arguments);
        killed.inputReader().readLine();
        List<ProcessHandle> workers = killed.descendants().toList();
        killed.destroyForcibly().waitFor();
        for (ProcessHandle worker : workers) {
            worker.onExit().get(30, TimeUnit.SECONDS);
        }
        Ended resumed = run(Stream.concat(Stream.of(arguments), Stream.of("--resume")).toArray(String[]::new));
        assertThat(resumed.exitCode()).isEqualTo(alone.exitCode());
        assertThat(resumed.printed()).endsWith(alone.printed());
        assertThat(folder.resolve("two.json")).hasSameBinaryContentAs(folder.resolve("alone.json"));
    }

    @Test
    void whatMakesNoSenseIsSaidInASentence() throws Exception {
        assertThat(run("some.rules.json", "--workers", "-1"))
                .isEqualTo(mistake("--workers: expected a number of at least 0, found -1"));
        assertThat(run("some.rules.json", "--workers", "2", "--explain")).isEqualTo(mistake(
                "--workers and --cluster contradict --explain, --proof and --smt-dump: proofs and obligations stay in the process that has them"));
        assertThat(run("some.rules.json", "--cluster", "here"))
                .isEqualTo(mistake("--cluster: expected HOST:PORT or PORT, found here"));
        assertThat(run("some.rules.json", "--cluster", "7800")).isEqualTo(
                mistake("--cluster needs --cluster-secret, as whoever may work for a run may make its verdicts"));
        assertThat(run("some.rules.json", "--shared-cache", "ftp://x")).isEqualTo(mistake(
                "--shared-cache: expected a folder, or an address that begins with http:// or https://, found ftp://x"));
        assertThat(run("worker").exitCode()).isEqualTo(2);
    }

    private static Ended mistake(String message) {
        return new Ended(2, "verify-rules: " + message + "\nSay 'verify-rules --help' for help.\n");
    }
}
