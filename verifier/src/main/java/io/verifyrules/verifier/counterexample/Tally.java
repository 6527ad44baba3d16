package io.verifyrules.verifier.counterexample;

import io.verifyrules.verifier.instance.InstanceWeight;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.SmallInstances;
import java.util.Collection;
import java.util.Collections;
import java.util.Optional;

/** Counts the instances of one search to which the rule applies and which do not refute it. Not for use by several threads. */
final class Tally {

    private int looked;
    private int rank;
    private int size;
    private Optional<RuleInstance> undecided = Optional.empty();
    private Optional<InstanceWeight> lightest = Optional.empty();

    void add(RuleInstance instance, Outcome outcome) {
        if (!(outcome instanceof Outcome.Agree agree)) {
            return;
        }
        looked++;
        rank = Math.max(rank, largest(instance.ranks().values()));
        instance.tensors().values().forEach(tensor -> {
            for (int i = 0; i < tensor.grid().lanes(); i++) {
                size = Math.max(size, tensor.grid().size(i));
            }
        });
        if (agree.isUndecided()) {
            addUndecided(instance);
        }
    }

    private void addUndecided(RuleInstance instance) {
        InstanceWeight weight = InstanceWeight.of(instance);
        if (lightest.filter(simplest -> simplest.compareTo(weight) <= 0).isEmpty()) {
            undecided = Optional.of(instance);
            lightest = Optional.of(weight);
        }
    }

    private static int largest(Collection<Integer> numbers) {
        return numbers.isEmpty() ? 0 : Collections.max(numbers);
    }

    SmallInstances of() {
        return new SmallInstances(looked, rank, size, undecided);
    }
}
