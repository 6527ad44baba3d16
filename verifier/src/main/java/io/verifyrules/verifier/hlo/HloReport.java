package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.OwnOperators;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/** The counterexamples of a run as modules of a compiler's language, one after the other; of types that agree the first. */
public final class HloReport {

    private HloReport() {
    }

    /** The text of HLO, in which everything else is a comment. */
    public static String write(FinishedRun run) {
        return write(run, new HloText());
    }

    /** A test of StableHLO's interpreter, in which every counterexample is a part of its own. */
    public static String writeStableHlo(FinishedRun run) {
        return write(run, new StableHloText());
    }

    private static String write(FinishedRun run, ModuleLanguage language) {
        List<String> lines = new ArrayList<>();
        run.report().outcomes().forEach(outcome -> {
            if (outcome instanceof RuleOutcome.Checked checked) {
                Agreement.of(checked.results()).forEach(agreement -> {
                    List<String> next = of(agreement, language);
                    if (!lines.isEmpty() && !next.isEmpty()) {
                        lines.add(language.separator());
                    }
                    lines.addAll(next);
                });
            }
        });
        if (lines.isEmpty()) {
            return "// no counterexamples\n";
        }
        language.header().ifPresent(header -> lines.addAll(0, List.of(header, "")));
        lines.add("");
        return String.join("\n", lines);
    }

    private static List<String> of(Agreement agreement, ModuleLanguage language) {
        RuleResult result = agreement.first();
        if (!(result.declaration() instanceof Rule rule) || !(result.verdict() instanceof Verdict.Refuted refuted)) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(List.of("// " + VisibleText.of(RuleTitle.of(rule)),
                "// " + VisibleText.of(RulePrinter.print(rule)), "// " + agreement.theories()));
        OwnOperators.unfolded(rule).forEach(unfolded -> lines.add("// where " + VisibleText.of(unfolded)));
        switch (HloTest.of(rule, refuted, language)) {
            case HloTest.Modules(List<String> modules) -> lines.addAll(modules);
            case HloTest.Inexpressible(String reason) -> lines.add("// no module: " + reason);
        }
        return lines;
    }
}
