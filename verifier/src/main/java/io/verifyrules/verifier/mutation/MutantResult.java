package io.verifyrules.verifier.mutation;

import java.time.Duration;

/**
 * The outcome of a mutant in one element theory.
 *
 * @param theory the element theory by name; {@code -} where none was reached
 * @param time the time that the verifier took
 */
public record MutantResult(Mutant mutant, String theory, MutantOutcome outcome, Duration time) {

    /** The result of a check that failed. */
    public static MutantResult failed(Mutant mutant, Throwable mistake) {
        return new MutantResult(mutant, "-", new MutantOutcome.Failed(mistake), Duration.ZERO);
    }
}
