package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Results as lines of text: one line for each rule and the element theories that agree, with what a reader must know
 * below it.
 */
public final class TerminalReport {

    private static final String INDENT = "    ";

    private final TextStyle style;
    private final Headline headline;
    private final boolean explain;
    private final boolean show;

    private TerminalReport(TextStyle style, Headline headline, boolean explain, boolean show) {
        this.style = style;
        this.headline = headline;
        this.explain = explain;
        this.show = show;
    }

    /**
     * The report of the given rules.
     *
     * @param style   colours and width
     * @param explain whether to show how each verdict came about
     * @param show    whether to show counterexamples in full also where a refutation is expected
     */
    public static TerminalReport of(TextStyle style, List<RuleDeclaration> rules, boolean explain, boolean show) {
        int widest = rules.stream().mapToInt(rule -> Columns.of(RuleTitle.of(rule))).max().orElse(0);
        return new TerminalReport(style, Headline.of(style, widest), explain, show);
    }

    /** The lines on one rule. */
    public List<String> lines(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked ->
                Stream.concat(lines(Agreement.of(checked.results(), this::told)), warnings(checked.declaration()))
                        .toList();
            case RuleOutcome.Failed failed ->
                List.of(palette().bad(Headline.verdict("ERROR")) + RuleTitle.of(failed.declaration()),
                        INDENT + palette().bad("internal error: " + failed.error()),
                        INDENT + "at " + failed.declaration().position());
        };
    }

    /** The parts of a rule that are hardly meant. */
    private Stream<String> warnings(RuleDeclaration declaration) {
        return declaration.warnings().stream().map(warning -> INDENT + palette().doubtful("warning:") + " " + warning);
    }

    private Stream<String> lines(List<Agreement> agreements) {
        Optional<RuleResult> first = agreements.stream().map(Agreement::first).filter(this::isInFull).findFirst();
        return agreements.stream()
                .flatMap(agreement -> lines(agreement,
                        first.filter(shown -> !shown.theory().equals(agreement.first().theory()))).stream());
    }

    /** Whether a counterexample is shown, with the rule. */
    private boolean isInFull(RuleResult result) {
        return result.verdict() instanceof Verdict.Refuted && (show || !result.asExpected());
    }

    /** The lines on the types that agree; a counterexample stands below another one of the same rule if {@code earlier} has one. */
    private List<String> lines(Agreement agreement, Optional<RuleResult> earlier) {
        List<String> lines = new ArrayList<>();
        lines.addAll(headline(agreement));
        List<String> below = below(agreement.first(), earlier);
        boolean ofOne = agreement.results().stream().anyMatch(result -> !below(result, earlier).equals(below));
        // A counterexample in full says of which elements it is.
        boolean inFull = show || !agreement.first().asExpected();
        String where = ofOne && !inFull ? "in " + agreement.first().theory() + ": " : "";
        for (int i = 0; i < below.size(); i++) {
            String line = i == 0 ? INDENT + where + below.get(i).substring(INDENT.length()) : below.get(i);
            // A mistake stands as compilers print it, and its source as it is written.
            lines.addAll(agreement.first().verdict() instanceof Verdict.IllFormed ? List.of(line) : wrapped(line));
        }
        instances(agreement).ifPresent(shown -> lines.addAll(wrapped(INDENT + shown)));
        if (explain) {
            TextStyle narrower = style.indented(INDENT.length());
            ExplanationText.lines(agreement)
                    .stream()
                    .flatMap(line -> narrower.wrap(line, "  ").stream())
                    .forEach(line -> lines.add(INDENT + palette().faint(line)));
        }
        return lines;
    }

    /** A line that has colours fits, as its parts were made to, and a place is kept whole. */
    private List<String> wrapped(String line) {
        boolean asItIs = line.startsWith(INDENT + "at ") || !Palette.unpainted(line).equals(line);
        return asItIs ? List.of(line) : style.wrap(line, "  ");
    }

    /**
     * The evidence of instances where nothing is proved: of several element types, which are alike, that of the first.
     */
    private static Optional<String> instances(Agreement agreement) {
        RuleResult result = agreement.first();
        String where = agreement.results().size() > 1 ? "in " + result.theory() + ", " : "";
        return result.verdict() instanceof Verdict.Unknown unknown
                ? UnknownText.instances(result, unknown).map(where::concat)
                : Optional.empty();
    }

    /** The line on what the variants of a rule show, below the last of them. */
    public List<String> lines(NeededDemands shown) {
        return wrapped(INDENT + RuleTitle.of(shown.rule()) + ": " + shown.sentence());
    }

    /** The lines below that of a verdict; where they are the same for several element types, they stand once. */
    private List<String> below(RuleResult result, Optional<RuleResult> earlier) {
        List<String> lines = new ArrayList<>();
        evidence(result, earlier).forEach(line -> lines.add(INDENT + line));
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
        return result.verdict() instanceof Verdict.Refuted
                ? Agreement.evidence(result, show || !result.asExpected())
                : below(result, Optional.empty());
    }

    private List<String> headline(Agreement agreement) {
        RuleResult result = agreement.first();
        String verdict = palette().verdict(result.verdict().kind(), result.asExpected(),
                Headline.verdict(result.verdict().kind().name()));
        List<Headline.Beside> beside = new ArrayList<>(
                List.of(Headline.Beside.types(agreement.theories(), agreement.time())));
        if (!result.asExpected()) {
            beside.add(Headline.Beside.of(palette().bad("*** UNEXPECTED: expected " + result.expectedText() + " ***")));
        } else if (!(result.verdict() instanceof Verdict.Verified) && result.expected().isPresent()) {
            beside.add(Headline.Beside.of("(expected)"));
        }
        return headline.lines(verdict, RuleTitle.of(result.declaration()), beside);
    }

    private Stream<String> evidence(RuleResult result, Optional<RuleResult> earlier) {
        boolean inFull = show || !result.asExpected();
        Stream<String> evidence = switch (result.verdict()) {
            case Verdict.Verified ignored -> Stream.empty();
            case Verdict.Refuted refuted -> inFull
                    ? Stream.concat(counterexample(result.declaration(), refuted, earlier).stream(),
                            CounterexampleText.beside(result, style.indented(INDENT.length())).stream())
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

    private List<String> counterexample(RuleDeclaration declaration, Verdict.Refuted refuted,
            Optional<RuleResult> earlier) {
        TextStyle below = style.indented(INDENT.length());
        return earlier.map(first -> CounterexampleText.after(first, declaration, refuted, below))
                .orElseGet(() -> CounterexampleText.lines(declaration, refuted, below));
    }

    private Palette palette() {
        return style.palette();
    }
}
