package io.verifyrules.verifier.counterexample;

import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.instance.InstanceWeight;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Further counterexamples to a conjecture that is refuted: the simplest of some that are found by trying, no two with the same numbers. */
public final class OtherCounterexamples {

    private static final SearchEffort EFFORT = new SearchEffort(600, 2400, 10_000_000, 0, Duration.ofMinutes(2), 0);
    private static final long SEED = 3;
    private static final int LARGER = 7;

    private OtherCounterexamples() {
    }

    /** At most so many beside the one that is shown. */
    public static List<Verdict.Refuted> of(ConcreteSide side, Verdict.Refuted shown, int most) {
        RuleInstance first = shown.instance();
        Map<Object, RuleInstance> found = new LinkedHashMap<>();
        Attempts attempts = new Attempts(side, EFFORT, (instance, outcome) -> {
            if (outcome.refutes()) {
                found.merge(numbers(instance), instance,
                        (one, other) -> InstanceWeight.of(other).compareTo(InstanceWeight.of(one)) < 0 ? other : one);
            }
            return false;
        });
        List.of(side.draw(first.elementType(), SEED), side.draw(first.elementType(), SEED, LARGER))
                .forEach(generator -> attempts.among(generator, 2));
        found.remove(numbers(first));
        List<RuleInstance> simplest = new ArrayList<>(found.values());
        simplest.sort(Comparator.comparing(InstanceWeight::of));
        return simplest.stream()
                .limit(most)
                .map(instance -> hasNumbers(instance) ? side.withSimplerElements(instance) : instance)
                .map(instance -> new Verdict.Refuted(instance, side.replay(instance)))
                .toList();
    }

    /** By what instances differ for a reader; where a rule has no numbers, by their elements. */
    private static Object numbers(RuleInstance instance) {
        return hasNumbers(instance) ? List.of(instance.ranks(), instance.maps(), instance.integers()) : instance;
    }

    private static boolean hasNumbers(RuleInstance instance) {
        return !instance.integers().isEmpty() || instance.maps().values().stream().anyMatch(lanes -> !lanes.isEmpty());
    }
}
