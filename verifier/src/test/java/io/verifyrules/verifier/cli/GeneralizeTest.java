package io.verifyrules.verifier.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.script.RuleScripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** {@code verify-rules generalize}, from its arguments to the exit code. */
@Tag("process")
@Order(5)
class GeneralizeTest {

    private static final String FILE = "src/test/generalize/examples.rules.kts";
    private static final Path SCHEMA = Path.of("..", "docs", "schema", "generalize.schema.json");

    @TempDir
    private Path folder = Path.of("");

    private static RealRun run(String... arguments) {
        return RealRun.of(new RuleScripts(), arguments);
    }

    private static RealRun of(String rule, String... more) {
        return run(
                Stream.concat(Stream.of("generalize", FILE, "--rule", rule), Stream.of(more)).toArray(String[]::new));
    }

    /** The conditions that a run prints. */
    private static List<String> conditions(RealRun run) {
        return run.out().lines().map(String::strip).filter(line -> line.startsWith("requires {")).toList();
    }

    @Test
    @OnItsDay(turn = 0, of = 3)
    void whatIsNotNeededIsLeftOutAndTheRestMadeWeaker() {
        RealRun run = of("a slice of a padded*", "--budget", "6");
        assertThat(run.exitCode()).as(run.transcript()).isZero();
        assertThat(conditions(run)).hasSizeBetween(2, 4).noneMatch(condition -> condition.contains("p eq 1"));
        assertThat(run.out()).contains("the rule's own conditions imply these (proved)", "newly allowed: ",
                "1 found weaker");
    }

    @Test
    @OnItsDay(turn = 1, of = 3)
    void aRuleWithoutAConditionGetsOneFromWhichItFollows() throws IOException {
        RealRun run = of("two paddings*", "--budget", "6");
        assertThat(run.out()).contains("not right as it is; it is under", "needed: wrong without it on ");
        String text = Files.readString(Path.of(FILE));
        String rule = text.substring(text.indexOf("rule(\"two paddings"), text.indexOf("rule(\"reversed twice"));
        Path repaired = Files.writeString(folder.resolve("repaired.rules.kts"),
                rule.replaceAll("    expect\\(.*\n", "    " + String.join("\n    ", conditions(run)) + "\n"));
        RealRun again = run(repaired.toString());
        assertThat(again.exitCode()).as(again.transcript()).isZero();
        assertThat(again.out()).contains("VERIFIED");
    }

