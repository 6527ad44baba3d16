package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.Sketch;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * Looks for the weakest demands under which a rule is right. It leaves out those that are not needed, tries weaker
 * ones, and learns others from small instances. Only what the verifier proves counts.
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

    /** The result for the rule. */
    public Generalization of(Rule rule) {
        return of(rule, Stripped.of(rule).demands());
    }

    /**
     * The result for the rule, beside the work of others.
     *
     * @param others rules with the same sides, which call by the same names what is the same
     */
    public Compared beside(Rule rule, List<Rule> others) {
        Stripped stripped = Stripped.of(rule);
        return looked(stripped, stripped.demands(), others);
    }

    /** The result where nothing is known of the rule but its sides. */
    public Generalization fromNothing(Rule rule) {
        return of(rule, List.of());
    }

    /**
     * The result where nothing is known of the rule but its sides, beside its author's demands and the work of others.
     *
     * @param others rules with the same sides, which call by the same names what is the same
     */
    public Compared fromNothing(Rule rule, List<Rule> others) {
        return looked(Stripped.of(rule), List.of(), Stream.concat(Stream.of(rule), others.stream()).toList());
    }

    /** The values that fill the holes of a rule, and the result for the rule that it is then. */
    public Generalization of(Sketch sketch) {
        long start = System.nanoTime();
        Rule rule = sketch.rule();
        Asked asked = asked(rule);
        Scope scope = Scope.of(Stripped.of(rule), type(asked.theories()), asked.effort(), asked.effort().left() / 4,
                false);
        List<Case> cases = scope.cases()
                .stream()
                .filter(found -> Replay.meetsPreconditions(rule, found.instance()))
                .toList();
        return new HoleFilling(sketch, cases, asked.judge(), asked.effort()).best()
                .map(result -> filled(result, Stripped.of(rule)).filled(result.by()
                        .entrySet()
                        .stream()
                        .map(filled -> Filling.of(filled.getKey(), filled.getValue()))
                        .toList()))
                .orElseGet(() -> new Generalization(rule, Generalization.demands(rule), false, asked.theories(),
                        new Finding.Nothing("nothing that was tried in the holes makes the right side right anywhere"),
                        new Counts(cases.size(), 0, 0, 0, 0, -1), Optional.empty(), 0, asked.effort().wasCutShort(),
                        Duration.ofNanos(System.nanoTime() - start), List.of(), List.of()));
    }

    /** The question about a rule: in the types in which it is right, or else is meant to be. */
    private record Asked(boolean right, List<String> theories, Judge judge, Effort effort) {}

    private Asked asked(Rule rule) {
        List<RuleResult> results = verifier.verify(rule, options);
        List<String> verified = results.stream()
                .filter(result -> result.verdict().kind() == VerdictKind.VERIFIED)
                .map(RuleResult::theory)
                .sorted(Comparator.comparingInt(Generalizer::rank))
                .toList();
        List<String> theories = verified.isEmpty() ? claimed(results) : verified;
        Effort effort = Effort.of(budget, stopped);
        boolean open = rule.openType().isPresent() && rule.widths().open().isEmpty();
        return new Asked(!verified.isEmpty(), theories,
                new Judge(verifier, options, open && !theories.equals(List.of("any")) ? theories : List.of(), effort),
                effort);
    }

    private Generalization of(Rule rule, List<Condition> known) {
        return looked(Stripped.of(rule), known, List.of()).found();
    }

    /** A demand of the sketch by itself is no demand of its author because it was declared anew. */
    private Generalization filled(HoleFilling.Result result, Stripped sketch) {
        return looked(new Stripped(result.rule(), sketch.kept(), sketch.demands()), sketch.demands(), List.of())
                .found();
    }

    private Compared looked(Stripped stripped, List<Condition> known, List<Rule> others) {
        long start = System.nanoTime();
        Rule rule = stripped.origin();
        Asked asked = asked(rule);
        Effort effort = asked.effort();
        Search search = new Search(stripped, asked.judge(), effort, type(asked.theories()), asked.right(),
                asked.right() ? known : List.of());
        Finding finding = search.find();
        List<String> lifts = lifts(stripped, finding, asked);
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        SameNames names = new SameNames(rule);
        return new Compared(
                new Generalization(rule, stripped.demands(), asked.right(), asked.theories(), finding,
                        search.counts(finding), search.plane(finding), search.tried(), effort.wasCutShort(), time,
                        lifts, List.of()),
                others.stream()
                        .map(Generalization::demands)
                        .flatMap(demands -> names.of(demands).stream())
                        .flatMap(demands -> search.compared(finding, demands).stream())
                        .toList());
    }

    private static List<String> lifts(Stripped stripped, Finding finding, Asked asked) {
        List<Condition> demands = switch (finding) {
            case Finding.AlwaysRight ignored -> List.of();
            case Finding.Found found -> found.conditions();
            case Finding.NeverRight ignored -> stripped.demands();
            case Finding.Nothing ignored -> stripped.demands();
        };
        if (!(finding instanceof Finding.AlwaysRight || finding instanceof Finding.Found)) {
            return List.of();
        }
        Stream<String> numbers = new Lifts(stripped, demands).all()
                .stream()
                .filter(lift -> !asked.effort().cutShort() && asked.judge().proves(Optional.of(lift.rule())))
                .map(Lifts.Lift::what);
        return Stream.concat(numbers, new Widening(stripped, demands, asked.judge()).all().stream()).toList();
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
