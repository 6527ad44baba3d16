package io.verifyrules.verifier.resultcache;

import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Verdicts on pairs of programs that were found before, so that only those are checked again that have changed. Verdicts that have places are
 * found again where nothing has moved. Safe for use by several threads.
 */
public final class KnownPairs {

    private final String build = RuleKey.ofThisBuild().build();
    private final Map<String, List<PairVerdict>> found = new ConcurrentHashMap<>();
    private final AtomicInteger checked = new AtomicInteger();

    /**
     * The verdicts on a pair.
     *
     * @param options what the verdicts depend on beside the pair
     * @param check   finds them where they are not known
     */
    public List<PairVerdict> verdicts(ProgramPair pair, String options, Supplier<List<PairVerdict>> check) {
        PairKey key = PairKey.of(build, pair, options);
        Optional<List<PairVerdict>> known = Optional.ofNullable(found.get(key.placed()))
                .or(() -> Optional.ofNullable(found.get(key.content())));
        return known.orElseGet(() -> {
            checked.incrementAndGet();
            List<PairVerdict> verdicts = check.get();
            found.put(verdicts.stream().allMatch(KnownPairs::isWithoutPlaces) ? key.content() : key.placed(), verdicts);
            return verdicts;
        });
    }

    private static boolean isWithoutPlaces(PairVerdict verdict) {
        return switch (verdict.kind()) {
            case EQUAL, EQUAL_OVER_THE_REALS -> true;
            case EQUAL_IF, REFUTED, ALWAYS_UNDEFINED, AFTER_IS_INVALID, BEFORE_IS_INVALID, OTHER_SIGNATURE, UNKNOWN,
                    NOT_READ ->
                false;
        };
    }

    /** How many pairs had to be checked so far. */
    public int checked() {
        return checked.get();
    }
}
