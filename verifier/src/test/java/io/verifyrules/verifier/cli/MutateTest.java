package io.verifyrules.verifier.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** {@code verify-rules mutate} and {@code fuzz}, from their arguments to the exit code. */
@Tag("process")
class MutateTest {

    private static final Path SCHEMA = Path.of("..", "docs", "schema", "mutate.schema.json");
    private static final String FILE = "src/test/mutate/prefix.rules.kts";

    @TempDir
    private Path folder = Path.of("");

    /** The command with a verifier that proves whatever it is asked. */
    private static RealRun credulous(String... arguments) {
        RuleVerifier verifier = MutateTest::proved;
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        RuleScripts scripts = new RuleScripts();
        int exitCode = VerifyRules.run(new Surroundings(() -> verifier, () -> scripts::load, List::of,
                new PrintWriter(out), new PrintWriter(err), false, false, TextStyle.USUAL_WIDTH), arguments);
        return new RealRun(out.toString(), err.toString(), exitCode);
    }

    private static List<RuleResult> proved(RuleDeclaration declaration, VerifyOptions options) {
        return List.of(new RuleResult(declaration, "any",
                new Verdict.Verified(new EveryWidth.AtOnce(((Rule) declaration).widths())),
                Optional.of(declaration.expectation().verdict()), List.of(), List.of(), MatchingReport.NONE, List.of(),
                Duration.ZERO));
    }

    @Test
    void mutantsThatAreNotRefutedAreListed() {
        RealRun run = RealRun.of(new RuleScripts(), "mutate", FILE, "-j", "1");
        Golden.assertMatches("mutate.txt", run.transcript());
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void aMutantThatIsWronglyVerifiedIsShownWithItsInstanceAndAnInternalError() throws IOException {
        Path report = folder.resolve("report.json");
        RealRun run = credulous("mutate", FILE, "--rule", "prefix*", "--json", report.toString());
        assertThat(run.exitCode()).isEqualTo(ExitCode.INTERNAL_ERROR.number());
        assertThat(run.out()).contains("WRONGLY VERIFIED", "precondition 2 dropped", "instance ");
        assertThat(Files.readString(report)).contains("\"outcome\" : \"wronglyVerified\"", "\"instance\" : ");
    }

    @Test
    void theReportMatchesThePublishedSchema() throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA), InputFormat.JSON);
        Path report = folder.resolve("report.json");
        RealRun.of(new RuleScripts(), "mutate", FILE, "--json", report.toString());
        String right = Files.readString(report);
        assertThat(right).contains("\"refuted\"", "\"vacuous\"", "\"equivalent\"", "\"generalization\"");
        assertThat(schema.validate(right, InputFormat.JSON)).isEmpty();
        assertThat(schema.validate(right.replace("\"refuted\"", "\"wronglyVerified\""), InputFormat.JSON)).isNotEmpty();
        credulous("mutate", FILE, "--json", report.toString());
        assertThat(schema.validate(Files.readString(report), InputFormat.JSON)).isEmpty();
    }

    @Test
    void wrongArgumentsAreExplained() {
        assertThat(credulous("mutate").exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        RealRun none = credulous("mutate", FILE, "--instances", "0");
        assertThat(none.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(none.err()).contains("--instances: expected a number above 0, found 0");
        assertThat(credulous("fuzz", "--out", folder.resolve("nowhere").toString()).err())
                .contains("there is no such folder");
    }

    @Test
    @OnItsDay(turn = 1, of = 3)
    void aContradictionFoundByRandomRulesIsWrittenAsARuleFileThatRuns() throws IOException {
        RealRun run = credulous("fuzz", "--rules", "40", "--seed", "1", "--out", folder.toString());
        assertThat(run.exitCode()).as(run.transcript()).isEqualTo(ExitCode.INTERNAL_ERROR.number());
        assertThat(run.out()).contains("seed ", "VERIFIED over any, but refuted by");
        List<Path> files;
        try (var all = Files.list(folder)) {
            files = all.toList();
        }
        assertThat(files).isNotEmpty();
        RealRun again = RealRun.of(new RuleScripts(), files.getFirst().toString());
        assertThat(again.exitCode()).as(again.transcript()).isEqualTo(ExitCode.UNEXPECTED.number());
        assertThat(again.out()).contains("REFUTED");
    }
}
