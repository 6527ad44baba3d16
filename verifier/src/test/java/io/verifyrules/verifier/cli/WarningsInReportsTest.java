package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.RuleScripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What is hardly meant in a rule is said in every report, and nothing changes by it. */
class WarningsInReportsTest {

    private static final String UNUSED = "'k' is declared, and nothing uses it; leave it out";
    private static final String RULE = """
            rule("right") {
                val c by rankClass
                val n by c.sizes
                val k by c.map
                val A by tensor(c to n)
                lhs = A.reverse(c).reverse(c)
                rhs = A
            }
            """;

    private final RuleScripts scripts = new RuleScripts();

    @TempDir
    private Path folder = Path.of("");

    @Test
    void eachReportHasItAndTheExitCodeIsThatOfTheVerdicts() throws IOException {
        String rules = written(RULE);
        RealRun run = RealRun.of(scripts, rules, "--json", file("json"), "--junit", file("xml"), "--sarif",
                file("sarif"), "--markdown", file("md"), "--html", folder.toString(), "--github");
        assertThat(run.exitCode()).as(run.transcript()).isZero();
        assertThat(read("json")).containsIgnoringWhitespaces(
                "\"line\" : 4, \"column\" : 9, \"message\" : \"" + UNUSED + "\"} ], \"results\"");
        assertThat(read("xml")).contains("<system-out>warning: " + rules + ":4:9: " + UNUSED + "</system-out>")
                .contains("failures=\"0\"");
        assertThat(read("sarif")).containsIgnoringWhitespaces("\"ruleId\" : \"hardly-meant\", \"level\" : \"warning\"")
                .contains("\"right: " + UNUSED + "\"");
        assertThat(read("md")).contains("### Hardly meant", ":4:9: 'k' is declared");
        assertThat(Files.readString(folder.resolve("index.html"))).contains("1 warning: something in a rule");
        assertThat(run.out()).contains("::warning file=");
    }

    @Test
    void whereNothingIsSaidReportsAreSilent() throws IOException {
        RealRun.of(scripts, written(RULE.replace("    val k by c.map\n", "")), "--json", file("json"), "--markdown",
                file("md"), "--html", folder.toString(), "--sarif", file("sarif"));
        assertThat(read("json")).doesNotContain("warnings");
        assertThat(read("md")).doesNotContain("Hardly meant");
        assertThat(read("sarif")).contains("\"results\" : [ ]");
        assertThat(Files.readString(folder.resolve("index.html"))).doesNotContain("hardly meant");
    }

    private String written(String rules) throws IOException {
        Path file = folder.resolve("a.rules.kts");
        Files.writeString(file, rules);
        return file.toString();
    }

    private String file(String form) {
        return folder.resolve("out." + form).toString();
    }

    private String read(String form) throws IOException {
        return Files.readString(Path.of(file(form)));
    }
}
