package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Verdicts on rules by their content, found once as long as they are kept in mind. Safe for use by several threads. */
final class KnownVerdicts {

    private static final int MOST_KNOWN = 2_000;

    private final RuleVerifier verifier;
    private final RuleKey keys = RuleKey.ofThisBuild();
    private final Map<String, RuleOutcome> known = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, RuleOutcome> eldest) {
            return size() > MOST_KNOWN;
        }
    };

    KnownVerdicts(RuleVerifier verifier) {
        this.verifier = verifier;
    }

    /**
     * What becomes of the rule.
     *
     * @throws InterruptedException if nobody wants to know any more; what was found by then says too little
     */
    RuleOutcome of(RuleDeclaration rule, VerifyOptions options) throws InterruptedException {
        String key = keys.ofContent(rule, options);
        Optional<RuleOutcome> before = before(key);
        if (before.isPresent()) {
            return before.get().of(rule);
        }
        RuleOutcome found = verified(rule, options);
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (found instanceof RuleOutcome.Checked) {
            keep(key, found);
        }
        return found;
    }

    private RuleOutcome verified(RuleDeclaration rule, VerifyOptions options) {
        try {
            return new RuleOutcome.Checked(rule, verifier.verify(rule, options));
        } catch (RuntimeException | StackOverflowError mistake) {
            return new RuleOutcome.Failed(rule, mistake);
        }
    }

    private synchronized Optional<RuleOutcome> before(String key) {
        return Optional.ofNullable(known.get(key));
    }

    private synchronized void keep(String key, RuleOutcome found) {
        known.put(key, found);
    }
}
