package io.verifyrules.verifier.journal;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Writes results to a journal and takes over those of an earlier run. A rule during whose check the earlier run crashed
 * is checked again while no other is. If that crashes too, it is the culprit, and passed over in the next run.
 */
public final class JournaledVerifier implements RuleVerifier {

    private final RuleVerifier verifier;
    private final Journal journal;
    private final RuleKey keys;
    private final boolean suspicious;
    private final ReadWriteLock alone = new ReentrantReadWriteLock(true);

    /** Keeps the results of the verifier in the journal. */
    public JournaledVerifier(RuleVerifier verifier, Journal journal) {
        this(verifier, journal, true);
    }

    private JournaledVerifier(RuleVerifier verifier, Journal journal, boolean suspicious) {
        this.verifier = verifier;
        this.journal = journal;
        this.keys = RuleKey.ofThisBuild();
        this.suspicious = suspicious;
    }

    /** The same where rules are checked in other processes: no rule is suspected where this one ended. */
    public static JournaledVerifier ofChecksElsewhere(RuleVerifier verifier, Journal journal) {
        return new JournaledVerifier(verifier, journal, false);
    }

    @Override
    public Optional<String> remark() {
        return verifier.remark();
    }

    @Override
    public List<RuleResult> verify(RuleDeclaration declaration, VerifyOptions options) {
        if (!(declaration instanceof Rule rule)) {
            return verifier.verify(declaration, options);
        }
        String key = keys.of(rule, options);
        Optional<List<RuleResult>> known = journal.results(key, rule);
        if (known.isPresent()) {
            return known.get();
        }
        int crashes = suspicious ? journal.crashes(key) : 0;
        if (crashes > 1) {
            throw new CrashedBefore(
                    "the program ended of itself during the check of this rule, also when no other was under way; "
                            + "it is passed over");
        }
        Lock lock = crashes == 0 ? alone.readLock() : alone.writeLock();
        lock.lock();
        try {
            return verify(rule, options, key);
        } finally {
            lock.unlock();
        }
    }

    private List<RuleResult> verify(Rule rule, VerifyOptions options, String key) {
        journal.begun(key);
        try {
            List<RuleResult> results = verifier.verify(rule, options);
            journal.done(key, results);
            return results;
        } catch (RuntimeException | Error mistake) {
            journal.failed(key);
            throw mistake;
        }
    }
}
