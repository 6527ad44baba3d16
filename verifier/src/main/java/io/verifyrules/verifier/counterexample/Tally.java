package io.verifyrules.verifier.counterexample;

import io.verifyrules.verifier.instance.InstanceWeight;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.SmallInstances;
import java.util.Collection;
import java.util.Optional;

/** Counts the instances of one search to which the rule applies and which do not refute it. Not for use by several threads. */
final class Tally {

    private int looked;
    private int rank;
    private int size;
    private Optional<RuleInstance> undecided = Optional.empty();

    void add(RuleInstance instance, Outcome outcome) {
        if (!(outcome instanceof Outcome.Agree agree)) {
            return;
        }
        looked++;
        rank = Math.max(rank, largest(instance.ranks().values()));
        instance.tensors()
                .values()
                .forEach(tensor -> tensor.sizes().values().forEach(sizes -> size = Math.max(size, largest(sizes))));
        if (agree.undecided().isPresent() && undecided.filter(simplest -> !isSimpler(instance, simplest)).isEmpty()) {
            undecided = Optional.of(instance);
        }
    }

    private static boolean isSimpler(RuleInstance instance, RuleInstance other) {
        return InstanceWeight.of(instance).compareTo(InstanceWeight.of(other)) < 0;
    }

    private static int largest(Collection<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    SmallInstances of() {
        return new SmallInstances(looked, rank, size, undecided);
    }
}
