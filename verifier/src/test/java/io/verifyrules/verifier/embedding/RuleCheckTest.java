package io.verifyrules.verifier.embedding;

import io.verifyrules.verifier.verify.Pipeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Rules as tests of another program. */
class RuleCheckTest {

    private static final Path DOCS = Path.of("../docs/embedding.md");

    private static Stream<RuleCheck> checks(String file) {
        return RuleCheck.of(Path.of("src/test/embedding", file), new Pipeline());
    }

    @TestFactory
    Stream<DynamicTest> rules() {
        return RuleCheck.of(Path.of("src/test/embedding/right.rules.kts"), new Pipeline())
                .map(check -> DynamicTest.dynamicTest(check.name(), check.source(), check::run));
    }

    @Test
    void theFactoryIsTheOneOfTheDocumentation() throws IOException {
        assertThat(Files.readString(DOCS).replaceAll("Path.of\\(\".*?\"\\)", "Path.of(..)")).contains("""
                    @TestFactory
                    Stream<DynamicTest> rules() {
                        return RuleCheck.of(Path.of(..), new Pipeline())
                                .map(check -> DynamicTest.dynamicTest(check.name(), check.source(), check::run));
                    }
                """);
    }

    @Test
    void eachRuleAndVariantIsATestThatNamesItsLine() {
        List<RuleCheck> checks = checks("right.rules.kts").toList();
        assertThat(checks).extracting(RuleCheck::name).containsExactly("reversed twice", "reversed once");
        assertThat(checks.getLast().source().toString()).matches("file:/.*/right\\.rules\\.kts\\?line=7");
        assertThat(checks).allSatisfy(check -> assertThatCode(check::run).doesNotThrowAnyException());
    }

    @Test
    void aWrongRuleFailsWithWhatTheTerminalShows() {
        assertThat(checks("wrong.rules.kts").toList()).singleElement()
                .satisfies(check -> assertThatThrownBy(check::run).isInstanceOf(AssertionError.class)
                        .message()
                        .contains("REFUTED     two paddings are one", "*** UNEXPECTED: expected VERIFIED ***",
                                "left side   shape {c: [1]}", "difference  at {c: [0]}", "wrong.rules.kts:1"));
    }

    @Test
    void aFileThatCannotBeReadIsATestThatFails() {
        assertThat(checks("missing.rules.kts").toList()).singleElement()
                .satisfies(check -> assertThatThrownBy(check::run).isInstanceOf(AssertionError.class)
                        .hasMessageContaining("missing.rules.kts: there is no such file"));
    }
}
