package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * Looks for the weakest demands under which a rule is right: without those that are not needed, with weaker ones, and with others
 * that are learnt from small instances. Only what the verifier proves counts.
 *
 * @param verifier may be used by several threads
 * @param options  for each question
 * @param budget   how long a rule may take at most, about; most take far less, as what is done is counted
 * @param stopped  whether the best that is known is to do
 */
public record Generalizer(RuleVerifier verifier, VerifyOptions options, Duration budget, BooleanSupplier stopped) {

    private static final List<String> SOONEST = List.of("any", "int", "real", "bool");

    /** One that nobody stops. */
    public Generalizer(RuleVerifier verifier, VerifyOptions options, Duration budget) {
        this(verifier, options, budget, () -> false);
    }

    /** What is found of the rule. */
    public Generalization of(Rule rule) {
        return of(rule, Stripped.of(rule).demands());
    }

    /** What is found where nothing is known of the rule but its sides. */
    public Generalization fromNothing(Rule rule) {
        return of(rule, List.of());
    }

    /**
     * What is found where nothing is known of the rule but its sides, beside what its author requires and what others do.
     *
     * @param others rules with the same sides, which call by the same names what is the same
     */
    public Compared fromNothing(Rule rule, List<Rule> others) {
        return looked(rule, List.of(), Stream.concat(Stream.of(rule), others.stream()).toList());
    }

    private Generalization of(Rule rule, List<Condition> known) {
        return looked(rule, known, List.of()).found();
    }

    private Compared looked(Rule rule, List<Condition> known, List<Rule> others) {
        long start = System.nanoTime();
        Stripped stripped = Stripped.of(rule);
        List<RuleResult> results = verifier.verify(rule, options);
        List<String> verified = results.stream()
                .filter(result -> result.verdict().kind() == VerdictKind.VERIFIED)
                .map(RuleResult::theory)
                .sorted(Comparator.comparingInt(Generalizer::rank))
                .toList();
        List<String> theories = verified.isEmpty() ? claimed(results) : verified;
        Effort effort = Effort.of(budget, stopped);
        boolean open = rule.openType().isPresent() && rule.widths().open().isEmpty();
        Judge judge = new Judge(verifier, options, open && !theories.equals(List.of("any")) ? theories : List.of(),
                effort);
        Search search = new Search(stripped, judge, effort, type(theories), !verified.isEmpty(),
                verified.isEmpty() ? List.of() : known);
        Finding finding = search.find();
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        SameNames names = new SameNames(rule);
        return new Compared(
                new Generalization(rule, stripped.demands(), !verified.isEmpty(), theories, finding,
                        search.counts(finding), search.plane(finding), search.tried(), effort.wasCutShort(), time),
                others.stream()
                        .map(Generalization::demands)
                        .flatMap(demands -> names.of(demands).stream())
                        .flatMap(demands -> search.compared(finding, demands).stream())
                        .toList());
    }

    /** Exact types come first, in which answers come soonest. */
    private static int rank(String theory) {
        int known = SOONEST.indexOf(theory);
        return known < 0 ? SOONEST.size() : known;
    }

    /** Where the rule as it is is right nowhere: the types in which its author expects it to be, or all. */
    private static List<String> claimed(List<RuleResult> results) {
        Set<VerdictKind> hoped = Set.of(VerdictKind.VERIFIED);
        List<String> all = new ArrayList<>(results.stream().map(RuleResult::theory).toList());
        List<String> expected = results.stream()
                .filter(result -> result.expected().filter(hoped::contains).isPresent())
                .map(RuleResult::theory)
                .toList();
        List<String> chosen = expected.isEmpty() ? exact(all) : expected;
        return chosen.stream().sorted(Comparator.comparingInt(Generalizer::rank)).toList();
    }

    private static List<String> exact(List<String> all) {
        List<String> exact = all.stream().filter(SOONEST::contains).toList();
        return exact.isEmpty() ? all : exact;
    }

    private static ElementType type(List<String> theories) {
        return theories.stream()
                .findFirst()
                .flatMap(ElementTheories::named)
                .map(ElementTheory::type)
                .orElse(ElementType.OPEN);
    }
}
