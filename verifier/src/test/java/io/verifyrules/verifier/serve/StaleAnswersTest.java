package io.verifyrules.verifier.serve;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.serve.text.Documents;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.json.JsonMapper;

import static io.verifyrules.verifier.serve.ServedRules.RIGHT;
import static io.verifyrules.verifier.serve.ServedRules.TEXT;
import static io.verifyrules.verifier.serve.ServedRules.WRONG;
import static org.assertj.core.api.Assertions.assertThat;

/** Answers that nobody wants any more, and those that somebody does. */
@Timeout(240)
class StaleAnswersTest {

    /** A verifier that never comes to an end with one of the rules. */
    private static final class Endless implements RuleVerifier {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch interrupted = new CountDownLatch(1);
        private final AtomicInteger asked = new AtomicInteger();

        @Override
        public List<RuleResult> verify(RuleDeclaration declaration, VerifyOptions options) {
            if (declaration.name().equals(RIGHT)) {
                return new Pipeline().verify(declaration, options);
            }
            asked.incrementAndGet();
            begun.countDown();
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException stopped) {
                interrupted.countDown();
                Thread.currentThread().interrupt();
            }
            return List.of();
        }
    }

    private static final Map<String, Object> BOTH = Map.of("kind", "json", "text", TEXT);
    private static final Map<String, Object> ONLY_RIGHT = Map.of("kind", "json", "text", TEXT, "rule", RIGHT);
    private static final Map<String, Object> ONLY_WRONG = Map.of("kind", "json", "text", TEXT, "rule", WRONG);

    private static RulePage started(RuleVerifier verifier) throws IOException {
        return ServedRules.started(new Documents.Scripts(Optional.of("none"), false), false, verifier);
    }

    @Test
    void aNewerRequestMakesAnOlderOneStaleAndStopsTheWorkOnIt() throws Exception {
        Endless endless = new Endless();
        try (RulePage server = started(endless)) {
            PageClient page = new PageClient(server.link(), "tab");
            CompletableFuture<PageClient.Answer> old = page.begin("verify", BOTH);
            assertThat(endless.begun.await(60, TimeUnit.SECONDS)).isTrue();
            PageClient.Answer next = page.ask("verify", ONLY_RIGHT);
            assertThat(next.of("verdict")).hasSize(1);
            assertThat(next.ending()).isEqualTo("done");
            assertThat(old.join().ending()).isEqualTo("stale");
            assertThat(endless.interrupted.await(60, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void whatWasFoundBeforeIsSaidBeforeItIsStale() throws Exception {
        Endless endless = new Endless();
        try (RulePage server = started(endless)) {
            PageClient page = new PageClient(server.link(), "tab");
            CompletableFuture<PageClient.Answer> old = page.begin("verify", BOTH);
            assertThat(endless.begun.await(60, TimeUnit.SECONDS)).isTrue();
            page.ask("cancel", Map.of("lane", "verify"));
            PageClient.Answer answer = old.join();
            assertThat(answer.ending()).isEqualTo("stale");
            assertThat(answer.of("verdict")).extracting(each -> each.get("rule").stringValue()).containsExactly(RIGHT);
        }
    }

    @Test
    void aRequestThatComesAfterANewerOneIsStaleAtOnce() throws Exception {
        Endless endless = new Endless();
        try (RulePage server = started(endless)) {
            PageClient page = new PageClient(server.link(), "tab");
            CompletableFuture<PageClient.Answer> newer = page
                    .send("verify",
                            "{\"page\":\"tab\",\"id\":900,\"kind\":\"json\",\"rule\":\"" + WRONG + "\",\"text\":"
                                    + new JsonMapper().writeValueAsString(TEXT) + "}",
                            Map.of("X-Verify-Token", page.token()));
            assertThat(endless.begun.await(60, TimeUnit.SECONDS)).isTrue();
            assertThat(page.ask("verify", ONLY_RIGHT).ending()).isEqualTo("stale");
            assertThat(newer).isNotDone();
        }
    }

    @Test
    void twoPagesDoNotDisturbEachOther() throws Exception {
        Endless endless = new Endless();
        try (RulePage server = started(endless)) {
            PageClient one = new PageClient(server.link(), "one");
            PageClient other = new PageClient(server.link(), "other");
            CompletableFuture<PageClient.Answer> hanging = one.begin("verify", ONLY_WRONG);
            assertThat(endless.begun.await(60, TimeUnit.SECONDS)).isTrue();
            assertThat(other.ask("verify", ONLY_RIGHT).ending()).isEqualTo("done");
            assertThat(one.ask("evaluate", ServedRules.about(WRONG, Map.of())).ending()).isEqualTo("done");
            assertThat(hanging).isNotDone();
        }
    }

    @Test
    void aServerThatIsStoppedSaysSoInEveryAnswer() throws Exception {
        Endless endless = new Endless();
        RulePage server = started(endless);
        PageClient page = new PageClient(server.link(), "tab");
        CompletableFuture<PageClient.Answer> hanging = page.begin("verify", ONLY_WRONG);
        assertThat(endless.begun.await(60, TimeUnit.SECONDS)).isTrue();
        server.close();
        PageClient.Answer answer = hanging.get(30, TimeUnit.SECONDS);
        assertThat(answer.last().get("code").stringValue()).isEqualTo("stopped");
        assertThat(endless.interrupted.await(60, TimeUnit.SECONDS)).isTrue();
    }
}
