package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.report.CounterexampleText;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedValues;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/** A counterexample as HLO text that a test of XLA's simplifier can be made of. */
public sealed interface HloTest {

    /**
     * The left side as a module with the value that it has, which no rewrite may change. After it comes the right side
     * with its own.
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

    /** The test that a counterexample makes in HLO. */
    static HloTest of(Rule rule, Verdict.Refuted refuted) {
        return of(rule, refuted, new HloText());
    }

    /** The test that a counterexample makes in a language. */
    static HloTest of(Rule rule, Verdict.Refuted refuted, ModuleLanguage language) {
        if (!refuted.instance().undefined().equals(UndefinedValues.NONE)) {
            return new Inexpressible(
                    "the difference rests on values that nothing defines, and " + language.title() + " has its own");
        }
        try {
            List<String> lines = new ArrayList<>();
            switch (refuted.outcome()) {
                case Outcome.RightInvalid(ConcreteTensor left, String reason) -> {
                    lines.addAll(language.side("left", rule.lhs(), refuted.instance(), left));
                    lines.addAll(List.of("", "// the right side is no valid module: " + reason));
                }
                case Outcome.ShapesDiffer(ConcreteTensor left, ConcreteTensor right) ->
                    bothSides(lines, rule, refuted, language, left, right);
                case Outcome.ElementsDiffer differ ->
                    bothSides(lines, rule, refuted, language, differ.left(), differ.right());
                case Outcome.RightUndefined(ConcreteTensor left, String reason) ->
                    throw new NotExpressible(language.title() + " has no undefined behaviour: " + reason);
                case Outcome.Agree ignored -> throw new IllegalStateException("no counterexample");
                case Outcome.NotApplicable ignored -> throw new IllegalStateException("no counterexample");
            }
            return new Modules(lines);
        } catch (NotExpressible without) {
            return new Inexpressible(without.reason());
        }
    }

    private static void bothSides(List<String> lines, Rule rule, Verdict.Refuted refuted, ModuleLanguage language,
            ConcreteTensor left, ConcreteTensor right) {
        if (!isOfAnyElements(refuted.outcome())) {
            lines.add("// " + CounterexampleText.difference(refuted.outcome()));
        }
        lines.addAll(language.side("left", rule.lhs(), refuted.instance(), left));
        lines.add(language.separator());
        lines.addAll(language.side("right", rule.rhs(), refuted.instance(), right));
    }

    /** Whether the differing elements are of no type, so that modules have numbers in their place. */
    private static boolean isOfAnyElements(Outcome outcome) {
        return outcome instanceof Outcome.ElementsDiffer differ && differ.leftValue() instanceof ElementValue.Token;
    }
}
