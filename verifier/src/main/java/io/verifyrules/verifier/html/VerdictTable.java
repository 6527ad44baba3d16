package io.verifyrules.verifier.html;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.verdict.RuleResult;
import j2html.tags.DomContent;
import j2html.tags.specialized.TrTag;
import java.util.List;
import java.util.stream.Collectors;
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
import static j2html.TagCreator.span;
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

    static DomContent of(List<RuleOutcome> outcomes, List<String> anchors) {
        return section(h2("Verdicts"), filter(), p().withId("shown").attr("role", "status").withClass("quiet"),
                div(table(caption("Rules and element types; the headings sort").withClass("quiet"), head(),
                        tbody(each(rows(outcomes, anchors)))).withId("verdicts")).withClass("scroll"))
                .withId("results");
    }

    private static DomContent filter() {
        return form(label(text("Search "), input().withType("search").withId("search").attr("autocomplete", "off")),
                label(text("Verdict "), select(option("all").withValue(""),
                        each(Stream.concat(Stream.of(VerdictKind.values()).map(VerdictKind::name), Stream.of(ERROR))
                                .map(name -> option(name).withValue(name))))
                        .withId("verdict")),
                label(input().withType("checkbox").withId("surprises"), text(" only unexpected"))).withId("filter")
                .attr("role", "search")
                .attr("aria-label", "Verdicts");
    }

    private static DomContent head() {
        return thead(tr(each(Stream
                .of("Rule", "Elements", "Verdict", "Expectation", "Time", "Ranks checked", "Instances", "Obligations")
                .map(name -> th(button(name).withType("button")).attr("scope", "col").attr("aria-sort", "none")))));
    }

    private static Stream<DomContent> rows(List<RuleOutcome> outcomes, List<String> anchors) {
        return IntStream.range(0, outcomes.size()).boxed().flatMap(i -> switch (outcomes.get(i)) {
            case RuleOutcome.Checked checked ->
                Agreement.of(checked.results()).stream().map(agreement -> row(anchors.get(i), agreement));
            case RuleOutcome.Failed failed -> Stream.of(tagged(ERROR, false, "", "",
                    tr(name(anchors.get(i), failed.declaration()), td("-"), td(VerdictBadge.error()),
                            td("internal error"), number(0, "-"), td("-"), number(0, "-"), number(0, "-"))));
        });
    }

    /** One row for the element types that agree, with their figures together; the plots tell them apart. */
    private static DomContent row(String anchor, Agreement agreement) {
        RuleResult first = agreement.first();
        long time = agreement.time().toMillis();
        List<Long> instances = agreement.results().stream().map(Instances::count).toList();
        long most = instances.stream().mapToLong(Long::longValue).max().orElse(0);
        int obligations = agreement.results().stream().mapToInt(result -> result.obligations().size()).sum();
        return tagged(first.verdict().kind().name(), first.asExpected(),
                joined(agreement.results().stream().map(result -> result.time().toMillis())),
                joined(instances.stream()),
                tr(name(anchor, first.declaration()),
                        td(each(agreement.results()
                                .stream()
                                .map(result -> each(span(result.theory()).withClass("type"), text(" "))))),
                        td(VerdictBadge.of(first)), td(VerdictBadge.expectation(first)), number(time, time + " ms"),
                        td(agreement.results()
                                .stream()
                                .map(Instances::ranks)
                                .distinct()
                                .collect(Collectors.joining(" / "))),
                        number(most, Long.toString(most)), number(obligations, Integer.toString(obligations))));
    }

    private static String joined(Stream<Long> numbers) {
        return numbers.map(Object::toString).collect(Collectors.joining(" "));
    }

    private static DomContent tagged(String verdict, boolean expected, String times, String instances, TrTag row) {
        return row.attr("data-verdict", verdict)
                .attr("data-expected", expected ? "yes" : "no")
                .attr("data-times", times)
                .attr("data-instances", instances);
    }

    private static DomContent name(String anchor, RuleDeclaration declaration) {
        return th(a(RuleTitle.of(declaration)).withHref("#" + anchor)).attr("scope", "row");
    }

    private static DomContent number(long value, String text) {
        return td(text).withClass("number").attr("data-value", Long.toString(value));
    }
}
