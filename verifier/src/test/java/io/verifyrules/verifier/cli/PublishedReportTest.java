package io.verifyrules.verifier.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class PublishedReportTest {

    private static final Path SCHEMA = Path.of("..", "docs", "schema", "report.schema.json");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aReportWithEveryKindOfVerdictMatchesThePublishedSchema() throws IOException {
        String report = reportOfEverything();
        assertThat(schema().validate(report, InputFormat.JSON)).isEmpty();
        assertThat(report).contains("\"verdict\" : \"VERIFIED\"", "\"verdict\" : \"REFUTED\"",
                "\"verdict\" : \"UNKNOWN\"", "\"verdict\" : \"VACUOUS\"", "\"verdict\" : \"ILL_FORMED\"",
                "elementsDiffer", "\"trace\" : {", "shapesDiffer", "rightInvalid", "internalError");
    }

    @Test
    void aReportOfNothingMatchesThePublishedSchema() throws IOException {
        new CommandRun(folder).run("nothing", "--json", "@report.json");
        assertThat(schema().validate(Files.readString(folder.resolve("report.json")), InputFormat.JSON)).isEmpty();
    }

    @Test
    void theSchemaAcceptsNoOtherVerdictsAndNoOtherFields() throws IOException {
        String report = reportOfEverything();
        assertThat(schema().validate(report.replace("\"UNKNOWN\"", "\"MAYBE\""), InputFormat.JSON)).isNotEmpty();
        assertThat(schema().validate(report.replace("\"rewrite\"", "\"rewriting\""), InputFormat.JSON)).isNotEmpty();
    }

    private String reportOfEverything() throws IOException {
        CommandRun command = new CommandRun(folder);
        command.rules("all.rules.json", "right with empty results", "arithmetic", "wrong", "wrong shape",
                "invalid right side", "known hard", "never", "crash");
        command.text("mistyped.rules.json", "{\"version\": 1, \"rules\": [{\"name\": \"mistyped\"}]}");
        command.text("malformed.rules.json", "{");
        command.run("@", "--json", "@report.json");
        return Files.readString(folder.resolve("report.json"));
    }

    private static Schema schema() throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA), InputFormat.JSON);
    }
}
