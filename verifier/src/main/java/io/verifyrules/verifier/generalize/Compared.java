package io.verifyrules.verifier.generalize;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The demands found for a rule, beside demands that were known.
 *
 * @param with one for each set of demands that was known, where some were found
 */
public record Compared(Generalization found, List<Comparison> with) {

    public Compared {
        with = List.copyOf(with);
    }

    /** Beside the weakest ones known: those beside which most is lost, and then those beside which least is gained. */
    public Optional<Comparison> withWeakest() {
        return with.stream()
                .min(Comparator.comparingInt((Comparison comparison) -> -comparison.lost())
                        .thenComparingInt(Comparison::gained));
    }
}
