package io.verifyrules.verifier.work;

import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.json.work.WorkerFacts;
import java.io.File;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The admission of workers to a run: of those that would find the same as this process, answer by answer.
 *
 * @param own what this process says of itself
 */
public record Admission(WorkerFacts own) {

    private static final Duration SLIGHT = Duration.ofMinutes(1);

    /**
     * The facts that this process tells of itself to others, wherever they are.
     *
     * @param solvers those of this process, each with what keeps it from being used
     * @param slots   how many tasks it checks at a time
     */
    public static WorkerFacts facts(List<String> solvers, int slots) {
        return facts(RuleKey.ofThisBuild().build(), solvers, slots);
    }

    /**
     * The facts that a process tells of itself to another one of this machine. A build that replaced the program
     * meanwhile is noticed by its files.
     */
    public static WorkerFacts factsHere() {
        String files = Stream.of(System.getProperty("java.class.path", "").split(File.pathSeparator, -1))
                .map(File::new)
                .map(file -> file + " " + file.length() + " " + file.lastModified())
                .collect(Collectors.joining("\n"));
        return facts(RuleKey.digest(files), List.of(), 1);
    }

    private static WorkerFacts facts(String build, List<String> solvers, int slots) {
        return new WorkerFacts(build, Runtime.version().toString(), solvers, System.currentTimeMillis(), slots);
    }

    /** Why the worker may not work for this run, if so. */
    Optional<String> obstacle(WorkerFacts worker) {
        if (!worker.build().equals(own.build())) {
            return Optional.of("it is another build (" + shortened(worker.build()) + "), the run is of build "
                    + shortened(own.build()));
        }
        if (!worker.java().equals(own.java())) {
            return Optional.of("its Java is " + worker.java() + ", that of the run is " + own.java());
        }
        return worker.solvers().equals(own.solvers())
                ? Optional.empty()
                : Optional.of("its solvers are " + String.join(", ", worker.solvers()) + "; those of the run are "
                        + String.join(", ", own.solvers()));
    }

    /** What is strange about a worker that may work. */
    Optional<String> remark(WorkerFacts worker) {
        Duration ahead = Duration.ofMillis(worker.clock() - System.currentTimeMillis());
        return ahead.abs().compareTo(SLIGHT) < 0
                ? Optional.empty()
                : Optional.of("its clock is " + ahead.abs().toSeconds() + " s "
                        + (ahead.isNegative() ? "behind" : "ahead") + "; no verdict depends on it");
    }

    private static String shortened(String build) {
        return build.substring(0, Math.min(12, build.length()));
    }
}
