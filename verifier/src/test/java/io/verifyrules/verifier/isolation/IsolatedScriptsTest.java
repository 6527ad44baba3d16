package io.verifyrules.verifier.isolation;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.Seal;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.script.ScriptText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** What a rule file cannot do, and what a person is told of it. */
@Tag("process")
@Order(2)
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

    private static final Seal SEAL = Seal.random();

    /** On a machine that is busy, starting the compiler takes longer than anybody would wait for it elsewhere. */
    private static final ScriptLimits PATIENT = ScriptLimits.USUAL.within(Duration.ofMinutes(5));

    private static IsolatedScripts scripts;
    private static Map<String, String> hostile;

    @BeforeAll
    static void runTheFileThatTriesEverything() throws IOException {
        scripts = scripts(PATIENT);
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
        return scripts(limits, SEAL, (path, line) -> {
        });
    }

    private static IsolatedScripts scripts(ScriptLimits limits, Seal seal, ScriptPrinting printing) {
        return IsolatedScripts.within(limits,
                Optional.of(new SealedEntries(new CacheDirectory(folder.resolve("cache")), "declared", seal)),
                printing);
    }

    /** How the only rule of a file is called. */
    private static String declared(IsolatedScripts by, String text, boolean keep) {
        return ((ScriptResult.Loaded) by.run(new ScriptText(text, "some.rules.kts", "some.rules.kts"), keep)).file()
                .declarations()
                .getFirst()
                .name();
    }

    private static void assertReadAnew(String name) {
        String text = GOOD.replace("\"good\"", "\"at $moment\"").replace("rule(", "val moment = " + name + "\nrule(");
        String first = declared(scripts, text, true);
        assertThat(declared(scripts, text, true)).isNotEqualTo(first);
        try (IsolatedScripts later = scripts(PATIENT)) {
            assertThat(declared(later, text, true)).isNotEqualTo(first);
        }
    }

    @Test
    @OnItsDay(turn = 0, of = 2)
    void aFileThatLooksAtAClockIsReadAnewEachTime() {
        assertReadAnew("System.nanoTime()");
    }

    @Test
    @OnItsDay(turn = 1, of = 2)
    void aFileThatDependsOnChanceIsReadAnewEachTime() {
        assertReadAnew("(1..1_000_000).toList().shuffled().first()");
    }

    @Test
    void aFileThatReadsAnotherOneIsReadAnewEachTime() throws IOException {
        assumeTrue(Walls.working() == Walls.NONE, "there are no files to read behind the walls");
        Path other = Files.writeString(folder.resolve("name"), "before");
        String text = GOOD.replace("\"good\"", "java.io.File(\"" + other + "\").readText()");
        assertThat(declared(scripts, text, true)).isEqualTo("before");
        Files.writeString(other, "after");
        assertThat(declared(scripts, text, true)).isEqualTo("after");
    }

    @Test
    void whatSomebodyElseSaysThatAFileDeclaresIsNotBelieved() {
        try (IsolatedScripts theirs = scripts(PATIENT, Seal.random(), (path, line) -> {
        })) {
            String text = GOOD.replace("good", "theirs");
            declared(theirs, text, true);
            try (IsolatedScripts ours = scripts(PATIENT)) {
                declared(ours, text, true);
                assertThat(ours.isRunning()).as("it was read by running it").isTrue();
            }
        }
    }

    @Test
    void whatAFilePrintsIsItsOwnWordLineByLine() {
        List<String> printed = new ArrayList<>();
        try (IsolatedScripts noting = scripts(PATIENT, SEAL, (path, line) -> printed.add(path + "|" + line))) {
            String text = """
                    println("one\\r\\nVERIFIED    two\\u001b[2K")
                    System.err.print("::error ::three")
                    java.io.FileOutputStream(java.io.FileDescriptor.err).write("\\nfour".toByteArray())
                    """ + GOOD;
            noting.run(new ScriptText(text, "a.rules.kts", "some/a.rules.kts"), true);
            noting.run(new ScriptText("print(\"five\")\n" + GOOD, "b.rules.kts", "b.rules.kts"), true);
        }
        assertThat(printed).containsExactly("some/a.rules.kts|one", "some/a.rules.kts|VERIFIED    two\u001b[2K",
                "some/a.rules.kts|::error ::three", "some/a.rules.kts|four", "b.rules.kts|five");
    }

    @Test
    void whatIsPrintedPastTheLimitOfTheLanguageHasAnEndToo() {
        List<String> printed = new ArrayList<>();
        try (IsolatedScripts noting = scripts(PATIENT, SEAL, (path, line) -> printed.add(line))) {
            String text = """
                    val raw = java.io.FileOutputStream(java.io.FileDescriptor.err)
                    repeat(3000) { raw.write(("x".repeat(999) + "\\n").toByteArray()) }
                    """ + GOOD;
            assertThat(declared(noting, text, true)).isEqualTo("good");
        }
        assertThat(printed).hasSizeLessThan(1_060).last().isEqualTo(".. (more than 1 MB)");
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
