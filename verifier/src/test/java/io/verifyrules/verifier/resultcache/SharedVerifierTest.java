package io.verifyrules.verifier.resultcache;

import com.sun.net.httpserver.HttpServer;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class SharedVerifierTest {

    private static final RuleKey KEYS = new RuleKey("this build");
    private static final RuleVerifier NOBODY = (rule, options) -> {
        throw new AssertionError("nothing is left to check");
    };

    private final List<String> remarks = new ArrayList<>();

    @TempDir
    private Path folder = Path.of("");

    private static Rule rule(boolean right) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("some rule", rule -> {
            var a = rule.tensor("A", Shape.scalar());
            var b = rule.tensor("B", Shape.scalar());
            rule.rewrite(a, right ? a : b);
        });
        return (Rule) rules.toFile().declarations().getFirst();
    }

    private RuleVerifier verifier(RuleVerifier makes, SharedStore store, boolean sampled) {
        return new SharedVerifier(makes, store, KEYS, () -> sampled, remarks::add);
    }

    private static List<RuleResult> results(RuleVerifier verifier, boolean right) {
        return verifier.verify(rule(right), VerifyOptions.DEFAULT);
    }

    private static List<VerdictKind> kinds(List<RuleResult> results) {
        return results.stream().map(result -> result.verdict().kind()).toList();
    }

    @Test
    void whatOneRunLeftInAFolderAnotherOneTakesOverAndSaysFromWhere() {
        SharedStore store = new SharedFolder(folder);
        for (boolean right : List.of(true, false)) {
            List<RuleResult> found = results(verifier(new Pipeline(), store, false), right);
            RuleVerifier second = verifier(NOBODY, store, false);
            List<RuleResult> taken = results(second, right);
            assertThat(kinds(taken)).isEqualTo(kinds(found));
            assertThat(taken).allMatch(result -> result.notes().getFirst().equals("taken over from " + folder));
            assertThat(second.remark()).contains("1 rule was taken over from " + folder + ", 0 more verified anew");
        }
        assertThat(remarks).isEmpty();
    }

    @Test
    void whatAnotherBuildLeftIsNotTakenOver() {
        SharedStore store = new SharedFolder(folder);
        results(verifier(new Pipeline(), store, false), true);
        RuleVerifier other = new SharedVerifier(NOBODY, store, new RuleKey("another build"), () -> false, remarks::add);
        assertThatThrownBy(() -> results(other, true)).isInstanceOf(AssertionError.class);
    }

    @Test
    void aCacheThatCallsAWrongRuleRightIsContradictedByNameWhereItIsSampled() throws IOException {
        SharedStore store = new SharedFolder(folder);
        results(verifier(new Pipeline(), store, false), false);
        lie("\"verdict\":\"REFUTED\"", "\"verdict\":\"VERIFIED\"");
        assertThatThrownBy(() -> results(verifier(new Pipeline(), store, true), false))
                .isInstanceOf(CacheContradiction.class)
                .hasMessageContaining("the shared cache " + folder + " says VERIFIED in any")
                .hasMessageContaining("this build finds REFUTED in any");
    }

    @Test
    void aCounterexampleThatIsNoneIsNotTakenOver() throws IOException {
        SharedStore store = new SharedFolder(folder);
        results(verifier(new Pipeline(), store, false), false);
        lie("\"B\":\\{\"sizes\":\\{\\},\"elements\":\\[\\],\"otherwise\":\"[^\"]*\"",
                "\"B\":{\"sizes\":{},\"elements\":[],\"otherwise\":\"e0\"");
        lie("\"A\":\\{\"sizes\":\\{\\},\"elements\":\\[\\],\"otherwise\":\"[^\"]*\"",
                "\"A\":{\"sizes\":{},\"elements\":[],\"otherwise\":\"e0\"");
        assertThatThrownBy(() -> results(verifier(NOBODY, store, false), false)).isInstanceOf(AssertionError.class)
                .hasMessage("nothing is left to check");
    }

    /** Changes what is kept. */
    private void lie(String said, String instead) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file);
                String lie = text.replaceAll(said, instead);
                Files.writeString(file, lie);
            }
        }
    }

    @Test
    void aCacheBehindHttpIsOneLikeAFolderAndCostsNothingWhenItIsGone() throws IOException {
        Map<String, byte[]> kept = new ConcurrentHashMap<>();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/cache/ac/", exchange -> {
            String path = exchange.getRequestURI().getPath();
            Optional<byte[]> found = Optional.ofNullable(kept.get(path));
            if (exchange.getRequestMethod().equals("PUT")) {
                kept.put(path, exchange.getRequestBody().readAllBytes());
                exchange.sendResponseHeaders(200, -1);
            } else if (found.isPresent()) {
                exchange.sendResponseHeaders(200, found.get().length);
                exchange.getResponseBody().write(found.get());
            } else {
                exchange.sendResponseHeaders(404, -1);
            }
            exchange.close();
        });
        server.start();
        SharedStore store = HttpStore.at(URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/cache/"));
        List<VerdictKind> found = kinds(results(verifier(new Pipeline(), store, false), true));
        assertThat(kept.keySet()).hasSize(1).allMatch(path -> path.matches("/cache/ac/[0-9a-f]{64}"));
        assertThat(new String(kept.values().iterator().next(), StandardCharsets.UTF_8)).contains("VERIFIED");
        assertThat(kinds(results(verifier(NOBODY, store, false), true))).isEqualTo(found);
        server.stop(0);
        assertThat(kinds(results(verifier(new Pipeline(), store, false), true))).isEqualTo(found);
        assertThat(remarks).hasSize(1).first().asString().contains("is not used any more");
    }
}
