package io.verifyrules.bench;

import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.generalize.Compared;
import io.verifyrules.verifier.generalize.Comparison;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.generalize.Generalizer;
import io.verifyrules.verifier.kotlin.KotlinText;
import io.verifyrules.verifier.mutation.Mutant;
import io.verifyrules.verifier.mutation.MutantCheck;
import io.verifyrules.verifier.mutation.MutantOutcome;
import io.verifyrules.verifier.mutation.MutantResult;
import io.verifyrules.verifier.mutation.Mutants;
import io.verifyrules.verifier.mutation.SmallScope;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Whether the search for weakest conditions admits what mutation shows to be right: each mutant of a rule that demands less, is verified
 * and applies where the rule does not.
 */
public final class CandidatesBenchmark {

    private static final int USUAL_SECONDS = 30;
    private static final int PATIENCE = 6;

    private CandidatesBenchmark() {
    }

    /** What became of the candidates of one rule. */
    private record Row(int candidates, int admitted, int proved, int missed) {

        private static final Row NONE = new Row(0, 0, 0, 0);

        Row plus(Row other) {
            return new Row(candidates + other.candidates, admitted + other.admitted, proved + other.proved,
                    missed + other.missed);
        }
    }

    /**
     * Runs the benchmark.
     *
     * @param arguments the name of a collection, {@code all} for every one; then, each of which may be left out, {@code seconds=} that
     *                  the search in a rule may take, and {@code rules=} that are looked at, spread evenly over the collection
     */
    public static void main(String[] arguments) throws InterruptedException {
        String collection = arguments.length > 0 ? arguments[0] : "all";
        int seconds = number(arguments, "seconds=", USUAL_SECONDS);
        List<Rule> rules = spread(rules(collection), number(arguments, "rules=", 0));
        Pipeline verifier = Pipeline.forgetful();
        Generalizer generalizer = new Generalizer(verifier, VerifyOptions.DEFAULT, Duration.ofSeconds(seconds));
        MutantCheck check = new MutantCheck(verifier, VerifyOptions.DEFAULT, SmallScope.DEFAULT);
        Row all = Row.NONE;
        int with = 0;
        int failed = 0;
        for (Rule rule : rules) {
            try {
                Row row = Watched.within(Duration.ofSeconds((long) seconds * PATIENCE),
                        () -> row(rule, generalizer, check));
                with += row.candidates() > 0 ? 1 : 0;
                all = all.plus(row);
            } catch (Watched.GivenUp givenUp) {
                failed++;
                System.out.println(RuleTitle.of(rule) + "  " + givenUp.getMessage());
            }
        }
        System.out.printf("%d rules with conditions, %d of them with candidates, %d given up%n", rules.size(), with,
                failed);
        System.out.printf("%d candidates: all that they admit is admitted of %d (%d of them proved), not of %d%n",
                all.candidates(), all.admitted(), all.proved(), all.missed());
    }

    private static Row row(Rule rule, Generalizer generalizer, MutantCheck check) {
        List<Rule> candidates = Mutants.of(rule)
                .mutants()
                .stream()
                .filter(mutant -> mutant.kind() == Mutant.Kind.GENERALIZED
                        && mutant.rule().assumptions().size() == rule.assumptions().size())
                .filter(mutant -> isMoreGeneral(check.check(mutant)))
                .map(Mutant::rule)
                .toList();
        if (candidates.isEmpty()) {
            return Row.NONE;
        }
        Compared compared = generalizer.beside(rule, candidates);
        if (compared.found().finding() instanceof Finding.AlwaysRight) {
            return new Row(candidates.size(), candidates.size(), candidates.size(), 0);
        }
        List<Comparison> missed = compared.with().stream().filter(comparison -> comparison.lost() > 0).toList();
        missed.forEach(comparison -> System.out.println(RuleTitle.of(rule) + "\n    candidate "
                + text(comparison.known()) + "\n    found " + text(compared.found().demands()) + "\n    which loses "
                + comparison.lost() + " instances and gains " + comparison.gained()));
        int admitted = compared.with().size() - missed.size();
        int proved = Math.toIntExact(compared.with()
                .stream()
                .filter(comparison -> comparison.lost() == 0 && comparison.notStronger())
                .count());
        return new Row(candidates.size(), admitted, proved, candidates.size() - admitted);
    }

    private static boolean isMoreGeneral(List<MutantResult> results) {
        return !results.isEmpty()
                && results.stream().allMatch(result -> result.outcome() instanceof MutantOutcome.Generalization);
    }

    private static String text(List<Condition> conditions) {
        return conditions.stream().map(KotlinText::requires).collect(Collectors.joining("; "));
    }

    private static int number(String[] arguments, String key, int otherwise) {
        return Stream.of(arguments)
                .filter(argument -> argument.startsWith(key))
                .map(argument -> Integer.parseInt(argument.substring(key.length())))
                .findFirst()
                .orElse(otherwise);
    }

    private static List<Rule> spread(List<Rule> all, int most) {
        return most == 0 || all.size() <= most
                ? all
                : IntStream.range(0, most).mapToObj(i -> all.get(i * all.size() / most)).toList();
    }

    /** The rules that are meant to be right, and that demand something; variants say the same of the same sides. */
    private static List<Rule> rules(String collection) {
        List<Rule> rules = new ArrayList<>();
        ServiceLoader.load(RuleBook.class)
                .stream()
                .map(ServiceLoader.Provider::get)
                .filter(book -> collection.equals("all") || book.name().equals(collection))
                .flatMap(book -> book.files().stream())
                .flatMap(file -> file.declarations().stream())
                .forEach(declared -> {
                    if (declared instanceof Rule rule && rule.variant().isEmpty()
                            && rule.expectation().verdict() == VerdictKind.VERIFIED
                            && !Generalization.demands(rule).isEmpty()) {
                        rules.add(rule);
                    }
                });
        if (rules.isEmpty()) {
            throw new IllegalArgumentException("the collection " + collection + " has no such rules");
        }
        return rules;
    }
}
