package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.resultcache.CachedPairCheck;
import io.verifyrules.verifier.resultcache.KnownPairs;
import io.verifyrules.verifier.resultcache.PairSettings;
import io.verifyrules.verifier.serve.RulePage;
import io.verifyrules.verifier.serve.service.Bench;
import io.verifyrules.verifier.serve.text.Documents;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.zip.Deflater;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A server of the page in this process, and the links that open texts in it. */
final class ServedPage implements AutoCloseable {

    /** The right side pads where the left side has the other end; a second rule is right, and none of its preconditions is needed. */
    static final String WRONG = "reversing a padded tensor pads the reversed one";
    static final String RIGHT = "padding, then slicing the padding off, is no change";
    static final String RULES = """
            {
              "version": 1,
              "rules": [
                {
                  "name": "reversing a padded tensor pads the reversed one",
                  "classes": [{"name": "c", "ranks": "any"}],
                  "maps": {"n": "c", "low": "c", "high": "c"},
                  "parameters": {"v": {"open": "T"}},
                  "tensors": {"A": {"element": {"open": "T"}, "shape": {"c": "n"}}},
                  "requires": [{"op": "everyLane", "class": "c", "condition": {"op": "==", "left": "low", "right": "n"}},
                               {"op": "everyLane", "class": "c", "condition": {"op": ">=", "left": "high", "right": 0}}],
                  "lhs": {"op": "reverse", "operand": {"op": "pad", "operand": "A", "value": "v", "low": {"c": "low"}, "high": {"c": "high"}}, "axes": ["c"]},
                  "rhs": {"op": "pad", "operand": {"op": "reverse", "operand": "A", "axes": ["c"]}, "value": "v", "low": {"c": "low"}, "high": {"c": "high"}}
                },
                {
                  "name": "padding, then slicing the padding off, is no change",
                  "classes": [{"name": "c", "ranks": "any"}],
                  "maps": {"n": "c", "low": "c", "end": "c"},
                  "parameters": {"v": {"open": "T"}},
                  "tensors": {"A": {"element": {"open": "T"}, "shape": {"c": "n"}}},
                  "requires": [{"op": "everyLane", "class": "c", "condition": {"op": ">=", "left": "low", "right": 0}},
                               {"op": "everyLane", "class": "c", "condition": {"op": "==", "left": "end", "right": {"op": "+", "left": "low", "right": "n"}}}],
                  "lhs": {"op": "slice", "operand": {"op": "pad", "operand": "A", "value": "v", "low": {"c": "low"}}, "start": {"c": "low"}, "end": {"c": "end"}},
                  "rhs": "A"
                }
              ]
            }
            """;

    /** A search that ends early finds less, which is all that a machine with other work would see. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final RulePage page;

    private ServedPage(RulePage page) {
        this.page = page;
    }

    /** A server at a port, or at any that is free. */
    static ServedPage started(int port) throws IOException {
        Bench bench = new Bench(new Documents(new Documents.Scripts(Optional.empty(), true), 2), new Pipeline(),
                VerifyOptions.DEFAULT.withTimeout(Duration.ofSeconds(10)), PATIENCE,
                new CachedPairCheck(new Pipeline(), PairSettings.DEFAULT, new KnownPairs(Optional.empty(), 10)),
                List::of, "0.1-test", false, List.of());
        return new ServedPage(RulePage.start(bench, port, 2,
                Thread.ofPlatform().daemon().name("served-", 1).stackSize(LargeStack.BYTES).factory()));
    }

    /** The link that it prints. */
    String link() {
        return page.link();
    }

    /** The same without the token, for those who were there before. */
    String place() {
        return page.link().replaceFirst("\\?.*", "");
    }

    int port() {
        return java.net.URI.create(page.link()).getPort();
    }

    /** A fragment that holds a text. */
    static String fragment(String kind, String text, String rule) {
        ObjectNode content = JsonNodeFactory.instance.objectNode();
        content.putObject("document").put("kind", kind).put("text", text);
        content.put("rule", rule);
        return "#v=1&z=" + packed(content.toString());
    }

    /** A fragment that holds two programs. */
    static String pair(String before, String after) {
        ObjectNode content = JsonNodeFactory.instance.objectNode();
        content.putObject("document").put("kind", "pair").put("before", before).put("after", after);
        return "#v=1&z=" + packed(content.toString());
    }

    static String packed(String text) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try {
            deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
            deflater.finish();
            byte[] bytes = new byte[text.length() + 1000];
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(Arrays.copyOf(bytes, deflater.deflate(bytes)));
        } finally {
            deflater.end();
        }
    }

    @Override
    public void close() {
        page.close();
    }
}
