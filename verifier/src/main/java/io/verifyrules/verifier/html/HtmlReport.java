package io.verifyrules.verifier.html;

import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.VerdictMatrix;
import j2html.tags.specialized.HtmlTag;
import java.util.List;
import java.util.stream.Collectors;

import static j2html.TagCreator.a;
import static j2html.TagCreator.body;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.head;
import static j2html.TagCreator.html;
import static j2html.TagCreator.link;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.noscript;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;
import static j2html.TagCreator.section;
import static j2html.TagCreator.style;
import static j2html.TagCreator.title;

/** The report of a run as one self-contained page. */
public final class HtmlReport {

    /** Nothing is ever loaded: what the page needs is in it. */
    static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

    private static final List<String> SCRIPTS = List.of("data.js", "selection.js", "lists.js", "sections.js",
            "plots.js", "report.js");

    private HtmlReport() {
    }

    /** The page of a run with nothing beside. */
    public static String write(FinishedRun run) {
        return write(PageInput.of(run));
    }

    /** The page. */
    public static String write(PageInput input) {
        FinishedRun run = input.run();
        List<RuleOutcome> outcomes = run.report().outcomes();
        VerdictMatrix matrix = VerdictMatrix.of(outcomes);
        HtmlTag page = html(
                head(meta().withCharset("utf-8"),
                        meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                        meta().attr("http-equiv", "Content-Security-Policy").withContent(POLICY),
                        title("verify-rules: " + outcomes.size() + " rules"), link().withRel("icon").withHref("data:,"),
                        style(rawHtml(resource("chartist/chartist-1.5.0.css") + resource("report.css")))),
                body(a("To the verdicts").withHref("#results").withClass("skip"), SummarySection.header(run),
                        noscript(
                                p("The verdicts are packed, and a script of this page unpacks them: allow it to run.")),
                        main(SummarySection.of(run), each(input.since().stream().map(ChangesSection::of)),
                                SurpriseSection.of(outcomes), VerdictTable.filter(matrix, input.since().isPresent()),
                                VerdictTable.frame(), MatrixSection.of(matrix), PlotSection.of(run.report()),
                                section(h2("Rules"), Glossary.of(), div().withId("list"), div().withId("more"))
                                        .withId("rules")),
                        TensorPicture.patterns(),
                        PackedSections.data(PageIndex.of(input, Anchors.of(outcomes))).withId("index"),
                        PackedSections.of(input), script(rawHtml("/*\n" + resource("chartist/LICENSE-MIT") + "*/\n"
                                + resource("chartist/chartist-1.5.0.js"))),
                        script(rawHtml(code()))))
                .withLang("en");
        return "<!DOCTYPE html>\n" + page.render() + "\n";
    }

    /** The code of the page, which is one function: none of its parts is of use without the others. */
    private static String code() {
        return SCRIPTS.stream()
                .map(HtmlReport::resource)
                .collect(Collectors.joining("\n", "(async () => {\n'use strict';\n", "})();\n"));
    }

    private static String resource(String name) {
        return new Resource(name).text();
    }
}
