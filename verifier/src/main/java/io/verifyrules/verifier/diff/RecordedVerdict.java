package io.verifyrules.verifier.diff;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.RunReport;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A verdict as an earlier run wrote it down.
 *
 * @param rule the rule, by catalogue id and name
 * @param elementType the element type; {@code -} where there is none
 * @param verdict the verdict; none where an internal error kept the rule from it
 * @param expected the one that the rule's author expected; none where that is not known
 * @param content the content of the rule, by which it is known under another name; empty where that is not known
 * @param resources the effort of the solvers, which is the same on every machine
 */
public record RecordedVerdict(String rule, String elementType, Optional<VerdictKind> verdict,
        Optional<VerdictKind> expected, String content, long resources) {

    /** A verdict of which no more is known. */
    public RecordedVerdict(String rule, String elementType, Optional<VerdictKind> verdict,
            Optional<VerdictKind> expected) {
        this(rule, elementType, verdict, expected, "", 0);
    }

    /** The verdicts of a run, as its report has them. */
    public static List<RecordedVerdict> of(RunReport report) {
        return report.outcomes().stream().flatMap(outcome -> switch (outcome) {
            case RuleOutcome.Checked checked -> checked.results().stream().map(RecordedVerdict::of);
            case RuleOutcome.Failed failed -> Stream.of(new RecordedVerdict(RuleTitle.of(failed.declaration()), "-",
                    Optional.empty(), Optional.empty(), content(failed.declaration()), 0));
        }).toList();
    }

    private static RecordedVerdict of(RuleResult result) {
        return new RecordedVerdict(RuleTitle.of(result.declaration()), result.theory(),
                Optional.of(result.verdict().kind()), result.expected(), content(result.declaration()),
                result.obligations().stream().mapToLong(ObligationReport::resources).sum());
    }

    private static String content(RuleDeclaration declaration) {
        return declaration instanceof Rule rule
                ? content(RulePrinter.unfolded(rule), RulePrinter.conditions(rule).toList())
                : "";
    }

    /** The content of a rule: its rewrite and its conditions. */
    public static String content(String rewrite, List<String> conditions) {
        return rewrite + String.join("", conditions.stream().map("\nif "::concat).toList());
    }

    /** The name of the verdict, or {@code ERROR}. */
    public String outcome() {
        return verdict.map(VerdictKind::name).orElse("ERROR");
    }

    /** Whether the verdict is the one that the author expected, if one was. */
    public boolean asExpected() {
        return verdict.isPresent() && (expected.isEmpty() || verdict.equals(expected));
    }

    /** Whether this says something else of the rule than the other does. */
    boolean differsFrom(RecordedVerdict other) {
        return !verdict.equals(other.verdict()) || asExpected() != other.asExpected();
    }

    boolean isVerified() { return verdict.equals(Optional.of(VerdictKind.VERIFIED)); }

    boolean isError() { return verdict.isEmpty(); }
}
