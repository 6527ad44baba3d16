package io.verifyrules.verifier.lsp;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.report.RuleOutcome;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/**
 * The verdicts on the rules of all open documents. A rule is known by its content, so it is verified once, wherever it moves. What no
 * document has any more is not begun, and stopped where it is under way. Safe for use by several threads.
 */
final class Verdicts {

    /** Enough for all rules that somebody edits in a day; a result is a few kilobytes. */
    private static final int MOST_KNOWN = 5_000;

    private final Workbench workbench;
    private final Runnable news;
    private final RuleKey keys = RuleKey.ofThisBuild();
    private final Map<RuleDeclaration, String> named = Collections.synchronizedMap(new WeakHashMap<>());
    private final ExecutorService workers;
    private final Map<String, RuleOutcome> known = new LinkedHashMap<>();
    private final Map<String, FutureTask<RuleOutcome>> underWay = new HashMap<>();
    private final Map<String, Set<String>> wanted = new HashMap<>();

    /** Verdicts of which each new one is told. */
    Verdicts(Workbench workbench, Runnable news) {
        this.workbench = workbench;
        this.news = news;
        this.workers = Executors.newFixedThreadPool(workbench.jobs(), workbench.threads());
    }

    /** These are the rules of the document from now on. */
    synchronized void want(String document, List<RuleDeclaration> rules) {
        Map<String, RuleDeclaration> asked = new LinkedHashMap<>();
        rules.forEach(rule -> asked.put(key(rule), rule));
        wanted.put(document, Set.copyOf(asked.keySet()));
        Set<String> all = new HashSet<>();
        wanted.values().forEach(all::addAll);
        underWay.entrySet().removeIf(task -> !all.contains(task.getKey()) && stopped(task.getValue()));
        asked.forEach((key, rule) -> {
            if (!known.containsKey(key) && !underWay.containsKey(key)) {
                FutureTask<RuleOutcome> task = task(key, rule);
                underWay.put(key, task);
                workers.execute(task);
            }
        });
    }

    /** The document is closed. */
    void forget(String document) {
        want(document, List.of());
        synchronized (this) {
            wanted.remove(document);
        }
    }

    /** The outcome of a rule, if there is one already. */
    synchronized Optional<RuleOutcome> of(RuleDeclaration rule) {
        return Optional.ofNullable(known.get(key(rule))).map(outcome -> outcome.of(rule));
    }

    /** Nothing is verified any more. */
    void end() {
        workers.shutdownNow();
    }

    /** What the verdict on a rule rests on. */
    String key(RuleDeclaration rule) {
        return named.computeIfAbsent(rule, unnamed -> keys.ofContent(unnamed, workbench.options()));
    }

    private static boolean stopped(Future<?> task) {
        task.cancel(true);
        return true;
    }

    /** What one that was stopped comes to is nobody's. */
    private FutureTask<RuleOutcome> task(String key, RuleDeclaration rule) {
        return new FutureTask<>(() -> outcome(rule)) {
            @Override
            protected void set(RuleOutcome outcome) {
                super.set(outcome);
                if (!isCancelled()) {
                    keep(key, outcome);
                    news.run();
                }
            }
        };
    }

    private synchronized void keep(String key, RuleOutcome outcome) {
        underWay.remove(key);
        known.put(key, outcome);
        if (known.size() > MOST_KNOWN) {
            Set<String> used = new HashSet<>();
            wanted.values().stream().flatMap(Collection::stream).forEach(used::add);
            known.keySet().retainAll(used);
        }
    }

    private RuleOutcome outcome(RuleDeclaration rule) {
        try {
            return new RuleOutcome.Checked(rule, workbench.verifier().verify(rule, workbench.options()));
        } catch (RuntimeException | LinkageError | VirtualMachineError mistake) {
            return new RuleOutcome.Failed(rule, mistake);
        }
    }
}
