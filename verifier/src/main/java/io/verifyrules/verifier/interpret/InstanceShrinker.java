package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Makes a counterexample small: fewest lanes, then smallest sizes and attributes, then simplest elements. Greedy, so what
 * comes out cannot be simplified by any single step tried, but need not be the smallest there is. Deterministic; every
 * step is replayed, so the result refutes the rule as the instance does.
 */
public final class InstanceShrinker {

    /** The most instances that are replayed. */
    public static final int MOST_REPLAYS = 2000;

    /** The most elements in all candidates together: a large instance is made smaller as far as a moment allows. */
    private static final long MOST_ELEMENTS = 400_000;

    private final Rule rule;
    private final List<Function<RuleInstance, Stream<RuleInstance>>> steps;
    private int replays;
    private long elements;

    private InstanceShrinker(Rule rule) {
        RuleNames names = RuleNames.of(rule);
        this.rule = rule;
        this.steps = List.of(new LaneRemoval(rule, names)::candidates, new SmallerNumbers(rule, names)::candidates,
                SimplerElements::candidates);
    }

    /**
     * A small instance that refutes the rule.
     *
     * @throws IllegalArgumentException if the given instance does not
     */
    public static RuleInstance shrink(Rule rule, RuleInstance instance) {
        if (!Replay.replay(rule, instance).refutes()) {
            throw new IllegalArgumentException("the instance does not refute the rule " + rule.name());
        }
        InstanceShrinker shrinker = new InstanceShrinker(rule);
        RuleInstance current = instance;
        Optional<RuleInstance> simpler = shrinker.simpler(current);
        while (simpler.isPresent()) {
            current = simpler.get();
            simpler = shrinker.simpler(current);
        }
        return current;
    }

    private boolean refutesAndWeighsLess(RuleInstance candidate, InstanceWeight weight) {
        if (InstanceWeight.of(candidate).compareTo(weight) >= 0) {
            return false;
        }
        replays++;
        return Replay.replay(rule, candidate).refutes();
    }

    /** The first simpler candidate that refutes the rule, too. */
    private Optional<RuleInstance> simpler(RuleInstance instance) {
        InstanceWeight weight = InstanceWeight.of(instance);
        for (Function<RuleInstance, Stream<RuleInstance>> step : steps) {
            Iterator<RuleInstance> candidates = step.apply(instance).iterator();
            while (replays < MOST_REPLAYS && elements < MOST_ELEMENTS && candidates.hasNext()) {
                RuleInstance candidate = candidates.next();
                candidate.tensors().values().forEach(tensor -> elements += tensor.elements().size());
                if (refutesAndWeighsLess(candidate, weight)) {
                    return Optional.of(candidate);
                }
                if (!candidate.undefined().values().isEmpty()) {
                    RuleInstance carriedOver = UndefinedUse.carriedOver(rule, candidate);
                    if (refutesAndWeighsLess(carriedOver, weight)) {
                        return Optional.of(carriedOver);
                    }
                }
            }
        }
        return Optional.empty();
    }
}
