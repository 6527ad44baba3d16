package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.LoadedClasses;
import io.verifyrules.verifier.OnItsDay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The script that starts the program, with a virtual machine that does what the test says, and with the true one. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
@Execution(ExecutionMode.CONCURRENT)
@Tag("process")
@Order(4)
class LauncherTest {

    private static final Path SCRIPT = Path.of("../verify-rules");

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void install() throws IOException {
        Files.copy(SCRIPT, folder.resolve("verify-rules"));
        Path application = Files.createDirectories(folder.resolve("bench/target/app"));
        Files.writeString(application.resolve("verify-rules-application.jar"), "");
    }

    /** A JDK whose {@code java} is a shell script of the given lines. */
    private void machine(String... lines) throws IOException {
        Path bin = Files.createDirectories(folder.resolve("jdk/bin"));
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"21.0.1\"\n");
        Path java = Files.writeString(bin.resolve("java"), "#!/bin/sh\n" + String.join("\n", lines) + "\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
    }

    /** The true machine, with the program's classes in place of the application. */
    private void trueMachine(Class<?> program) throws IOException {
        machine("for option; do", "    case $option in -Dverifyrules.*) options=\"$options $option\" ;; esac", "done",
                "while [ \"$1\" != -jar ]; do shift; done", "shift 2",
                "exec '" + Path.of(System.getProperty("java.home"), "bin", "java") + "' $options -Dverifyrules.cache='"
                        + folder.resolve("cache") + "' -Dverifyrules.config='" + folder.resolve("config")
                        + "' -Dfaulty=true '" + String.join("' '", LoadedClasses.options()) + "' " + program.getName()
                        + " \"$@\"");
    }

    private Process start(String... arguments) throws IOException {
        return start("no", arguments);
    }

    private Process start(String archive, String[] arguments) throws IOException {
        return start(Map.of("VERIFYRULES_ARCHIVE", archive), arguments);
    }

    private Process start(Map<String, String> environment, String... arguments) throws IOException {
        ProcessBuilder command = new ProcessBuilder(
                Stream.concat(Stream.of("sh", folder.resolve("verify-rules").toString()), Stream.of(arguments))
                        .toList())
                .directory(folder.toFile())
                .redirectErrorStream(true);
        command.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        command.environment().remove("VERIFYRULES_JAVA_OPTIONS");
        command.environment().put("VERIFYRULES_ARCHIVE", "no");
        command.environment().putAll(environment);
        return command.start();
    }

    /** What a command printed, and how it ended. */
    private record Ended(String out, int status) {}

