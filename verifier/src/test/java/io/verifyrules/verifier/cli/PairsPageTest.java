package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class PairsPageTest {

    static final String TEST = """
            // RUN: opt --pass %s | FileCheck %s

            // CHECK-LABEL: func.func @right
            // CHECK-SAME: (%[[A:.+]]: tensor<4xi32>)
            // CHECK-NEXT: return %[[A]] : tensor<4xi32>
            func.func @right(%a: tensor<4xi32>) -> tensor<4xi32> {
              %0 = stablehlo.reverse %a, dims = [0] : tensor<4xi32>
              %1 = stablehlo.reverse %0, dims = [0] : tensor<4xi32>
              return %1 : tensor<4xi32>
            }

            // CHECK-LABEL: func.func @labelled
            func.func @labelled(%a: tensor<2xi32>) -> tensor<2xi32> {
              return %a : tensor<2xi32>
            }

            // CHECK-LABEL: func.func @"<b>wrong"
            // CHECK-SAME: (%[[A:.+]]: tensor<2x3xi32>)
            // CHECK-NEXT: %[[B:.+]] = stablehlo.add %[[A]], %[[A]] : tensor<2x3xi32>
            // CHECK-NEXT: %[[C:.+]] = stablehlo.reverse %[[B]], dims = [1] : tensor<2x3xi32>
            // CHECK-NEXT: return %[[C]] : tensor<2x3xi32>
            func.func @"<b>wrong"(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
              %0 = stablehlo.add %a, %a : tensor<2x3xi32>
              %1 = stablehlo.reverse %0, dims = [0] : tensor<2x3xi32>
              return %1 : tensor<2x3xi32>
            }
            """;

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void writeTest() throws IOException {
        command = new CommandRun(folder);
        command.text("test.mlir", TEST);
    }

    private PackedPage page(String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("lit", "@test.mlir", "--html", "@report/deep"));
        arguments.addAll(List.of(more));
        command.run(arguments.toArray(String[]::new));
        return PackedPage.of(Files.readString(folder.resolve("report/deep/index.html")));
    }

    @Test
    void findingsComeFirstAndWhatIsNotComparedLast() throws IOException {
        PackedPage page = page();
        assertThat(page.rules().map(rule -> rule.path("title").stringValue())).containsExactly("@<b>wrong", "@right",
                "@labelled");
        assertThat(page.rows()).extracting(row -> row.path("verdict").stringValue())
                .containsExactly("REFUTED", "EQUAL", "NOT SPELLED");
        assertThat(page.rows()).extracting(row -> row.path("types").stringValue())
                .allMatch(place -> place.contains("test.mlir:"));
    }

    @Test
    void theSummaryCountsVerdictsAndReasons() throws IOException {
        Element summary = page().page().select("#summary").getFirst();
        assertThat(summary.select(".figures").text()).contains("functions 3", "EQUAL 1", "REFUTED 1", "NOT SPELLED 1",
                "unexpected 1");
        assertThat(summary.select("#reasons a").text()).isEqualTo("NOT SPELLED: only labels");
        assertThat(summary.select("#reasons a").attr("href")).isEqualTo("#search=only+labels&verdict=NOT+SPELLED");
    }

    @Test
    void theSectionsSayWhatIsFound() throws IOException {
        String texts = page("--lift", "@rules.rules.kts").sections()
                .stream()
                .map(section -> section.select("h3, h4, p, pre, figcaption, svg")
                        .stream()
                        .map(PairsPageTest::shown)
                        .filter(text -> !text.isBlank())
                        .collect(Collectors.joining("\n")))
                .collect(Collectors.joining("\n====\n"));
        Golden.assertMatches("pairs-page.txt", texts.replace(folder.toString(), "DIR") + "\n");
    }

    private static String shown(Element element) {
        return switch (element.tagName()) {
            case "pre" -> element.wholeText().stripTrailing();
            case "svg" ->
                "[" + element.attr("aria-label") + "] " + String.join(" | ", element.select("text").eachText());
            default -> element.text();
        };
    }

    @Test
    void linesOfTheDifferenceAreMarkedAndLinked() throws IOException {
        Element wrong = page().sections().getFirst();
        assertThat(wrong.select(".listing .begins")).extracting(Element::text)
                .satisfiesExactly(line -> assertThat(line).contains("stablehlo.reverse", "%0"),
                        line -> assertThat(line).contains("stablehlo.reverse"));
        assertThat(wrong.select(".listing .shared")).extracting(Element::text)
                .hasSize(2)
                .allMatch(line -> line.contains("stablehlo.add"));
        assertThat(wrong.select("a[href^=#f-]").eachAttr("href")).containsExactlyElementsOf(
                wrong.select(".listing [id]").eachAttr("id").stream().map("#"::concat).toList());
        assertThat(wrong.select("svg .differs")).hasSize(2);
        assertThat(wrong.select("svg.flow path.follows")).hasSize(2);
    }

    @Test
    void whatProgramsSayIsNoMarkup() throws IOException {
        PackedPage page = page();
        assertThat(page.sections()).allMatch(section -> section.select("b").isEmpty());
        assertThat(page.sections().getFirst().text()).contains("@\"<b>wrong\"");
        assertThat(page.page().select("script[src], link[href^=http], img")).isEmpty();
        assertThat(page.page().select("meta[http-equiv=Content-Security-Policy]").attr("content"))
                .contains("default-src 'none'");
    }

    @Test
    void theRuleBehindAPairCanBeCopied() throws IOException {
        PackedPage page = page("--lift", "@rules.rules.kts");
        JsonNode copies = page.copies().getFirst().path("rule Kotlin");
        assertThat(copies.size()).isEqualTo(1);
        assertThat(copies.get(0).stringValue()).contains("rule(", "@right");
        assertThat(page.sections().get(1).select("button.copy")).hasSize(1);
        assertThat(page.sections().getFirst().select("button.copy")).isEmpty();
    }

    @Test
    void aFolderThatCannotBeMadeIsAMistakeBeforeAnythingIsChecked() throws IOException {
        command.text("taken", "");
        assertThat(command.run("lit", "@test.mlir", "--html", "@taken").transcript())
                .contains("--html DIR/taken: ", "the folder cannot be made", "--- exit code 2")
                .doesNotContain("REFUTED");
        Files.createDirectories(folder.resolve("odd/index.html"));
        assertThat(command.run("lit", "@test.mlir", "--html", "@odd").transcript())
                .contains("--html DIR/odd/index.html: is a folder", "--- exit code 2");
    }

    @Test
    void twoReportsAreNotWrittenToOnePlace() {
        assertThat(command.run("lit", "@test.mlir", "--html", "@report", "--json", "@report/index.html").transcript())
                .contains("another report is written there", "--- exit code 2");
    }

    @Test
    void mistakesInTheInputAreShown() throws IOException {
        command.text("before.mlir", "func.func @f(");
        command.run("pair", "@before.mlir", "@missing.mlir", "--html", "@report");
        assertThat(
                PackedPage.of(Files.readString(folder.resolve("report/index.html"))).page().select("#summary").text())
                .contains("Mistakes in the input", "missing.mlir", "no such file or folder");
    }
}
