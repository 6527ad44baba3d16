package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.pair.PairClaim;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.lit.LitFunction;
import io.verifyrules.verifier.resultcache.CachedPairCheck;
import io.verifyrules.verifier.resultcache.PairKey;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;

/**
 * The findings on the functions of all open documents. While a function that has moved is looked at again, since
 * findings have places, that is shown which was found where it stood before. Safe for use by several threads.
 */
final class PairVerdicts {

    /** A counterexample with its tensors may have some ten kilobytes. */
    private static final int MOST_KNOWN = 2_000;

    private final CachedPairCheck check;
    private final Wanted<PairOutcome> outcomes;
    private final Map<String, PairOutcome> byContent = Collections
            .synchronizedMap(new LinkedHashMap<>(16, 0.75F, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, PairOutcome> eldest) {
                    return size() > MOST_KNOWN;
                }
            });

    /** Verdicts of which each new one is told. */
    PairVerdicts(CachedPairCheck check, ExecutorService workers, Runnable news) {
        this.check = check;
        this.outcomes = new Wanted<>(workers, MOST_KNOWN, news);
    }

    PairKey key(ProgramPair pair) {
        return check.key(pair);
    }

    /** These are the functions of the document from now on. */
    void want(String document, List<ReadFunction> functions) {
        Map<String, Callable<PairOutcome>> asked = new LinkedHashMap<>();
        functions.forEach(each -> each.key()
                .ifPresent(key -> asked.put(name(each, key.placed()), () -> found(each, key.content()))));
        outcomes.want(document, asked);
    }

    /** The document is closed. */
    void forget(String document) {
        outcomes.forget(document);
    }

    /** The finding on a function by now. */
    Optional<PairOutcome> of(ReadFunction function) {
        return function.key()
                .flatMap(key -> outcomes.of(name(function, key.placed()))
                        .or(() -> Optional.ofNullable(byContent.get(name(function, key.content())))));
    }

    /** A function that is alone is asked about in another way than a pair of the same functions. */
    private static String name(ReadFunction function, String key) {
        return function.function() instanceof LitFunction.Alone ? "alone " + key : key;
    }

    private PairOutcome found(ReadFunction function, String content) {
        PairOutcome found = found(function);
        if (!Thread.currentThread().isInterrupted()) {
            byContent.put(name(function, content), found);
        }
        return found;
    }

    private PairOutcome found(ReadFunction function) {
        long start = System.nanoTime();
        try {
            return switch (function.function()) {
                case LitFunction.Paired paired -> new PairOutcome.Decided(check.verdicts(paired.posed().pair()),
                        Duration.ofNanos(System.nanoTime() - start));
                case LitFunction.Alone alone -> new PairOutcome.Examined(PairClaim.mistake(alone.part()));
                case LitFunction.NotRead ignored -> new PairOutcome.Examined(Optional.empty());
            };
        } catch (RuntimeException | LinkageError | VirtualMachineError mistake) {
            return new PairOutcome.Failed(mistake);
        }
    }
}
