package io.verifyrules.bench;

import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.verify.VerifyOptions;
import io.verifyrules.verifier.work.Admission;
import io.verifyrules.verifier.work.LocalProcesses;
import io.verifyrules.verifier.work.WorkLimits;
import io.verifyrules.verifier.work.WorkerJvm;
import io.verifyrules.verifier.work.WorkerServer;
import io.verifyrules.verifier.work.Workforce;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongFunction;

/** What it costs to have a task done elsewhere: by workers that answer at once, and by real ones. */
public final class WorkBenchmark {

    private static final VerifyOptions OPTIONS = new VerifyOptions(List.of(), 500_000, Duration.ofSeconds(60),
            Optional.empty()).provingFirst();
    private static final int WARM = 200;

    private WorkBenchmark() {
    }

    /** A worker that answers at once. */
    public static final class Parrot {

        private Parrot() {
        }

        /** Serves for the life of the process. */
        public static void main(String[] arguments) {
            WorkerServer.serve(() -> task -> "done");
        }
    }

    /** Prints both. The argument is the number of random rules. */
    public static void main(String[] arguments) throws Exception {
        int rules = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        VerificationTask empty = new VerificationTask.OfRandomRule(RandomKind.PIPELINES, 0, OPTIONS, 1);
        run("tasks that are nothing", 1, Parrot.class.getName(), 5000, number -> empty);
        for (int workers : List.of(1, 2, 4)) {
            run("random rules", workers, WorkerServer.class.getName(), rules,
                    number -> new VerificationTask.OfRandomRule(RandomKind.PIPELINES, number, OPTIONS, 20));
        }
    }

    private static void run(String name, int workers, String program, int tasks, LongFunction<VerificationTask> task)
            throws Exception {
        LocalProcesses crew = new LocalProcesses(workers, new WorkerJvm(program));
        try (Workforce work = Workforce.of(crew, WorkLimits.USUAL, new Admission(Admission.factsHere()),
                WorkBenchmark::print); ExecutorService asking = Executors.newFixedThreadPool(workers + 2)) {
            long begun = System.nanoTime();
            work.ask(task.apply(0));
            double start = (System.nanoTime() - begun) / 1e6;
            ask(work, asking, Math.min(tasks, WARM), task);
            begun = System.nanoTime();
            ask(work, asking, tasks, task);
            double seconds = (System.nanoTime() - begun) / 1e9;
            System.out.printf(Locale.ROOT,
                    "%s, %d workers: first answer after %.0f ms, then %.2f ms a task, %.0f a second, %d MB a worker%n",
                    name, workers, start, 1000 * seconds / tasks, tasks / seconds, memory(crew) >> 20);
        }
    }

    private static void print(String remark) {
        System.out.println(remark);
    }

    private static void ask(Workforce work, ExecutorService asking, int tasks, LongFunction<VerificationTask> task)
            throws Exception {
        List<Future<String>> all = new ArrayList<>();
        for (long number = 0; number < tasks; number++) {
            VerificationTask each = task.apply(number);
            all.add(asking.submit(() -> work.ask(each)));
        }
        for (Future<String> each : all) {
            each.get();
        }
    }

    /** What the largest worker has in memory, native code included; 0 where the system does not tell. */
    private static long memory(LocalProcesses crew) throws IOException {
        long most = 0;
        for (ProcessHandle process : crew.processes()) {
            Path status = Path.of("/proc/" + process.pid() + "/status");
            if (Files.exists(status)) {
                most = Math.max(most,
                        Files.readAllLines(status)
                                .stream()
                                .filter(line -> line.startsWith("VmRSS:"))
                                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
                                .findFirst()
                                .orElse(0));
            }
        }
        return most;
    }
}
