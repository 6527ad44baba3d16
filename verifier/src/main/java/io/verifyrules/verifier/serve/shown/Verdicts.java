package io.verifyrules.verifier.serve.shown;

import io.verifyrules.dsl.rule.Expectation;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.TerminalReport;
import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The verdicts on a rule, one message for each group of element types that agree. */
public final class Verdicts {

    private static final int WIDTH = 100;

    private Verdicts() {
    }

    /** The messages on what became of a rule. */
    public static List<Message> of(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked when checked.results().isEmpty() -> List.of(verdict(outcome.declaration())
                    .with("verdict", "UNKNOWN")
                    .withTexts("types", List.of())
                    .withTexts("text", List.of("the rule is not claimed for the element types that were asked for")));
            case RuleOutcome.Checked checked -> Agreement.of(checked.results().stream().map(Verdicts::asSaid).toList())
                    .stream()
                    .map(Verdicts::of)
                    .toList();
            case RuleOutcome.Failed failed -> List.of(verdict(outcome.declaration()).with("verdict", "UNKNOWN")
                    .withTexts("types", List.of())
                    .withTexts("text", List.of("internal error: " + failed.error())));
        };
    }

    /** Whoever says nothing of a verdict is not surprised by one while he writes. */
    private static RuleResult asSaid(RuleResult result) {
        Expectation said = result.declaration().expectation();
        boolean nothing = said.verdict() == VerdictKind.VERIFIED && said.general().isEmpty()
                && said.byElement().isEmpty();
        return nothing
                ? new RuleResult(result.declaration(), result.theory(), result.verdict(), Optional.empty(),
                        result.plan(), result.obligations(), result.matching(), result.notes(), result.time(),
                        result.proofs())
                : result;
    }

    private static Message verdict(RuleDeclaration declaration) {
        return Message.of("verdict").with("rule", declaration.name()).with("line", declaration.position().line());
    }

    private static Message of(Agreement agreement) {
        RuleResult first = agreement.first();
        Message message = verdict(first.declaration()).with("verdict", first.verdict().kind().name())
                .withTexts("types", agreement.results().stream().map(RuleResult::theory).toList())
                .with("typesText", agreement.theories())
                .withText("how", first.how())
                .withTexts("laws", laws(agreement))
                .with("ranks", first.plan().stream().map(Verdicts::plan).toList())
                .with("obligations", first.obligations().stream().map(Verdicts::obligation).toList())
                .withTexts("text", text(agreement))
                .withTexts("notes", first.notes())
                .with("milliseconds", agreement.time().toMillis())
                .withText("expected", first.expected().map(Enum::name))
                .with("asExpected", first.asExpected());
        return message.withObject("counterexample", counterexample(first));
    }

    private static Optional<Message> counterexample(RuleResult result) {
        return result.verdict() instanceof Verdict.Refuted refuted && result.declaration() instanceof Rule rule
                ? Optional.of(ShownInstance.of(rule, refuted))
                : Optional.empty();
    }

    private static List<String> laws(Agreement agreement) {
        return agreement.results()
                .stream()
                .flatMap(result -> result.laws().stream())
                .map(TypeLaw::law)
                .distinct()
                .map(law -> law.label() + ": " + law.statement())
                .toList();
    }

    private static Message plan(ClassPlan plan) {
        return Message.EMPTY.with("class", plan.rankClass())
                .with("claim", plan.claim().text())
                .withNumbers("ranks", plan.ranks())
                .with("why", plan.reason() + "; rank 0: " + plan.rankZero())
                .withTexts("predicates", plan.predicates());
    }

    private static Message obligation(ObligationReport obligation) {
        return Message.EMPTY.with("claim", obligation.text())
                .with("status", obligation.status().name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .with("method", obligation.method());
    }

    /** What the terminal says. */
    private static List<String> text(Agreement agreement) {
        RuleDeclaration rule = agreement.first().declaration();
        return TerminalReport.of(new TextStyle(new Palette(false), WIDTH), List.of(rule), false, true)
                .lines(new RuleOutcome.Checked(rule, agreement.results()))
                .stream()
                .map(Palette::rendered)
                .toList();
    }
}
