package io.verifyrules.verifier.resultcache;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.ListCheck;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Takes results from a cache, and keeps those that it has to make. An {@code UNKNOWN} that nobody expects is not kept,
 * as it may rest on the clock of a busy machine. One that is expected would be looked for in vain each time; its reason
 * says whether a limit of time ended the work. Nor is anything kept where obligations or proofs are to be written out, which only a check does.
 * A rule about lists rests on others: those for some numbers of parts, and the steps of the induction. Their results are kept.
 */
public final class CachedVerifier implements RuleVerifier {

    private final Supplier<RuleVerifier> makes;
    private final ResultCache cache;
    private final RuleKey keys;
    private final AtomicInteger known = new AtomicInteger();
    private Optional<RuleVerifier> verifier = Optional.empty();

    /**
     * The verifier with the results that this build has left in a folder. Those of other builds are deleted once they are old.
     *
     * @param makes  makes the verifier for what is not known; asked at most once
     * @param folder of the results of all builds
     */
    public CachedVerifier(Supplier<RuleVerifier> makes, SealedEntries folder) {
        this(makes, folder, RuleKey.ofThisBuild());
    }

    CachedVerifier(Supplier<RuleVerifier> makes, SealedEntries folder, RuleKey keys) {
        this.makes = makes;
        this.keys = keys;
        SealedEntries own = folder.child(keys.build());
        BuildFolders.keepOnly(folder.directory(), own.directory());
        this.cache = new ResultCache(own);
    }

    @Override
    public List<RuleResult> verify(RuleDeclaration declaration, VerifyOptions options) {
        return switch (declaration) {
            case IllFormedRule illFormed -> List.of(RuleResult.of(illFormed));
            case Rule rule when isWrittenOut(options) -> verifier().verify(rule, options);
            case ListRule list when isWrittenOut(options) -> verifier().verify(list, options);
            case Rule rule -> counting(check -> check.results(rule, options));
            case ListRule list -> counting(check -> new ListCheck(check::results, options).of(list));
        };
    }

    private static boolean isWrittenOut(VerifyOptions options) {
        return options.smtDump().isPresent() || options.proofs() == VerifyOptions.Proofs.ALWAYS;
    }

    /** Counts the declaration as known where every rule that it rests on is. */
    private List<RuleResult> counting(Function<Check, List<RuleResult>> verdicts) {
        Check check = new Check();
        List<RuleResult> results = verdicts.apply(check);
        if (check.isKnown) {
            known.incrementAndGet();
        }
        return results;
    }

    /** The check of one declaration, which may rest on several rules. */
    private final class Check {
        private boolean isKnown = true;

        List<RuleResult> results(Rule rule, VerifyOptions options) {
            String key = keys.ofContent(rule, options);
            Optional<List<RuleResult>> kept = cache.results(key, rule)
                    .filter(results -> results.stream().allMatch(options::areMetBy));
            isKnown &= kept.isPresent();
            return kept.orElseGet(() -> made(rule, options, key));
        }
    }

    private List<RuleResult> made(Rule rule, VerifyOptions options, String key) {
        List<RuleResult> results = verifier().verify(rule, options);
        // One that was told to stop says what it came to by then.
        if (!Thread.currentThread().isInterrupted() && results.stream().allMatch(CachedVerifier::isLasting)) {
            cache.keep(key, results);
        }
        return results;
    }

    /** Whether another machine would find the same. */
    static boolean holdsElsewhere(RuleResult result) {
        return isLasting(result) && !(result.verdict() instanceof Verdict.Unknown unknown && unknown.byClock());
    }

    /** Whether it is worth keeping: another run here would find the same, or look in vain as this one did. */
    private static boolean isLasting(RuleResult result) {
        return switch (result.verdict()) {
            case Verdict.Unknown ignored -> result.asExpected();
            // A counterexample is computed again, which it can be where all numbers of bits are known.
            case Verdict.Refuted ignored ->
                result.declaration() instanceof Rule checked && checked.widths().open().isEmpty();
            case Verdict.Verified ignored -> true;
            case Verdict.Vacuous ignored -> true;
            case Verdict.IllFormed ignored -> true;
        };
    }

    private synchronized RuleVerifier verifier() {
        RuleVerifier made = verifier.orElseGet(makes);
        verifier = Optional.of(made);
        return made;
    }

    @Override
    public synchronized Optional<String> remark() {
        List<String> remarks = Stream
                .of(Optional.of(known.get())
                        .filter(count -> count > 0)
                        .map(count -> count + (count == 1 ? " rule was" : " rules were")
                                + " checked by an earlier run of this build; --no-cache checks again"),
                        Optional.of(cache.damaged())
                                .filter(count -> count > 0)
                                .map(count -> count + " damaged " + (count == 1 ? "entry" : "entries")
                                        + " of the cache made again"),
                        verifier.flatMap(RuleVerifier::remark))
                .flatMap(Optional::stream)
                .toList();
        return remarks.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", remarks));
    }
}
