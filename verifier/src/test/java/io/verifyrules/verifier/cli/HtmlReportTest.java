package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.json.rule.RuleJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** The structure and the data of the page. What a browser makes of it is in {@link HtmlPageInBrowserTest}. */
class HtmlReportTest {

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void writeFiles() throws IOException {
        command = new CommandRun(folder);
        command.rules("all.rules.json", "right", "arithmetic", "known wrong", "wrong cube", "wrong shape",
                "invalid right side", "hard", "never", "crash", "right <b>&amp; \"x\" </script>");
        command.text("mistyped.rules.json", "{\"version\": 1, \"rules\": [{\"name\": \"mistyped\"}]}");
        command.text("malformed.rules.json", "{");
    }

    private PackedPage packed() throws IOException {
        command.run("@", "--html", "@report/deep");
        return PackedPage.of(Files.readString(folder.resolve("report/deep/index.html")));
    }

    private Document page() throws IOException {
        return packed().page();
    }

    @Test
    void theTableHasARowForEachRuleAndItsElementTypesThatAgree() throws IOException {
        List<JsonNode> rows = packed().rows();
        assertThat(rows).hasSize(11);
        assertThat(rows).extracting(row -> row.path("verdict").stringValue())
                .containsExactly("VERIFIED", "VERIFIED", "REFUTED", "REFUTED", "REFUTED", "REFUTED", "UNKNOWN",
                        "VACUOUS", "ERROR", "VERIFIED", "ILL_FORMED");
        assertThat(rows.stream().filter(row -> row.path("unexpected").asBoolean(false))).hasSize(7);
        assertThat(rows.get(1)).hasToString("{\"types\":\"int, real\",\"names\":\"int real\",\"families\":[1,2],"
                + "\"verdict\":\"VERIFIED\",\"colour\":\"good\",\"expectation\":\"as expected\",\"time\":24,"
                + "\"ranks\":\"c: 1\",\"instances\":1,\"obligations\":4}");
    }

    @Test
    void whatIsNotAsExpectedStandsFirstAndThePlotsAreFoldedBelowTheVerdicts() throws IOException {
        Document page = page();
        assertThat(page.select("main > section").eachAttr("id")).containsExactly("summary", "first", "results",
                "by-type", "plots", "rules");
        assertThat(page.select("#first pre").eachText()).isNotEmpty().anyMatch(text -> text.contains("left side"));
        assertThat(page.select("#plots > details[open]")).isEmpty();
        assertThat(page.select("#plots > details .chart")).hasSize(2);
        assertThat(page.select("#first").text()).contains("These are 5 of 7 rules.");
    }

    @Test
    void everyRuleHasASectionAndANameOfItsOwn() throws IOException {
        PackedPage packed = packed();
        assertThat(packed.rules().map(rule -> rule.path("id").stringValue())).hasSize(11).doesNotHaveDuplicates();
        assertThat(packed.sections()).hasSize(11);
    }

    @Test
    void aRuleIsLinkedToByItsName() throws IOException {
        command.rules("all.rules.json", "first", "right: A, B => A", "right; a b = A");
        assertThat(packed().rules().map(rule -> rule.path("id").stringValue()).filter(id -> id.contains("sample")))
                .containsExactly("rule-sample-01-first", "rule-sample-02-right-a-b-a", "rule-sample-03-right-a-b-a");
        command.rules("all.rules.json", "right: A, B => A", "another", "right; a b = A");
        assertThat(packed().rules().map(rule -> rule.path("id").stringValue()).filter(id -> id.contains("sample")))
                .containsExactly("rule-sample-01-right-a-b-a", "rule-sample-02-another", "rule-sample-03-right-a-b-a");
    }

    @Test
    void elementTypesThatAgreeAreToldOfTogetherClaimByClaim() throws IOException {
        Element arithmetic = packed().sections().get(1);
        assertThat(arithmetic.select("h3").eachText())
                .containsExactly("Elements int, real: VERIFIED (as expected, 24 ms in all)");
        Element claims = arithmetic.select("table").get(0);
        assertThat(claims.select("thead th").eachText()).containsExactly("Claim", "int, real");
        assertThat(claims.select("tbody tr").eachText()).containsExactly(
                "both sides have the same sizes on c proved simplified, 0 ms",
                "both sides have the same elements proved at ranks c=1, 14 ms");
        assertThat(arithmetic.select("details.proof h4").eachText()).containsExactly("Ranks, and why they suffice",
                "Obligations", "Laws");
        assertThat(arithmetic.select("details.proof p").eachText()).anyMatch(text -> text.equals(
                "The proof uses that a + b = b + a (int); max(a, a) = a. An element type in which one of these is not so "
                        + "needs another proof."));
        assertThat(arithmetic.select("details.proof table").get(1).select("tbody tr").eachText()).containsExactly(
                "same size on axis c simplified PROVED 0 ms 0", "elements equal at ranks c=1 PROVED 14 ms 2468");
    }

