package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.verifier.resultcache.CachedPairCheck;
import io.verifyrules.verifier.serve.text.Documents;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/**
 * The tools of the services.
 *
 * @param documents reads the texts of pages
 * @param verifier  for use by several threads
 * @param options   for all rules
 * @param searching about how long a search may take: for conditions, or among the instances of a plane
 * @param pairs     decides pairs of programs
 * @param books     the collections that ship with the program
 * @param version   of this program
 * @param isPublic  whether strangers may ask
 * @param opened    the files that the page opens with
 */
public record Bench(Documents documents, RuleVerifier verifier, VerifyOptions options, Duration searching,
        CachedPairCheck pairs, Supplier<List<RuleBook>> books, String version, boolean isPublic, List<Opened> opened) {

    /**
     * A file that the page opens with.
     *
     * @param kind as a message says it
     */
    public record Opened(String name, String kind, String text) {}

    public Bench {
        opened = List.copyOf(opened);
    }
}
