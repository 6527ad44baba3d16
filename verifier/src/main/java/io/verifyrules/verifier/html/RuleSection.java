package io.verifyrules.verifier.html;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.NeededDemands;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static j2html.TagCreator.a;
import static j2html.TagCreator.code;
import static j2html.TagCreator.details;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;

/** One rule with all that is known of it, folded up until somebody wants to see it. */
final class RuleSection {

    private RuleSection() {
    }

    static DomContent of(String id, RuleOutcome outcome, Map<Rule, NeededDemands> shown) {
        RuleDeclaration declaration = outcome.declaration();
        List<DomContent> content = new ArrayList<>(declared(declaration));
        if (declaration instanceof Rule rule) {
            Optional.ofNullable(shown.get(rule))
                    .ifPresent(needed -> content.add(p("Its variants show: " + needed.sentence())));
        }
        switch (outcome) {
            case RuleOutcome.Checked checked ->
                Agreement.of(checked.results()).forEach(agreement -> content.add(AgreementSection.of(agreement)));
            case RuleOutcome.Failed failed -> content.add(p("internal error: " + failed.error()).withClass("bad"));
        }
        return details(
                summary(each(badges(outcome)), span(RuleTitle.of(declaration)).withClass("title"),
                        a("#").withHref("#" + id).withClass("permalink").attr("aria-label", "Link to this rule")),
                each(content.stream())).withId(id).withClass("rule");
    }

    private static Stream<DomContent> badges(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked -> Agreement.of(checked.results())
                    .stream()
                    .map(agreement -> span(VerdictBadge.of(agreement.first()),
                            span(" " + agreement.theories()).withClass("types")).withClass("mark"));
            case RuleOutcome.Failed ignored -> Stream.of(span(VerdictBadge.error()).withClass("mark"));
        };
    }

    private static List<DomContent> declared(RuleDeclaration declaration) {
        List<DomContent> content = new ArrayList<>();
        switch (declaration) {
            case Rule rule -> {
                content.add(pre(RulePrinter.print(rule.lhs()) + "\n=> " + RulePrinter.print(rule.rhs())
                        + RulePrinter.conditions(rule)
                                .map(condition -> "\n   if " + condition)
                                .collect(Collectors.joining())
                        + RulePrinter.hints(rule).map(hint -> "\n   match " + hint).collect(Collectors.joining())));
            }
            case IllFormedRule ignored -> {
            }
        }
        content.add(p(text("Declared at "), code(declaration.position().toString())).withClass("quiet"));
        return content;
    }
}
