package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.LoadedClasses;
import io.verifyrules.verifier.json.rule.RuleJson;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** Ctrl-C while the real solver works in two threads, each with much work before it. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals are sent by kill")
@Execution(ExecutionMode.CONCURRENT)
@Tag("process")
class InterruptionTest {

    private static final long PATIENCE_SECONDS = 120;

    @TempDir
    private Path folder = Path.of("");

    private static void easy(RuleBuilder rule) {
        RankClass c = rule.rankClass("c");
        TensorExpr x = rule.tensor("X", Shape.of(c, rule.sizes("n", c)));
        rule.rewrite(x.reverse(c).reverse(c), x);
    }

    /** Wrong where two cubes add up to a cube. */
    private static void endless(RuleBuilder rule) {
        RankClass c = rule.rankClass("c");
        AxisMap x = rule.integer("x");
        AxisMap y = rule.integer("y");
        AxisMap z = rule.integer("z");
        Stream.of(x, y, z).map(each -> each.compare(Relation.GT, AxisMap.of(0))).forEach(rule::require);
        rule.require(cube(x).plus(cube(y)).compare(Relation.EQ, cube(z)));
        TensorExpr tensor = rule.tensor("X", Shape.of(c, rule.sizes("n", c)));
        rule.rewrite(tensor,
                tensor.pad(rule.element("v", ElementType.OPEN), AxisMaps.of(x), AxisMaps.none(), AxisMaps.none()));
    }

    private static AxisMap cube(AxisMap map) {
        return map.times(map).times(map);
    }

    private Process start() throws IOException {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("easy", InterruptionTest::easy);
        Stream.of("first", "second", "third").forEach(name -> collector.rule(name, InterruptionTest::endless));
        List<Rule> rules = collector.toFile().declarations().stream().map(Rule.class::cast).toList();
        Files.writeString(folder.resolve("some.rules.json"), RuleJson.writeFile(rules));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:ErrorFile=" + folder.resolve("crash.log"), "-Dverifyrules.cache=" + folder.resolve("cache"),
                "-Dverifyrules.config=" + folder.resolve("config")));
        command.addAll(LoadedClasses.options());
        command.addAll(List.of(VerifyRules.class.getName(), "some.rules.json", "--jobs", "2", "--timeout", "100000"));
        return new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    }

    private long inTheJournal(String event) throws IOException {
        try (Stream<Path> journals = Files.list(folder.resolve("cache/journal"))) {
            return Files.readString(journals.findFirst().orElseThrow())
                    .lines()
                    .filter(line -> line.contains(event))
                    .count();
        }
    }

    @RepeatedTest(2)
    void theProcessEndsSoonAndFinishedResultsAreKept() throws Exception {
        Process process = start();
        try (BufferedReader out = new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(out.readLine()).startsWith("VERIFIED    easy");
            for (long left = PATIENCE_SECONDS * 10; inTheJournal("\"BEGUN\"") < 3 && left > 0; left--) {
                Thread.sleep(100);
            }
            // By then both threads are inside of the solver.
            Thread.sleep(1500);
            assertThat(process.isAlive()).isTrue();
            long start = System.nanoTime();
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).as("the process ends").isTrue();
            assertThat(System.nanoTime() - start).isLessThan(TimeUnit.SECONDS.toNanos(10));
            assertThat(out.lines()).contains(
                    "verify-rules: interrupted; the results of 1 rule are kept: the same command with --resume goes on from there");
            assertThat(process.exitValue()).isEqualTo(130);
        } finally {
            process.destroyForcibly();
        }
        assertThat(folder.resolve("crash.log")).doesNotExist();
        assertThat(inTheJournal("\"DONE\"")).isEqualTo(1);
        assertThat(inTheJournal("\"INTERRUPTED\"")).isEqualTo(1);
    }
}
