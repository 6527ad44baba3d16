package io.verifyrules.verifier.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The reports for other programs, of a run with every kind of verdict and every kind of mistake. */
class MachineFormatsTest {

    /** The schema that the specification publishes, as a library carries it. */
    private static final String SARIF_SCHEMA = "/schema/sarif-schema-2.1.0.json";
    private static final String[] FILES = {"@all.rules.json", "@mistyped.rules.json", "@malformed.rules.json", "xls"};

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void writeFiles() throws IOException {
        command = new CommandRun(folder);
        command.rules("all.rules.json", "right", "arithmetic", "known wrong", "wrong", "wrong shape",
                "invalid right side", "hard", "never", "crash");
        command.rules("good.rules.json", "right", "known wrong");
        command.text("mistyped.rules.json", "{\"version\": 1, \"rules\": [{\"name\": \"mistyped\"}]}");
        command.text("malformed.rules.json", "{");
    }

    @Test
    void junitHasATestForEachRuleAndElementType() throws Exception {
        Golden.assertMatches("junit.xml", report("--junit"));
        Document xml = parse(report("--junit"));
        assertThat(elements(xml, "testcase")).hasSize(13);
        assertThat(elements(xml, "failure")).extracting(failure -> failure.getAttribute("type"))
                .containsExactlyInAnyOrder("REFUTED", "REFUTED", "REFUTED", "UNKNOWN", "VACUOUS", "ILL_FORMED");
        assertThat(elements(xml, "error")).extracting(error -> error.getAttribute("type"))
                .containsExactlyInAnyOrder("input", "input", "internal error");
        Element all = xml.getDocumentElement();
        assertThat(List.of(all.getAttribute("tests"), all.getAttribute("failures"), all.getAttribute("errors")))
                .containsExactly("13", "6", "3");
    }

    @Test
    void junitKeepsNamesReadable() throws Exception {
        command.rules("odd.rules.json", "wrong <a> & \"b\" ]]> \ud83d\ude00");
        command.run("@odd.rules.json", "--junit", "@out.xml");
        Document xml = parse(Files.readString(folder.resolve("out.xml")));
        assertThat(elements(xml, "testcase")).singleElement()
                .extracting(test -> test.getAttribute("name"))
                .isEqualTo("sample/01 wrong <a> & \"b\" ]]> \ud83d\ude00 [any]");
    }

    @Test
    void sarifHasAResultForEachSurpriseWithItsPlace() throws IOException {
        String sarif = report("--sarif");
        Golden.assertMatches("report.sarif", sarif);
        Schema schema = sarifSchema();
        assertThat(schema.validate(sarif, InputFormat.JSON)).isEmpty();
        assertThat(schema.validate(sarif.replace("\"startLine\" : ", "\"startLine\" : -"), InputFormat.JSON))
                .isNotEmpty();
        assertThat(schema.validate(sarif.replace("\"ruleId\"", "\"ruleName\""), InputFormat.JSON)).isNotEmpty();
    }

