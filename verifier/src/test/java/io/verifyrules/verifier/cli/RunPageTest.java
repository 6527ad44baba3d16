package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.html.RunPage;
import io.verifyrules.verifier.work.Standing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** The page of a run says what is done, how fast, and who checks what. */
class RunPageTest {

    private static final Standing TWO_PROCESSES = new Standing(
            List.of(new Standing.Member("worker-1", 1, List.of(new Standing.Running("seed 8", Duration.ofSeconds(3)))),
                    new Standing.Member("worker-2", 2,
                            List.of(new Standing.Running("<b>slow</b>", Duration.ofSeconds(40)),
                                    new Standing.Running("seed 9", Duration.ofSeconds(1))))));

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void aFile() throws IOException {
        command = new CommandRun(folder);
        command.rules("some.rules.json", "one", "two", "three");
    }

    private static Document read(RunPage page) {
        return Jsoup.parse(page.write());
    }

    @Test
    void itIsReadAgainUntilTheRunEnds() {
        assertThat(read(new RunPage(1, 3, Duration.ofSeconds(2), false, Optional.empty()))
                .select("head meta[http-equiv=refresh]")
                .attr("content")).isEqualTo("2");
        assertThat(read(new RunPage(3, 3, Duration.ofSeconds(2), true, Optional.empty()))
                .select("meta[http-equiv=refresh]")).isEmpty();
    }

    @Test
    void itSaysTheRateAndHowLongTheRestTakes() {
        assertThat(new RunPage(10, 40, Duration.ofSeconds(5), false, Optional.empty()).soFar())
                .isEqualTo("10 of 40 done, 2.0 a second, 15 s to go");
        assertThat(new RunPage(0, 40, Duration.ofSeconds(5), false, Optional.empty()).soFar())
                .isEqualTo("0 of 40 done");
        assertThat(new RunPage(40, 40, Duration.ofSeconds(5), true, Optional.empty()).soFar())
                .isEqualTo("40 of 40 done, 8.0 a second");
    }

    @Test
    void theProcessWithTheSlowestTaskComesFirst() {
        Document page = read(new RunPage(1, 40, Duration.ofSeconds(5), false, Optional.of(TWO_PROCESSES)));
        assertThat(page.select("tbody tr").eachText()).containsExactly("worker-2 2 <b>slow</b>, seed 9 40 s",
                "worker-1 1 seed 8 3 s");
        assertThat(page.select("progress").attr("value")).isEqualTo("1");
        assertThat(page.select("b")).isEmpty();
    }

    @Test
    void theSlowestTaskAndTheNumberOfTasksAtATimeAreThoseOfAllProcesses() {
        assertThat(TWO_PROCESSES.workers()).isEqualTo(3);
        assertThat(TWO_PROCESSES.busy()).isEqualTo(3);
        assertThat(TWO_PROCESSES).hasToString("3 workers, the slowest task since 40 s: <b>slow</b>");
        assertThat(new Standing(List.of())).hasToString("0 workers");
    }

    @Test
    void aRunThatEndedEarlySaysSo() {
        assertThat(read(new RunPage(1, 3, Duration.ofSeconds(2), true, Optional.empty())).select("h1").text())
                .isEqualTo("The run ended early");
    }

    @Test
    void theCommandLeavesThePageOfAFinishedRun() throws IOException {
        command.run("@some.rules.json", "--run-page", "@run.html");
        Document page = Jsoup.parse(Files.readString(folder.resolve("run.html")));
        assertThat(page.select("h1").text()).isEqualTo("The run is done");
        assertThat(page.select("p").text()).startsWith("3 of 3 done");
        command.run("@some.rules.json", "--quiet", "--run-page", "@quiet.html");
        assertThat(Jsoup.parse(Files.readString(folder.resolve("quiet.html"))).select("p").text())
                .startsWith("3 of 3 done");
    }

    @Test
    void whereItCannotBeWrittenNothingIsVerified() {
        assertThat(command.run("@some.rules.json", "--run-page", "@none/run.html").transcript()).isEqualTo("""
                --- err ---
                verify-rules: --run-page DIR/none/run.html: there is no folder DIR/none
                Say 'verify-rules --help' for help.
                --- exit code 2
                """);
    }
}
