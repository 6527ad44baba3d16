package io.verifyrules.bench;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
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
import java.util.regex.Pattern;

/**
 * The cost of a task that is done elsewhere: the start of a worker, the way of a task there and back, and verdicts a
 * second by some numbers of workers. The machine has to be idle.
 */
public final class WorkBenchmark {

    private static final VerifyOptions OPTIONS = new VerifyOptions(List.of(), 500_000, Duration.ofSeconds(60),
            Optional.empty()).provingFirst();
    private static final VerificationTask EMPTY = new VerificationTask.OfRule(nothing(), OPTIONS);
    private static final int WARM = 200;
    private static final int STARTS = 5;
    private static final int EMPTY_TASKS = 5000;
    /** Each result in an answer has it once. */
    private static final Pattern VERDICT = Pattern.compile("\"asExpected\":");

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

    /** Prints all. The argument is the number of random rules. */
    public static void main(String[] arguments) throws Exception {
        int rules = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        starts("a worker that answers at once", Parrot.class.getName());
        starts("a worker", WorkerServer.class.getName());
        overhead();
        for (int workers : List.of(1, 2, 4)) {
            verdicts(workers, rules);
        }
    }

    private static Rule nothing() {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("nothing changes", rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr tensor = rule.tensor("A", ElementType.INT, Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(tensor, tensor);
        });
        return (Rule) rules.toFile().declarations().getFirst();
    }

    /** The time until the first answer: the process, its connection, and what a first rule needs. */
    private static void starts(String name, String program) throws Exception {
        List<Double> all = new ArrayList<>();
        for (int i = 0; i < STARTS; i++) {
            LocalProcesses crew = new LocalProcesses(1, new WorkerJvm(program));
            long begun = System.nanoTime();
            try (Workforce work = workforce(crew)) {
                work.ask(EMPTY);
                all.add((System.nanoTime() - begun) / 1e6);
            }
        }
        System.out.printf(Locale.ROOT, "%s: first answer after %.0f ms (median of %d starts)%n", name, median(all),
                STARTS);
    }

    /** The time of a task that is nothing: asked one after the other, and many at a time. */
    private static void overhead() throws Exception {
        LocalProcesses crew = new LocalProcesses(1, new WorkerJvm(Parrot.class.getName()));
        try (Workforce work = workforce(crew); ExecutorService asking = Executors.newFixedThreadPool(3)) {
            ask(work, asking, 0, WARM, number -> EMPTY);
            List<Double> all = new ArrayList<>();
            for (int i = 0; i < EMPTY_TASKS; i++) {
                long begun = System.nanoTime();
                work.ask(EMPTY);
                all.add((System.nanoTime() - begun) / 1e6);
            }
            long begun = System.nanoTime();
            ask(work, asking, 0, EMPTY_TASKS, number -> EMPTY);
            System.out.printf(Locale.ROOT,
                    "a task that is nothing: %.2f ms there and back (median), %.2f ms each where many wait, %d MB a worker%n",
                    median(all), (System.nanoTime() - begun) / 1e6 / EMPTY_TASKS, memory(crew) >> 20);
        }
    }

    /** Workers are warmed by other rules, as they remember what they asked a solver. */
    private static void verdicts(int workers, int rules) throws Exception {
        LongFunction<VerificationTask> task = number -> new VerificationTask.OfRandomRule(RandomKind.PIPELINES, number,
                OPTIONS, 20);
        LocalProcesses crew = new LocalProcesses(workers, new WorkerJvm(WorkerServer.class.getName()));
        try (Workforce work = workforce(crew); ExecutorService asking = Executors.newFixedThreadPool(workers + 2)) {
            ask(work, asking, rules, rules + (long) Math.min(rules, WARM) * workers, task);
            long begun = System.nanoTime();
            long verdicts = ask(work, asking, 0, rules, task);
            double seconds = (System.nanoTime() - begun) / 1e9;
            System.out.printf(Locale.ROOT,
                    "%d workers: %d verdicts on %d random rules in %.1f s, %.1f a second, %d MB a worker%n", workers,
                    verdicts, rules, seconds, verdicts / seconds, memory(crew) >> 20);
        }
    }

    private static Workforce workforce(LocalProcesses crew) {
        return Workforce.of(crew, WorkLimits.USUAL, new Admission(Admission.factsHere()), WorkBenchmark::print);
    }

    private static double median(List<Double> all) {
        return all.stream().sorted().toList().get(all.size() / 2);
    }

    private static void print(String remark) {
        System.out.println(remark);
    }

    /** Asks the tasks with these numbers, and counts the verdicts of the answers. */
    private static long ask(Workforce work, ExecutorService asking, long from, long to,
            LongFunction<VerificationTask> task) throws Exception {
        List<Future<String>> all = new ArrayList<>();
        for (long number = from; number < to; number++) {
            VerificationTask each = task.apply(number);
            all.add(asking.submit(() -> work.ask(each)));
        }
        long verdicts = 0;
        for (Future<String> each : all) {
            verdicts += VERDICT.matcher(each.get()).results().count();
        }
        return verdicts;
    }

    /** Memory of the largest worker, native code included; 0 where the system does not tell. */
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
