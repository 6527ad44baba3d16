package io.verifyrules.verifier.verdict;

import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.Optional;

/**
 * Small instances to which a rule applies, and on none of which its sides certainly differ.
 *
 * @param looked    how many were looked at
 * @param rank      the highest rank of a class among them
 * @param size      the largest size of an input among them
 * @param undecided the simplest of those on which the interpreter cannot tell whether the sides are equal
 */
public record SmallInstances(int looked, int rank, int size, Optional<RuleInstance> undecided) {

    /** Where none were looked at. */
    public static final SmallInstances NONE = new SmallInstances(0, 0, 0, Optional.empty());

    /** The same without one that is shown. */
    public SmallInstances withoutUndecided() {
        return new SmallInstances(looked, rank, size, Optional.empty());
    }
}
