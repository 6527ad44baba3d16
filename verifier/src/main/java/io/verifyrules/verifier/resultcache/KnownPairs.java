package io.verifyrules.verifier.resultcache;

import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Verdicts on pairs of programs that were found before, so that only those are checked again that have changed.
 * Verdicts that have places are found again where nothing has moved. The proofs of earlier runs of this build are taken
 * from a folder. Safe for use by several threads.
 */
public final class KnownPairs {

    private final String build;
    private final Map<String, List<PairVerdict>> found;
    private final AtomicInteger checked = new AtomicInteger();
    private final AtomicInteger earlier = new AtomicInteger();
    private final Optional<KeptPairs> kept;

    /**
     * Nothing is known but what earlier runs have left.
     *
     * @param results the folder of the results of all builds, if results are kept
     */
    public KnownPairs(Optional<SealedEntries> results) {
        this(results, Integer.MAX_VALUE);
    }

    /**
     * Nothing is known but what earlier runs have left.
     *
     * @param results the folder of the results of all builds, if results are kept
     * @param most    how many pairs are remembered: those that were asked about last
     */
    public KnownPairs(Optional<SealedEntries> results, int most) {
        this.found = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75F, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, List<PairVerdict>> eldest) {
                return size() > most;
            }
        });
        this.build = results.isPresent() ? RuleKey.ofThisBuild().build() : "";
        this.kept = results.map(folder -> {
            SealedEntries own = folder.child(build);
            BuildFolders.keepOnly(folder.directory(), own.directory());
            return new KeptPairs(own.child("pairs"));
        });
    }

    /** A name for the check of a pair by everything that its verdicts depend on. */
    PairKey key(ProgramPair pair, String options) {
        return PairKey.of(build, pair, options);
    }

    /**
     * The verdicts on a pair.
     *
     * @param options the options that the verdicts depend on beside the pair
     * @param check   finds them where they are not known
     */
    public List<PairVerdict> verdicts(ProgramPair pair, String options, Supplier<List<PairVerdict>> check) {
        PairKey key = key(pair, options);
        Optional<List<PairVerdict>> known = Optional.ofNullable(found.get(key.placed()))
                .or(() -> Optional.ofNullable(found.get(key.content())));
        return known.orElseGet(() -> {
            List<PairVerdict> verdicts = kept(key.content(), pair).orElseGet(() -> checked(key.content(), check));
            if (!Thread.currentThread().isInterrupted()) {
                found.put(verdicts.stream().allMatch(KnownPairs::isWithoutPlaces) ? key.content() : key.placed(),
                        verdicts);
            }
            return verdicts;
        });
    }

    private Optional<List<PairVerdict>> kept(String key, ProgramPair pair) {
        Optional<List<PairVerdict>> verdicts = kept
                .flatMap(folder -> folder.find(key, pair.before().function().type().results().size()));
        verdicts.ifPresent(ignored -> earlier.incrementAndGet());
        return verdicts;
    }

    private List<PairVerdict> checked(String key, Supplier<List<PairVerdict>> check) {
        checked.incrementAndGet();
        List<PairVerdict> verdicts = check.get();
        if (!Thread.currentThread().isInterrupted()) {
            kept.ifPresent(folder -> folder.keep(key, verdicts));
        }
        return verdicts;
    }

    private static boolean isWithoutPlaces(PairVerdict verdict) {
        return switch (verdict.kind()) {
            case EQUAL, EQUAL_OVER_THE_REALS -> true;
            case EQUAL_IF, REFUTED, ALWAYS_UNDEFINED, AFTER_IS_INVALID, BEFORE_IS_INVALID, OTHER_SIGNATURE, UNKNOWN,
                    NOT_READ ->
                false;
        };
    }

    /** The number of pairs that had to be checked so far. */
    public int checked() {
        return checked.get();
    }

    /** A remark on earlier runs. */
    public Optional<String> remark() {
        List<String> remarks = Stream.of(
                Optional.of(earlier.get())
                        .filter(count -> count > 0)
                        .map(count -> count + (count == 1 ? " function was" : " functions were")
                                + " proved to be equal by an earlier run of this build; --no-cache checks again"),
                kept.map(KeptPairs::damaged)
                        .filter(count -> count > 0)
                        .map(count -> count + " damaged " + (count == 1 ? "entry" : "entries")
                                + " of the cache made again"))
                .flatMap(Optional::stream)
                .toList();
        return remarks.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", remarks));
    }
}
