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
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

/**
 * A run with one worker, between which the network is cut and mended. Both are processes of a network of their own, which has nothing but
 * its loopback interface. To switch that off cuts the two, and nobody else.
 */
public final class CutNetwork {

    private static final int PORT = 7800;
    private static final int TASKS = 30;
    private static final int BEFORE_THE_CUT = 5;
    private static final WorkerFacts FACTS = new WorkerFacts("this build", "25", List.of(), System.currentTimeMillis(),
            1);

    private CutNetwork() {
    }

    /**
     * Plays the one part or the other.
     *
     * @param arguments {@code run} or {@code work}, and the file with the secret
     */
    public static void main(String[] arguments) throws Exception {
        ClusterPlace place = new ClusterPlace("127.0.0.1", PORT, Path.of(arguments[1]), "verify-rules");
        if (arguments[0].equals("work")) {
            new JGroupsEngine().work(place, FACTS, CutNetwork::answer, Duration.ofMinutes(1), ignored -> {
            });
        } else {
            run(place, arguments[1]);
        }
        System.exit(0);
    }

    private static String answer(String task) {
        // A task takes its time, so that there are some before the cut and some behind it.
        LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
        return "answer to " + VerificationTask.of(task).title();
    }

    private static void run(ClusterPlace place, String secret) throws Exception {
        loopback("up");
        AtomicInteger answered = new AtomicInteger();
        try (ExecutorService asking = Executors.newFixedThreadPool(2);
                Workforce work = Workforce.of(new JGroupsEngine().lead(place), WorkLimits.USUAL, new Admission(FACTS),
                        CutNetwork::say)) {
            Process worker = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1", "-classpath", System.getProperty("java.class.path"),
                    CutNetwork.class.getName(), "work", secret).inheritIO().start();
            List<Future<String>> answers = IntStream.range(0, TASKS).mapToObj(seed -> asking.submit(() -> {
                String answer = work
                        .ask(new VerificationTask.OfRandomRule(RandomKind.MIXED, seed, VerifyOptions.DEFAULT, 1));
                answered.incrementAndGet();
                return answer;
            })).toList();
            while (answered.get() < BEFORE_THE_CUT) {
                Thread.sleep(20);
            }
            loopback("down");
            while (work.standing().workers() > 0) {
                Thread.sleep(20);
            }
            say("cut off after " + (answered.get() < TASKS ? "some" : "all") + " answers");
            loopback("up");
            for (Future<String> answer : answers) {
                say(answer.get());
            }
            say("workers at the end: " + work.standing().workers());
            worker.destroy();
        }
    }

    private static void say(String line) {
        System.out.println(line);
    }

    private static void loopback(String state) throws IOException, InterruptedException {
        int status = new ProcessBuilder("ip", "link", "set", "lo", state).inheritIO().start().waitFor();
        if (status != 0) {
            throw new IOException("ip link set lo " + state + ": exit code " + status);
        }
    }
}
