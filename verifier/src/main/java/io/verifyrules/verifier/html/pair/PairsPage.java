package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.html.Frame;
import io.verifyrules.verifier.html.PackedSections;
import io.verifyrules.verifier.html.TensorPicture;
import io.verifyrules.verifier.pair.PairVerdict;
import j2html.tags.DomContent;
import java.util.List;
import java.util.stream.Stream;

import static j2html.TagCreator.a;
import static j2html.TagCreator.button;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.form;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.li;
import static j2html.TagCreator.main;
import static j2html.TagCreator.noscript;
import static j2html.TagCreator.option;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.select;
import static j2html.TagCreator.span;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;
import static j2html.TagCreator.ul;

/** The report of a run over pairs of programs as one self-contained page. */
public final class PairsPage {

    private static final List<String> SCRIPTS = List.of("data.js", "drawn.js", "selection.js", "pair/lists.js",
            "sections.js", "report.js");
    private static final List<String> HEADINGS = List.of("Function", "Place", "Verdict", "Expectation", "Time");

    private PairsPage() {
    }

    /** The page. */
    public static String write(PairsInput input) {
        List<ShownPair> functions = input.functions();
        List<String> anchors = FunctionAnchors.of(functions, input.run().folder());
        PackedSections sections = new PackedSections();
        for (int i = 0; i < functions.size(); i++) {
            ShownPair shown = functions.get(i);
            String anchor = anchors.get(i);
            sections.add(copies -> PairSection.of(shown, anchor, copies));
        }
        PairSummary summary = new PairSummary(input);
        return new Frame("verify-rules: " + PairSummary.functions(functions.size()),
                List.of("report.css", "pair/pairs.css"))
                .around(List.of(a("To the verdicts").withHref("#results").withClass("skip"), summary.header(),
                        noscript(
                                p("The verdicts are packed, and a script of this page unpacks them: allow it to run.")),
                        main(summary.summary(), filter(), frame(),
                                section(h2("Functions"), legend(), div().withId("list"), div().withId("more"))
                                        .withId("rules")),
                        TensorPicture.patterns(),
                        PackedSections.data(PairIndex.of(functions, anchors, input.run().folder())).withId("index"),
                        sections.scripts(), Frame.code(SCRIPTS)));
    }

    private static DomContent filter() {
        Stream<String> verdicts = Stream.concat(Stream.of(PairVerdict.Kind.values()).map(PairVerdict.Kind::toString),
                Stream.of(VerdictWord.NOT_SPELLED));
        return form(label(text("Search "), input().withType("search").withId("search").attr("autocomplete", "off")),
                label(text("Verdict "),
                        select(option("all").withValue(""), each(verdicts.map(name -> option(name).withValue(name))))
                                .withId("verdict")),
                label(input().withType("checkbox").withId("surprises"), text(" only unexpected")),
                button("Clear").withType("button").withId("clear"),
                p().withId("shown").attr("role", "status").withClass("quiet")).withId("filter")
                .attr("role", "search")
                .attr("aria-label", "Functions");
    }

    private static DomContent frame() {
        return section(h2("Verdicts"), div(table(thead(tr(each(HEADINGS.stream()
                .map(name -> th(button(name).withType("button")).attr("scope", "col").attr("aria-sort", "none"))))),
                tbody()).withId("verdicts")).withClasses("scroll", "pane").attr("tabindex", "0")).withId("results");
    }

    /** The meaning of the colours of lines. */
    private static DomContent legend() {
        return ul(Stream.of(Emphasis.values())
                .filter(each -> each != Emphasis.PLAIN)
                .map(each -> li(span(each.sign().isBlank() ? "%0" : each.sign()).withClasses("line", each.style()),
                        text(" " + each.meaning())))
                .toArray(DomContent[]::new)).withClasses("legend", "marks");
    }
}
