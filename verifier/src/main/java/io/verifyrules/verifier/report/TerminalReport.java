package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Results as lines of text: one line for each rule and the element theories that agree, with what a reader must know
 * below it.
 *
 * @param style      colours and width
 * @param titleWidth the width of the column of titles
 * @param explain    whether to show how each verdict came about
 * @param show       whether to show counterexamples in full also where a refutation is expected
 */
public record TerminalReport(TextStyle style, int titleWidth, boolean explain, boolean show) {

    private static final int VERDICT_WIDTH = 12;
    private static final int WIDEST_TITLE = 72;
    private static final String INDENT = "    ";

    /** The report of the given rules. */
    public static TerminalReport of(TextStyle style, List<RuleDeclaration> rules, boolean explain, boolean show) {
        int widest = rules.stream().mapToInt(rule -> RuleTitle.of(rule).length()).max().orElse(0);
        return new TerminalReport(style, Math.min(widest, WIDEST_TITLE), explain, show);
    }

    /** The lines on one rule. */
    public List<String> lines(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked -> Stream.concat(Agreement.of(checked.results(), this::told)
                    .stream()
                    .flatMap(agreement -> lines(agreement).stream()), warnings(checked.declaration())).toList();
            case RuleOutcome.Failed failed ->
                List.of(palette().bad(column("ERROR", VERDICT_WIDTH)) + RuleTitle.of(failed.declaration()),
                        INDENT + palette().bad("internal error: " + failed.error()),
                        INDENT + "at " + failed.declaration().position());
        };
    }

    /** What is hardly meant in a rule. */
    private Stream<String> warnings(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule ->
                rule.warnings().stream().map(warning -> INDENT + palette().doubtful("warning:") + " " + warning);
            case IllFormedRule ignored -> Stream.empty();
        };
    }

    private List<String> lines(Agreement agreement) {
        List<String> lines = new ArrayList<>();
        lines.add(headline(agreement));
        List<String> below = below(agreement.first());
        boolean ofOne = agreement.results().stream().anyMatch(result -> !below(result).equals(below));
        // A counterexample in full says of which elements it is.
        boolean inFull = show || !agreement.first().asExpected();
        String where = ofOne && !inFull ? "in " + agreement.first().theory() + ": " : "";
        for (int i = 0; i < below.size(); i++) {
            lines.add(i == 0 ? INDENT + where + below.get(i).substring(INDENT.length()) : below.get(i));
        }
        instances(agreement).ifPresent(shown -> lines.add(INDENT + shown));
        if (explain) {
            ExplanationText.lines(agreement).forEach(line -> lines.add(INDENT + palette().faint(line)));
        }
        return lines;
    }

    /** What instances show where nothing is proved: of several element types, which are alike, that of the first. */
    private static Optional<String> instances(Agreement agreement) {
        RuleResult result = agreement.first();
        String where = agreement.results().size() > 1 ? "in " + result.theory() + ", " : "";
        return result.verdict() instanceof Verdict.Unknown unknown
                ? UnknownText.instances(result, unknown).map(where::concat)
                : Optional.empty();
    }

    /** The line on what the variants of a rule show, below the last of them. */
    public List<String> lines(NeededDemands shown) {
        return List.of(INDENT + RuleTitle.of(shown.rule()) + ": " + shown.sentence());
    }

    /** What stands below the line of a verdict; where it is the same for several element types, they have one line. */
    private List<String> below(RuleResult result) {
        List<String> lines = new ArrayList<>();
        evidence(result).forEach(line -> lines.add(INDENT + line));
        result.notes().forEach(note -> lines.add(INDENT + "note: " + note));
        if (!result.asExpected() && !(result.verdict() instanceof Verdict.IllFormed)) {
            lines.add(INDENT + "at " + result.declaration().position());
        }
        return lines;
    }

    /**
     * The types of a family that are refuted have one line, and the first of them its counterexample: those of the others are like it.
     * Where nobody is surprised and nothing is shown in full, or no element matters, all that are refuted have one.
     */
    private List<Object> told(RuleResult result) {
        return List.of(toldOfVerdict(result), show ? result.because() : "",
                explain ? ExplanationText.withoutTimes(result) : List.of());
    }

    private List<?> toldOfVerdict(RuleResult result) {
        if (!(result.verdict() instanceof Verdict.Refuted refuted)) {
            return below(result);
        }
        boolean together = (result.asExpected() && !show) || !(refuted.outcome() instanceof Outcome.ElementsDiffer);
        return together ? List.of() : List.of(result.family());
    }

    private String headline(Agreement agreement) {
        RuleResult result = agreement.first();
        String verdict = palette().verdict(result.verdict().kind(), result.asExpected(),
                column(result.verdict().kind().name(), VERDICT_WIDTH));
        String line = verdict + column(RuleTitle.of(result.declaration()), titleWidth) + "  "
                + column(agreement.theories(), 4) + "  " + agreement.time().toMillis() + " ms";
        if (!result.asExpected()) {
            return line + "  " + palette().bad("*** UNEXPECTED: expected "
                    + result.expected().map(VerdictKind::toString).orElse("nothing") + " ***");
        }
        return result.verdict() instanceof Verdict.Verified || result.expected().isEmpty()
                ? line
                : line + "  (expected)";
    }

    private Stream<String> evidence(RuleResult result) {
        boolean inFull = show || !result.asExpected();
        Stream<String> evidence = switch (result.verdict()) {
            case Verdict.Verified ignored -> Stream.empty();
            case Verdict.Refuted refuted -> inFull
                    ? CounterexampleText.lines(result.declaration(), refuted, style.indented(INDENT.length())).stream()
                    : Stream.of(CounterexampleText.line(refuted));
            case Verdict.Unknown unknown -> UnknownText.lines(result, unknown).stream();
            case Verdict.Vacuous vacuous -> inFull && !explain
                    ? Stream.concat(Stream.of(vacuous.reason()), ExplanationText.claim(result.declaration()).stream())
                    : Stream.of(vacuous.reason());
            case Verdict.IllFormed wrong ->
                inFull ? DiagnosticText.lines(wrong.diagnostic()).stream() : Stream.of(wrong.diagnostic().toString());
        };
        String because = result.because();
        return show && result.asExpected() && !because.isEmpty() && !(result.verdict() instanceof Verdict.Verified)
                ? Stream.concat(Stream.of("because: " + because), evidence)
                : evidence;
    }

    private Palette palette() {
        return style.palette();
    }

    private static String column(String text, int width) {
        return text.length() >= width ? text : text + " ".repeat(width - text.length());
    }
}
