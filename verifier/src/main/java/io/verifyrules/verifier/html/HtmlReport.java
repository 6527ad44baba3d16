package io.verifyrules.verifier.html;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.NeededDemands;
import io.verifyrules.verifier.report.RuleFamilies;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.VerdictMatrix;
import j2html.tags.DomContent;
import j2html.tags.specialized.HtmlTag;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static j2html.TagCreator.a;
import static j2html.TagCreator.body;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.head;
import static j2html.TagCreator.html;
import static j2html.TagCreator.link;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;
import static j2html.TagCreator.section;
import static j2html.TagCreator.style;
import static j2html.TagCreator.title;

/** The report of a run as one self-contained page. */
public final class HtmlReport {

    /** Nothing is ever loaded: what the page needs is in it. */
    static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

    private HtmlReport() {
    }

    /** The page. */
    public static String write(FinishedRun run) {
        List<RuleOutcome> outcomes = run.report().outcomes();
        List<String> anchors = Anchors.of(outcomes);
        HtmlTag page = html(
                head(meta().withCharset("utf-8"),
                        meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                        meta().attr("http-equiv", "Content-Security-Policy").withContent(POLICY),
                        title("verify-rules: " + outcomes.size() + " rules"), link().withRel("icon").withHref("data:,"),
                        style(rawHtml(resource("chartist/chartist-1.5.0.css") + resource("report.css")))),
                body(a("To the verdicts").withHref("#results").withClass("skip"), SummarySection.header(run),
                        main(SummarySection.of(run), PlotSection.of(run.report()),
                                MatrixSection.of(VerdictMatrix.of(outcomes),
                                        anchors),
                                VerdictTable.of(outcomes, anchors), rules(outcomes, anchors)),
                        TensorPicture.patterns(),
                        script(rawHtml("/*\n" + resource("chartist/LICENSE-MIT") + "*/\n"
                                + resource("chartist/chartist-1.5.0.js"))),
                        script(rawHtml(resource("report.js")))))
                .withLang("en");
        return "<!DOCTYPE html>\n" + page.render() + "\n";
    }

    private static DomContent rules(List<RuleOutcome> outcomes, List<String> anchors) {
        Map<Rule, NeededDemands> shown = RuleFamilies.shown(outcomes);
        Stream<DomContent> sections = IntStream.range(0, outcomes.size())
                .mapToObj(i -> RuleSection.of(anchors.get(i), outcomes.get(i), shown));
        return section(h2("Rules"), Glossary.of(), each(sections)).withId("rules");
    }

    private static String resource(String name) {
        return new Resource(name).text();
    }
}
