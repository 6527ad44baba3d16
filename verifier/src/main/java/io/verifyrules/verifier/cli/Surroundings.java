package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.verifier.cache.CachePlace;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.resultcache.CachedVerifier;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.work.Workforce;
import io.verifyrules.verifier.work.WorkforceVerifier;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The things that the command works with.
 *
 * @param verifier makes the verifier, when there is something to verify
 * @param scripts makes the reader of rule scripts, when there is one to read
 * @param books finds the collections that ship with the tool
 * @param out for results
 * @param err for mistakes in the input and for progress
 * @param terminal whether a person is watching, so that progress is of use
 * @param colours whether to use colours
 * @param width the columns that lines should not exceed
 * @param early the action where the process ends before the run does
 * @param place where the user's caches are, and whether they can be used
 * @param journals where journals of finished results are kept, if they are
 * @param results  where results are kept for later runs, if they are
 * @param summary  the summary of the step on GitHub that this is part of, if it is
 * @param work     the workers that check for this process, if there are any
 * @param page     the page that shows how far the run is, if somebody wants it
 */
public record Surroundings(Supplier<RuleVerifier> verifier, Supplier<RuleSource> scripts,
        Supplier<List<RuleBook>> books, Display out, Display err, boolean terminal, boolean colours, int width,
        EarlyEnd early, CachePlace place, Optional<SealedEntries> journals, Optional<SealedEntries> results,
        Optional<StepSummary> summary, Optional<Workforce> work, Optional<RunPageFile> page) {

    /** Surroundings in which no results are kept. */
    public Surroundings(Supplier<RuleVerifier> verifier, Supplier<RuleSource> scripts, Supplier<List<RuleBook>> books,
            PrintWriter out, PrintWriter err, boolean terminal, boolean colours, int width) {
        this(verifier, scripts, books, Display.on(out), Display.on(err), terminal, colours, width,
                new EarlyEnd(Display.on(err)), new CachePlace.None(), Optional.empty(), Optional.empty(),
                Optional.empty(), Optional.empty(), Optional.empty());
    }

    Surroundings withVerifier(Supplier<RuleVerifier> other) {
        return new Surroundings(other, scripts, books, out, err, terminal, colours, width, early, place, journals,
                results, summary, work, page);
    }

    Surroundings withScripts(Supplier<RuleSource> other) {
        return new Surroundings(verifier, other, books, out, err, terminal, colours, width, early, place, journals,
                results, summary, work, page);
    }

    /** The same where workers verify. */
    Surroundings withWork(Workforce force) {
        return new Surroundings(() -> new WorkforceVerifier(force, verifier.get()), scripts, books, out, err, terminal,
                colours, width, early, place, journals, results, summary, Optional.of(force), page);
    }

    /** The same with a page that shows how far the run is. */
    Surroundings withPage(RunPageFile file) {
        return new Surroundings(verifier, scripts, books, out, err, terminal, colours, width, early, place, journals,
                results, summary, work, Optional.of(file));
    }

    /** The same where nothing is known from earlier runs, neither results nor what scripts declared, and nothing is kept for later ones. */
    Surroundings anew() {
        return keeping(Optional.empty()).withScripts(() -> scripts.get().anew());
    }

    /** The same where results are kept in a folder. */
    Surroundings keepingResults(SealedEntries folder) {
        return keeping(Optional.of(folder));
    }

    private Surroundings keeping(Optional<SealedEntries> folder) {
        return new Surroundings(verifier, scripts, books, out, err, terminal, colours, width, early, place, journals,
                folder, summary, work, page);
    }

    /** The same with a verifier that takes what is known from where results are kept. */
    Surroundings withKnownResults() {
        return results.map(folder -> withVerifier(() -> new CachedVerifier(verifier, folder))).orElse(this);
    }

    /** Results beside the mistakes, where standard output is taken by a report. */
    Surroundings withResultsAside(boolean taken) {
        return taken
                ? new Surroundings(verifier, scripts, books, err, err, terminal, false, width, early, place, journals,
                        results, summary, work, page)
                : this;
    }
}
