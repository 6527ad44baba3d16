package io.verifyrules.verifier.script;

import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.Seal;
import io.verifyrules.verifier.cache.SealedEntries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What happens when a rule file is read again by another run of the tool. */
class RepeatedRunsTest {

    private static final Seal SEAL = Seal.random();

    private static final String RULES = """
            rule("first") {
                val c by rankClass
                val X by tensor(c to 1)
                lhs = X
                rhs = X
            }
            """;

    @TempDir
    private Path cache;

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void writeRules() throws IOException {
        file = Files.writeString(folder.resolve("some.rules.kts"), RULES);
    }

    private InProcess newCompiler() {
        return new InProcess(new ScriptCache(new SealedEntries(new CacheDirectory(cache), "scripts", SEAL), "build"));
    }

    private RuleScripts newRun() {
        return new RuleScripts(newCompiler());
    }

    private static void assertDeclares(ScriptResult result, String rule) {
        assertThat(result).isInstanceOfSatisfying(ScriptResult.Loaded.class,
                loaded -> assertThat(loaded.file().declarations()).singleElement()
                        .satisfies(declaration -> assertThat(declaration.name()).isEqualTo(rule)));
    }

    private Path onlyEntry() throws IOException {
        try (Stream<Path> entries = Files.list(cache)) {
            return entries.reduce((one, other) -> {
                throw new AssertionError("more than one entry: " + one + ", " + other);
            }).orElseThrow();
        }
    }

    @Test
    void aFileThatWasCompiledIsReadWithoutStartingTheCompiler() {
        InProcess first = newCompiler();
        assertDeclares(new RuleScripts(first).load(file), "first");
        assertThat(first.compilerStarted()).isTrue();
        InProcess second = newCompiler();
        assertDeclares(new RuleScripts(second).load(file), "first");
        assertThat(second.compilerStarted()).isFalse();
    }

    @Test
    void aChangedTextIsCompiledAgain() throws IOException {
        assertDeclares(newRun().load(file), "first");
        Files.writeString(file, RULES.replace("first", "second"));
        assertDeclares(newRun().load(file), "second");
    }

    @Test
    void aTruncatedEntryIsReplacedByAWholeOne() throws IOException {
        assertDeclares(newRun().load(file), "first");
        byte[] whole = Files.readAllBytes(onlyEntry());
        Files.write(onlyEntry(), java.util.Arrays.copyOf(whole, whole.length / 2));
        assertDeclares(newRun().load(file), "first");
        assertThat(onlyEntry()).hasBinaryContent(whole);
    }
}
