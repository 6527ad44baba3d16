package io.verifyrules.bench;

import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/**
 * Verifies a collection several times in one process, one rule at a time, and prints what {@link CorpusTimes} makes of it.
 * The first run, in which the virtual machine warms up, is reported apart.
 */
public final class CorpusBenchmark {

    private static final int USUAL_RUNS = 4;

    private CorpusBenchmark() {
    }

    /**
     * Runs the benchmark.
     *
     * @param arguments the name of a collection, {@code xla} if there is none, the number of runs, at least 2, and what is
     *                  attempted first, {@code instances} or {@code proof}
     */
    public static void main(String[] arguments) {
        String collection = arguments.length > 0 ? arguments[0] : "xla";
        int runs = arguments.length > 1 ? Integer.parseInt(arguments[1]) : USUAL_RUNS;
        if (runs < 2) {
            throw new IllegalArgumentException("expected at least 2 runs, the first of which is the cold one");
        }
        List<RuleDeclaration> rules = rules(collection);
        if (rules.isEmpty()) {
            throw new IllegalArgumentException("the collection " + collection + " has no rules");
        }
        VerifyOptions options = arguments.length > 2 && arguments[2].equals("proof")
                ? VerifyOptions.DEFAULT.provingFirst()
                : VerifyOptions.DEFAULT;
        List<CorpusTimes.Run> all = new ArrayList<>();
        for (int run = 1; run <= runs; run++) {
            CorpusTimes.Run measured = measure(rules, options);
            System.out.printf("run %d of %d: %.1f s%n", run, runs, CorpusTimes.seconds(measured.total()));
            all.add(measured);
        }
        new CorpusTimes(all).lines().forEach(System.out::println);
        PeakMemory.lines().forEach(System.out::println);
    }

    private static List<RuleDeclaration> rules(String collection) {
        return ServiceLoader.load(RuleBook.class)
                .stream()
                .map(ServiceLoader.Provider::get)
                .filter(book -> book.name().equals(collection))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no collection " + collection))
                .files()
                .stream()
                .flatMap(file -> file.declarations().stream())
                .toList();
    }

    private static CorpusTimes.Run measure(List<RuleDeclaration> rules, VerifyOptions options) {
        Pipeline pipeline = Pipeline.forgetful();
        List<CorpusTimes.RuleTime> times = new ArrayList<>();
        for (RuleDeclaration rule : rules) {
            long start = System.nanoTime();
            List<RuleResult> results = pipeline.verify(rule, options);
            long nanoseconds = System.nanoTime() - start;
            int obligations = results.stream().mapToInt(result -> result.obligations().size()).sum();
            long unexpected = results.stream().filter(result -> !result.asExpected()).count();
            times.add(
                    new CorpusTimes.RuleTime(rule.name(), nanoseconds, results.size(), obligations, (int) unexpected));
        }
        return new CorpusTimes.Run(times);
    }
}
