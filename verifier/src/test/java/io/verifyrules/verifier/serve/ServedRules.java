package io.verifyrules.verifier.serve;

import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.resultcache.CachedPairCheck;
import io.verifyrules.verifier.resultcache.KnownPairs;
import io.verifyrules.verifier.resultcache.PairSettings;
import io.verifyrules.verifier.serve.service.Bench;
import io.verifyrules.verifier.serve.text.Documents;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;

/** Servers of the page for tests, and the rules that they are asked about. */
final class ServedRules {

    /** It is right, and each of its demands is needed. */
    static final String RIGHT = "a slice of all";
    static final String WRONG = "reversed";
    static final String TEXT = """
            {
              "version": 1,
              "rules": [
                {
                  "name": "a slice of all",
                  "classes": [{"name": "c", "ranks": "any"}],
                  "maps": {"n": "c", "s": "c", "e": "c"},
                  "tensors": {"A": {"element": {"open": "T"}, "shape": {"c": "n"}}},
                  "requires": [{"op": "everyLane", "class": "c", "condition": {"op": "==", "left": "s", "right": 0}},
                               {"op": "everyLane", "class": "c", "condition": {"op": "==", "left": "e", "right": "n"}}],
                  "lhs": {"op": "slice", "operand": "A", "start": {"c": "s"}, "end": {"c": "e"}},
                  "rhs": "A"
                },
                {
                  "name": "reversed",
                  "classes": [{"name": "c", "ranks": "any"}],
                  "maps": {"n": "c"},
                  "tensors": {"A": {"element": {"open": "T"}, "shape": {"c": "n"}}},
                  "lhs": {"op": "reverse", "operand": "A", "axes": ["c"]},
                  "rhs": "A"
                }
              ]
            }
            """;

    private static final long STACK = 64L << 20;
    private static final Documents.Scripts NONE = new Documents.Scripts(Optional.of("scripts are not run in this test"),
            false);

    private ServedRules() {
    }

    static ThreadFactory threads() {
        return Thread.ofPlatform().daemon().name("tested-", 1).stackSize(STACK).factory();
    }

    /** A server that runs no scripts. */
    static RulePage started() throws IOException {
        return started(NONE, false, new Pipeline());
    }

    static RulePage started(Documents.Scripts scripts, boolean isPublic, RuleVerifier verifier) throws IOException {
        Bench bench = new Bench(new Documents(scripts, 2), verifier,
                VerifyOptions.DEFAULT.withTimeout(Duration.ofSeconds(20)), Duration.ofSeconds(20),
                new CachedPairCheck(new Pipeline(), PairSettings.DEFAULT, new KnownPairs(Optional.empty(), 10)),
                () -> List.of(new Book()), "1.0-test", isPublic, List.of());
        return RulePage.start(bench, 0, 2, threads());
    }

    /** A request about a text in JSON. */
    static Map<String, Object> about(String rule, Map<String, ?> more) {
        Map<String, Object> fields = new LinkedHashMap<>(Map.of("kind", "json", "text", TEXT, "rule", rule));
        fields.putAll(more);
        return fields;
    }

    /** A collection with the rules. */
    private static final class Book implements RuleBook {
        @Override
        public String name() {
            return "tested";
        }

        @Override
        public List<RuleFile> files() {
            return List.of(new RuleFile("slice.rules.json",
                    RuleJson.readFile("slice.rules.json", TEXT).rules().declarations()));
        }
    }
}
