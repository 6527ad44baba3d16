package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    private Document page() throws IOException {
        command.run("@", "--html", "@report/deep");
        return Jsoup.parse(Files.readString(folder.resolve("report/deep/index.html")));
    }

    @Test
    void theTableHasARowForEachRuleAndItsElementTypesThatAgree() throws IOException {
        Document page = page();
        List<Element> rows = page.select("#verdicts tbody tr");
        assertThat(rows).hasSize(11);
        assertThat(rows).extracting(row -> row.attr("data-verdict"))
                .containsExactly("VERIFIED", "VERIFIED", "REFUTED", "REFUTED", "REFUTED", "REFUTED", "UNKNOWN",
                        "VACUOUS", "ERROR", "VERIFIED", "ILL_FORMED");
        assertThat(page.select("#verdicts tbody tr[data-expected=no]")).hasSize(7);
        assertThat(rows.get(1).children().eachText()).containsExactly("sample/02 arithmetic", "int real", "VERIFIED",
                "as expected", "24 ms", "c: 1", "1", "4");
    }

    @Test
    void everyRuleHasASectionThatTheTableLinksTo() throws IOException {
        Document page = page();
        assertThat(page.select("details.rule")).hasSize(11).noneMatch(details -> details.hasAttr("open"));
        assertThat(page.select("#verdicts tbody a")).isNotEmpty().allSatisfy(link -> {
            Element section = page.getElementById(link.attr("href").substring(1));
            assertThat(section).isNotNull();
            assertThat(page.select(link.attr("href") + " > summary > .title").text()).isEqualTo(link.text());
            assertThat(page.select(link.attr("href") + " > summary > a.permalink").attr("href"))
                    .isEqualTo(link.attr("href"));
        });
    }

    @Test
    void aRuleIsLinkedToByItsName() throws IOException {
        command.rules("all.rules.json", "first", "right: A, B => A", "right; a b = A");
        assertThat(page().select("details.rule[id^=rule-sample]").eachAttr("id"))
                .containsExactly("rule-sample-01-first", "rule-sample-02-right-a-b-a", "rule-sample-03-right-a-b-a");
        command.rules("all.rules.json", "right: A, B => A", "another", "right; a b = A");
        assertThat(page().select("details.rule[id^=rule-sample]").eachAttr("id"))
                .containsExactly("rule-sample-01-right-a-b-a", "rule-sample-02-another", "rule-sample-03-right-a-b-a");
    }

    @Test
    void elementTypesThatAgreeAreToldOfTogetherClaimByClaim() throws IOException {
        Element arithmetic = page().select("details.rule").get(1);
        assertThat(arithmetic.select("h3").eachText())
                .containsExactly("Elements int, real: VERIFIED (as expected, 12 ms and 12 ms)");
        Element claims = arithmetic.select("table").get(0);
        assertThat(claims.select("thead th").eachText()).containsExactly("Claim", "int", "real");
        assertThat(claims.select("tbody tr").eachText()).containsExactly(
                "both sides have the same sizes on c proved simplified, 0 ms proved simplified, 0 ms",
                "both sides have the same elements proved at ranks c=1, 7 ms proved at ranks c=1, 7 ms");
        assertThat(arithmetic.select("details.proof h4").eachText()).containsExactly("Ranks, and why they suffice",
                "Obligations", "Laws");
        assertThat(arithmetic.select("details.proof p").eachText()).anyMatch(text -> text.equals(
                "The proof uses that a + b = b + a (int); max(a, a) = a. An element type in which one of these is not so "
                        + "needs another proof."));
        assertThat(arithmetic.select("details.proof table").get(1).select("tbody tr")).hasSize(2);
    }

    @Test
    void whatACounterexampleShowsIsRefuted() throws IOException {
        Element shape = page().select("details.rule").get(4);
        assertThat(shape.select("table").get(1).select("tbody tr").eachText())
                .contains("both sides have the same elements open at ranks c=1, 7 ms")
                .noneMatch(row -> row.contains("elements refuted"));
        Element invalid = page().select("details.rule").get(5);
        assertThat(invalid.text()).contains("the right side is valid refuted an instance");
    }

    @Test
    void namesAreTextAndNeverMarkup() throws IOException {
        Document page = page();
        assertThat(page.select("details.rule > summary").eachText())
                .anyMatch(text -> text.contains("right <b>&amp; \"x\" </script>"));
        assertThat(page.select("b")).isEmpty();
        assertThat(page.select("script")).hasSize(2);
    }

    @Test
    void aCounterexampleIsDrawnWithTheDifferingElementMarked() throws IOException {
        Document page = page();
        Element cube = page.select("details.rule").get(3);
        assertThat(cube.select("figcaption").eachText()).containsExactly("X", "t1 = reverse(X)",
                "left side = slice(t1)", "right side = X");
        assertThat(cube.select("svg[role=img]")).hasSize(4).allMatch(svg -> svg.hasAttr("aria-label"));
        assertThat(cube.select("svg[role=img] g.original")).hasSize(4 * 8);
        assertThat(cube.select("svg[role=img] g.differs > title").eachText()).hasSize(2)
                .allMatch(text -> text.startsWith("{c=[1, 0, 1]} = ") && text.endsWith(", the sides differ"));
        assertThat(cube.select("svg[role=img] g.traced > title").eachText()).containsExactly(
                "{c=[0, 1, 0]} = e2, from an input tensor", "{c=[1, 0, 1]} = e2, from an input tensor");
        assertThat(cube.select("svg[role=img] text.label").eachText()).contains("c[0] = 0", "c[0] = 1");
        assertThat(cube.select(".legend li")).hasSize(8);
    }

    @Test
    void ranksObligationsAndMistakesAreThere() throws IOException {
        Document page = page();
        Element verified = page.select("details.rule").get(0);
        assertThat(verified.select("table").get(1).select("tbody td").eachText()).contains("elements equal",
                "* i >= l i < l + n", "a neutral lane exists");
        assertThat(verified.select("table").get(2).select("tbody tr")).hasSize(2);
        assertThat(page.select("#summary li").eachText()).anyMatch(text -> text.contains("malformed JSON"));
        assertThat(page.select("details.rule").get(8).text()).contains("internal error: IllegalStateException");
        assertThat(page.select("details.rule").get(10).text()).contains("field 'classes' is missing");
    }

    @Test
    void thePageCanBeUsedWithoutEyesOrMouse() throws IOException {
        Document page = page();
        assertThat(page.select("html").attr("lang")).isEqualTo("en");
        assertThat(page.select("table"))
                .allSatisfy(table -> assertThat(table.select("thead th[scope=col]")).isNotEmpty());
        assertThat(page.select("#verdicts thead th[aria-sort=none] > button[type=button]")).hasSize(8);
        assertThat(page.select("#verdicts tbody tr"))
                .allSatisfy(row -> assertThat(row.select("th[scope=row]")).hasSize(1));
        assertThat(page.select("#filter input, #filter select")).hasSize(3)
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
