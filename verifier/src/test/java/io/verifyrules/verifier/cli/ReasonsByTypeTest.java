package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.RuleScripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** A reason that an author gives for some element types stands with the verdicts of these, in every form of report. */
class ReasonsByTypeTest {

    private static final String RULES = """
            {"version": 1, "rules": [{"name": "a difference with itself",
              "expect": {"verdict": "VERIFIED",
                "byElement": {"f16": "REFUTED", "f32": "REFUTED", "s8": "VERIFIED", "u8": "UNKNOWN"},
                "becauseByElement": {"f16": "nan of f16", "f32": "inf of f32", "u8": "thought too hard"}},
              "classes": [{"name": "c", "ranks": "any"}], "maps": {"n": "c"},
              "tensors": {"A": {"element": {"open": "T"}, "shape": {"c": "n"}}},
              "elements": {"T": ["f16", "f32", "s8", "u8"]},
              "lhs": {"op": "sub", "left": "A", "right": "A"},
              "rhs": {"op": "constant", "value": 0, "shape": {"c": "n"}}}]}
            """;

    @TempDir
    private Path folder;

    private Path rules;

    @BeforeEach
    void writeRules() throws IOException {
        rules = folder.resolve("reasons.rules.json");
        Files.writeString(rules, RULES);
    }

    private String terminal(String... more) {
        String[] arguments = new String[more.length + 1];
        arguments[0] = rules.toString();
        System.arraycopy(more, 0, arguments, 1, more.length);
        return RealRun.of(new RuleScripts(), arguments).transcript();
    }

    private String report(String option) throws IOException {
        Path file = folder.resolve("report");
        terminal(option, file.toString());
        return Files.readString(file);
    }

    @Test
    void theTerminalHasALineForEachReason() {
        assertThat(terminal("--show"))
                .containsSubsequence("REFUTED     a difference with itself  f16", "because: nan of f16",
                        "REFUTED     a difference with itself  f32", "because: inf of f32")
                .contains("f16 .. ms  (expected)\n    because: nan of f16\n")
                .contains("f32 .. ms  (expected)\n    because: inf of f32\n");
    }

    @Test
    void aJsonReportHasItWithTheResult() throws IOException {
        assertThat(report("--json"))
                .containsSubsequence("\"elementType\" : \"f16\"", "\"because\" : \"nan of f16\"",
                        "\"elementType\" : \"f32\"", "\"because\" : \"inf of f32\"")
                .contains("\"because\" : \"f16: nan of f16; f32: inf of f32; u8: thought too hard\"");
    }

    @Test
    void aTestOfJUnitHasItWhereItPassesAndWhereItFails() throws IOException {
        assertThat(report("--junit"))
                .containsSubsequence("[f16]", "<system-out>REFUTED, as expected, because: nan of f16</system-out>",
                        "[f32]", "<system-out>REFUTED, as expected, because: inf of f32</system-out>")
                .contains("message=\"expected UNKNOWN (because: thought too hard), got VERIFIED\"");
    }

    @Test
    void sarifAndGitHubHaveItWithTheSurprise() throws IOException {
        assertThat(report("--sarif"))
                .contains("expected UNKNOWN (because: thought too hard), got VERIFIED",
                        "\"because\" : \"thought too hard\"")
                .doesNotContain("nan of f16");
        assertThat(report("--github")).contains("expected UNKNOWN (because: thought too hard), got VERIFIED");
    }

    @Test
    void thePageHasItUnderTheTypes() throws IOException {
        Path page = folder.resolve("page");
        terminal("--html", page.toString());
        assertThat(PackedPage.of(Files.readString(page.resolve("index.html"))).text()).contains(
                "The author expects REFUTED, because: nan of f16", "The author expects REFUTED, because: inf of f32",
                "The author expects UNKNOWN, because: thought too hard");
    }

    @Test
    void aReasonWithoutAVerdictIsAMistake() throws IOException {
        Files.writeString(rules, RULES.replace("\"u8\": \"UNKNOWN\"}", "\"s4\": \"UNKNOWN\"}"));
        assertThat(terminal())
                .contains("/rules/0/expect/becauseByElement/u8: a reason is given for u8, but no verdict in byElement")
                .contains("--- exit code 1");
    }
}
