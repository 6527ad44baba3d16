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
     * @param arguments the name of a collection, {@code xla} if there is none, or {@code all}; the seconds that each rule may take; and
     *                  of how many rules, spread evenly over the collection, all if this is 0; a part of the name of the rules
     */
    public static void main(String[] arguments) throws InterruptedException {
        String collection = arguments.length > 0 ? arguments[0] : "xla";
        int seconds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : USUAL_SECONDS;
        int most = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 0;
        String part = arguments.length > 3 ? arguments[3] : "";
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

    private static GeneralizationTable.Row row(Generalizer generalizer, Subject subject, Duration patience)
            throws InterruptedException {
        try {
            Compared compared = Watched.within(patience,
                    () -> generalizer.fromNothing(subject.rule(), subject.weaker()));
            return GeneralizationTable.Row.of(compared);
        } catch (Watched.GivenUp givenUp) {
            return GeneralizationTable.Row.failed(subject.rule(), givenUp.getMessage(), patience);
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
