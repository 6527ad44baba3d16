package io.verifyrules.verifier.isolation;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.script.ScriptText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** What a rule file cannot do, and what a person is told of it. */
class IsolatedScriptsTest {

    private static final String GOOD = """
            rule("good") {
                val c by rankClass
                val A by tensor(c to 1)
                lhs = A
                rhs = A
            }
            """;

    /** Each rule of the file tries something else, which costs it alone. */
    private static final String HOSTILE = """
            fun attempt(what: () -> Any?): Nothing = throw IllegalStateException("" + runCatching(what))
            rule("reaches for the prover") { attempt { Class.forName("io.verifyrules.verifier.verify.Pipeline") } }
            rule("reads a file") { attempt { java.io.File("SECRET").readText() } }
            rule("writes a file") { attempt { java.io.File("SECRET").writeText("changed") } }
            rule("opens a socket") { attempt { java.net.Socket("127.0.0.1", 9) } }
            rule("asks for the environment") { attempt { System.getenv("HOME") } }
            rule("writes among the answers") {
                java.io.FileOutputStream(java.io.FileDescriptor.out).write(ByteArray(9))
            }
            rule("prints without end") { while (true) println("ha") }
            """ + GOOD;

    @TempDir
    private static Path folder;

    private static IsolatedScripts scripts;
    private static Map<String, String> hostile;

    @BeforeAll
    static void runTheFileThatTriesEverything() throws IOException {
        scripts = scripts(ScriptLimits.USUAL);
        assertThat(scripts.run(new ScriptText(GOOD, "good.rules.kts", "some/good.rules.kts"), true))
                .isInstanceOf(ScriptResult.Loaded.class);
        Path secret = Files.writeString(folder.resolve("secret"), "as it was");
        ScriptText text = new ScriptText(HOSTILE.replace("SECRET", secret.toString()), "h.rules.kts", "h.rules.kts");
        ScriptResult.Loaded loaded = (ScriptResult.Loaded) scripts.run(text, true);
        hostile = loaded.file()
                .declarations()
                .stream()
                .collect(Collectors.toMap(RuleDeclaration::name, declaration -> switch (declaration) {
                    case IllFormedRule wrong -> wrong.diagnostic().toString();
                    default -> "well formed";
                }));
    }

    @AfterAll
    static void end() {
        scripts.close();
    }

    private static IsolatedScripts scripts(ScriptLimits limits) {
        return IsolatedScripts.quiet(new CacheDirectory(folder.resolve("cache")), limits);
    }

    private static List<Diagnostic> mistakes(ScriptResult result) {
        return result instanceof ScriptResult.Failed failed ? failed.mistakes() : List.of();
    }

    @Test
    void theProverCannotBeReached() {
        assertThat(hostile.get("reaches for the prover"))
                .contains("Failure(java.lang.ClassNotFoundException: io.verifyrules.verifier.verify.Pipeline)");
    }

    @Test
    void thereAreNoFilesAndNoNetworkWhereThePlatformCan() {
        assumeTrue(Walls.working() != Walls.NONE, "this system has nothing against it");
        assertThat(hostile.get("reads a file")).contains("Failure(java.io.FileNotFoundException: ");
        assertThat(hostile.get("writes a file")).contains("Failure(java.io.FileNotFoundException: ");
        assertThat(hostile.get("opens a socket")).contains("Failure(java.net.SocketException: Network is unreachable)");
        assertThat(folder.resolve("secret")).hasContent("as it was");
    }

    @Test
    void theEnvironmentIsEmpty() {
        assertThat(hostile.get("asks for the environment")).contains("Success(null)");
    }

    @Test
    void whatIsWrittenAmongTheAnswersIsNoAnswer() {
        assertThat(hostile)
                .containsEntry("writes among the answers",
                        "h.rules.kts:7:1: the rule has no left side; say lhs = .., without val")
                .containsEntry("good", "well formed");
    }

    @Test
    void printingHasAnEnd() {
        assertThat(hostile.get("prints without end")).contains("IllegalStateException: a rule file may print 1 MB");
    }

    @Test
    void aFileThatIsKnownNeedsNoProcess() {
        try (IsolatedScripts others = scripts(ScriptLimits.USUAL.within(Duration.ofNanos(1)))) {
            ScriptResult known = others.run(new ScriptText(GOOD, "good.rules.kts", "other/good.rules.kts"), true);
            assertThat(known).isInstanceOfSatisfying(ScriptResult.Loaded.class,
                    loaded -> assertThat(loaded.file().declarations()).singleElement()
                            .satisfies(rule -> assertThat(rule.position()).hasToString("other/good.rules.kts:1")));
            assertThat(others.isRunning()).isFalse();
        }
    }

    @Test
    void aFileThatEndsTheProcessAtOnceCostsItselfAlone() {
        Function<String, ScriptResult> run = text -> scripts.run(new ScriptText(text, "x.rules.kts", "x.rules.kts"),
                false);
        String halt = """
                val type = Class.forName("java.lang.Runtime")
                type.getMethod("halt", Int::class.java).invoke(Runtime.getRuntime(), 5)
                """;
        assertThat(mistakes(run.apply(halt))).singleElement()
                .hasToString("x.rules.kts: the rule file ended the process that ran it (exit code 5); "
                        + "rule files only declare rules");
        assertThat(run.apply(GOOD)).isInstanceOf(ScriptResult.Loaded.class);
    }
}
