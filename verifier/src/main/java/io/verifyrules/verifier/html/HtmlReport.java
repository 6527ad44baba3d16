package io.verifyrules.verifier.html;

import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.VerdictMatrix;
import java.util.List;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.main;
import static j2html.TagCreator.noscript;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;
import static j2html.TagCreator.section;

/** The report of a run as one self-contained page. */
public final class HtmlReport {

    private static final List<String> SCRIPTS = List.of("data.js", "drawn.js", "selection.js", "lists.js",
            "sections.js", "plots.js", "report.js");

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
        return new Frame("verify-rules: " + outcomes.size() + " rules",
                List.of("chartist/chartist-1.5.0.css", "report.css"))
                .around(List.of(a("To the verdicts").withHref("#results").withClass("skip"), SummarySection.header(run),
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
                        Frame.code(SCRIPTS)));
    }

    private static String resource(String name) {
        return new Resource(name).text();
    }
}
