package io.verifyrules.verifier.resultcache;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.json.journal.JournalLine;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Takes results from a shared cache, and leaves those there that it has to make. What is taken over says from where. A refutation is
 * computed again; of all else a sample is verified anew, and a contradiction is an error.
 */
public final class SharedVerifier implements RuleVerifier {

    private final RuleVerifier verifier;
    private final SharedStore store;
    private final RuleKey keys;
    private final BooleanSupplier sampled;
    private final Consumer<String> told;
    private final AtomicInteger taken = new AtomicInteger();
    private final AtomicInteger anew = new AtomicInteger();
    private volatile boolean lost;

    /**
     * The verifier with a shared cache.
     *
     * @param sampled whether the next result that could be taken over is verified anew
     * @param told    hears why the cache is not used any more
     */
    public SharedVerifier(RuleVerifier verifier, SharedStore store, BooleanSupplier sampled, Consumer<String> told) {
        this(verifier, store, RuleKey.ofThisBuild(), sampled, told);
    }

    SharedVerifier(RuleVerifier verifier, SharedStore store, RuleKey keys, BooleanSupplier sampled,
            Consumer<String> told) {
        this.verifier = verifier;
        this.store = store;
        this.keys = keys;
        this.sampled = sampled;
        this.told = told;
    }

    @Override
    public List<RuleResult> verify(RuleDeclaration declaration, VerifyOptions options) {
        return declaration instanceof Rule rule && options.smtDump().isEmpty()
                && options.proofs() == VerifyOptions.Proofs.UNWANTED
                        ? shared(rule, options)
                        : verifier.verify(declaration, options);
    }

    private List<RuleResult> shared(Rule rule, VerifyOptions options) {
        String key = keys.ofContent(rule, options);
        Optional<List<RuleResult>> there = found(key, rule)
                .filter(results -> results.stream().allMatch(options::areMetBy));
        if (there.isPresent() && !sampled.getAsBoolean()) {
            taken.incrementAndGet();
            return there.get().stream().map(result -> result.noted("taken over from " + store.place())).toList();
        }
        List<RuleResult> results = verifier.verify(rule, options);
        if (there.isPresent()) {
            anew.incrementAndGet();
            compare(there.get(), results);
        } else if (results.stream().allMatch(CachedVerifier::holdsElsewhere)) {
            keep(key, results);
        }
        return results;
    }

    private void compare(List<RuleResult> said, List<RuleResult> found) {
        // A limit of time may leave open here what was decided there.
        boolean open = found.stream()
                .anyMatch(each -> each.verdict() instanceof Verdict.Unknown unknown && unknown.byClock());
        if (!open && !verdicts(said).equals(verdicts(found))) {
            throw new CacheContradiction(store.place(), verdicts(said), verdicts(found));
        }
    }

    private static String verdicts(List<RuleResult> results) {
        return results.stream()
                .map(each -> each.verdict().kind() + " in " + each.theory())
                .collect(Collectors.joining(", "));
    }

    private Optional<List<RuleResult>> found(String key, Rule rule) {
        if (lost) {
            return Optional.empty();
        }
        try {
            return store.find(name(key))
                    .flatMap(content -> JournalLine.of(new String(content, StandardCharsets.UTF_8)))
                    .filter(line -> line.key().equals(key))
                    .flatMap(line -> line.results(rule))
                    .filter(results -> !results.isEmpty() && results.stream().allMatch(SharedVerifier::isSeen));
        } catch (IOException gone) {
            lose(gone);
            return Optional.empty();
        }
    }

    /** Whether the instance that is said to refute does. */
    private static boolean isSeen(RuleResult result) {
        return !(result.verdict() instanceof Verdict.Refuted refuted) || refuted.outcome().refutes();
    }

    private void keep(String key, List<RuleResult> results) {
        if (lost) {
            return;
        }
        try {
            store.keep(name(key), JournalLine.done(key, results).text().getBytes(StandardCharsets.UTF_8));
        } catch (IOException gone) {
            lose(gone);
        }
    }

    private synchronized void lose(IOException gone) {
        if (!lost) {
            lost = true;
            String reason = gone.getMessage() == null ? gone.getClass().getSimpleName() : gone.getMessage();
            told.accept("the shared cache " + store.place() + " is not used any more: " + reason);
        }
    }

    private static String name(String key) {
        return RuleKey.digest("shared", key) + key;
    }

    @Override
    public Optional<String> remark() {
        Optional<String> own = taken.get() + anew.get() == 0
                ? Optional.empty()
                : Optional.of(taken.get() + (taken.get() == 1 ? " rule was" : " rules were") + " taken over from "
                        + store.place() + ", " + anew.get() + " more verified anew");
        return own.map(text -> verifier.remark().map(more -> text + "; " + more).orElse(text)).or(verifier::remark);
    }
}
