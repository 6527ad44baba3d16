package io.verifyrules.verifier.counterexample;

import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.conjecture.PresentingStep;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A counterexample made presentable: a list of named steps. Each result is replayed here; a step whose result does not refute is
 * left out.
 */
record Presentation(ConcreteSide side, List<PresentingStep> steps) {

    /** Steps for a counterexample that a search found; {@code certain} looks for one that rests on no undefined value. */
    static Presentation ofFound(ConcreteSide side, Supplier<Optional<RuleInstance>> certain) {
        return new Presentation(side, steps(side, List.of(shrunk(side), smallest(side), certain(side, certain))));
    }

    /** Steps for a counterexample of another element type, whose numbers are the smallest already. */
    static Presentation ofKnown(ConcreteSide side, Supplier<Optional<RuleInstance>> certain) {
        return new Presentation(side, steps(side, List.of(simpler(side), certain(side, certain))));
    }

    private static List<PresentingStep> steps(ConcreteSide side, List<PresentingStep> first) {
        List<PresentingStep> steps = new ArrayList<>(first);
        steps.addAll(side.presenting());
        return List.copyOf(steps);
    }

    private static PresentingStep shrunk(ConcreteSide side) {
        return new PresentingStep("fewer lanes, smaller numbers, simpler elements",
                instance -> side.shrunk(instance, any -> true));
    }

    private static PresentingStep simpler(ConcreteSide side) {
        return new PresentingStep("simpler elements", side::withSimplerElements);
    }

    private static PresentingStep smallest(ConcreteSide side) {
        return new PresentingStep("the smallest numbers", side::smallest);
    }

    /** A difference whatever x / 0 may be says more than one for some x / 0. */
    private static PresentingStep certain(ConcreteSide side, Supplier<Optional<RuleInstance>> certain) {
        return new PresentingStep("no undefined value",
                instance -> side.refutesInAnyCase(instance) ? instance : certain.get().orElse(instance));
    }

    /** The presentable counterexample; empty where the instance does not refute. */
    Optional<Verdict.Refuted> of(RuleInstance instance) {
        Outcome outcome = side.replay(instance);
        if (!outcome.refutes()) {
            return Optional.empty();
        }
        Verdict.Refuted shown = new Verdict.Refuted(instance, outcome);
        for (PresentingStep step : steps) {
            RuleInstance changed = step.change().apply(shown.instance());
            if (changed.equals(shown.instance())) {
                continue;
            }
            Outcome changedOutcome = side.replay(changed);
            shown = changedOutcome.refutes() ? new Verdict.Refuted(changed, changedOutcome) : shown;
        }
        return Optional.of(shown);
    }
}
