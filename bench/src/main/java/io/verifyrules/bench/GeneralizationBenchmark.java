package io.verifyrules.bench;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.dsl.rule.Variant;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.generalize.Compared;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.generalize.Generalizer;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Forgets the conditions of each rule of a collection, looks for the weakest ones, and compares what is found with what its authors
 * require: the rule itself and those of its {@code weaker} variants that have the same sides.
 */
public final class GeneralizationBenchmark {

    private static final int USUAL_SECONDS = 30;

    /** A rule may take this many times what it should before it is given up. */
    private static final int PATIENCE = 4;

    private GeneralizationBenchmark() {
    }

    /** A rule with conditions, and its variants with weaker ones. */
    private record Subject(Rule rule, List<Rule> weaker) {}

    /**
     * Runs the benchmark.
     *
     * @param arguments the name of a collection, {@code all} for every one; then, each of which may be left out, {@code seconds=} that
     *                  a rule may take, {@code rules=} that are looked at, spread evenly over the collection, and {@code name=} a part of
     *                  their names. What else there is belongs to other benchmarks
     */
    public static void main(String[] arguments) throws InterruptedException {
        String collection = arguments.length > 0 ? arguments[0] : "all";
        int seconds = argument(arguments, "seconds=").map(Integer::parseInt).orElse(USUAL_SECONDS);
        int most = argument(arguments, "rules=").map(Integer::parseInt).orElse(0);
        String part = argument(arguments, "name=").orElse("");
        List<Subject> subjects = subjects(collection).stream()
                .filter(subject -> subject.rule().name().contains(part))
                .toList();
        if (subjects.isEmpty()) {
            throw new IllegalArgumentException("the collection " + collection + " has no such rules with conditions");
        }
        Generalizer generalizer = new Generalizer(new Pipeline(), VerifyOptions.DEFAULT, Duration.ofSeconds(seconds));
        List<GeneralizationTable.Row> rows = new ArrayList<>();
        for (Subject subject : spread(subjects, most)) {
            GeneralizationTable.Row row = row(generalizer, subject, Duration.ofSeconds((long) seconds * PATIENCE));
            row.lines().forEach(System.out::println);
            rows.add(row);
        }
        new GeneralizationTable(rows).lines().forEach(System.out::println);
        PeakMemory.lines().forEach(System.out::println);
    }

    private static Optional<String> argument(String[] all, String key) {
        return Stream.of(all)
                .filter(argument -> argument.startsWith(key))
                .map(argument -> argument.substring(key.length()))
                .filter(value -> !value.isEmpty())
                .findFirst();
    }

    private static GeneralizationTable.Row row(Generalizer generalizer, Subject subject, Duration patience)
            throws InterruptedException {
        try {
            Compared compared = Watched.within(patience,
                    () -> generalizer.fromNothing(subject.rule(), subject.weaker()));
            return GeneralizationTable.Row.of(compared);
        } catch (Watched.GivenUp givenUp) {
            return GeneralizationTable.Row.failed(subject.rule(), String.valueOf(givenUp.getMessage()), patience);
        }
    }

    private static List<Subject> spread(List<Subject> all, int most) {
        return most == 0 || all.size() <= most
                ? all
                : IntStream.range(0, most).mapToObj(i -> all.get(i * all.size() / most)).toList();
    }

    private static List<Subject> subjects(String collection) {
        return ServiceLoader.load(RuleBook.class)
                .stream()
                .map(ServiceLoader.Provider::get)
                .filter(book -> collection.equals("all") || book.name().equals(collection))
                .flatMap(book -> book.files().stream())
                .flatMap(GeneralizationBenchmark::subjects)
                .toList();
    }

    private static Stream<Subject> subjects(RuleFile file) {
        List<Rule> rules = file.declarations()
                .stream()
                .flatMap(declared -> declared instanceof Rule rule ? Stream.of(rule) : Stream.empty())
                .toList();
        return rules.stream()
                .filter(rule -> rule.variant().isEmpty() && !Generalization.demands(rule).isEmpty())
                .filter(GeneralizationBenchmark::isMeantToBeRight)
                .map(rule -> new Subject(rule, rules.stream().filter(other -> isWeaker(other, rule)).toList()));
    }

    private static boolean isMeantToBeRight(Rule rule) {
        return rule.expectation().verdict() == VerdictKind.VERIFIED;
    }

    private static boolean isWeaker(Rule other, Rule than) {
        boolean declared = other.variant()
                .filter(variant -> variant.base().equals(than.name()) && variant.kind() == Variant.Kind.WEAKER)
                .isPresent();
        return declared && RulePrinter.print(other).equals(RulePrinter.print(than));
    }
}