    /** The schema that a report in SARIF's form keeps to. */
    static Schema sarifSchema() throws IOException {
        try (InputStream schema = MachineFormatsTest.class.getResourceAsStream(SARIF_SCHEMA)) {
            assertThat(schema).as(SARIF_SCHEMA).isNotNull();
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7).getSchema(schema, InputFormat.JSON);
        }
    }

    @Test
    void githubGetsAnAnnotationForEachSurprise() {
        command.run(with("--github"));
        String annotations = command.out()
                .lines()
                .filter(line -> line.startsWith("::"))
                .map(line -> line + "\n")
                .reduce("", String::concat);
        Golden.assertMatches("github.txt", annotations);
        assertThat(annotations.lines()).allMatch(line -> line.matches("::error [^:]*::.*"));
    }

    @Test
    void elementTypesThatAreReportedTogetherAreOneFinding() throws IOException {
        command.rules("types.rules.json", "arithmetic wrong shape", "arithmetic hard");
        command.run("@types.rules.json", "--github", "--sarif", "@out.sarif");
        assertThat(command.out().lines().filter(line -> line.startsWith("::"))).satisfiesExactly(
                line -> assertThat(line).contains("title=REFUTED sample/01 arithmetic wrong shape (int%2C real)::"),
                line -> assertThat(line).contains("title=UNKNOWN sample/02 arithmetic hard (int%2C real)::"));
        assertThat(Files.readString(folder.resolve("out.sarif")))
                .containsOnlyOnce("\"rule\" : \"arithmetic wrong shape\"")
                .contains("\"elementType\" : \"int, real\"");
    }

    @Test
    void anExplanationHasOneTimeForAllTypesThatItIsAbout() throws IOException {
        command.rules("types.rules.json", "arithmetic right");
        assertThat(command.run("@types.rules.json", "--explain").out()).contains("at ranks c=1, 14 ms in all")
                .doesNotContain("ms and");
    }

    @Test
    void githubAnnotationsEscapeWhatWouldEndThem() throws IOException {
        command.rules("odd.rules.json", "wrong 100%: a, b");
        command.run("@odd.rules.json", "--github");
        assertThat(command.out()).contains(",title=REFUTED sample/01 wrong 100%25%3A a%2C b (any)::");
    }

    @Test
    void markdownHasTheNumbersAndTheEvidenceOfEachSurprise() throws IOException {
        Golden.assertMatches("report.md", report("--markdown"));
    }

    @Test
    void markdownShowsNamesAsTheyAre() throws IOException {
        command.rules("odd.rules.json", "wrong <b> | `x` @all *y* </details>");
        command.run("@odd.rules.json", "--markdown", "@out.md");
        assertThat(Files.readString(folder.resolve("out.md"))).contains(
                "</b> sample/01 wrong &#60;b&#62; &#124; &#96;x&#96; &#64;all &#42;y&#42; &#60;/details&#62; (any)");
    }

    @Test
    void theSummaryOfAStepIsAddedToWhatIsThere() throws IOException {
        Path file = folder.resolve("summary.md");
        Files.writeString(file, "before\n");
        StepSummary summary = StepSummary.of(Map.of("GITHUB_STEP_SUMMARY", file.toString())).orElseThrow();
        summary.add("## after\n");
        assertThat(Files.readString(file)).isEqualTo("before\n## after\n");
        assertThat(StepSummary.of(Map.of())).isEmpty();
    }

    @Test
    void namesOfTestsHaveNoDotsAtWhichServersSplitThem() throws Exception {
        Document xml = parse(report("--junit"));
        assertThat(elements(xml, "testcase")).extracting(test -> test.getAttribute("classname"))
                .contains("/DIR/all")
                .allMatch(name -> !name.contains("."));
    }

    @Test
    void aSurpriseHasTheSameFingerprintWhereItsRuleIsFurtherDownAndNoOtherHasIt() throws IOException {
        List<String> before = fingerprints();
        String rules = Files.readString(folder.resolve("all.rules.json"));
        command.text("all.rules.json", "\n\n" + rules);
        assertThat(before).hasSizeGreaterThan(5).doesNotHaveDuplicates().isEqualTo(fingerprints());
    }

    private List<String> fingerprints() throws IOException {
        command.run(with("--sarif", "@out"));
        return Pattern.compile("\"verifyRules/v1\" : \"([0-9a-f]{32}:\\d+)\"")
                .matcher(Files.readString(folder.resolve("out")))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void whereAllIsAsExpectedThereIsNothingToSay() throws Exception {
        command.run("@good.rules.json", "--github", "--sarif", "@out.sarif", "--junit", "@out.xml");
        assertThat(command.out()).doesNotContain("::error");
        assertThat(Files.readString(folder.resolve("out.sarif"))).contains("\"results\" : [ ]")
                .contains("\"executionSuccessful\" : true");
        assertThat(elements(parse(Files.readString(folder.resolve("out.xml"))), "failure")).isEmpty();
    }

    @Test
    void severalReportsComeFromOneRunAndNothingElseIsLeft() throws IOException {
        List<String> before = files();
        command.run("@good.rules.json", "--json", "@a.json", "--junit", "@a.xml", "--sarif", "@a.sarif", "--github");
        assertThat(command.exitCode()).isZero();
        assertThat(files()).containsAll(before).contains("a.json", "a.xml", "a.sarif").hasSize(before.size() + 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--json", "--junit", "--sarif"})
    void standardOutputCanBeGivenToOneReportAlone(String option) throws IOException {
        command.run("@good.rules.json", option, "@file");
        String file = Files.readString(folder.resolve("file"));
        command.run("@good.rules.json", option, "-", "--github");
        assertThat(untimed(command.out())).isEqualTo(untimed(file.replace(folder.toString(), "DIR")));
        assertThat(command.err()).contains("VERIFIED    sample/01 right", "2 rules;");
        assertThat(folder.resolve("-")).doesNotExist();
    }

    @Test
    void standardOutputIsNotGivenToTwoReports() {
        assertThat(command.run("@good.rules.json", "--json", "-", "--sarif", "-").exitCode()).isEqualTo(2);
        assertThat(command.err()).contains("--sarif -: standard output is taken by --json already");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--json", "--junit", "--sarif"})
    void aReportThatCannotBeWrittenIsOneErrorAndTheResultsAreShown(String option) throws IOException {
        String name = "n".repeat(300);
        List<String> before = files();
        command.run("@good.rules.json", option, "@" + name);
        assertThat(command.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(command.out()).contains("VERIFIED    sample/01 right", "2 rules;");
        assertThat(command.err())
                .isEqualTo(option + " DIR/" + name + ": the report cannot be written: File name too long\n");
        assertThat(files()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"--junit @ | --junit DIR: is a folder",
            "--sarif @no/a.sarif | --sarif DIR/no/a.sarif: there is no folder DIR/no",
            "--json /dev/null | --json /dev/null: is not a regular file",
            "--json @a --sarif @./a | --sarif DIR/./a: this file is written by --json already"})
    void whatCannotBecomeAReportIsSaidBeforeAnythingIsVerified(String arguments, String message) {
        command.run(("@good.rules.json " + arguments.replace("@ ", "@")).split(" "));
        assertThat(command.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(command.err().lines()).contains("verify-rules: " + message);
        assertThat(command.out()).isEmpty();
    }

    @ParameterizedTest
    @EnabledOnOs(value = OS.LINUX, disabledReason = "needs a folder in which nobody can write, whoever runs the test")
    @CsvSource({"--json, /proc/report.json", "--junit, /proc/report.xml", "--sarif, /proc/report.sarif"})
    void aFolderInWhichNothingCanBeWrittenCostsTheReportAlone(String option, String file) throws IOException {
        command.run("@good.rules.json", option, file, "--github", "--html", "@page");
        assertThat(command.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(command.err()).contains(option + " " + file + ": ").doesNotContain("\tat ");
        command.run("@good.rules.json", "--html", "/proc/page");
        assertThat(command.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(command.err()).startsWith("verify-rules: --html /proc/page: the folder cannot be made: ");
    }

    private String report(String option) throws IOException {
        command.run(with(option, "@out"));
        return Files.readString(folder.resolve("out"))
                .replace(folder.toString(), "/DIR")
                .replaceAll("<testsuites(.*) time=\"[0-9.]+\"", "<testsuites$1 time=\"0.000\"")
                .replaceAll("\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z", "2026-01-01T00:00:00Z")
                .replaceAll("(name=\"(?:commit|solvers|java)\" value=)\"[^\"]*\"", "$1\"..\"")
                .replaceAll(" *<property name=\"commit\".*\n", "")
                .replaceAll("(\"(?:commit|java)\" : )\"[^\"]*\"", "$1\"..\"")
                .replaceAll("(?s)(\"solvers\" : \\[).*?]", "$1 ]")
                .replaceAll("(?m)<sub>.*; 2026", "<sub>..; 2026")
                .replaceAll("\"[0-9a-f]{32}:(\\d+)\"", "\"..:$1\"")
                .replaceAll("\\d\\.\\d s", "0.0 s");
    }

    private static String untimed(String report) {
        return report.replaceAll("(\"milliseconds\" : |time=\")[0-9.]+", "$1")
                .replaceAll("\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z", "2026-01-01T00:00:00Z")
                .replaceAll("(name=\"command\" value=|\"commandLine\" : )\"[^\"]*\"", "$1")
                .replaceAll("(?s)\"command\" : \\[.*?]", "");
    }

    private static String[] with(String... options) {
        String[] all = Arrays.copyOf(FILES, FILES.length + options.length);
        System.arraycopy(options, 0, all, FILES.length, options.length);
        return all;
    }

    private List<String> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static Document parse(String text) throws Exception {
        return DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(text)));
    }

    private static List<Element> elements(Document xml, String name) {
        var nodes = xml.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength()).mapToObj(nodes::item).map(Element.class::cast).toList();
    }
}