    private static Ended ended(Process process) throws Exception {
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return new Ended(out, process.exitValue());
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "2, 2", "3, 3"})
    void theProgramsOwnEndGivesItsExitCode(int code, int status) throws Exception {
        machine("for option; do case $option in -Dverifyrules.regular=*) regular=${option#*=} ;; esac; done",
                "exit $((regular + " + code + "))");
        assertThat(ended(start("x"))).isEqualTo(new Ended("", status));
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "2", "3", "77"})
    void anyOtherEndOfTheMachineIsAnErrorWithAWord(int status) throws Exception {
        machine("exit " + status);
        assertThat(ended(start("x")))
                .isEqualTo(new Ended("verify-rules: the program ended before it came to its end (exit status " + status
                        + "); there is no result\n", 3));
    }

    @Test
    void aCrashKeepsItsStatus() throws Exception {
        machine("kill -KILL $$");
        assertThat(ended(start("x")).status()).isEqualTo(137);
    }

    @Test
    void argumentsAndInputReachTheProgramAsTheyAre() throws Exception {
        machine("while [ \"$1\" != -jar ]; do shift; done", "shift 2", "printf '<%s>' \"$@\"", "cat", "exit 96");
        Process process = start("a b", "", "*", "$x");
        try (var in = process.getOutputStream()) {
            in.write("input".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(ended(process)).isEqualTo(new Ended("<a b><><*><$x>input", 0));
    }

    /** A machine that notes whether it makes an archive of classes, starts from one, or does neither. */
    private Path archivingMachine() throws IOException {
        Files.writeString(
                Files.createDirectories(folder.resolve("bench/src/main/warm-up")).resolve("warm_up.rules.kts"), "");
        Path notes = folder.resolve("notes");
        machine("for option; do case $option in",
                "-XX:ArchiveClassesAtExit=*) echo archive >\"${option#*=}\"; echo made >>'" + notes + "'; exit ;;",
                "-XX:SharedArchiveFile=*) echo started from it >>'" + notes + "'; exit 96 ;;", "esac; done",
                "echo started >>'" + notes + "'", "exit 96");
        return notes;
    }

    /** The one archive, once it was made so many times and nothing else is left. */
    private Path archive(Path notes, int made) throws Exception {
        for (int left = 300; left > 0; left--) {
            List<Path> all = besideTheProgram();
            if (Collections.frequency(Files.readAllLines(notes), "made") == made && all.size() == 1) {
                return all.getFirst();
            }
            Thread.sleep(100);
        }
        throw new AssertionError(besideTheProgram() + " after " + Files.readAllLines(notes));
    }

    private List<Path> besideTheProgram() throws IOException {
        try (Stream<Path> all = Files.list(folder.resolve("bench/target/app"))) {
            return all.filter(file -> !file.endsWith("verify-rules-application.jar")).toList();
        }
    }

    @Test
    void anArchiveOfClassesIsMadeAfterTheFirstRunAndServesTheNext() throws Exception {
        Path notes = archivingMachine();
        assertThat(ended(start("yes", new String[]{"x"}))).isEqualTo(new Ended("", 0));
        archive(notes, 1);
        assertThat(ended(start("yes", new String[]{"x"}))).isEqualTo(new Ended("", 0));
        assertThat(notes).hasContent("started\nmade\nstarted from it");
    }

    @Test
    void anArchiveOfClassesIsMadeBeforeTheFirstRunIfSomebodyWantsIt() throws Exception {
        Path notes = archivingMachine();
        assertThat(ended(start("now", new String[]{"x"})).out()).startsWith("verify-rules: preparing an archive");
        archive(notes, 1);
        assertThat(notes).hasContent("made\nstarted from it");
    }

    @Test
    void anArchiveOfAnEarlierBuildDoesNotServe() throws Exception {
        Path notes = archivingMachine();
        ended(start("now", new String[]{"x"}));
        Files.setLastModifiedTime(archive(notes, 1), FileTime.fromMillis(0));
        assertThat(ended(start("yes", new String[]{"x"}))).isEqualTo(new Ended("", 0));
        archive(notes, 2);
        assertThat(notes).hasContent("made\nstarted from it\nstarted\nmade");
    }

    /** Sources, of which the program was built an hour ago, and a Maven that notes its calls and ends with the status. */
    private Map<String, String> sources(int status) throws IOException {
        machine("exit 96");
        Files.writeString(folder.resolve("pom.xml"), "");
        Path rules = Files.createDirectories(folder.resolve("rules-xla/src/main/rules"));
        Files.writeString(rules.resolve("slice.rules.kts"), "");
        Files.writeString(Files.createDirectories(folder.resolve("dsl/src/main/java")).resolve("Rule.java"), "");
        try (Stream<Path> all = Files.walk(folder)) {
            all.forEach(file -> aged(file, 2));
        }
        aged(folder.resolve("bench/target/app/verify-rules-application.jar"), 1);
        Path maven = Files.createDirectories(folder.resolve("bin")).resolve("mvn");
        Files.writeString(maven, "#!/bin/sh\necho built >>'" + folder.resolve("notes") + "'\nexit " + status + "\n");
        assertThat(maven.toFile().setExecutable(true)).isTrue();
        return Map.of("PATH", maven.getParent() + ":" + System.getenv("PATH"));
    }

    private static void aged(Path file, int hours) {
        try {
            Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(Duration.ofHours(hours))));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    @Test
    void aProgramThatIsNewerThanItsSourcesStartsAsItIs() throws Exception {
        assertThat(ended(start(sources(0), "xla"))).isEqualTo(new Ended("", 0));
        assertThat(folder.resolve("notes")).doesNotExist();
    }

    @Test
    void whatChangedSinceTheLastBuildIsBuiltOnce() throws Exception {
        Map<String, String> environment = sources(0);
        aged(folder.resolve("dsl/src/main/java/Rule.java"), 0);
        assertThat(ended(start(environment, "x")).out()).isEqualTo("verify-rules: building again, as "
                + "dsl/src/main/java/Rule.java is newer than the program (VERIFYRULES_BUILD=no starts what is built) ...\n");
        assertThat(ended(start(environment, "x"))).isEqualTo(new Ended("", 0));
        assertThat(folder.resolve("notes")).hasContent("built");
        assertThat(folder.resolve("bench/target/building")).doesNotExist();
    }

    @Test
    void aChangedRuleOfACollectionIsBuiltOnlyWhereTheCollectionIsAskedFor() throws Exception {
        Map<String, String> environment = sources(0);
        aged(folder.resolve("rules-xla/src/main/rules/slice.rules.kts"), 0);
        assertThat(ended(start(environment, "rules-xla/src/main/rules/slice.rules.kts"))).isEqualTo(new Ended("", 0));
        assertThat(ended(start(environment, "--verbose", "xla")).out())
                .startsWith("verify-rules: building again, as rules-xla/src/main/rules/slice.rules.kts is newer");
    }

    @Test
    void aBuildThatFailsIsAnErrorUnlessTheEarlierProgramIsAskedFor() throws Exception {
        Map<String, String> environment = new HashMap<>(sources(1));
        aged(folder.resolve("pom.xml"), 0);
        Ended failed = ended(start(environment, "x"));
        assertThat(failed.status()).isEqualTo(3);
        assertThat(failed.out()).endsWith(
                "the build failed; see above. VERIFYRULES_BUILD=no starts the program that was built before\n");
        assertThat(folder.resolve("bench/target/building")).doesNotExist();
        environment.put("VERIFYRULES_BUILD", "no");
        assertThat(ended(start(environment, "x"))).isEqualTo(new Ended("", 0));
    }

    @ParameterizedTest
    @CsvSource({"INT, 130", "TERM, 143", "HUP, 129"})
    void aSignalReachesTheProgramWhichKeepsItsResults(String signal, int status) throws Exception {
        trueMachine(FaultyCommand.class);
        new CommandRun(folder).rules("some.rules.json", "one", "endless");
        Process process = start("some.rules.json", "--jobs", "1");
        try (var out = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(out.readLine()).startsWith("REFUTED     sample/01 one");
            new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
            assertThat(out.lines()).contains(
                    "verify-rules: interrupted; the results of 1 rule are kept: the same command with --resume goes on from there");
        }
        assertThat(process.exitValue()).isEqualTo(status);
    }

    @Test
    void theProgramEndsWithItsLauncher() throws Exception {
        trueMachine(FaultyCommand.class);
        new CommandRun(folder).rules("some.rules.json", "one", "endless");
        Process process = start("some.rules.json", "--jobs", "1");
        try (var out = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(out.readLine()).startsWith("REFUTED     sample/01 one");
            List<ProcessHandle> program = process.descendants().toList();
            assertThat(program).isNotEmpty();
            process.destroyForcibly();
            for (ProcessHandle each : program) {
                each.onExit().get(30, TimeUnit.SECONDS);
            }
        }
    }

    @Test
    @OnItsDay(turn = 2, of = 3)
    void aRuleFileThatHaltsItsMachineDoesNotEndTheProgram() throws Exception {
        trueMachine(FaultyCommand.class);
        Files.writeString(folder.resolve("halt.rules.kts"), """
                val runtime = Class.forName("java.lang.Runtime")
                runtime.getMethod("halt", Int::class.java).invoke(Runtime.getRuntime(), 0)
                """);
        Ended ended = ended(start("halt.rules.kts"));
        assertThat(ended.status()).as(ended.out()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(ended.out()).contains("halt.rules.kts: the rule file ended the process that ran it (exit code 0); "
                + "rule files only declare rules");
    }

    @Test
    @OnItsDay(turn = 0, of = 3)
    void aRunThatComesToItsEndGivesItsExitCodeThroughTheLauncher() throws Exception {
        trueMachine(FaultyCommand.class);
        new CommandRun(folder).rules("some.rules.json", "known wrong");
        Ended good = ended(start("some.rules.json"));
        assertThat(good.status()).as(good.out()).isZero();
        new CommandRun(folder).rules("wrong.rules.json", "one");
        assertThat(ended(start("wrong.rules.json")).status()).isEqualTo(ExitCode.UNEXPECTED.number());
        assertThat(ended(start("--frobnicate")).status()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
    }
}
