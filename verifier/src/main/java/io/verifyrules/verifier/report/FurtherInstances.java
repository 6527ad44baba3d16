package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Counterexamples below the one with which a verdict is told. */
public final class FurtherInstances {

    private static final int INDENT = 4;

    private FurtherInstances() {
    }

    /** The lines, each counterexample with its number; those of the rule are not repeated. */
    public static List<String> lines(RuleDeclaration declaration, String theories, List<Verdict.Refuted> others,
            TextStyle style) {
        List<String> lines = new ArrayList<>();
        String indent = " ".repeat(INDENT);
        for (int i = 0; i < others.size(); i++) {
            lines.add(indent + "counterexample " + (i + 2) + " of " + (others.size() + 1) + " in " + theories);
            CounterexampleText.withoutRule(declaration, others.get(i), style.indented(2 * INDENT))
                    .forEach(line -> lines.add(indent + indent + line));
        }
        return lines;
    }
}
