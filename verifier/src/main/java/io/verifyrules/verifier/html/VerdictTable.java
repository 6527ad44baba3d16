package io.verifyrules.verifier.html;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.VerdictMatrix;
import j2html.tags.DomContent;
import java.util.List;
import java.util.stream.Stream;

import static j2html.TagCreator.button;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.form;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.option;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.select;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

/**
 * The filters of the verdicts, for all lists of the page, and the frame of the table that the page fills with them.
 */
final class VerdictTable {

    private static final List<String> HEADINGS = List.of("Rule", "Elements", "Verdict", "Expectation", "Time",
            "Ranks checked", "Instances", "Obligations");

    private VerdictTable() {
    }

    /** The fields by which all lists are filtered. */
    static DomContent filter(VerdictMatrix matrix, boolean compared) {
        return form(label(text("Search "), input().withType("search").withId("search").attr("autocomplete", "off")),
                label(text("Verdict "),
                        choice("verdict",
                                Stream.concat(Stream.of(VerdictKind.values()).map(VerdictKind::name),
                                        Stream.of(VerdictBadge.ERROR)))),
                label(text("Elements "), choice("family", matrix.families().stream().map(ElementFamily::label))),
                label(input().withType("checkbox").withId("surprises"), text(" only unexpected")),
                iff(compared, label(input().withType("checkbox").withId("changes"), text(" only changed"))),
                button("Clear").withType("button").withId("clear"),
                p().withId("shown").attr("role", "status").withClass("quiet")).withId("filter")
                .attr("role", "search")
                .attr("aria-label", "Verdicts");
    }

    private static DomContent choice(String id, Stream<String> values) {
        return select(option("all").withValue(""), each(values.map(name -> option(name).withValue(name)))).withId(id);
    }

    /** The table, empty still. */
    static DomContent frame() {
        return section(h2("Verdicts"), div(table(thead(tr(each(HEADINGS.stream()
                .map(name -> th(button(name).withType("button")).attr("scope", "col").attr("aria-sort", "none"))))),
                tbody()).withId("verdicts")).withClasses("scroll", "pane").attr("tabindex", "0")).withId("results");
    }
}
