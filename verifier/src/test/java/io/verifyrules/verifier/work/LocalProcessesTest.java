package io.verifyrules.verifier.work;

import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.fuzz.Fuzzing;
import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.fuzz.Trial;
import io.verifyrules.verifier.json.work.TrialAnswer;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

import static org.assertj.core.api.Assertions.assertThat;

/** Processes that verify random rules, and what becomes of these where processes come to grief. */
@Tag("process")
@Order(4)
@OnItsDay(turn = 1, of = 2)
class LocalProcessesTest {

    private static final RandomKind KIND = RandomKind.PIPELINES;
    private static final VerifyOptions OPTIONS = new VerifyOptions(List.of(), 100_000, Duration.ofSeconds(60),
            Optional.empty()).provingFirst();
    private static final Fuzzing HERE = new Fuzzing(new Pipeline(), OPTIONS, 20);

    private final List<String> remarks = Collections.synchronizedList(new ArrayList<>());

    private static WorkLimits limits(Duration silence) {
        return new WorkLimits(silence, Duration.ofMinutes(5), 3, Duration.ofMinutes(5));
    }

    /** What workers say of seeds, in their order, without times. */
    private List<String> trials(int workers, RandomKind kind, LongStream seeds, Duration silence,
            Consumer<LocalProcesses> meanwhile) throws Exception {
        LocalProcesses crew = new LocalProcesses(workers, new WorkerJvm(MoodyWorker.class.getName()));
        try (Workforce work = Workforce.of(crew, limits(silence), new Admission(Admission.factsHere()), remarks::add);
                ExecutorService asking = Executors.newFixedThreadPool(workers + 1)) {
            WorkforceTrials trials = new WorkforceTrials(work, HERE);
            List<Future<Trial>> all = seeds.mapToObj(seed -> asking.submit(() -> trials.trial(kind, seed))).toList();
            meanwhile.accept(crew);
            List<String> found = new ArrayList<>();
            for (Future<Trial> each : all) {
                found.add(text(each.get()));
            }
            return found;
        }
    }

    private static String text(Trial trial) {
        return trial.rule().seed() + " "
                + TrialAnswer.write("", trial).replaceAll("\"(milliseconds|resources)\":\\d+", "");
    }

    private static List<String> here(RandomKind kind, LongStream seeds) {
        return seeds.mapToObj(seed -> text(HERE.trial(kind, seed))).toList();
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private static ProcessHandle one(LocalProcesses crew) {
        for (int left = 600; left > 0; left--) {
            for (ProcessHandle process : crew.processes()) {
                return process;
            }
            sleep(50);
        }
        throw new AssertionError("there is no worker");
    }

    @Test
    void oneWorkerAndThreeFindWhatThisProcessFinds() throws Exception {
        List<String> here = here(KIND, LongStream.range(0, 4));
        for (int workers : List.of(1, 3)) {
            assertThat(trials(workers, KIND, LongStream.range(0, 4), Duration.ofSeconds(60), crew -> {
            })).isEqualTo(here);
        }
        assertThat(remarks).isEmpty();
    }

    @Test
    void aWorkerThatIsKilledCostsNoVerdictAndDoublesNone() throws Exception {
        List<String> here = here(RandomKind.MIXED, LongStream.range(100, 112));
        assertThat(trials(3, RandomKind.MIXED, LongStream.range(100, 112), Duration.ofSeconds(60), crew -> {
            for (int times = 0; times < 2; times++) {
                sleep(400);
                one(crew).destroyForcibly();
            }
        })).isEqualTo(here);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "processes are stopped by kill")
    void aWorkerThatStopsAnsweringIsReplaced() throws Exception {
        List<String> here = here(KIND, LongStream.range(20, 26));
        assertThat(trials(2, KIND, LongStream.range(20, 26), Duration.ofSeconds(4), crew -> {
            try {
                new ProcessBuilder("kill", "-STOP", Long.toString(one(crew).pid())).start().waitFor();
            } catch (java.io.IOException | InterruptedException impossible) {
                throw new IllegalStateException(impossible);
            }
        })).isEqualTo(here);
    }

    @Test
    void aTaskThatKillsEveryWorkerIsUnknownAndCostsNoOther() throws Exception {
        LocalProcesses crew = new LocalProcesses(2, new WorkerJvm(MoodyWorker.class.getName()));
        try (Workforce work = Workforce.of(crew, limits(Duration.ofSeconds(60)), new Admission(Admission.factsHere()),
                remarks::add)) {
            WorkforceTrials trials = new WorkforceTrials(work, HERE);
            Trial deadly = trials.trial(KIND, MoodyWorker.DEADLY);
            assertThat(deadly.verdict()).isEqualTo(VerdictKind.UNKNOWN);
            assertThat(((Verdict.Unknown) deadly.results().getFirst().verdict()).reason())
                    .isEqualTo("its check cost 3 workers and is given up: its process ended with exit code 134");
            assertThat(text(trials.trial(KIND, 14))).isEqualTo(text(HERE.trial(KIND, 14)));
        }
    }

    @Test
    void whereNoWorkerStartsThisProcessDoesTheWork() throws Exception {
        LocalProcesses crew = new LocalProcesses(1, new WorkerJvm("there.is.no.such.Program"));
        try (Workforce work = Workforce.of(crew, limits(Duration.ofSeconds(60)), new Admission(Admission.factsHere()),
                remarks::add)) {
            assertThat(text(new WorkforceTrials(work, HERE).trial(KIND, 3))).isEqualTo(text(HERE.trial(KIND, 3)));
        }
        assertThat(remarks)
                .containsExactly("workers end before they say a word (3 in a row); this process does the work");
    }
}
