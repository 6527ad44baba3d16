package io.verifyrules.verifier.lsp;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.pair.PairVerdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The fate of a function of a document. */
sealed interface PairOutcome {

    /** A pair was decided: a verdict for each result. */
    record Decided(List<PairVerdict> verdicts, Duration time) implements PairOutcome {
        public Decided {
            verdicts = List.copyOf(verdicts);
        }
    }

    /** A function without a counterpart was looked at for itself; it may break its specification. */
    record Examined(Optional<Diagnostic> mistake) implements PairOutcome {}

    /** There was a mistake in this program. */
    record Failed(Throwable mistake) implements PairOutcome {}
}
