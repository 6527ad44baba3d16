package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** The counterexamples of a run as modules of a compiler's language, one after the other; of types that agree the first. */
public final class HloReport {

    private HloReport() {
    }

    /** The text of HLO, in which everything else is a comment. */
    public static String write(FinishedRun run) {
        return write(run, HloTest::of);
    }

    /** The same in StableHLO. */
    public static String writeStableHlo(FinishedRun run) {
        return write(run, HloTest::inStableHlo);
    }

    private static String write(FinishedRun run, BiFunction<Rule, Verdict.Refuted, HloTest> language) {
        List<String> lines = new ArrayList<>();
        run.report().outcomes().forEach(outcome -> {
            if (outcome instanceof RuleOutcome.Checked checked) {
                Agreement.of(checked.results()).forEach(agreement -> lines.addAll(of(agreement, language)));
            }
        });
        return lines.isEmpty() ? "// no counterexamples\n" : String.join("\n", lines);
    }

    private static List<String> of(Agreement agreement, BiFunction<Rule, Verdict.Refuted, HloTest> language) {
        RuleResult result = agreement.first();
        if (!(result.declaration() instanceof Rule rule) || !(result.verdict() instanceof Verdict.Refuted refuted)) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(List.of("// " + VisibleText.of(RuleTitle.of(rule)),
                "// " + VisibleText.of(RulePrinter.print(rule)), "// " + agreement.theories()));
        switch (language.apply(rule, refuted)) {
            case HloTest.Modules(List<String> modules) -> lines.addAll(modules);
            case HloTest.Inexpressible(String reason) -> lines.add("// no module: " + reason);
        }
        lines.add("");
        return lines;
    }
}
