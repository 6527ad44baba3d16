package io.verifyrules.verifier.counterexample;

import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import java.util.HashMap;
import java.util.Map;

/**
 * The outcomes of small instances in one search. A rule with few numbers and elements is drawn the same instance again and again,
 * which is computed once. Each time costs the search as much as the first. Not for use by several threads.
 */
final class KnownOutcomes {

    /** Larger instances are seldom drawn twice. */
    private static final long FEW_ELEMENTS = 32;
    private static final int MOST_ENTRIES = 5000;

    private record Known(Outcome outcome, long units) {}

    private final ConcreteSide side;
    private final Map<RuleInstance, Known> known = new HashMap<>();

    KnownOutcomes(ConcreteSide side) {
        this.side = side;
    }

    /** Both sides on the instance, of which the cost is entered into the work. */
    Outcome replay(RuleInstance instance, Work work) {
        if (elements(instance) > FEW_ELEMENTS) {
            return side.replay(instance, work);
        }
        Known before = known.get(instance);
        if (before != null && work.allows(before.units())) {
            work.enter(before.units());
            return before.outcome();
        }
        long spent = work.spent();
        Outcome outcome = side.replay(instance, work);
        if (known.size() < MOST_ENTRIES) {
            known.put(instance, new Known(outcome, work.spent() - spent));
        }
        return outcome;
    }

    private static long elements(RuleInstance instance) {
        long elements = 0;
        for (ConcreteTensor tensor : instance.tensors().values()) {
            elements += tensor.count();
        }
        return elements;
    }
}
