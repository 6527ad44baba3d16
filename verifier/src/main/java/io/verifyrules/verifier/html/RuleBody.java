package io.verifyrules.verifier.html;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.ListText;
import io.verifyrules.verifier.report.NeededDemands;
import io.verifyrules.verifier.report.OwnOperators;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RulePrinter;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import static j2html.TagCreator.b;
import static j2html.TagCreator.code;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.text;

/** All that is known of one rule: what its section shows when somebody unfolds it. */
final class RuleBody {

    private RuleBody() {
    }

    static DomContent of(RuleOutcome outcome, PageInput input, Map<Rule, NeededDemands> shown, CopyTexts copies) {
        RuleDeclaration declaration = outcome.declaration();
        List<DomContent> content = new ArrayList<>(declared(declaration));
        content.add(copies.rule(declaration, input.source().apply(declaration)));
        declaration.warnings()
                .forEach(warning -> content.add(p(b("Warning: ").withClass("doubtful"), text(warning.toString()))));
        if (declaration instanceof Rule rule) {
            Optional.ofNullable(shown.get(rule))
                    .ifPresent(needed -> content.add(p("Its variants show: " + needed.sentence())));
        }
        switch (outcome) {
            case RuleOutcome.Checked checked -> Agreement.of(checked.results())
                    .forEach(agreement -> content.add(AgreementSection.of(agreement, copies)));
            case RuleOutcome.Failed failed -> content.add(p("internal error: " + failed.error()).withClass("bad"));
        }
        return each(content.stream());
    }

    private static List<DomContent> declared(RuleDeclaration declaration) {
        List<DomContent> content = new ArrayList<>();
        switch (declaration) {
            case Rule rule -> {
                content.add(pre(RulePrinter.print(rule, rule.lhs()) + "\n=> " + RulePrinter.print(rule, rule.rhs())
                        + OwnOperators.unfolded(rule)
                                .stream()
                                .map(unfolded -> "\n   where " + unfolded)
                                .collect(Collectors.joining())
                        + RulePrinter.conditions(rule)
                                .map(condition -> "\n   if " + condition)
                                .collect(Collectors.joining())
                        + RulePrinter.hints(rule).map(hint -> "\n   match " + hint).collect(Collectors.joining())));
            }
            case ListRule list -> content.add(pre(RulePrinter.print(list.pattern(), list.pattern().lhs()) + "\n=> "
                    + RulePrinter.print(list.pattern(), list.pattern().rhs())
                    + ListText.conditions(list)
                            .stream()
                            .map(condition -> "\n   if " + condition)
                            .collect(Collectors.joining())));
            case IllFormedRule ignored -> {
            }
        }
        content.add(p(text("Declared at "), code(declaration.position().toString())).withClass("quiet"));
        return content;
    }
}
