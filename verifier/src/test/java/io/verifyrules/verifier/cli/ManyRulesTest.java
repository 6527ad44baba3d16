package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.RuleScripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Of many rules those that are as expected are told of by files. */
class ManyRulesTest {

    private static final String FAMILY = """
            for (i in 1..COUNT) rule("NAME $i") {
                val c by rankClass
                val n by c.sizes
                val A by tensor(c to n)
                lhs = A.reverse(c).reverse(c)
                rhs = if (i == 3 && "NAME" == "wrong") A.reverse(c) else A
            }
            """;

    private final RuleScripts scripts = new RuleScripts();

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void writeFiles() throws IOException {
        Files.writeString(folder.resolve("a.rules.kts"), FAMILY.replace("COUNT", "15").replace("NAME", "right"));
        Files.writeString(folder.resolve("b.rules.kts"), FAMILY.replace("COUNT", "6").replace("NAME", "wrong"));
    }

    private String out(String... options) {
        return run(options).out();
    }

    private RealRun run(String... options) {
        String[] arguments = new String[options.length + 1];
        arguments[0] = folder.toString();
        System.arraycopy(options, 0, arguments, 1, options.length);
        return RealRun.of(scripts, arguments);
    }

    @Test
    void eachFileHasALineAndWhatIsNotAsExpectedHasItsOwn() {
        assertThat(out().lines().filter(line -> !line.startsWith(" "))).satisfiesExactly(
                line -> assertThat(line).endsWith("a.rules.kts    15 rules  15 VERIFIED"),
                line -> assertThat(line).startsWith("REFUTED     wrong 3").contains("UNEXPECTED"),
                line -> assertThat(line).endsWith("b.rules.kts     6 rules  5 VERIFIED, 1 REFUTED  1 UNEXPECTED"),
                line -> assertThat(line).startsWith("21 rules"));
    }

    @Test
    void aQuietRunShowsWhatIsNotAsExpectedAndNothingElse() {
        RealRun wrong = run("--quiet");
        assertThat(wrong.exitCode()).isEqualTo(1);
        assertThat(wrong.out().lines().filter(line -> !line.startsWith(" ")))
                .singleElement(InstanceOfAssertFactories.STRING)
                .startsWith("REFUTED     wrong 3")
                .contains("UNEXPECTED");
        assertThat(wrong.out()).contains("    difference  at ");
        RealRun right = run("-q", "--rule", "right*");
        assertThat(right.transcript()).isEqualTo("--- exit code 0\n");
        RealRun none = run("--quiet", "--rule", "none*");
        assertThat(none.out()).isEmpty();
        assertThat(none.err()).startsWith("--rule none*: ");
        assertThat(none.exitCode()).isEqualTo(2);
    }

    @Test
    void quietAndVerboseContradictEachOther() {
        assertThat(run("-q", "-v").err()).startsWith("verify-rules: --quiet and --verbose contradict each other");
    }

    @Test
    void eachRuleHasALineOnRequest() {
        assertThat(out("--verbose").lines().filter(line -> line.startsWith("VERIFIED"))).hasSize(20);
        assertThat(out("--rule", "right*").lines().filter(line -> line.startsWith("VERIFIED"))).hasSize(15);
    }
}
