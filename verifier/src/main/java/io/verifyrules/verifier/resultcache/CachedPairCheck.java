package io.verifyrules.verifier.resultcache;

import io.verifyrules.verifier.generalize.Generalizer;
import io.verifyrules.verifier.pair.IndexConditions;
import io.verifyrules.verifier.pair.PairCheck;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.cut.CutCheck;
import io.verifyrules.verifier.verify.Pipeline;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Decides pairs of programs that are not known already. Safe for use by several threads. */
public final class CachedPairCheck {

    private final PairCheck check;
    private final PairSettings settings;
    private final Optional<IndexConditions> conditions;
    private final KnownPairs known;

    /** A check that proves with a pipeline, and takes what is known. */
    public CachedPairCheck(Pipeline verifier, PairSettings settings, KnownPairs known) {
        this.check = new PairCheck(verifier, settings.options());
        this.settings = settings;
        this.conditions = settings.conditions()
                .map(limit -> new IndexConditions(new Generalizer(verifier, settings.options(), limit)));
        this.known = known;
    }

    /** A name for the check of a pair. */
    public PairKey key(ProgramPair pair) {
        return known.key(pair, settings.decisive());
    }

    /** A verdict on each result. */
    public List<PairVerdict> verdicts(ProgramPair pair) {
        return verdicts(pair, Optional::empty);
    }

    /**
     * The same where another process may have proved the programs to be equal.
     *
     * @param elsewhere asked where nothing is known: what {@link #proved} gave there
     */
    public List<PairVerdict> verdicts(ProgramPair pair, Supplier<Optional<String>> elsewhere) {
        return known.verdicts(pair, settings.decisive(), () -> {
            Optional<List<PairVerdict>> proved = elsewhere.get()
                    .flatMap(text -> KeptPairs.verdicts(text, subject(pair)))
                    .filter(verdicts -> verdicts.size() == pair.before().function().type().results().size());
            if (proved.isPresent()) {
                return proved.get();
            }
            List<PairVerdict> found = CutCheck.verdicts(pair, check, settings.pure());
            return conditions.map(each -> each.of(pair, found)).orElse(found);
        });
    }

    /** The facts that another process can be told of a pair that is equal; nothing of other ones. */
    public Optional<String> proved(ProgramPair pair) {
        return KeptPairs.text(subject(pair), verdicts(pair));
    }

    /** The name of a pair by its content, which an answer of another process has to give. */
    private String subject(ProgramPair pair) {
        return PairKey.of("", pair, settings.decisive()).content();
    }
}