    @Test
    void aRuleThatIsRightAlwaysNeedsNoCondition() {
        RealRun run = of("reversed twice*");
        assertThat(run.out()).contains("right without any condition; delete all 1 (proved)", "1 need no condition");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void aRuleThatIsNeverRightIsSaidToBeSo() {
        RealRun run = of("one is two");
        assertThat(run.out()).contains("never right: wrong wherever there is an element to compare, such as n = 1");
        assertThat(run.exitCode()).isEqualTo(ExitCode.UNEXPECTED.number());
    }

    @Test
    void someLaneIsNotTakenForEveryLane() {
        assertThat(conditions(of("a padding of some lane"))).containsExactly("requires { someLane(s eq n) }");
    }

    @Test
    void thePageShowsOldAndNewAndWhatBreaksWithoutEachCondition() throws IOException {
        of("a padding*", "--html", folder.resolve("page").toString());
        String page = Files.readString(folder.resolve("page").resolve("index.html"));
        assertThat(page).startsWith("<!DOCTYPE html>")
                .contains("Content-Security-Policy", "requires { s le n }", "Without requires { someLane(s eq n) }",
                        "weakest in scope", "<svg", "Right, wrong and admitted instances with one lane, by s and n")
                .doesNotContain("src=\"http");
    }

    private Path copy() throws IOException {
        return Files.copy(Path.of(FILE), folder.resolve("copy.rules.kts"));
    }

    @Test
    void whatIsFoundIsWrittenIntoTheFileAndSaysTheSameThere() throws IOException {
        Path file = copy();
        RealRun run = run("generalize", file.toString(), "--rule", "reversed*", "--rule", "a padding*", "--apply");
        assertThat(run.exitCode()).as(run.transcript()).isZero();
        String before = Files.readString(Path.of(FILE));
        assertThat(Files.readString(file))
                .isEqualTo(before.replace("    requires { n ge 3 }\n", "").replace("    requires { s le n }\n", ""));
        assertThat(run(file.toString()).exitCode()).isZero();
    }

    @Test
    void aFileThatIsReadOnlyStaysAsItIs() throws IOException {
        Path file = copy();
        assertThat(file.toFile().setReadOnly()).isTrue();
        RealRun run = run("generalize", file.toString(), "--rule", "reversed*", "--apply");
        assertThat(run.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(run.err()).contains("--apply: the file is read-only");
        assertThat(file).hasSameTextualContentAs(Path.of(FILE));
    }

    @Test
    void aRuleWhoseVariantsSpeakOfADemandStaysAsItIs() throws IOException {
        Path file = Files.writeString(folder.resolve("named.rules.kts"), """
                rule("reversed twice") {
                    val c by rankClass
                    val n by c.sizes
                    val A by tensor(c to n)
                    val some = requires { n ge 3 }
                    lhs = A.reverse(c).reverse(c)
                    rhs = A
                    weaker("reversed twice, always") { without(some) }
                }
                """);
        String before = Files.readString(file);
        RealRun run = run("generalize", file.toString(), "--apply");
        assertThat(run.err()).contains("the demand 'some' is used elsewhere in the rule, as by its variants");
        assertThat(file).hasContent(before);
    }

    @Test
    void commentsAndNamesOfDemandsStayWhereTheyAre() throws IOException {
        String rule = """
                // Above the rule.
                rule("a slice of everything, if it is long") {
                    val c by rankClass
                    val n by c.sizes
                    val k by c.map   // kept
                    val A by tensor(c to n)
                    // why it is whole
                    val whole = requires { k eq n } // it is the size
                    /* above */
                    val long = requires { n ge 2 }   // long enough
                %s
                    lhs = A.slice(end = k) // the left side
                    rhs = A
                    broken("a slice of less", because = "k = 0") { without(whole) }
                }
                """;
        Path file = Files.writeString(folder.resolve("commented.rules.kts"), rule.formatted("    requires { n ge 1 }"));
        RealRun run = run("generalize", file.toString(), "--apply");
        assertThat(run.exitCode()).as(run.transcript()).isZero();
        assertThat(Files.readString(file)).isEqualTo(
                rule.replace("    val long = requires { n ge 2 }   // long enough\n%s\n", "    // long enough\n"));
        assertThat(run(file.toString()).exitCode()).isZero();
    }

    @Test
    void anIllFormedRuleIsReported() throws IOException {
        Path file = Files.writeString(folder.resolve("wrong.rules.kts"), """
                rule("u8 has no -1") {
                    val c by rankClass
                    val n by c.sizes
                    val A by tensor(c to n)
                    elements(u8, s8)
                    lhs = A * -1
                    rhs = -A
                }
                rule("reversed twice") {
                    val c by rankClass
                    val n by c.sizes
                    val A by tensor(c to n)
                    lhs = A.reverse(c).reverse(c)
                    rhs = A
                }
                """);
        RealRun run = run("generalize", file.toString());
        assertThat(run.err()).contains("ILL_FORMED u8 has no -1: elements: the rule claims u8 by name");
        assertThat(run.out()).contains("right as it is");
        assertThat(run.exitCode()).isEqualTo(ExitCode.UNEXPECTED.number());
    }

    @Test
    void aConditionDoesNotEndWhereSmallInstancesEnd() throws IOException {
        Path file = Files.writeString(folder.resolve("counted.rules.kts"), """
                rule("counted") {
                    val c by singleton
                    val n by c.sizes
                    requires { n le 2 }
                    lhs = abs(convert(iota(c, c to n), s8))
                    rhs = convert(iota(c, c to n), s8)
                }
                """);
        assertThat(conditions(run("generalize", file.toString()))).containsExactly("requires { n lt 130 }");
    }

    @Test
    void whatIsNeededForOneFillingIsNotCalledWeakest() throws IOException {
        Path file = Files.writeString(folder.resolve("hole.rules.kts"), """
                rule("a slice of a slice") {
                    val c by rankClass
                    val n by c.sizes
                    val s1 by c.map
                    val s2 by c.map
                    val A by tensor(c to n)
                    requires { s1 eq 0 }
                    lhs = A.slice(start = s1).slice(start = s2)
                    rhs = A.slice(start = hole("s"))
                }
                """);
        RealRun run = run("generalize", file.toString());
        assertThat(run.out()).contains("hole s = s2", "the holes are filled for this case only")
                .doesNotContain("weakest:");
    }

    @Test
    void wrongArgumentsAreExplained() {
        assertThat(run("generalize").err()).contains("name at least one rule file, folder or collection");
        RealRun none = of("*", "--budget", "0");
        assertThat(none.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(none.err()).contains("--budget: expected a number of seconds above 0, found 0");
        assertThat(of("no such rule").err()).contains("no rule has such a name or catalogue id");
        assertThat(run("generalize", folder.resolve("nowhere.rules.kts").toString()).err())
                .contains("no such file, folder or collection of rules");
    }

    @Test
    void theReportMatchesThePublishedSchema() throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA), InputFormat.JSON);
        Path report = folder.resolve("report.json");
        run("generalize", FILE, "--rule", "one is two", "--rule", "reversed*", "--rule", "a padding*", "--json",
                report.toString());
        String right = Files.readString(report);
        assertThat(right).contains("\"found\"", "\"alwaysRight\"", "\"neverRight\"", "\"wrongWithout\"");
        assertThat(schema.validate(right, InputFormat.JSON)).isEmpty();
        assertThat(schema.validate(right.replace("\"alwaysRight\"", "\"perhaps\""), InputFormat.JSON)).isNotEmpty();
    }
}
