package io.verifyrules.verifier.html;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static j2html.TagCreator.code;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.h4;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

/** One rule with all that is known of it, folded up until somebody wants to see it. */
final class RuleSection {

    private RuleSection() {
    }

    static DomContent of(String id, RuleOutcome outcome) {
        RuleDeclaration declaration = outcome.declaration();
        List<DomContent> content = new ArrayList<>(declared(declaration));
        switch (outcome) {
            case RuleOutcome.Checked checked -> checked.results().forEach(result -> content.add(result(result)));
            case RuleOutcome.Failed failed -> content.add(p("internal error: " + failed.error()).withClass("bad"));
        }
        return details(summary(each(badges(outcome)), text(RuleTitle.of(declaration))), each(content.stream()))
                .withId(id).withClass("rule");
    }

    private static Stream<DomContent> badges(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked -> checked.results().stream().map(VerdictBadge::of);
            case RuleOutcome.Failed ignored -> Stream.of(VerdictBadge.error());
        };
    }

    private static List<DomContent> declared(RuleDeclaration declaration) {
        List<DomContent> content = new ArrayList<>();
        switch (declaration) {
            case Rule rule -> {
                content.add(pre(RulePrinter.print(rule.lhs()) + "\n=> " + RulePrinter.print(rule.rhs()) + RulePrinter
                        .conditions(rule).map(condition -> "\n   if " + condition).collect(Collectors.joining())
                        + RulePrinter.hints(rule).map(hint -> "\n   match " + hint).collect(Collectors.joining())));
            }
            case IllFormedRule ignored -> {
            }
        }
        content.add(p(text("Declared at "), code(declaration.position().toString())).withClass("quiet"));
        if (!declaration.expectation().because().isEmpty()) {
            content.add(p("The author expects " + declaration.expectation().verdict() + ", because: " + declaration
                    .expectation().because()));
        }
        return content;
    }

    private static DomContent result(RuleResult result) {
        List<DomContent> content = new ArrayList<>();
        content.add(h3(text("Elements " + result.theory() + ": "), VerdictBadge.of(result), text(" ("
                + VerdictBadge.expectation(result) + ", " + result.time().toMillis() + " ms)")));
        result.notes().forEach(note -> content.add(p("Note: " + note)));
        switch (result.verdict()) {
            case Verdict.Verified ignored -> {
            }
            case Verdict.Refuted refuted -> content.add(CounterexampleSection.of(result.declaration(), refuted));
            case Verdict.Unknown unknown -> content.add(pre(unknown.reason()));
            case Verdict.Vacuous vacuous -> content.add(p(vacuous.reason()));
            case Verdict.IllFormed ignored -> content.add(pre(String.join("\n", Evidence.lines(result))));
        }
        if (!result.matching().equals(MatchingReport.NONE)) {
            MatchingReport matching = result.matching();
            content.add(p("Reductions: " + matching.terms() + " guarded terms, " + matching.matched()
                    + " pairs matched, "
                    + matching.hinted() + " of them by hints, " + matching.attempts() + " correspondences tried"));
        }
        if (!result.plan().isEmpty()) {
            content.add(h4("Ranks, and why they suffice"));
            content.add(plan(result.plan()));
        }
        if (!result.obligations().isEmpty()) {
            content.add(h4("Obligations"));
            content.add(obligations(result.obligations()));
        }
        return div(each(content.stream()));
    }

    private static DomContent plan(List<ClassPlan> plans) {
        return grid(Stream.of("Claim", "Class", "Lane predicates (* irredundant)", "k", "Ranks checked", "Rank 0"),
                plans.stream().map(plan -> tr(td(plan.claim()), td(plan.rankClass()), td(each(plan.predicates()
                        .stream().map(predicate -> div(code((plan.irredundant().contains(predicate) ? "* " : "")
                                + predicate))))), td(plan.exact()
                                        ? Integer.toString(plan.bound())
                                        : "≤ " + plan.bound() + ", " + plan.reason()), td(plan.ranks().stream().map(
                                                Object::toString).collect(Collectors.joining(", "))), td(plan
                                                        .rankZero()))));
    }

    private static DomContent obligations(List<ObligationReport> obligations) {
        return grid(Stream.of("Claim", "Method", "Status", "Time", "Resources"), obligations.stream().map(
                obligation -> tr(td(obligation.claim()), td(obligation.method()), td(obligation.status().name()), td(
                        obligation.time().toMillis() + " ms").withClass("number"),
                        td(Long.toString(obligation.resources())).withClass("number"))));
    }

    private static DomContent grid(Stream<String> headings, Stream<DomContent> rows) {
        return div(table(thead(tr(each(headings.map(heading -> th(heading).attr("scope", "col"))))), tbody(each(rows))))
                .withClass("scroll");
    }
}
