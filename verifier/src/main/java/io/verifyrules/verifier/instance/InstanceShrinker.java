package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.KnownOutcomes;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Makes a counterexample small: fewest lanes, then smallest sizes and attributes, then simplest elements. Greedy, so what
 * comes out cannot be simplified by any single step tried, but need not be the smallest there is, see {@link SmallestInstance}. Deterministic; every
 * step is replayed, so the result refutes the rule as the instance does.
 */
public final class InstanceShrinker {

    /** The most instances that are replayed. */
    public static final int MOST_REPLAYS = 2000;

    /** The most units of work for all candidates together: a large instance is made smaller as far as a moment allows. */
    private static final long MOST_WORK = 10_000_000;

    private final Rule rule;
    private final List<Function<RuleInstance, Stream<RuleInstance>>> steps;
    private final Predicate<RuleInstance> also;
    private int replays;
    private final KnownOutcomes outcomes;
    private final Work work = new Work(MOST_WORK);

    private InstanceShrinker(Rule rule, List<Function<RuleInstance, Stream<RuleInstance>>> steps,
            Predicate<RuleInstance> also) {
        this.rule = rule;
        this.also = also;
        this.steps = List.copyOf(steps);
        this.outcomes = new KnownOutcomes((instance, spent) -> Replay.replay(rule, instance, spent));
    }

    /**
     * A small instance that refutes the rule.
     *
     * @throws IllegalArgumentException if the given instance does not
     */
    public static RuleInstance shrink(Rule rule, RuleInstance instance) {
        return shrink(rule, instance, any -> true);
    }

    /** The same of which something else holds, too, as it does of the given instance. */
    public static RuleInstance shrink(Rule rule, RuleInstance instance, Predicate<RuleInstance> also) {
        RuleNames names = RuleNames.of(rule);
        return new InstanceShrinker(rule, List.of(new LaneRemoval(rule, names)::candidates,
                new SmallerNumbers(rule, names)::candidates, SimplerElements::candidates), also).shrunk(instance);
    }

    /** One with the same ranks and numbers, and simpler elements. */
    public static RuleInstance withSimplerElements(Rule rule, RuleInstance instance) {
        return withSimplerElements(rule, instance, any -> true);
    }

    /** The same of which something else holds, too, as it does of the given instance. */
    static RuleInstance withSimplerElements(Rule rule, RuleInstance instance, Predicate<RuleInstance> also) {
        return new InstanceShrinker(rule, List.of(SimplerElements::candidates), also).shrunk(instance);
    }

    private RuleInstance shrunk(RuleInstance instance) {
        if (!Replay.replay(rule, instance).refutes()) {
            throw new IllegalArgumentException("the instance does not refute the rule " + rule.name());
        }
        RuleInstance current = instance;
        Optional<RuleInstance> simpler = simpler(current);
        while (simpler.isPresent()) {
            current = simpler.get();
            simpler = simpler(current);
        }
        return current;
    }

    /** The first simpler candidate that refutes the rule, too. Candidates are made one by one, as they may be large. */
    private Optional<RuleInstance> simpler(RuleInstance instance) {
        InstanceWeight weight = InstanceWeight.of(instance);
        for (Function<RuleInstance, Stream<RuleInstance>> step : steps) {
            Optional<RuleInstance> found = step.apply(instance)
                    .takeWhile(candidate -> replays < MOST_REPLAYS && !work.exhausted())
                    .map(candidate -> SymmetricTensors.of(rule, candidate))
                    .flatMap(this::withUndefined)
                    .filter(candidate -> isLighter(candidate, weight) && refutes(candidate))
                    .findFirst();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The values of undefined applications are carried over to those that take their place. */
    private Stream<RuleInstance> withUndefined(RuleInstance candidate) {
        return candidate.undefined().values().isEmpty()
                ? Stream.of(candidate)
                : Stream.<Supplier<RuleInstance>>of(() -> candidate, () -> UndefinedDraw.carriedOver(rule, candidate))
                        .map(Supplier::get);
    }

    private boolean isLighter(RuleInstance candidate, InstanceWeight weight) {
        work.enter(candidate.tensors().values().stream().mapToLong(ConcreteTensor::count).sum());
        return InstanceWeight.of(candidate).compareTo(weight) < 0;
    }

    private boolean refutes(RuleInstance candidate) {
        replays++;
        return outcomes.replay(candidate, work).refutes() && also.test(candidate);
    }
}
