package io.verifyrules.verifier.html;

import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.verdict.RuleResult;
import j2html.tags.DomContent;
import j2html.tags.specialized.TrTag;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static j2html.TagCreator.a;
import static j2html.TagCreator.button;
import static j2html.TagCreator.caption;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.form;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.option;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.select;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

/** All verdicts in one table that can be searched and sorted. */
final class VerdictTable {

    private static final String ERROR = "ERROR";

    private VerdictTable() {
    }

    static DomContent of(List<RuleOutcome> outcomes) {
        return section(h2("Verdicts"), filter(), p().withId("shown").attr("role", "status").withClass("quiet"), div(
                table(caption("Rules and element types; the headings sort").withClass("quiet"), head(), tbody(each(rows(
                        outcomes)))).withId("verdicts")).withClass("scroll"))
                .withId("results");
    }

    private static DomContent filter() {
        return form(label(text("Search "), input().withType("search").withId("search").attr("autocomplete", "off")),
                label(text("Verdict "), select(option("all").withValue(""), each(Stream.concat(Stream.of(VerdictKind
                        .values()).map(VerdictKind::name), Stream.of(ERROR)).map(name -> option(name).withValue(
                                name))))
                        .withId("verdict")),
                label(input().withType("checkbox").withId("surprises"), text(" only unexpected")))
                .withId("filter").attr("role", "search").attr("aria-label", "Verdicts");
    }

    private static DomContent head() {
        return thead(tr(each(Stream.of("Rule", "Elements", "Verdict", "Expectation", "Time", "Ranks checked",
                "Instances", "Obligations").map(name -> th(button(name).withType("button")).attr("scope", "col")
                        .attr("aria-sort", "none")))));
    }

    private static Stream<DomContent> rows(List<RuleOutcome> outcomes) {
        return IntStream.range(0, outcomes.size()).boxed().flatMap(i -> switch (outcomes.get(i)) {
            case RuleOutcome.Checked checked -> checked.results().stream().map(result -> row(i, result));
            case RuleOutcome.Failed failed -> Stream.of(tagged(ERROR, false, 0, 0, tr(name(i, failed), td("-"), td(
                    VerdictBadge.error()), td("internal error"), number(0, "-"), td("-"), number(0, "-"), number(0,
                            "-"))));
        });
    }

    private static DomContent row(int place, RuleResult result) {
        long time = result.time().toMillis();
        long instances = Instances.count(result);
        int obligations = result.obligations().size();
        return tagged(result.verdict().kind().name(), result.asExpected(), time, instances, tr(name(place,
                new RuleOutcome.Checked(result.declaration(), List.of(result))), td(result.theory()), td(VerdictBadge
                        .of(result)),
                td(VerdictBadge.expectation(result)), number(time, time + " ms"), td(Instances.ranks(result)), number(
                        instances, Long.toString(instances)),
                number(obligations, Integer.toString(obligations))));
    }

    private static DomContent tagged(String verdict, boolean expected, long time, long instances, TrTag row) {
        return row.attr("data-verdict", verdict).attr("data-expected", expected ? "yes" : "no")
                .attr("data-time", Long.toString(time)).attr("data-instances", Long.toString(instances));
    }

    private static DomContent name(int place, RuleOutcome outcome) {
        return th(a(RuleTitle.of(outcome.declaration())).withHref("#" + HtmlReport.id(place))).attr("scope", "row");
    }

    private static DomContent number(long value, String text) {
        return td(text).withClass("number").attr("data-value", Long.toString(value));
    }
}
