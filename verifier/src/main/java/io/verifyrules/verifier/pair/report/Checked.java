package io.verifyrules.verifier.pair.report;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.pair.PairVerdict;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;

/** The fate of one function of the input of a run. */
public sealed interface Checked {

    /** The name of the function, without the sign in front. */
    String name();

    /** Where a finding is shown. */
    SourcePosition place();

    /**
     * A pair that was decided.
     *
     * @param under    the prefix of the lines that the second program is spelled by; empty where it is a program of its own
     * @param verdicts one for each result, at least one unless there is no result
     */
    record Decided(String name, String under, SourcePosition place, List<PairVerdict> verdicts,
            Duration time) implements Checked {
        public Decided {
            verdicts = List.copyOf(verdicts);
        }

        /** The worst of the verdicts; none of a function without results. */
        public PairVerdict.Kind worst() {
            return verdicts.stream()
                    .map(PairVerdict::kind)
                    .max(Comparator.comparingInt(PairVerdict.Kind::ordinal))
                    .orElse(PairVerdict.Kind.EQUAL);
        }
    }

    /**
     * A function whose counterpart is not known.
     *
     * @param reason in few words, for counting
     */
    record NotPaired(String name, String reason, Diagnostic why) implements Checked {
        @Override
        public SourcePosition place() {
            return why.position();
        }
    }
}
