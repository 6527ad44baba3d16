package io.verifyrules.verifier.resultcache;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.json.journal.JournalLine;
import io.verifyrules.verifier.verdict.RuleResult;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.CRC32C;

/**
 * The results of earlier runs of the same build, one file for each rule, known by a key. A file begins with a checksum of what
 * follows: one that was cut off or changed is noticed, and made again. Processes may share a cache, as entries appear whole. Safe
 * for use by several threads.
 */
public final class ResultCache {

    private final CacheDirectory folder;
    private final AtomicInteger damaged = new AtomicInteger();

    /** The cache of one build in a folder. */
    ResultCache(CacheDirectory folder) {
        this.folder = folder;
    }

    /** The results that are kept for the key, if they are there and whole. */
    Optional<List<RuleResult>> results(String key, Rule rule) {
        Path file = folder.entry(name(key));
        Optional<String> text = text(file);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        Optional<List<RuleResult>> results = content(text.get()).flatMap(JournalLine::of)
                .filter(line -> line.key().equals(key))
                .flatMap(line -> line.resultsAsKept(rule));
        if (results.isEmpty()) {
            damaged.incrementAndGet();
        }
        return results;
    }

    /** Keeps results. Where the folder cannot be written, nothing is kept. */
    void keep(String key, List<RuleResult> results) {
        String content = JournalLine.done(key, results).text();
        byte[] bytes = (checksum(content) + "\n" + content).getBytes(StandardCharsets.UTF_8);
        try {
            folder.store(name(key), new ByteArrayInputStream(bytes));
        } catch (IOException unwritable) {
            // A result is worth more than its copy.
            return;
        }
    }

    /** How many entries were found that were not whole. */
    int damaged() {
        return damaged.get();
    }

    /** Folders with few files each are quick on every file system. */
    private static String name(String key) {
        return key.substring(0, 2) + "/" + key.substring(2) + ".json";
    }

    private Optional<String> text(Path file) {
        try {
            return Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (NoSuchFileException unknown) {
            return Optional.empty();
        } catch (IOException unreadable) {
            damaged.incrementAndGet();
            return Optional.empty();
        }
    }

    private static Optional<String> content(String text) {
        int end = text.indexOf('\n');
        return end < 0 || !text.substring(0, end).equals(checksum(text.substring(end + 1)))
                ? Optional.empty()
                : Optional.of(text.substring(end + 1));
    }

    /** Against accidents: nobody gains by a wrong entry in a cache of their own. */
    private static String checksum(String content) {
        CRC32C sum = new CRC32C();
        sum.update(content.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits(sum.getValue());
    }
}