    @Test
    void whatACounterexampleShowsIsRefuted() throws IOException {
        PackedPage packed = packed();
        Element shape = packed.sections().get(4);
        assertThat(shape.select("table").get(1).select("tbody tr").eachText())
                .contains("both sides have the same elements open at ranks c=1, 7 ms")
                .noneMatch(row -> row.contains("elements refuted"));
        assertThat(packed.sections().get(5).text()).contains("the right side is valid refuted an instance");
    }

    @Test
    void namesAreTextAndNeverMarkup() throws IOException {
        PackedPage packed = packed();
        assertThat(packed.rules().map(rule -> rule.path("title").stringValue()))
                .contains("sample/10 right <b>&amp; \"x\" </script>");
        assertThat(packed.sections()).allMatch(section -> section.select("b, script").isEmpty());
        assertThat(packed.page().select("b")).isEmpty();
        assertThat(packed.page().select("script:not([type])")).hasSize(2);
        assertThat(packed.page().select("script[type=application/octet-stream]"))
                .allMatch(script -> script.data().matches("[A-Za-z0-9+/=]+"));
    }

    @Test
    void aCounterexampleIsDrawnWithTheDifferingElementMarked() throws IOException {
        PackedPage packed = packed();
        Element cube = packed.sections().get(3);
        assertThat(cube.select("figcaption").eachText()).containsExactly("X", "t1 = reverse(X)",
                "left side = slice(t1)", "right side = X");
        assertThat(cube.select("svg[role=img]")).hasSize(4).allMatch(svg -> svg.hasAttr("aria-label"));
        assertThat(cube.select("svg[role=img] g.original")).hasSize(4 * 8);
        assertThat(cube.select("svg[role=img] g.differs > title").eachText()).hasSize(2)
                .allMatch(text -> text.startsWith("{c=[1, 0, 1]} = ") && text.endsWith(", the sides differ"));
        assertThat(cube.select("svg[role=img] g.traced > title").eachText()).containsExactly(
                "{c=[0, 1, 0]} = e2, from an input tensor", "{c=[1, 0, 1]} = e2, from an input tensor");
        assertThat(cube.select("svg[role=img] text.label").eachText()).contains("c[0] = 0", "c[0] = 1");
        assertThat(cube.select(".sides > div > h4").eachText()).containsExactly("Left side", "Right side");
        assertThat(packed.page().select(".legend li")).hasSize(8);
    }

    @Test
    void aRuleAndItsCounterexampleCanBeCopied() throws IOException {
        PackedPage packed = packed();
        assertThat(packed.sections().get(3).select("button.copy").eachAttr("data-kind")).containsExactly("rule JSON",
                "counterexample Kotlin", "counterexample JSON", "counterexample HLO");
        JsonNode copies = packed.copies().getFirst();
        String rule = copies.path("rule JSON").get(3).stringValue();
        assertThat(RuleJson.readFile("copied.rules.json", rule).rules().declarations()).singleElement()
                .extracting(RuleDeclaration::name)
                .isEqualTo("wrong cube");
        assertThat(copies.path("counterexample Kotlin").get(1).stringValue())
                .startsWith("expect(REFUTED, because = \"c rank 3; n = [2, 2, 2]")
                .endsWith("\")\n");
        assertThat(copies.path("counterexample JSON").get(1).stringValue()).contains("\"kind\":\"elementsDiffer\"");
        assertThat(copies.path("counterexample HLO").get(1).stringValue()).startsWith("HloModule left");
    }

    @Test
    void thePageSaysHowItCameAbout() throws IOException {
        assertThat(page().select("header").text()).contains("verify-rules " + Version.number(), "--html", "Java ",
                "Z3");
        assertThat(page().select(".figures a").eachAttr("href")).contains("#verdict=REFUTED", "#unexpected=only");
    }

    @Test
    void whatChangedSinceAnEarlierRunIsMarked() throws IOException {
        command.run("@", "--json", "@old.txt");
        command.text("old.txt",
                Files.readString(folder.resolve("old.txt"))
                        .replace("\"verdict\" : \"UNKNOWN\"", "\"verdict\" : \"VERIFIED\"")
                        .replaceFirst("\"name\" : \"right\"", "\"name\" : \"right as it was\"")
                        .replaceFirst("\"name\" : \"never\"", "\"name\" : \"gone\""));
        command.run("@", "--html", "@report/deep", "--baseline", "@old.txt");
        PackedPage packed = PackedPage.of(Files.readString(folder.resolve("report/deep/index.html")));
        assertThat(
                packed.rows().stream().filter(row -> row.has("changed")).map(row -> row.path("changed").stringValue()))
                .contains("was called sample/01 right as it was", "was VERIFIED");
        assertThat(packed.page().select("#since").text()).contains("1 changed", "2 renamed", "FOR THE WORSE");
        assertThat(packed.page().select("#changes")).hasSize(1);
        assertThat(command.out()).contains("since DIR/old.txt: 12 verdicts before, 12 after; 1 changed");
    }

