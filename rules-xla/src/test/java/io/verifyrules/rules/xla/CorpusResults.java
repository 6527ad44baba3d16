package io.verifyrules.rules.xla;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The verdicts on the whole collection, found once for all tests. */
final class CorpusResults {

    private static final int WORKERS = 2;

    /** Apart, so that the workers need not wait for the class whose start they belong to. */
    private static final class Once {
        private static final List<RuleResult> ALL = verify();
    }

    private CorpusResults() {
    }

    /** The verdict on each rule in each element theory, in the order of the collection. */
    static List<RuleResult> all() {
        return Once.ALL;
    }

    /** The verdicts on rules that are well-formed. */
    static List<RuleResult> ofRules() {
        return Once.ALL.stream().filter(result -> result.declaration() instanceof Rule).toList();
    }

    /** The rule of a result. */
    static Rule rule(RuleResult result) {
        if (result.declaration() instanceof Rule rule) {
            return rule;
        }
        throw new AssertionError("ill-formed: " + result.declaration().name());
    }

    /** The rule and the theory, for messages. */
    static String name(RuleResult result) {
        return result.declaration().name() + ", " + result.theory();
    }

    /** What open element types stand for in the theory of a result. */
    static ElementType elementType(RuleResult result) {
        return ElementTheories.named(result.theory()).orElseThrow().type();
    }

    private static List<RuleResult> verify() {
        List<RuleDeclaration> rules = new XlaRules().files()
                .stream()
                .flatMap(file -> file.declarations().stream())
                .toList();
        RuleVerifier verifier = new Pipeline();
        try (ExecutorService workers = Executors.newFixedThreadPool(WORKERS)) {
            List<Future<List<RuleResult>>> futures = rules.stream()
                    .map(rule -> workers.submit(() -> verifier.verify(rule, VerifyOptions.DEFAULT.provingFirst())))
                    .toList();
            List<RuleResult> results = new ArrayList<>();
            for (Future<List<RuleResult>> future : futures) {
                results.addAll(future.get());
            }
            return List.copyOf(results);
        } catch (ExecutionException failed) {
            throw new AssertionError("the verifier failed", failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", interrupted);
        }
    }
}
