package io.verifyrules.verifier.html;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.VerdictMatrix;
import io.verifyrules.verifier.verdict.RuleResult;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import java.util.List;
import java.util.stream.Stream;

import static j2html.TagCreator.a;
import static j2html.TagCreator.button;
import static j2html.TagCreator.caption;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.tfoot;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

/** Every rule against every family of element types: in which of them it is right. */
final class MatrixSection {

    private static final String RIGHT = "\u2713";
    private static final String WRONG = "\u2717";

    private MatrixSection() {
    }

    static DomContent of(VerdictMatrix matrix, List<String> anchors) {
        return section(details(summary("By element type"),
                div(table(
                        caption(RIGHT + " verified, " + WRONG
                                + " refuted, ? unknown, 0 vacuous, empty where the rule is not about the type; "
                                + "types of a family are told apart where they differ").withClass("quiet"),
                        head(matrix.families()),
                        tbody(each(matrix.rows().stream().map(row -> row(matrix, row, anchors)))), foot(matrix))
                        .withClass("sortable")
                        .withId("matrix")).withClass("scroll"))
                .attr("open")).withId("by-type");
    }

    private static DomContent head(List<ElementFamily> families) {
        return thead(tr(each(Stream.concat(Stream.of("Rule"), families.stream().map(ElementFamily::label))
                .map(name -> th(button(name).withType("button")).attr("scope", "col").attr("aria-sort", "none")))));
    }

    private static DomContent row(VerdictMatrix matrix, VerdictMatrix.Row row, List<String> anchors) {
        return tr(th(a(RuleTitle.of(row.rule())).withHref("#" + anchors.get(row.outcome()))).attr("scope", "row"),
                each(matrix.families().stream().map(family -> row.in(family).map(MatrixSection::cell).orElse(td()))));
    }

    private static TdTag cell(VerdictMatrix.Cell cell) {
        List<Agreement> agreements = cell.agreements();
        boolean one = agreements.size() == 1;
        return td(each(agreements.stream().map(agreement -> mark(agreement, one)))).attr("data-value",
                Integer.toString(weight(cell)));
    }

    /** Cells sort by verdict, those first in which types differ. */
    private static int weight(VerdictMatrix.Cell cell) {
        return cell.agreed().map(kind -> switch (kind) {
            case REFUTED -> 1;
            case UNKNOWN -> 2;
            case VACUOUS -> 3;
            case ILL_FORMED -> 4;
            case VERIFIED -> 5;
        }).orElse(0);
    }

    private static DomContent mark(Agreement agreement, boolean alone) {
        RuleResult first = agreement.first();
        String told = first.verdict().kind() + " in " + agreement.theories()
                + first.how().map(how -> ", " + how).orElse("");
        String colour = !first.asExpected()
                ? "bad"
                : first.verdict().kind() == VerdictKind.VERIFIED ? "good" : "doubtful";
        return each(span(symbol(first.verdict().kind()) + (first.asExpected() ? "" : "!")).withClasses("badge", colour)
                .attr("role", "img")
                .attr("aria-label", told)
                .withTitle(told), text(alone ? "" : " " + agreement.theories() + " "));
    }

    private static String symbol(VerdictKind kind) {
        return switch (kind) {
            case VERIFIED -> RIGHT;
            case REFUTED -> WRONG;
            case UNKNOWN -> "?";
            case VACUOUS -> "0";
            case ILL_FORMED -> "-";
        };
    }

    private static DomContent foot(VerdictMatrix matrix) {
        return tfoot(
                each(Stream.of(VerdictKind.values())
                        .filter(kind -> matrix.families().stream().anyMatch(family -> matrix.count(family, kind) > 0))
                        .map(kind -> tr(th(kind.name()).attr("scope", "row"), each(matrix.families()
                                .stream()
                                .map(family -> td(Long.toString(matrix.count(family, kind))).withClass("number")))))));
    }
}
