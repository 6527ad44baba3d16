package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.LoadedClasses;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.cache.Seal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** The command in a process of its own, with caches that somebody else has prepared, and with scripts that say something else each time. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has other permissions")
@Execution(ExecutionMode.CONCURRENT)
@Tag("process")
@Order(2)
class CachesOfOthersTest {

    private static final String WRONG = """
            {"version": 1, "rules": [{"name": "a reversal is nothing", "classes": [{"name": "c", "ranks": "any"}],
              "maps": {"n": "c"}, "tensors": {"X": {"element": "int", "shape": {"c": {"class": "c", "size": "n"}}}},
              "lhs": {"op": "reverse", "operand": "X", "axes": ["c"]}, "rhs": "X"}]}
            """;
    private static final String BY_THE_CLOCK = """
            println("read\\r\\u001b[2KVERIFIED    everything\\n::error ::no\\n##[error] no")
            rule("at ${System.nanoTime()}") {
                val c by rankClass
                val A by tensor(int, c to 1)
                lhs = A.reverse(c)
                rhs = A
            }
            """;

    @TempDir
    private Path folder = Path.of("");

    /** What a run printed, and how it ended. */
    private record Ended(String out, String err, int status) {}

    private Ended run(String config, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dverifyrules.config=" + folder.resolve(config)));
        command.addAll(LoadedClasses.options());
        command.add(VerifyRules.class.getName());
        command.addAll(List.of(arguments));
        if (!List.of(arguments).contains("--help")) {
            command.addAll(List.of("--load-timeout", "300"));
        }
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("VERIFYRULES_CACHE", folder.resolve("cache").toString());
        Process process = builder.start();
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        return new Ended(Files.readString(out), Files.readString(err), process.exitValue());
    }

    private List<Path> kept(String kind) throws IOException {
        if (!Files.isDirectory(folder.resolve("cache").resolve(kind))) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder.resolve("cache").resolve(kind))) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void aFolderThatOthersMayWriteIsRefusedWithASentence() throws Exception {
        Files.writeString(folder.resolve("wrong.rules.json"), WRONG);
        Files.setPosixFilePermissions(Files.createDirectories(folder.resolve("cache")),
                PosixFilePermissions.fromString("rwxrwxrwx"));
        Ended ended = run("config", "wrong.rules.json");
        assertThat(ended.status()).as(ended.err()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err().lines()).filteredOn(line -> !line.startsWith("WARNING"))
                .singleElement()
                .asString()
                .startsWith("verify-rules: the cache folder " + folder.resolve("cache")
                        + " is not used, as others can change what is kept there: ")
                .endsWith(
                        "can be written by others (rwxrwxrwx); delete it, or let VERIFYRULES_CACHE name a folder that "
                                + "only the user of this process can write");
        assertThat(run("config", "--help").status()).isZero();
    }

    @Test
    void aForgedVerdictIsNotBelieved() throws Exception {
        Files.writeString(folder.resolve("wrong.rules.json"), WRONG);
        Ended theirs = run("theirs", "wrong.rules.json");
        assertThat(theirs.out()).as(theirs.err()).contains("REFUTED");
        Path entry = kept("results").getFirst();
        byte[] bytes = Files.readAllBytes(entry);
        int start = new String(bytes, StandardCharsets.ISO_8859_1).indexOf('{');
        String forged = new String(bytes, start, bytes.length - start, StandardCharsets.UTF_8).replace("\"REFUTED\"",
                "\"VERIFIED\"");
        // With the seal of another user's key, which is all that another user can make.
        byte[] content = forged.getBytes(StandardCharsets.UTF_8);
        byte[] seal = Seal.random().of("results", content);
        Files.write(entry, java.nio.ByteBuffer.allocate(seal.length + content.length).put(seal).put(content).array());
        Ended ours = run("ours", "wrong.rules.json");
        assertThat(ours.out()).contains("REFUTED", "1 damaged entry of the cache made again");
        assertThat(ours.out().lines()).noneMatch(line -> line.startsWith("VERIFIED"));
    }

    @Test
    @OnItsDay(turn = 1, of = 2)
    void aScriptWithAClockIsReadAnewAndItsWordsAreItsOwn() throws Exception {
        Files.writeString(folder.resolve("clock.rules.kts"), BY_THE_CLOCK);
        Ended first = run("config", "clock.rules.kts", "--json", "-");
        Ended second = run("config", "clock.rules.kts", "--json", "-");
        assertThat(name(first)).isNotEqualTo(name(second));
        assertThat(kept("declared")).isEmpty();
        assertThat(first.out()).startsWith("{").doesNotContain("everything");
        assertThat(first.err().lines()).contains("clock.rules.kts prints: read\\u000d\\u001b[2KVERIFIED    everything",
                "clock.rules.kts prints: ::error ::no", "clock.rules.kts prints: \\u0023#[error] no");
    }

    private static String name(Ended ended) {
        return Optional.of(ended.out().replaceAll("(?s).*?(at \\d+).*", "$1"))
                .filter(name -> name.startsWith("at "))
                .orElseThrow(() -> new AssertionError(ended.toString()));
    }

    @Test
    @OnItsDay(turn = 0, of = 2)
    void withoutACacheNothingIsTakenFromItAndNothingKept() throws Exception {
        Files.writeString(folder.resolve("plain.rules.kts"),
                BY_THE_CLOCK.replaceFirst(".*\n", "").replace("${System.nanoTime()}", "noon"));
        run("config", "plain.rules.kts", "--no-cache");
        assertThat(kept("declared")).isEmpty();
        assertThat(kept("results")).isEmpty();
        run("config", "plain.rules.kts");
        assertThat(kept("declared")).hasSize(1);
        byte[] before = Files.readAllBytes(kept("declared").getFirst());
        Ended anew = run("config", "plain.rules.kts", "--no-cache", "--verbose");
        assertThat(anew.out()).as("it was run").contains("rule files ran in a process of their own");
        assertThat(Files.readAllBytes(kept("declared").getFirst())).isEqualTo(before);
        assertThat(run("config", "plain.rules.kts", "--verbose").out()).doesNotContain("rule files ran");
    }
}
