package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Verifies rules with several workers. An exception of a worker is the outcome of its own rule alone.
 *
 * @param verifier shared by the workers
 * @param options  for all rules
 * @param jobs     the number of workers, at least 1
 * @param done     told by the workers, in any order, that a rule is done
 */
record ParallelVerification(RuleVerifier verifier, VerifyOptions options, int jobs, Runnable done) {

    /** The outcomes in the order of the rules; each is also given to {@code inOrder} as soon as its turn has come. */
    List<RuleOutcome> run(List<RuleDeclaration> rules, Consumer<RuleOutcome> inOrder) throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(jobs,
                Thread.ofPlatform().daemon().name("verify-", 1).stackSize(LargeStack.BYTES).factory());
        try {
            List<Future<List<RuleResult>>> futures = rules.stream()
                    .map(rule -> workers.submit(() -> verify(rule)))
                    .toList();
            List<RuleOutcome> outcomes = new ArrayList<>();
            for (int i = 0; i < rules.size(); i++) {
                RuleOutcome outcome = outcome(rules.get(i), futures.get(i));
                inOrder.accept(outcome);
                outcomes.add(outcome);
            }
            return outcomes;
        } finally {
            workers.shutdownNow();
        }
    }

    private List<RuleResult> verify(RuleDeclaration rule) {
        try {
            List<RuleResult> results = verifier.verify(rule, options);
            if (results.isEmpty() && options.elements().isEmpty()) {
                throw new IllegalStateException("the verifier gave no verdict");
            }
            return results;
        } finally {
            done.run();
        }
    }

    private static RuleOutcome outcome(RuleDeclaration rule, Future<List<RuleResult>> future)
            throws InterruptedException {
        try {
            return new RuleOutcome.Checked(rule, future.get());
        } catch (ExecutionException thrown) {
            return new RuleOutcome.Failed(rule, thrown.getCause() == null ? thrown : thrown.getCause());
        }
    }
}
