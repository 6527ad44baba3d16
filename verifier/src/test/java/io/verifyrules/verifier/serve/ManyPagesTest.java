package io.verifyrules.verifier.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static io.verifyrules.verifier.serve.ServedRules.TEXT;
import static io.verifyrules.verifier.serve.ServedRules.WRONG;
import static org.assertj.core.api.Assertions.assertThat;

/** Many pages at a time. The measure of 100 sessions is {@code ServedSessions} of the module {@code bench}. */
@Timeout(240)
class ManyPagesTest {

    private static final int PAGES = 40;

    @Test
    void noAnswerIsLostAndStaleRequestsHaveNoVerdictOfTheirOwn() throws Exception {
        try (RulePage server = ServedRules.started()) {
            List<CompletableFuture<PageClient.Answer>> newest = new ArrayList<>();
            List<CompletableFuture<PageClient.Answer>> older = new ArrayList<>();
            List<CompletableFuture<PageClient.Answer>> moved = new ArrayList<>();
            for (int i = 0; i < PAGES; i++) {
                PageClient page = new PageClient(server.link(), "page-" + i);
                older.add(page.begin("verify", Map.of("kind", "json", "text", TEXT + " ".repeat(i))));
                newest.add(page.begin("verify", Map.of("kind", "json", "text", TEXT + "\n".repeat(i))));
                moved.add(page.begin("evaluate", ServedRules.about(WRONG, Map.of())));
            }
            for (int i = 0; i < PAGES; i++) {
                List<PageClient.Answer> both = List.of(older.get(i).get(120, TimeUnit.SECONDS),
                        newest.get(i).get(120, TimeUnit.SECONDS));
                assertThat(both).as("of page " + i)
                        .allSatisfy(answer -> assertThat(answer.ending()).isIn("done", "stale"))
                        .anySatisfy(answer -> assertThat(answer.of("verdict")).hasSize(2));
                assertThat(moved.get(i).get(120, TimeUnit.SECONDS).ending()).isEqualTo("done");
            }
        }
    }
}
