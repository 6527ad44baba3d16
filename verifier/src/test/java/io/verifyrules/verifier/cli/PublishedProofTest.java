package io.verifyrules.verifier.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.verifyrules.verifier.script.RuleScripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class PublishedProofTest {

    private static final Path SCHEMA = Path.of("..", "docs", "schema", "proof.schema.json");
    private static final String RULES = "src/test/rules/verified/reductions.rules.kts";
    private static final String WORDS = "src/test/rules/verified/signless.rules.kts";

    @TempDir
    private Path folder = Path.of("");

    private RealRun run(String... arguments) {
        return RealRun.of(new RuleScripts(), arguments);
    }

    private String proofs() throws IOException {
        Path file = folder.resolve("proofs.json");
        RealRun run = run(RULES, WORDS, "--rule", "twice a sum*", "--rule", "slices that cover", "--rule",
                "an opposite at any width", "--element", "int,signless", "--proof", file.toString(), "--quiet");
        assertThat(run.exitCode()).as(run.transcript()).isLessThan(2);
        return Files.readString(file);
    }

    @Test
    void proofsMatchThePublishedSchemaAndNoOther() throws IOException {
        String proofs = proofs();
        assertThat(schema().validate(proofs, InputFormat.JSON)).isEmpty();
        assertThat(proofs).contains("\"kind\" : \"MATCHED\"", "\"kind\" : \"PAIRED\"", "\"kind\" : \"AT_RANKS\"",
                "\"atRanks\" : {", "\"onLanesOf\"", "(check-sat)", ", at every width");
        assertThat(schema().validate(proofs.replace("\"MATCHED\"", "\"GUESSED\""), InputFormat.JSON)).isNotEmpty();
        assertThat(schema().validate(proofs.replace("\"premises\"", "\"reasons\""), InputFormat.JSON)).isNotEmpty();
    }

    @Test
    void proofsOfTwoRunsAreTheSame() throws IOException {
        assertThat(proofs()).isEqualTo(proofs());
    }

    @Test
    void aResultThatIsTakenOverHasNoProof() {
        RealRun run = run(RULES, "--proof", folder.resolve("proofs.json").toString(), "--resume");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--proof and --resume contradict each other");
    }

    @Test
    void explanationsHaveTheStepsOfProofs() {
        assertThat(run(RULES, "--explain", "--element", "int", "--rule", "twice a sum*").out())
                .contains("proof of 'elements equal'", "reductions matched: ", "terms paired: ");
    }

    private static Schema schema() throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA), InputFormat.JSON);
    }
}
