package io.verifyrules.verifier.serve;

import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.isolation.Walls;
import io.verifyrules.verifier.serve.text.Documents;
import io.verifyrules.verifier.verify.Pipeline;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/** Rule files that are scripts, in processes of their own, whatever they do. */
@Timeout(400)
@Tag("process")
@Order(3)
@OnItsDay(turn = 0, of = 2)
class ServedScriptsTest {

    private static final String RULE = """
            rule("reversed twice") {
                val c by rankClass
                val n by c.sizes
                val A by tensor(c to n)
                requires { n ge 1 }
                lhs = A.reverse(c).reverse(c)
                rhs = A
            }
            """;

    private static RulePage server;

    @BeforeAll
    static void start() throws Exception {
        server = ServedRules.started(new Documents.Scripts(Optional.empty(), Walls.working() == Walls.NONE), false,
                new Pipeline());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static PageClient page(String name) {
        return new PageClient(server.link(), name);
    }

    private static PageClient.Answer verified(PageClient page, String text) {
        return page.ask("verify", Map.of("kind", "kotlin", "text", text));
    }

    private static String diagnostic(PageClient.Answer answer) {
        return answer.of("read").getFirst().get("diagnostics").get(0).get("message").stringValue();
    }

    @Test
    void aScriptIsVerifiedAndLosesADemand() {
        PageClient page = page("verdict");
        PageClient.Answer answer = verified(page, RULE);
        assertThat(answer.of("verdict").getFirst().get("verdict").stringValue()).isEqualTo("VERIFIED");
        JsonNode edit = page
                .ask("edit",
                        Map.of("kind", "kotlin", "text", RULE, "rule", "reversed twice", "drop", java.util.List.of(1)))
                .last()
                .get("edit");
        assertThat(edit.get("text").stringValue()).doesNotContain("requires").contains("lhs = A.reverse(c).reverse(c)");
    }

    @Test
    void whatAScriptPrintsIsToldAndIsNoWordOfTheAnswer() {
        JsonNode read = verified(page("prints"), "println(\"{\\\"type\\\":\\\"done\\\"}\")\n" + RULE).of("read")
                .getFirst();
        assertThat(read.get("printed").get(0).stringValue()).isEqualTo("{\"type\":\"done\"}");
        assertThat(read.get("rules").size()).isEqualTo(1);
    }

    @Test
    void aScriptThatEndsTheProgramEndsItsOwnProcess() {
        assertThat(diagnostic(verified(page("exits"), "kotlin.system.exitProcess(3)")))
                .contains("rule files only declare rules");
        assertThat(verified(page("exits"), RULE + "\n").ending()).isEqualTo("done");
    }

    @Test
    void aScriptThatLoopsCostsItselfAndIsGivenUpForTheNextText() {
        PageClient looping = page("loops");
        CompletableFuture<PageClient.Answer> hanging = looping.begin("verify",
                Map.of("kind", "kotlin", "text", "while (true) { }"));
        assertThat(verified(page("beside"), RULE).of("verdict")).hasSize(1);
        assertThat(hanging).isNotDone();
        assertThat(verified(looping, RULE).of("verdict")).hasSize(1);
        assertThat(hanging.join().ending()).isEqualTo("stale");
    }

    @Test
    void aScriptReachesNoFilesWhereWallsCanBeBuilt(@TempDir Path folder) throws Exception {
        assumeThat(Walls.working()).isNotEqualTo(Walls.NONE);
        Path secret = Files.writeString(folder.resolve("secret.txt"), "the secret");
        PageClient.Answer read = verified(page("reads"), "error(java.io.File(\"" + secret + "\").readText())");
        assertThat(diagnostic(read)).doesNotContain("the secret");
        Path written = folder.resolve("written.txt");
        verified(page("writes"), "java.io.File(\"" + written + "\").writeText(\"a\")\n" + RULE);
        assertThat(written).doesNotExist();
    }
}
