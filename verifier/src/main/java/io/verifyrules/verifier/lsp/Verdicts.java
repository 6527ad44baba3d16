package io.verifyrules.verifier.lsp;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.report.RuleOutcome;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;

/** The verdicts on the rules of all open documents. A rule is known by its content. Safe for use by several threads. */
final class Verdicts {

    /** Enough for all rules that somebody edits in a day; a result is a few kilobytes. */
    private static final int MOST_KNOWN = 5_000;

    private final Workbench workbench;
    private final RuleKey keys = RuleKey.ofThisBuild();
    private final Map<RuleDeclaration, String> named = Collections.synchronizedMap(new WeakHashMap<>());
    private final Wanted<RuleOutcome> outcomes;

    /** Verdicts of which each new one is told. */
    Verdicts(Workbench workbench, ExecutorService workers, Runnable news) {
        this.workbench = workbench;
        this.outcomes = new Wanted<>(workers, MOST_KNOWN, news);
    }

    /** These are the rules of the document from now on. */
    void want(String document, List<RuleDeclaration> rules) {
        Map<String, Callable<RuleOutcome>> asked = new LinkedHashMap<>();
        rules.forEach(rule -> asked.put(key(rule), () -> outcome(rule)));
        outcomes.want(document, asked);
    }

    /** The document is closed. */
    void forget(String document) {
        outcomes.forget(document);
    }

    /** The outcome of a rule, if there is one already. */
    Optional<RuleOutcome> of(RuleDeclaration rule) {
        return outcomes.of(key(rule)).map(outcome -> outcome.of(rule));
    }

    /** The key of the grounds of the verdict on a rule. */
    String key(RuleDeclaration rule) {
        return named.computeIfAbsent(rule, unnamed -> keys.ofContent(unnamed, workbench.options()));
    }

    private RuleOutcome outcome(RuleDeclaration rule) {
        try {
            return new RuleOutcome.Checked(rule, workbench.verifier().verify(rule, workbench.options()));
        } catch (RuntimeException | LinkageError | VirtualMachineError mistake) {
            return new RuleOutcome.Failed(rule, mistake);
        }
    }
}
