package io.verifyrules.verifier.html;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.VerdictMatrix;
import io.verifyrules.verifier.verdict.RuleResult;
import j2html.tags.DomContent;
import java.util.List;
import java.util.stream.Stream;

import static j2html.TagCreator.a;
import static j2html.TagCreator.button;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
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

    static DomContent of(VerdictMatrix matrix) {
        return section(details(summary("By element type"), p(RIGHT + " verified, " + WRONG
                + " refuted, ? unknown, 0 vacuous, empty where the rule is not about the type; types of a family are told apart "
                + "where they differ. The numbers select.").withClass("quiet"),
                div(table(head(matrix.families()), tbody(), foot(matrix)).withId("matrix"))
                        .withClasses("scroll", "pane")
                        .attr("tabindex", "0"))
                .attr("open")).withId("by-type");
    }

    private static DomContent head(List<ElementFamily> families) {
        return thead(tr(each(Stream.concat(Stream.of("Rule"), families.stream().map(ElementFamily::label))
                .map(name -> th(button(name).withType("button")).attr("scope", "col").attr("aria-sort", "none")))));
    }

    /** The verdicts on a rule in a family: a mark for those types that agree, and before all what the cell is sorted by. */
    static List<Object> marks(VerdictMatrix.Cell cell) {
        List<Agreement> agreements = cell.agreements();
        return Stream
                .concat(Stream.<Object>of(weight(cell)),
                        agreements.stream().map(agreement -> mark(agreement, agreements.size() == 1)))
                .toList();
    }

    /** Cells sort by verdict, those first in which types differ. */
    private static int weight(VerdictMatrix.Cell cell) {
        return cell.agreed().map(kind -> switch (kind) {
            case REFUTED -> 1;
            case INVALID -> 2;
            case UNKNOWN -> 3;
            case VACUOUS -> 4;
            case ILL_FORMED -> 5;
            case VERIFIED -> 6;
        }).orElse(0);
    }

    private static Object mark(Agreement agreement, boolean alone) {
        RuleResult first = agreement.first();
        return List.of(symbol(first.verdict().kind()) + (first.asExpected() ? "" : "!"), VerdictBadge.colour(first),
                first.verdict().kind() + " in " + agreement.theories() + first.how().map(how -> ", " + how).orElse(""),
                alone ? "" : agreement.theories());
    }

    private static String symbol(VerdictKind kind) {
        return switch (kind) {
            case VERIFIED -> RIGHT;
            case REFUTED, INVALID -> WRONG;
            case UNKNOWN -> "?";
            case VACUOUS -> "0";
            case ILL_FORMED -> "-";
        };
    }

    private static DomContent foot(VerdictMatrix matrix) {
        return tfoot(each(Stream.of(VerdictKind.values())
                .filter(kind -> matrix.families().stream().anyMatch(family -> matrix.count(family, kind) > 0))
                .map(kind -> tr(th(kind.name()).attr("scope", "row"),
                        each(matrix.families().stream().map(family -> count(matrix, family, kind)))))));
    }

    private static DomContent count(VerdictMatrix matrix, ElementFamily family, VerdictKind kind) {
        long count = matrix.count(family, kind);
        return td(count == 0
                ? text("")
                : a(Long.toString(count)).withHref("#verdict=" + kind + "&family=" + family.label()))
                .withClass("number");
    }
}
