package io.verifyrules.verifier.resultcache;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.json.journal.JournalLine;
import io.verifyrules.verifier.verdict.RuleResult;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The results of earlier runs of the same build, one file for each rule, known by a key. A file is sealed: one that was cut off or
 * changed, or that somebody else has written, is noticed, and made again. Processes may share a cache, as entries appear whole. Safe
 * for use by several threads.
 */
public final class ResultCache {

    private final SealedEntries entries;
    private final AtomicInteger damaged = new AtomicInteger();

    /** The cache of one build in a folder. */
    ResultCache(SealedEntries entries) {
        this.entries = entries;
    }

    /** The results that are kept for the key, if they are there and whole. */
    Optional<List<RuleResult>> results(String key, Rule rule) {
        String name = name(key);
        Optional<List<RuleResult>> results = entries.find(name)
                .flatMap(content -> results(new String(content, StandardCharsets.UTF_8), key, rule));
        if (results.isEmpty() && entries.isTaken(name)) {
            damaged.incrementAndGet();
        }
        return results;
    }

    private static Optional<List<RuleResult>> results(String text, String key, Rule rule) {
        return JournalLine.of(text).filter(line -> line.key().equals(key)).flatMap(line -> line.resultsAsKept(rule));
    }

    /** Keeps results. Where the folder cannot be written, nothing is kept. */
    void keep(String key, List<RuleResult> results) {
        entries.store(name(key), JournalLine.done(key, results).text().getBytes(StandardCharsets.UTF_8));
    }

    /** The number of entries that were not whole, or not this user's. */
    int damaged() {
        return damaged.get();
    }

    /** Folders with few files each are quick on every file system. */
    private static String name(String key) {
        return key.substring(0, 2) + "/" + key.substring(2) + ".json";
    }
}
