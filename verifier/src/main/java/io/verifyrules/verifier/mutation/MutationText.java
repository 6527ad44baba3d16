package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.TerminalReport;
import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The account of mutants as lines of text. */
public final class MutationText {

    private static final String INDENT = "    ";
    private static final int WIDTH = 16;

    private final Palette palette;

    public MutationText(Palette palette) {
        this.palette = palette;
    }

    /** The lines on one rule: how many mutants of each kind, and each that was not refuted. */
    public List<String> lines(MutatedRule rule) {
        List<String> lines = new ArrayList<>();
        lines.add(RuleTitle.of(rule.rule()) + ": " + count(rule.mutants(), "mutant") + ", "
                + figures(kind -> rule.of(kind).count(), rule.illFormed()));
        rule.results()
                .stream()
                .filter(result -> result.outcome().kind() != MutantOutcome.Kind.REFUTED)
                .flatMap(this::lines)
                .forEach(line -> lines.add(INDENT + line));
        return lines;
    }

    private Stream<String> lines(MutantResult result) {
        String kind = result.outcome().kind().name().replace('_', ' ');
        String head = kind + " ".repeat(Math.max(1, WIDTH - kind.length())) + result.mutant().change() + "  "
                + result.theory();
        return switch (result.outcome()) {
            case MutantOutcome.Refuted ignored -> Stream.of(head);
            case MutantOutcome.Vacuous ignored -> Stream.of(head);
            case MutantOutcome.Unknown unknown -> Stream.of(head, INDENT + unknown.reason());
            case MutantOutcome.Equivalent same -> Stream.of(head + "  (" + survey(same.survey()) + ")");
            case MutantOutcome.Generalization more -> Stream.of(head + "  (" + survey(more.survey()) + ")",
                    INDENT + "now: " + RulePrinter.print(result.mutant().rule()) + conditions(result));
            case MutantOutcome.Failed failed -> Stream.of(head, INDENT + "internal error: " + failed.cause());
            case MutantOutcome.Contradicted wrong ->
                Stream.concat(Stream.of(palette.bad(head)), contradiction(result, wrong));
        };
    }

    private static String conditions(MutantResult result) {
        String conditions = RulePrinter.conditions(result.mutant().rule()).collect(Collectors.joining("; "));
        return conditions.isEmpty() ? "" : " if " + conditions;
    }

    private static String survey(SmallScope.Survey survey) {
        return "no difference on " + survey.applied() + " of " + survey.tried() + " instances"
                + (survey.complete() ? "" : ", not all that there are");
    }

    private Stream<String> contradiction(MutantResult result, MutantOutcome.Contradicted wrong) {
        if (wrong.verdict() != VerdictKind.VERIFIED) {
            return Stream.of(INDENT + "called " + wrong.verdict() + ", but applies to " + wrong.finding().instance());
        }
        Verdict refuted = new Verdict.Refuted(wrong.finding().instance(), wrong.finding().outcome());
        RuleResult shown = new RuleResult(result.mutant().rule(), result.theory(), refuted,
                Optional.of(VerdictKind.VERIFIED), List.of(), List.of(), MatchingReport.NONE, List.of(), result.time());
        return TerminalReport
                .of(new TextStyle(palette, TextStyle.USUAL_WIDTH), List.of(result.mutant().rule()), false, true)
                .lines(new RuleOutcome.Checked(result.mutant().rule(), List.of(shown)))
                .stream()
                .map(line -> INDENT + line);
    }

    /** The whole run in one line. */
    public String summary(MutationReport report) {
        String text = count(report.mutants(), "mutant") + " of " + count(report.rules().size(), "rule") + "; "
                + count(report.checks(), "check") + ": " + figures(report::count, report.illFormed())
                + (report.passedOver() == 0
                        ? ""
                        : "; " + count(report.passedOver(), "rule") + " not verified, passed over")
                + String.format(Locale.ROOT, "; %.1f s", report.time().toMillis() / 1000.0);
        boolean wrong = report.count(MutantOutcome.Kind.WRONGLY_VERIFIED) > 0
                || report.count(MutantOutcome.Kind.FAILED) > 0;
        return wrong ? palette.bad(text) : text;
    }

    /** A count for each kind of outcome. */
    private interface Count {
        long of(MutantOutcome.Kind kind);
    }

    private static String figures(Count count, long illFormed) {
        return Stream.of(MutantOutcome.Kind.values())
                .filter(kind -> kind != MutantOutcome.Kind.FAILED || count.of(kind) > 0)
                .map(kind -> count.of(kind) + " " + kind.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .collect(Collectors.joining(", ")) + ", " + illFormed + " ill-formed";
    }

    private static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