    @Test
    void anEarlierReportThatIsNoneIsRefusedBeforeAnythingIsVerified() {
        command.run("@", "--baseline", "@malformed.rules.json");
        assertThat(command.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(command.err()).startsWith("verify-rules: --baseline DIR/malformed.rules.json:1:2: malformed JSON");
        assertThat(command.out()).isEmpty();
    }

    @Test
    void ranksObligationsAndMistakesAreThere() throws IOException {
        PackedPage packed = packed();
        Element verified = packed.sections().get(0);
        assertThat(verified.select("table").get(1).select("tbody td").eachText()).contains("elements equal",
                "* i >= l i < l + n", "a neutral lane exists");
        assertThat(verified.select("table").get(2).select("tbody tr")).hasSize(2);
        assertThat(packed.page().select("#summary li").eachText()).anyMatch(text -> text.contains("malformed JSON"));
        assertThat(packed.sections().get(8).text()).contains("internal error: IllegalStateException");
        assertThat(packed.sections().get(10).text()).contains("field 'classes' is missing");
    }

    @Test
    void thePageCanBeUsedWithoutEyesOrMouse() throws IOException {
        Document page = page();
        assertThat(page.select("html").attr("lang")).isEqualTo("en");
        assertThat(page.select("table"))
                .allSatisfy(table -> assertThat(table.select("thead th[scope=col]")).isNotEmpty());
        assertThat(page.select("#verdicts thead th[aria-sort=none] > button[type=button]")).hasSize(8);
        assertThat(page.select("#filter input, #filter select")).hasSize(4)
                .allMatch(field -> field.closest("label") != null);
        assertThat(page.select("#shown").attr("role")).isEqualTo("status");
        List<String> levels = page.select("h1, h2, h3, h4").stream().map(Element::tagName).toList();
        assertThat(levels.get(0)).isEqualTo("h1");
        assertThat(levels.stream().filter("h1"::equals)).hasSize(1);
    }

    @Test
    void nothingIsLoadedFromElsewhere() throws IOException {
        Document page = page();
        assertThat(page.select("script[src], img, iframe, object, link:not([href=data:,])")).isEmpty();
        assertThat(page.select("[http-equiv=Content-Security-Policy]").attr("content"))
                .startsWith("default-src 'none'");
        assertThat(page.select("style").html()).doesNotContain("@import", "url(http", "//# sourceMappingURL");
        assertThat(page.select("a[href]")).allMatch(link -> link.attr("href").startsWith("#"));
    }

    @ParameterizedTest
    @CsvSource({"ink, page", "ink, panel", "quiet, page", "quiet, panel", "accent, page", "good, page", "good, panel",
            "bad, page", "bad, panel", "doubtful, page", "cell, original", "cell, padded", "cell, updated",
            "cell, computed", "cell, overwritten", "cell, panel"})
    void textStandsOutFromItsGround(String text, String ground) throws IOException {
        List<Map<String, String>> themes = themes(page().select("style").html());
        assertThat(themes).hasSize(2)
                .allSatisfy(theme -> assertThat(contrast(theme.getOrDefault(text, ""), theme.getOrDefault(ground, "")))
                        .isGreaterThanOrEqualTo(4.5));
    }

    /** The colours of the light theme and of the dark one. */
    private static List<Map<String, String>> themes(String style) {
        Matcher blocks = Pattern.compile(":root \\{([^}]*--page[^}]*)\\}").matcher(style);
        return blocks.results().map(block -> {
            Map<String, String> colours = new TreeMap<>();
            Pattern.compile("--(\\w+): (#[0-9a-f]{6})")
                    .matcher(block.group(1))
                    .results()
                    .forEach(colour -> colours.put(colour.group(1), colour.group(2)));
            return colours;
        }).toList();
    }

    /** The contrast ratio of WCAG 2. */
    private static double contrast(String one, String other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static double luminance(String colour) {
        double[] linear = Stream.of(1, 3, 5)
                .mapToDouble(at -> Integer.parseInt(colour.substring(at, at + 2), 16) / 255.0)
                .map(value -> value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4))
                .toArray();
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
    }
}
