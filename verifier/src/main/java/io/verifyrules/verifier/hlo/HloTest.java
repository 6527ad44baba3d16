package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.UndefinedValues;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/** A counterexample as HLO text that a test of XLA's simplifier can be made of. */
public sealed interface HloTest {

    /**
     * The left side as a module with the value that it has, which no rewrite may change, and after it the right side with its own.
     *
     * @param lines the text, comments among it
     */
    record Modules(List<String> lines) implements HloTest {
        public Modules {
            lines = List.copyOf(lines);
        }
    }

    /** There is none, and why. */
    record Inexpressible(String reason) implements HloTest {}

    /** The test that a counterexample makes. */
    static HloTest of(Rule rule, Verdict.Refuted refuted) {
        if (!refuted.instance().undefined().equals(UndefinedValues.NONE)) {
            return new Inexpressible("the difference rests on values that nothing defines, and HLO has its own");
        }
        try {
            List<String> lines = new ArrayList<>(HloModule.of("left", rule.lhs(), refuted.instance()));
            switch (refuted.outcome()) {
                case Outcome.RightInvalid(ConcreteTensor left, String reason) -> {
                    lines.add("// computes " + value(rule.lhs(), left, refuted));
                    lines.addAll(List.of("", "// the right side is no valid module: " + reason));
                }
                case Outcome.ShapesDiffer(ConcreteTensor left, ConcreteTensor right) ->
                    bothSides(lines, rule, refuted, left, right);
                case Outcome.ElementsDiffer differ -> bothSides(lines, rule, refuted, differ.left(), differ.right());
                case Outcome.RightUndefined(ConcreteTensor left, String reason) ->
                    throw new NotInHlo("HLO has no undefined behaviour: " + reason);
                case Outcome.Agree ignored -> throw new IllegalStateException("no counterexample");
                case Outcome.NotApplicable ignored -> throw new IllegalStateException("no counterexample");
            }
            return new Modules(lines);
        } catch (NotInHlo without) {
            return new Inexpressible(without.reason());
        }
    }

    private static void bothSides(List<String> lines, Rule rule, Verdict.Refuted refuted, ConcreteTensor left,
            ConcreteTensor right) {
        lines.add("// computes " + value(rule.lhs(), left, refuted));
        lines.add("");
        lines.addAll(HloModule.of("right", rule.rhs(), refuted.instance()));
        lines.add("// computes " + value(rule.rhs(), right, refuted));
    }

    private static String value(TensorExpr side, ConcreteTensor tensor, Verdict.Refuted refuted) {
        return HloModule.literal(side, tensor, refuted.instance());
    }
}
