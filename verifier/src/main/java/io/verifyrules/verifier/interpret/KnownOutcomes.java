package io.verifyrules.verifier.interpret;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * The outcomes of small instances in one search, or while one is made small. The same instance comes again and again there, and is
 * computed once. Each time costs the search as much as the first. Not for use by several threads.
 */
public final class KnownOutcomes {

    /** Larger instances seldom come twice. */
    private static final long FEW_ELEMENTS = 32;
    private static final int MOST_ENTRIES = 5000;

    private record Known(Outcome outcome, long units) {}

    private final BiFunction<RuleInstance, Work, Outcome> replay;
    private final Map<RuleInstance, Known> known = new HashMap<>();

    /** Nothing is known yet of what the function computes, which enters its cost into the work. */
    public KnownOutcomes(BiFunction<RuleInstance, Work, Outcome> replay) {
        this.replay = replay;
    }

    /** Both sides on the instance, of which the cost is entered into the work. */
    public Outcome replay(RuleInstance instance, Work work) {
        if (elements(instance) > FEW_ELEMENTS) {
            return replay.apply(instance, work);
        }
        Known before = known.get(instance);
        if (before != null && work.allows(before.units())) {
            work.enter(before.units());
            return before.outcome();
        }
        long spent = work.spent();
        Outcome outcome = replay.apply(instance, work);
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
