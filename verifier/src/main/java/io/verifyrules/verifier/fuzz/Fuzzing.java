package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import io.verifyrules.verifier.list.Expansion;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * Verifies random rules and looks for contradictions. A verified rule may be refuted by an instance, or in a library
 * that combines floats in some order, or never apply. A vacuous rule may apply somewhere, and a refuted one may be
 * right by construction. A rule may be verified under some names and refuted under others. The language may accept a
 * rule that it should have refused.
 *
 * @param verifier  may be used by several threads
 * @param options   for each rule
 * @param instances how many random instances a verdict is compared with
 */
public record Fuzzing(RuleVerifier verifier, VerifyOptions options, int instances) {

    /** Tensors of 400 rows and columns are looked at a few times only. */
    private static final long MOST_WORK = 1_000_000;
    /** The part of the instances that is looked at where one of many widths is known. */
    private static final int PART_AT_ONE_WIDTH = 12;
    /** Up to how many parts a list is looked at. */
    private static final int MOST_PARTS = 4;
    /** The number of instances drawn for one to which the rule applies. */
    private static final int TRIES = 20;
    /** Up to which width a rule is looked at that leaves one open. */
    private static final int WIDEST = 64;
    /** The widths at which it is looked at that leaves several open. */
    private static final List<Integer> SOME_WIDTHS = List.of(1, 2, 3, 4, 5, 6, 9, 10, 11, 13, 16, 22, 33, 64);

    /**
     * A rule that never applies takes long, as each instance is sought in vain: beside one of so many mixed rules there
     * is one, and beside one of so many of another kind.
     */
    private static final int IMPOSSIBLE = 32;
    private static final int IMPOSSIBLE_BESIDE_A_KIND = 256;

    /** In which types of machines the open type of every so manieth random rule is taken, by the rest of its seed. */
    private static final int EVERY = 8;
    private static final Map<Integer, Set<ElementType>> OF_MACHINES = Map.of(2,
            Set.of(new ElementType.Machine(true, 4), new ElementType.Machine(false, 4)), 5,
            Set.of(new ElementType.Floating(FloatFormat.F16)));

    /** The random rule of the seed, a little of everything, tried. */
    public Trial trial(long seed) {
        return trial(RandomKind.MIXED, seed);
    }

    /** The random rule of the seed among those of a kind, tried. */
    public Trial trial(RandomKind kind, long seed) {
        RandomRule random = RandomRule.of(kind, seed);
        List<RuleResult> results = verifier.verify(random.declaration(), options(random));
        Optional<Contradiction> wrong = random.declaration() instanceof ListRule list
                ? wrong(random, list, results)
                : wrong(random, results).map(reason -> new Contradiction(seed, reason, shrunk(random)));
        return new Trial(random, results, wrong.or(() -> dependsOnNames(random, results))
                .or(() -> accepted(RandomMistake.of(seed)))
                .or(() -> Math.floorMod(seed, kind == RandomKind.MIXED ? IMPOSSIBLE : IMPOSSIBLE_BESIDE_A_KIND) == 0
                        ? applied(RandomImpossibility.of(seed))
                        : Optional.empty()));
    }

    /** A type that the rule leaves open is exact for most seeds, and one of a machine for others. */
    private VerifyOptions options(RandomRule random) {
        VerifyOptions exact = options.inExactTypes(random.rule());
        Set<ElementType> types = OF_MACHINES.getOrDefault(Math.floorMod(random.seed(), EVERY), Set.of());
        VerifyOptions machine = options.inSomeOf(types, random.rule());
        return machine.elements().isEmpty() ? exact : machine;
    }

    /** A proof must not rest on how things are called: the same rule with other names is not refuted. */
    private Optional<Contradiction> dependsOnNames(RandomRule random, List<RuleResult> results) {
        if (random.declaration() instanceof ListRule || !has(results, VerdictKind.VERIFIED)) {
            return Optional.empty();
        }
        Rule apart = random.withNamesApart().rule();
        if (RulePrinter.unfolded(apart).equals(RulePrinter.unfolded(random.rule()))) {
            return Optional.empty();
        }
        List<RuleResult> renamed = verifier.verify(apart, options(random));
        return results.stream()
                .filter(result -> result.verdict().kind() == VerdictKind.VERIFIED)
                .filter(result -> renamed.stream()
                        .anyMatch(
                                other -> other.theory().equals(result.theory()) && other.verdict().kind().isRefuting()))
                .map(result -> new Contradiction(random.seed(),
                        "VERIFIED over " + result.theory() + ", but REFUTED with a name of its own for each thing",
                        random.rule()))
                .findFirst();
    }

    static Optional<Contradiction> accepted(RandomMistake mistake) {
        return switch (mistake.declaration()) {
            case Rule rule -> Optional.of(
                    new Contradiction(mistake.seed(), "a rule, but should be ill-formed: " + mistake.mistake(), rule));
            case ListRule list -> throw new IllegalStateException(list + ": no list was drawn");
            case IllFormedRule ignored -> Optional.empty();
        };
    }

    /** A rule that never applies is not VERIFIED, though both of its sides are equal. */
    Optional<Contradiction> applied(RandomImpossibility impossible) {
        VerifyOptions inExactTypes = options.inExactTypes(impossible.rule());
        return verifier.verify(impossible.rule(), inExactTypes)
                .stream()
                .filter(result -> result.verdict().kind() == VerdictKind.VERIFIED
                        || result.verdict().kind().isRefuting())
                .findFirst()
                .map(result -> new Contradiction(impossible.seed(), result.verdict().kind() + " over " + result.theory()
                        + ", but it never applies: " + impossible.demand(), impossible.rule()));
    }

