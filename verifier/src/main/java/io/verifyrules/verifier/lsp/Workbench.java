package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.lift.Lifting;
import io.verifyrules.verifier.resultcache.CachedPairCheck;
import io.verifyrules.verifier.resultcache.KnownPairs;
import io.verifyrules.verifier.resultcache.PairSettings;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;

/**
 * The things that the server works with.
 *
 * @param reader   reads the text of a rule file as an editor has it; it ends in reasonable time
 * @param verifier for use by several threads
 * @param prover   the same without a memory, for the many questions of a search that nobody asks again
 * @param options  for all rules
 * @param jobs     how many rules are verified at a time
 * @param budget   about how long the search for conditions of one rule may take
 * @param threads  makes threads that keep no process from ending, and in which terms can be walked
 * @param version  of this program
 * @param pairs    for pairs of programs
 */
public record Workbench(Reader reader, RuleVerifier verifier, RuleVerifier prover, VerifyOptions options, int jobs,
        Duration budget, ThreadFactory threads, String version, PairBench pairs) {

    private static final int MOST_KNOWN = 2_000;

    /**
     * The things that pairs of programs are checked with.
     *
     * @param check   decides them
     * @param lifting finds the rules behind them
     */
    public record PairBench(CachedPairCheck check, Lifting lifting) {

        /** A check that takes what is known and remembers a few thousand pairs. */
        public static PairBench of(Optional<SealedEntries> results) {
            return new PairBench(
                    new CachedPairCheck(new Pipeline(), PairSettings.DEFAULT, new KnownPairs(results, MOST_KNOWN)),
                    Lifting.within(new Pipeline(), PairSettings.TIMEOUT));
        }
    }

    /** Reads the text of a rule file. */
    @FunctionalInterface
    public interface Reader {

        /** The result of the file with this text. */
        ScriptResult read(Path file, String text);
    }
}
