package io.verifyrules.cluster;

import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.json.work.WorkerFacts;
import io.verifyrules.verifier.verify.VerifyOptions;
import io.verifyrules.verifier.work.Admission;
import io.verifyrules.verifier.work.ClusterPlace;
import io.verifyrules.verifier.work.WorkLimits;
import io.verifyrules.verifier.work.Workforce;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@Tag("process")
class JGroupsEngineTest {

    private static final String PASSWORD = "verify-rules";
    private static final WorkerFacts FACTS = new WorkerFacts("this build", "25", List.of(), 0, 1);

    @TempDir
    private static Path folder = Path.of("");

    private final List<String> told = Collections.synchronizedList(new ArrayList<>());

    @BeforeAll
    static void secrets() throws IOException, InterruptedException {
        secret(folder, "own");
        secret(folder, "other");
    }

    /** A secret of that name. */
    static Path secret(Path folder, String name) throws IOException, InterruptedException {
        Path secret = folder.resolve(name);
        Process making = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair", "-alias", "member", "-keyalg", "EC", "-dname", "CN=verify-rules", "-validity", "2",
                "-storetype", "PKCS12", "-keystore", secret.toString(), "-storepass", PASSWORD).inheritIO().start();
        assertThat(making.waitFor()).isZero();
        return secret;
    }

    private static ClusterPlace place(int port, String secret) {
        return new ClusterPlace("127.0.0.1", port, folder.resolve(secret), PASSWORD);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private CompletableFuture<Void> worker(ClusterPlace place, WorkerFacts facts, String answer) {
        return CompletableFuture.runAsync(() -> {
            try {
                new JGroupsEngine().work(place, facts, task -> answer, Duration.ofSeconds(30), told::add);
            } catch (IOException | InterruptedException obstacle) {
                throw new IllegalStateException(obstacle.getMessage(), obstacle);
            }
        }, task -> Thread.ofPlatform().daemon().start(task));
    }

    private static String asked(Workforce work) throws InterruptedException {
        return work.ask(new VerificationTask.OfRandomRule(RandomKind.MIXED, 1, VerifyOptions.DEFAULT, 1));
    }

    private static WorkerFacts at(long clock) {
        return new WorkerFacts(FACTS.build(), FACTS.java(), FACTS.solvers(), clock, 1);
    }

    @Test
    void aWorkerThatJoinsLateAnswersAndEndsWithTheRun() throws Exception {
        ClusterPlace place = place(freePort(), "own");
        CompletableFuture<Void> worker;
        try (Workforce work = Workforce.of(new JGroupsEngine().lead(place), WorkLimits.USUAL, new Admission(FACTS),
                told::add)) {
            CompletableFuture<String> answer = CompletableFuture.supplyAsync(() -> {
                try {
                    return asked(work);
                } catch (InterruptedException end) {
                    throw new IllegalStateException(end);
                }
            }, task -> Thread.ofPlatform().daemon().start(task));
            Thread.sleep(500);
            assertThat(answer).isNotDone();
            worker = worker(place, at(System.currentTimeMillis()), "found");
            assertThat(answer.get(60, TimeUnit.SECONDS)).isEqualTo("found");
        }
        worker.get(60, TimeUnit.SECONDS);
        assertThat(told).contains("working for the run", "the run is over");
    }

    /** A word of the end that comes after the news that the run has left is dropped by the protocols below. */
    @RepeatedTest(4)
    void aWorkerHearsOfAnEndThatFollowsItsAnswerAtOnce() throws Exception {
        ClusterPlace place = place(freePort(), "own");
        CompletableFuture<Void> worker;
        try (Workforce work = Workforce.of(new JGroupsEngine().lead(place), WorkLimits.USUAL, new Admission(FACTS),
                told::add)) {
            worker = worker(place, at(System.currentTimeMillis()), "found");
            assertThat(asked(work)).isEqualTo("found");
        }
        worker.get(60, TimeUnit.SECONDS);
        assertThat(told).contains("the run is over");
    }

    @Test
    void whoHasAnotherSecretIsNoMember() throws Exception {
        ClusterPlace place = place(freePort(), "own");
        try (Workforce work = Workforce.of(new JGroupsEngine().lead(place), WorkLimits.USUAL, new Admission(FACTS),
                told::add)) {
            assertThatThrownBy(() -> worker(place(place.port(), "other"), FACTS, "a lie").get(90, TimeUnit.SECONDS))
                    .isInstanceOf(ExecutionException.class)
                    .hasMessageContaining("127.0.0.1:" + place.port());
            assertThat(work.standing().workers()).isZero();
        }
    }

    @Test
    void aWorkerOfAnotherBuildIsToldWhy() throws Exception {
        ClusterPlace place = place(freePort(), "own");
        WorkerFacts old = new WorkerFacts("another build", "25", List.of(), System.currentTimeMillis(), 1);
        try (Workforce work = Workforce.of(new JGroupsEngine().lead(place), WorkLimits.USUAL, new Admission(FACTS),
                told::add)) {
            assertThatThrownBy(() -> worker(place, old, "a lie").get(90, TimeUnit.SECONDS))
                    .hasMessageContaining("this worker is refused: it is another build");
            assertThat(work.standing().workers()).isZero();
        }
    }

    @Test
    void whereThereIsNoRunItIsSaid() throws Exception {
        int port = freePort();
        assertThatThrownBy(
                () -> new JGroupsEngine().work(place(port, "own"), FACTS, task -> task, Duration.ZERO, told::add))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("there is no run at 127.0.0.1:" + port);
    }

    @Test
    void aFileThatIsNoSecretIsNamed() {
        assertThatThrownBy(() -> new JGroupsEngine().lead(place(1, "absent"))).isInstanceOf(IOException.class)
                .hasMessageContaining("absent cannot be used");
    }
}