    /** What is said of a list holds of each number of parts. */
    private Optional<Contradiction> wrong(RandomRule random, ListRule list, List<RuleResult> results) {
        if (isRight(random) && has(results, VerdictKind.REFUTED)) {
            return Optional.of(new Contradiction(random.seed(), "equal by construction, but REFUTED", random.rule()));
        }
        return IntStream.rangeClosed(1, MOST_PARTS)
                .mapToObj(parts -> Expansion.of(list, parts))
                .flatMap(rule -> contradicted(rule, ofEachLength(results))
                        .map(reason -> new Contradiction(random.seed(), reason, rule))
                        .stream())
                .findFirst();
    }

    /** A list of some length may have no instance where others have. */
    private static List<RuleResult> ofEachLength(List<RuleResult> results) {
        return results.stream().filter(result -> result.verdict().kind() == VerdictKind.VERIFIED).toList();
    }

    private Optional<String> wrong(RandomRule random, List<RuleResult> results) {
        return contradicted(random.rule(), results).or(() -> isRight(random) && has(results, VerdictKind.REFUTED)
                ? Optional.of("equal by construction, but REFUTED")
                : Optional.empty());
    }

    /** A random rule is right for exact numbers; whether it is in a machine, only instances tell. */
    private boolean isRight(RandomRule random) {
        return random.right() && options(random).equals(options.inExactTypes(random.rule()));
    }

    private static boolean has(List<RuleResult> results, VerdictKind kind) {
        return results.stream().anyMatch(result -> result.verdict().kind() == kind);
    }

    /** The interpreter's objection to the verdicts. */
    Optional<String> contradicted(Rule rule, List<RuleResult> results) {
        return results.stream().flatMap(result -> (switch (result.verdict().kind()) {
            case VERIFIED -> anywhere(rule, result, instances, (instance, outcome) -> outcome.refutes())
                    .map(instance -> "VERIFIED over " + result.theory() + ", but refuted by " + instance)
                    .or(() -> inSomeLibrary(rule, result));
            // What is vacuous applies to nothing, so that each instance is sought in vain.
            case VACUOUS -> anywhere(rule, result, instances / 10,
                    (instance, outcome) -> hasLanes(instance) && !(outcome instanceof Outcome.NotApplicable))
                    .map(instance -> "VACUOUS over " + result.theory() + ", but applies to " + instance);
            case INVALID ->
                anywhere(rule, result, instances / 2, (instance, outcome) -> outcome instanceof Outcome.Agree)
                        .map(instance -> "INVALID over " + result.theory() + ", but both sides agree on " + instance);
            case REFUTED, UNKNOWN, ILL_FORMED -> Optional.<String>empty();
        }).stream()).findFirst();
    }

    /** The order of sums is nobody's to tell, so what is verified has to be right in every one of them. */
    private Optional<String> inSomeLibrary(Rule rule, RuleResult result) {
        return rule.widths().open().isEmpty()
                ? new LibraryCheck(rule, type(result), instances / 2).refutation()
                        .map(where -> "VERIFIED over " + result.theory() + ", but refuted where " + where)
                : Optional.empty();
    }

    /** The same with fewer instances at each of many widths, where the rule leaves these open. */
    private static Optional<RuleInstance> anywhere(Rule rule, RuleResult result, int most,
            BiPredicate<RuleInstance, Outcome> wanted) {
        return rule.widths().open().isEmpty()
                ? instance(rule, result, most, wanted)
                : widths(rule).stream()
                        .flatMap(bits -> instance(rule.at(bits), result, Math.max(2, most / PART_AT_ONE_WIDTH), wanted)
                                .stream())
                        .findFirst();
    }

    private static List<Map<String, Integer>> widths(Rule rule) {
        boolean one = rule.widths().open().size() == 1;
        List<Map<String, Integer>> widths = rule.widths()
                .among(one ? IntStream.rangeClosed(1, WIDEST).boxed().toList() : SOME_WIDTHS);
        return widths.isEmpty() ? rule.widths().wider() : widths;
    }

    /** The first instance that is wanted among so many to which the rule applies, as far as the work for a verdict goes. */
    private static Optional<RuleInstance> instance(Rule rule, RuleResult result, int most,
            BiPredicate<RuleInstance, Outcome> wanted) {
        InstanceGenerator generator = new InstanceGenerator(rule, type(result), 1);
        Work work = new Work(MOST_WORK);
        int applicable = 0;
        for (int i = 0; i < TRIES * most && applicable < most && !work.exhausted(); i++) {
            RuleInstance instance = generator.attempt();
            Outcome outcome = Replay.replay(rule, instance, work);
            if (wanted.test(instance, outcome)) {
                return Optional.of(instance);
            }
            applicable += outcome instanceof Outcome.NotApplicable ? 0 : 1;
        }
        return Optional.empty();
    }

    private static ElementType type(RuleResult result) {
        return ElementTheories.named(result.theory()).map(ElementTheory::type).orElse(ElementType.OPEN);
    }

    private static boolean hasLanes(RuleInstance instance) {
        return instance.ranks().values().stream().allMatch(rank -> rank > 0);
    }

    private Rule shrunk(RandomRule random) {
        if (contradicted(random.rule(), verifier.verify(random.rule(), options(random))).isPresent()) {
            return new RuleShrinker(rule -> contradicted(rule, verifier.verify(rule, options(random))).isPresent())
                    .shrink(random.rule());
        }
        return new RuleShrinker(rule -> has(verifier.verify(rule, options(random)), VerdictKind.REFUTED))
                .smallestStep(random);
    }
}
