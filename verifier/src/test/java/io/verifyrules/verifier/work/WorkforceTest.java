package io.verifyrules.verifier.work;

import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.json.work.WorkMessage;
import io.verifyrules.verifier.json.work.WorkerFacts;
import io.verifyrules.verifier.verdict.VerificationFailed;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@Execution(ExecutionMode.CONCURRENT)
class WorkforceTest {

    private static final Duration LONG = Duration.ofMinutes(10);

    private final FakeCrew crew = new FakeCrew();
    private final List<String> remarks = Collections.synchronizedList(new ArrayList<>());
    private Workforce work = workforce(new WorkLimits(LONG, LONG, 3, LONG));

    private Workforce workforce(WorkLimits limits) {
        return Workforce.of(crew, limits, new Admission(FakeCrew.FACTS), remarks::add);
    }

    @AfterEach
    void end() {
        work.close();
    }

    private CompletableFuture<String> asked(long seed) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return work.ask(new VerificationTask.OfRandomRule(RandomKind.MIXED, seed, VerifyOptions.DEFAULT, 10));
            } catch (InterruptedException end) {
                throw new IllegalStateException(end);
            }
        }, task -> Thread.ofPlatform().daemon().start(task));
    }

    private static String of(CompletableFuture<String> answer) throws Exception {
        return answer.get(20, TimeUnit.SECONDS);
    }

    @Test
    void aTaskWaitsForAWorkerThatJoinsLate() throws Exception {
        CompletableFuture<String> answer = asked(1);
        Thread.sleep(50);
        assertThat(answer).isNotDone();
        crew.comes("late");
        crew.answers("late", crew.asked("late", 1), "found");
        assertThat(of(answer)).isEqualTo("found");
    }

    @Test
    void aWorkerHasOneTaskAtATime() throws Exception {
        crew.comes("a");
        CompletableFuture<String> first = asked(1);
        long one = crew.asked("a", 1);
        CompletableFuture<String> second = asked(2);
        Thread.sleep(50);
        assertThat(crew.told()).filteredOn(each -> each.message() instanceof WorkMessage.Ask).hasSize(1);
        crew.answers("a", one, "one");
        crew.answers("a", crew.asked("a", 2), "two");
        assertThat(of(first)).isEqualTo("one");
        assertThat(of(second)).isEqualTo("two");
    }

    @Test
    void whatALostWorkerCheckedIsCheckedByAnother() throws Exception {
        crew.comes("a");
        CompletableFuture<String> answer = asked(1);
        crew.asked("a", 1);
        crew.comes("b");
        crew.listener().left("a", "it was killed");
        crew.answers("b", crew.asked("b", 1), "found");
        assertThat(of(answer)).isEqualTo("found");
    }

    @Test
    void aTaskThatCostsThreeWorkersIsGivenUpWithTheReason() throws Exception {
        CompletableFuture<String> answer = asked(1);
        for (String name : List.of("a", "b", "c")) {
            crew.comes(name);
            crew.asked(name, 1);
            crew.listener().left(name, "its process ended with exit code 134");
        }
        assertThatThrownBy(() -> of(answer)).isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(WorkersLost.class)
                .hasMessageContaining("cost 3 workers")
                .hasMessageContaining("exit code 134");
    }

    @Test
    void whoSaysNothingIsLetGoAndItsTaskIsCheckedByAnother() throws Exception {
        work.close();
        work = workforce(new WorkLimits(Duration.ofMillis(300), LONG, 3, LONG));
        crew.comes("silent");
        CompletableFuture<String> answer = asked(1);
        long task = crew.asked("silent", 1);
        for (int i = 0; i < 100 && crew.dismissed().size() < 2; i++) {
            Thread.sleep(20);
        }
        assertThat(crew.dismissed()).contains("silent: it did not answer for 0 s");
        crew.comes("b");
        long again = crew.asked("b", 1);
        assertThat(again).isEqualTo(task);
        // What was cut off speaks again, too late or not: the first answer counts, and is handed on once.
        crew.answers("b", again, "found");
        crew.answers("silent", task, "found too late");
        assertThat(of(answer)).isEqualTo("found");
    }

    @Test
    void whoTakesTooLongForATaskIsLetGo() throws Exception {
        work.close();
        work = workforce(new WorkLimits(LONG, Duration.ofMillis(300), 1, LONG));
        crew.comes("slow");
        assertThatThrownBy(() -> of(asked(1))).hasMessageContaining("it took more than 0 s");
    }

    @Test
    void aWorkerThatIsIdleRacesTheSlowestOneAndTheFirstAnswerCounts() throws Exception {
        work.close();
        work = workforce(new WorkLimits(LONG, LONG, 3, Duration.ofMillis(100)));
        crew.comes("slow");
        CompletableFuture<String> answer = asked(1);
        long task = crew.asked("slow", 1);
        crew.comes("idle");
        assertThat(crew.asked("idle", 1)).isEqualTo(task);
        crew.answers("idle", task, "found");
        assertThat(of(answer)).isEqualTo("found");
        assertThat(work.standing().busy()).isZero();
    }

    @Test
    void whoGreetsTwiceGoesOnWithWhatItHas() throws Exception {
        crew.comes("a");
        CompletableFuture<String> answer = asked(1);
        long task = crew.asked("a", 1);
        crew.comes("a");
        assertThat(crew.told()).filteredOn(each -> each.message() instanceof WorkMessage.Ask).hasSize(1);
        crew.answers("a", task, "found");
        assertThat(of(answer)).isEqualTo("found");
    }

    @Test
    void anotherProcessOfTheSameNameIsAskedAgain() throws Exception {
        crew.comes("a");
        CompletableFuture<String> answer = asked(1);
        long task = crew.asked("a", 1);
        WorkerFacts own = FakeCrew.FACTS;
        crew.listener()
                .said("a", new WorkMessage.Hello(
                        new WorkerFacts(own.build(), own.java(), own.solvers(), own.clock() + 1, 1)));
        assertThat(crew.asked("a", 2)).isEqualTo(task);
        crew.answers("a", task, "found");
        assertThat(of(answer)).isEqualTo("found");
    }

    @Test
    void whoWasCutOffAndComesBackWorksOnAndItsOldAnswerIsPassedOver() throws Exception {
        crew.comes("a");
        CompletableFuture<String> first = asked(1);
        long task = crew.asked("a", 1);
        crew.listener().left("a", "the network was cut");
        crew.comes("b");
        crew.answers("b", crew.asked("b", 1), "one");
        crew.comes("a");
        crew.answers("a", task, "one, too late");
        assertThat(of(first)).isEqualTo("one");
        crew.listener().left("b", "it is over");
        CompletableFuture<String> second = asked(2);
        crew.answers("a", crew.asked("a", 2), "two");
        assertThat(of(second)).isEqualTo("two");
    }

    @Test
    void aWorkerOfAnotherBuildOrJavaOrWithOtherSolversIsRefused() throws Exception {
        WorkerFacts own = FakeCrew.FACTS;
        crew.listener()
                .said("old", new WorkMessage.Hello(
                        new WorkerFacts("0123456789abcdef", own.java(), own.solvers(), own.clock(), 1)));
        crew.listener()
                .said("other",
                        new WorkMessage.Hello(new WorkerFacts(own.build(), "21.0.1", own.solvers(), own.clock(), 1)));
        crew.listener()
                .said("bare", new WorkMessage.Hello(new WorkerFacts(own.build(), own.java(),
                        List.of("z3 (not used: no native library)"), own.clock(), 1)));
        assertThat(remarks).containsExactly(
                "worker old is refused: it is another build (0123456789ab), the run is of build this build",
                "worker other is refused: its Java is 21.0.1, that of the run is 25",
                "worker bare is refused: its solvers are z3 (not used: no native library); those of the run are ");
        assertThat(crew.told()).allMatch(each -> each.message() instanceof WorkMessage.Refused);
        CompletableFuture<String> answer = asked(1);
        Thread.sleep(50);
        assertThat(answer).isNotDone();
        assertThat(crew.told()).noneMatch(each -> each.message() instanceof WorkMessage.Ask);
    }

    @Test
    void aClockThatIsOffIsRemarkedOnAndCostsNothing() {
        WorkerFacts own = FakeCrew.FACTS;
        crew.listener()
                .said("tomorrow", new WorkMessage.Hello(new WorkerFacts(own.build(), own.java(), own.solvers(),
                        System.currentTimeMillis() + 86_400_000, 1)));
        assertThat(remarks).hasSize(1).first().asString().contains(" s ahead; no verdict depends on it");
        assertThat(work.standing().workers()).isEqualTo(1);
    }

    @Test
    void aMistakeOfTheProgramIsToldAsItWasThere() throws Exception {
        crew.comes("a");
        CompletableFuture<String> answer = asked(1);
        crew.listener()
                .said("a",
                        new WorkMessage.Failed(crew.asked("a", 1), "real", "java.lang.IllegalStateException: no\nway"));
        assertThatThrownBy(() -> of(answer)).hasCauseInstanceOf(VerificationFailed.class)
                .hasMessageContaining("java.lang.IllegalStateException: no");
    }

    @Test
    void whereNoWorkerWillComeItIsSaidOnce() throws Exception {
        CompletableFuture<String> first = asked(1);
        crew.listener().hopeless("no worker can be started");
        assertThatThrownBy(() -> of(first)).hasCauseInstanceOf(NoWorkers.class);
        assertThatThrownBy(() -> of(asked(2))).hasCauseInstanceOf(NoWorkers.class);
        assertThat(remarks).containsExactly("no worker can be started; this process does the work");
    }
}
