package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.TerminalReport;
import io.verifyrules.verifier.report.TextStyle;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Verdicts in an editor: above the rule in a few words, and in full as the terminal has them. */
final class VerdictText {

    private static final int WIDTH = 100;

    private VerdictText() {
    }

    /** Such as {@code VERIFIED any} or {@code REFUTED int, VERIFIED real (expected)}. */
    static String lens(Optional<RuleOutcome> outcome, boolean earlier) {
        return outcome.map(VerdictText::brief)
                .map(text -> earlier ? text + ", when the file was last read" : text)
                .orElse(earlier ? "not read yet" : "checking ..");
    }

    private static String brief(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked when checked.results().isEmpty() -> "not claimed for these element types";
            case RuleOutcome.Checked checked ->
                Agreement.of(checked.results()).stream().map(VerdictText::brief).collect(Collectors.joining("; "));
            case RuleOutcome.Failed failed -> "internal error: " + failed.error();
        };
    }

    private static String brief(Agreement agreement) {
        String verdict = agreement.first().verdict().kind() + " " + agreement.theories();
        if (!agreement.first().asExpected()) {
            return verdict + ", expected " + agreement.first().expectedText();
        }
        return verdict;
    }

    /** The terminal's lines on the rule, as a block of Markdown. */
    static String hover(RuleOutcome outcome) {
        List<String> lines = TerminalReport
                .of(new TextStyle(new Palette(false), WIDTH), List.of(outcome.declaration()), false, true)
                .lines(outcome)
                .stream()
                .map(Palette::rendered)
                .toList();
        return block(lines);
    }

    /** Lines as a block of Markdown. */
    static String block(List<String> lines) {
        String fence = fence(lines);
        return fence + "text\n" + String.join("\n", lines) + "\n" + fence;
    }

    /** Names may hold the mark that ends a block. */
    private static String fence(List<String> lines) {
        String fence = "```";
        while (String.join("\n", lines).contains(fence)) {
            fence += "`";
        }
        return fence;
    }
}
