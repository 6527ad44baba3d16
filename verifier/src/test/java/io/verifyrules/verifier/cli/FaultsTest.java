package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.LoadedClasses;
import io.verifyrules.verifier.OnItsDay;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** What a person sees, and keeps, when the process does not come to its end. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals are sent by kill")
@Timeout(value = 600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Execution(ExecutionMode.CONCURRENT)
@Tag("process")
@Order(2)
class FaultsTest {

    @TempDir
    private Path folder = Path.of("");

    private CommandRun files = new CommandRun(folder);

    @BeforeEach
    void useFolder() {
        files = new CommandRun(folder);
    }

    /** A run of the command in its own process. */
    private record Ended(List<String> out, int exitCode) {

        String text() {
            return String.join("\n", out);
        }
    }

    private Process start(boolean faulty, String... arguments) throws IOException {
        return command(Boolean.toString(faulty), arguments).start();
    }

    private ProcessBuilder command(String faulty, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx600m",
                "-XX:ErrorFile=" + folder.resolve("crash.log"), "-Dverifyrules.cache=" + folder.resolve("cache"),
                "-Dverifyrules.config=" + folder.resolve("config"), "-Dfaulty=" + faulty));
        command.addAll(LoadedClasses.options());
        command.add(FaultyCommand.class.getName());
        Stream.of(arguments)
                .map(argument -> argument.startsWith("@") ? folder.resolve(argument.substring(1)).toString() : argument)
                .forEach(command::add);
        // On a machine that is busy, starting the compiler takes longer than anybody would wait for it elsewhere.
        if (!List.of(arguments).contains("--load-timeout")) {
            command.addAll(List.of("--load-timeout", "300"));
        }
        return new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    }

    private Ended run(boolean faulty, String... arguments) throws Exception {
        return run(Boolean.toString(faulty), arguments);
    }

    private Ended run(String faulty, String... arguments) throws Exception {
        Process process = command(faulty, arguments).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        // Later JDKs warn about what the Kotlin compiler uses.
        return new Ended(
                out.replace(folder.toString(), "DIR").lines().filter(line -> !line.startsWith("WARNING")).toList(),
                process.waitFor());
    }

    private boolean journalsLeft() throws IOException {
        try (Stream<Path> left = Files.list(folder.resolve("cache/journal"))) {
            return left.findAny().isPresent();
        }
    }

    @Test
    @OnItsDay(turn = 0, of = 2)
    void finishedResultsOutliveACrashAndTheCulpritIsFound() throws Exception {
        files.rules("some.rules.json", "one", "two", "crash", "three");
        String[] command = {"@some.rules.json", "--jobs", "1", "--json", "@report.json"};
        Ended first = run(true, command);
        assertThat(first.exitCode()).as(first.text()).isEqualTo(134);
        assertThat(folder.resolve("report.json")).doesNotExist();

        String[] resuming = Stream.concat(Stream.of(command), Stream.of("--resume")).toArray(String[]::new);
        assertThat(run(true, resuming).exitCode()).isEqualTo(134);

        Ended third = run(true, resuming);
        assertThat(third.exitCode()).as(third.text()).isEqualTo(ExitCode.INTERNAL_ERROR.number());
        assertThat(third.out()).contains(
                "verify-rules: an earlier run with these arguments left the results of 2 rules; they are taken over")
                .anyMatch(line -> line.contains("internal error: CrashedBefore: the program ended of itself"))
                .anyMatch(line -> line.startsWith("REFUTED     sample/01 one"))
                .anyMatch(line -> line.startsWith("REFUTED     sample/04 three"));
        assertThat(folder.resolve("report.json")).content().contains("\"sample/04\"", "CrashedBefore");
        assertThat(journalsLeft()).isFalse();
    }

    @Test
    @OnItsDay(turn = 1, of = 2)
    void resultsThatAreTakenOverAreThoseThatWereFound() throws Exception {
        files.rules("some.rules.json", "one", "known wrong", "crash");
        String[] command = {"@some.rules.json", "--jobs", "1", "--show", "--explain"};
        run(true, command);
        Ended resumed = run(false, Stream.concat(Stream.of(command), Stream.of("--resume")).toArray(String[]::new));
        Ended whole = run(false, command);
        assertThat(resumed.out().subList(1, resumed.out().size()).stream().map(RealRun::withoutTimes))
                .containsExactlyElementsOf(whole.out().stream().map(RealRun::withoutTimes).toList());
    }

    @Test
    @OnItsDay(turn = 1, of = 2)
    void anInterruptedRunLeavesNoReportAndGoesOnLater() throws Exception {
        files.rules("some.rules.json", "one", "endless", "two");
        Process process = start(true, "@some.rules.json", "--jobs", "1", "--json", "@report.json");
        try (BufferedReader out = new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(out.readLine()).startsWith("REFUTED     sample/01 one");
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
            assertThat(out.lines()).contains(
                    "verify-rules: interrupted; the results of 1 rule are kept: the same command with --resume goes on from there");
        }
        assertThat(process.waitFor()).isEqualTo(130);
        assertThat(folder.resolve("report.json")).doesNotExist();

        Ended resumed = run(false, "@some.rules.json", "--jobs", "1", "--json", "@report.json", "--resume");
        assertThat(resumed.exitCode()).as(resumed.text()).isEqualTo(ExitCode.UNEXPECTED.number());
        assertThat(resumed.text()).contains("sample/02 endless", "sample/03 two");
        assertThat(folder.resolve("report.json")).content().endsWith("}\n");
        assertThat(journalsLeft()).isFalse();
    }

    @Test
    void aRuleFileThatEndsTheProcessIsNamedWithItsLine() throws Exception {
        files.text("exit.rules.kts", """
                val x = 1
                val system = Class.forName("java.lang.System")
                system.getMethod("exit", Int::class.java).invoke(null, 0)
                """);
        Ended ended = run(false, "@exit.rules.kts");
        assertThat(ended.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(ended.out()).contains(
                "DIR/exit.rules.kts:3: the rule file ends the program (System.exit); rule files only declare rules");
    }

    @Test
    @OnItsDay(turn = 1, of = 2)
    void ruleFilesThatWouldEndTheProcessAreNotRunAndTheOthersGetTheirResults() throws Exception {
        Map<String, String> ways = Map.of("kotlin.system.exitProcess(0)", "System.exit",
                "run { Runtime.getRuntime().halt(0) }", "Runtime.halt");
        List<String> calls = List.copyOf(ways.keySet());
        files.rules("all/good.rules.json", "one");
        for (int i = 0; i < calls.size(); i++) {
            files.text("all/exit" + i + ".rules.kts", "val x = 1\n" + calls.get(i) + "\n");
        }
        Ended ended = run(false, "@all");
        assertThat(ended.exitCode()).as(ended.text()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(ended.out()).anyMatch(line -> line.startsWith("REFUTED     sample/01 one"));
        for (int i = 0; i < calls.size(); i++) {
            assertThat(ended.out()).contains("DIR/all/exit" + i + ".rules.kts:2: the rule file ends the program ("
                    + ways.get(calls.get(i)) + "); rule files only declare rules");
        }
    }

    @Test
    @OnItsDay(turn = 0, of = 2)
    void aRuleFileThatNeedsMoreMemoryThanThereIsCostsItselfAlone() throws Exception {
        files.rules("all/good.rules.json", "one");
        files.text("all/large.rules.kts", """
                val all = ArrayList<LongArray>()
                while (true) { all.add(LongArray(10_000_000)) }
                """);
        Ended ended = run(false, "@all");
        assertThat(ended.exitCode()).as(ended.text()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(ended.out())
                .anyMatch(line -> line.matches("DIR/all/large\\.rules\\.kts:2(:1)?: OutOfMemoryError: Java heap space"))
                .anyMatch(line -> line.startsWith("REFUTED     sample/01 one"));
    }

    @Test
    @OnItsDay(turn = 1, of = 2)
    void aRuleThatNeedsMoreMemoryOrStackThanThereIsCostsItselfAlone() throws Exception {
        files.rules("some.rules.json", "one", "memory", "stack", "two");
        Ended ended = run(true, "@some.rules.json");
        assertThat(ended.exitCode()).as(ended.text()).isEqualTo(ExitCode.INTERNAL_ERROR.number());
        assertThat(ended.out()).anyMatch(line -> line.startsWith("REFUTED     sample/01 one"))
                .anyMatch(line -> line.startsWith("REFUTED     sample/04 two"))
                .anyMatch(line -> line.contains("internal error: OutOfMemoryError"))
                .anyMatch(line -> line.contains("internal error: StackOverflowError"));
    }

    @Test
    void memoryThatRunsOutAnywhereElseIsAnInternalErrorToo() throws Exception {
        files.rules("some.rules.json", "one");
        Ended ended = run("outside", "@some.rules.json");
        assertThat(ended.exitCode()).as(ended.text()).isEqualTo(ExitCode.INTERNAL_ERROR.number());
        assertThat(ended.out()).containsExactly("verify-rules: internal error: java.lang.OutOfMemoryError: none left");
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "needs a device that is always full")
    @OnItsDay(turn = 0, of = 2)
    void outputThatCannotBeWrittenIsNoSuccess() throws Exception {
        files.rules("some.rules.json", "known wrong");
        for (String report : List.of("--github", "--json=-")) {
            ProcessBuilder command = command("false", "@some.rules.json", report).redirectErrorStream(false)
                    .redirectOutput(Path.of("/dev/full").toFile());
            Process process = command.start();
            String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).as(err).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
            assertThat(err).contains("verify-rules: standard output cannot be written; results are lost");
        }
    }

    @Test
    @OnItsDay(turn = 0, of = 2)
    void aRuleFileThatNeverEndsIsGivenUpAndTheOthersGetTheirResults() throws Exception {
        files.rules("all/good.rules.json", "one");
        files.text("all/endless.rules.kts", "var x = 1\nwhile (x > 0) { x = 3 - x }\n");
        Ended ended = run(false, "@all", "--load-timeout", "3", "--json", "@report.json");
        assertThat(ended.exitCode()).as(ended.text()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        // On a slow machine the time is over before the script begins, which has no line then.
        assertThat(ended.out()).anyMatch(line -> line.matches(
                "DIR/all/endless\\.rules\\.kts(:2)?: the rule file was not read within 3\\.0 s; --load-timeout allows more"))
                .anyMatch(line -> line.startsWith("REFUTED     sample/01 one"));
        assertThat(folder.resolve("report.json")).content().contains("\"sample/01\"", "endless.rules.kts");
    }

    @Test
    @OnItsDay(turn = 1, of = 2)
    void twoRunsAtOnceOverOneCacheDoNotDisturbEachOther() throws Exception {
        files.text("same.rules.kts", """
                rule("same") {
                    val c by rankClass
                    val X by tensor(c to 1)
                    lhs = X
                    rhs = X
                }
                """);
        List<Process> runs = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            runs.add(start(false, "@same.rules.kts"));
        }
        for (Process each : runs) {
            String out = new String(each.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(each.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(each.exitValue()).as(out).isZero();
            assertThat(out).contains("VERIFIED    same");
        }
        assertThat(journalsLeft()).isFalse();
    }
}
