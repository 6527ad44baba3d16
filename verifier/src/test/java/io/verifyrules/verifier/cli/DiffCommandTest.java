package io.verifyrules.verifier.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class DiffCommandTest {

    private static final Path SCHEMA = Path.of("..", "docs", "schema", "diff.schema.json");

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void writeReports() throws IOException {
        command = new CommandRun(folder);
        command.rules("all.rules.json", "right", "arithmetic", "known wrong", "hard", "crash");
        command.run("@all.rules.json", "--json", "@old.json");
    }

    private void edited(String file, String from, String to) throws IOException {
        String old = Files.readString(folder.resolve("old.json"));
        assertThat(old).contains(from);
        command.text(file, old.replace(from, to));
    }

    /** One verdict better, one worse, one rule renamed, one internal error mended. */
    private void changed() throws IOException {
        command.rules("all.rules.json", "right", "arithmetic", "known wrong", "hard", "mended", "never");
        command.run("@all.rules.json", "--json", "@new.json");
        String report = Files.readString(folder.resolve("new.json"));
        command.text("new.json",
                report.replace("\"name\" : \"right\"", "\"name\" : \"renamed\"")
                        .replace("\"verdict\" : \"UNKNOWN\"", "\"verdict\" : \"VERIFIED\"")
                        .replace("\"verdict\" : \"REFUTED\"", "\"verdict\" : \"VERIFIED\""));
    }

    @Test
    void theSameReportTwiceHasNoChanges() {
        assertThat(command.run("diff", "@old.json", "@old.json").transcript()).isEqualTo("""
                6 verdicts before, 6 after; 0 changed, 0 added, 0 removed; none for the worse
                --- exit code 0
                """);
    }

    @Test
    void changesOfEveryKindHaveTheirLine() throws IOException {
        changed();
        Golden.assertMatches("diff.txt", command.run("diff", "@old.json", "@new.json").transcript());
        Golden.assertMatches("diff-back.txt", command.run("diff", "@new.json", "@old.json").transcript());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "\"verdict\" : \"VERIFIED\"           | \"verdict\" : \"UNKNOWN\"                                | 1",
            "\"verdict\" : \"UNKNOWN\"            | \"verdict\" : \"VERIFIED\"                               | 0",
            "\"expected\" : \"REFUTED\"           | \"expected\" : \"VERIFIED\"                              | 1",
            "\"internalError\"                    | \"ignored\"                                              | 0",
            "\"name\" : \"right\"                 | \"name\" : \"renamed\"                                   | 0",
            "\"milliseconds\" : 12                | \"milliseconds\" : 99                                    | 0"})
    void theExitCodeSaysWhetherAnythingGotWorse(String from, String to, int expected) throws IOException {
        edited("new.json", from, to);
        command.run("diff", "@old.json", "@new.json");
        assertThat(command.exitCode()).as(command.transcript()).isEqualTo(expected);
    }

    @Test
    void whatTookTheSolversLongerIsWorseWhereThatIsAskedFor() throws IOException {
        edited("new.json", "\"resources\" : 1234", "\"resources\" : 30000");
        String old = Files.readString(folder.resolve("old.json"));
        command.text("old.json", old.replace("\"resources\" : 1234", "\"resources\" : 14000"));
        assertThat(command.run("diff", "@old.json", "@new.json").exitCode()).isZero();
        assertThat(command.run("diff", "@old.json", "@new.json", "--slower", "3x").exitCode()).isZero();
        assertThat(command.run("diff", "@old.json", "@new.json", "--slower", "2x").exitCode()).isEqualTo(1);
        assertThat(command.out()).contains("VERIFIED, resources 14000 -> 30000", "5 slower; 5 FOR THE WORSE");
        assertThat(command.run("diff", "@new.json", "@old.json", "--slower", "2").exitCode()).isZero();
        assertThat(command.run("diff", "@old.json", "@new.json", "--slower", "0.5x").err())
                .contains("--slower: expected a number above 1, such as 2x, found 0.5x");
    }

    @Test
    void aVerdictThatIsNoLongerVerifiedIsWorseAlsoWhereThatIsExpectedNow() throws IOException {
        edited("new.json", "\"verdict\" : \"VERIFIED\",\n          \"expected\" : \"VERIFIED\"",
                "\"verdict\" : \"UNKNOWN\",\n          \"expected\" : \"UNKNOWN\"");
        assertThat(command.run("diff", "@old.json", "@new.json").exitCode()).isEqualTo(1);
        assertThat(command.run("diff", "@new.json", "@old.json").exitCode()).isZero();
    }

    @Test
    void theChangesInJsonFormMatchThePublishedSchema() throws IOException {
        changed();
        command.run("diff", "@old.json", "@new.json", "--json", "@changes.json");
        String changes = Files.readString(folder.resolve("changes.json"));
        var schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA), InputFormat.JSON);
        assertThat(schema.validate(changes, InputFormat.JSON)).isEmpty();
        assertThat(schema.validate(changes.replace("\"worse\"", "\"better\""), InputFormat.JSON)).isNotEmpty();
        assertThat(changes).contains("\"worse\" : true", "\"worse\" : false", "\"exitCode\" : 1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "@all.rules.json | DIR/all.rules.json:1:1: document: not a report of verify-rules: 'tool' does not say so",
            "@future.json | DIR/future.json:2:15: /version: this program reads version 1 of the report, found 2",
            "@odd.json | DIR/odd.json:LINE:23: /rules/0/results/0/verdict: unknown verdict 'MAYBE'; expected one of VERIFIED, REFUTED, INVALID, UNKNOWN, VACUOUS, ILL_FORMED",
            "@broken.json | DIR/broken.json:1:2: malformed JSON: ",
            "@list.json | DIR/list.json:1:1: document: expected an object, found an array",
            "@nothing.json | DIR/nothing.json: the file cannot be read: no such file or folder",
            "@latin1.json | DIR/latin1.json: the file is not UTF-8 text",
            "@old.json --json @ | verify-rules diff: --json DIR: is a folder"})
    void whatIsNoReportIsExplained(String arguments, String message) throws IOException {
        edited("future.json", "\"version\" : 1", "\"version\" : 2");
        edited("odd.json", "\"verdict\" : \"VERIFIED\"", "\"verdict\" : \"MAYBE\"");
        command.text("broken.json", "{");
        command.text("list.json", "[]");
        Files.write(folder.resolve("latin1.json"), new byte[]{'"', (byte) 0xe9, '"'});
        command.run(("diff @old.json " + arguments).split(" "));
        assertThat(command.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(command.err().replaceAll("(odd\\.json):\\d+", "$1:LINE")).as(command.transcript()).contains(message);
        assertThat(command.out()).isEmpty();
    }

    @Test
    void bothReportsAreNeeded() {
        assertThat(command.run("diff", "@old.json").exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(command.err()).contains("NEW.json");
    }
}
