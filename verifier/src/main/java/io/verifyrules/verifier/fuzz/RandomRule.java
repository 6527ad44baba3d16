package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.list.Expansion;
import io.verifyrules.verifier.mutation.Mutants;
import io.verifyrules.verifier.mutation.RuleParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The random rule of a seed. Rules of even seeds are right: their right side is the left side rewritten, at random places, by
 * rewrites that are known to be right. Those of odd seeds have one more change, which most often makes them wrong.
 *
 * @param kind the subject of it
 * @param names how its things are called; nothing else of the rule depends on it
 * @param declaration the rule, or that about a list
 * @param right whether both sides are equal by construction
 * @param steps the rewrites, of the terms at which they were applied
 */
public record RandomRule(RandomKind kind, long seed, RandomNames names, RuleDeclaration declaration, boolean right,
        List<Step> steps) {

    /** One rewrite, applied to a term of the rule. */
    public record Step(String rewrite, TensorExpr before, TensorExpr after) {}

    /** Small ones, with and without a sign; what is wrong at a width is wrong at one of these. */
    static final List<ElementType> MACHINE = List.of(new ElementType.Machine(true, 4),
            new ElementType.Machine(false, 4), new ElementType.Machine(true, 8), new ElementType.Machine(false, 8));
    /** The types of few bits, for the same reason. */
    static final List<ElementType> FLOATS = List.of(new ElementType.Floating(FloatFormat.F16),
            new ElementType.Floating(FloatFormat.BF16));
    private static final int MOST_TRIES = 5;

    public RandomRule {
        steps = List.copyOf(steps);
    }

    /** The rule; of one about a list that for two parts. */
    public Rule rule() {
        return switch (declaration) {
            case Rule rule -> rule;
            case ListRule list -> Expansion.of(list, 2);
            case IllFormedRule wrong -> throw new IllegalStateException(wrong.name() + ": " + wrong.diagnostic());
        };
    }

    /** The rule of the seed, a little of everything; the same in every run. */
    public static RandomRule of(long seed) {
        return of(RandomKind.MIXED, seed);
    }

    /** The rule of the seed among those of a kind; the same in every run. */
    public static RandomRule of(RandomKind kind, long seed) {
        return of(kind, seed, RandomNames.SHARED);
    }

    /** The rule of the seed with things called in the given way. */
    static RandomRule of(RandomKind kind, long seed, RandomNames names) {
        // Neighbouring seeds of java.util.Random begin alike.
        Random random = new Random(seed * 0x9E3779B97F4A7C15L);
        boolean right = seed % 2 == 0;
        List<Step> steps = new ArrayList<>();
        RuleDeclaration rule = switch (kind.of(seed)) {
            case MIXED -> perhapsPerturbed(right, MixedRules.of(seed, names, random, steps), random);
            case PIPELINES -> pipeline(seed, random, right, steps);
            case OPEN_WIDTHS -> openWidths(seed, random, right, steps);
            case CONVERSIONS -> perhapsPerturbed(right,
                    wellFormed(seed, builder -> new RandomConversions(random, builder).declare(builder)), random);
            case CLOSED_TERMS -> perhapsPerturbed(right,
                    wellFormed(seed, builder -> new RandomClosedTerms(random, builder).declare()), random);
            case MODELS -> models(seed, random, right, steps);
            case TOLERANCES -> tolerances(seed, random, right, steps);
            case LISTS -> list(seed, random, right);
            case CONSTRUCTS -> wellFormed(seed, builder -> RandomConstructs.declare(builder, random, right));
        };
        return new RandomRule(kind, seed, names, rule, right, steps);
    }

    private static Rule perhapsPerturbed(boolean right, Rule rule, Random random) {
        return right ? rule : perturbed(rule, random);
    }

    private static ListRule list(long seed, Random random, boolean right) {
        return switch (declared(seed, builder -> new RandomLists(random, builder).declare(right))) {
            case ListRule list -> list;
            case Rule rule -> throw new IllegalStateException(rule + ": no list is in it");
            case IllFormedRule wrong -> throw new IllegalStateException(wrong.name() + ": " + wrong.diagnostic());
        };
    }

    private static Rule pipeline(long seed, Random random, boolean right, List<Step> steps) {
        return wellFormed(seed, builder -> {
            steps.clear();
            RandomPipelines.declare(builder, random, right, steps, rewritesOfPipelines());
        });
    }

    private static Rule tolerances(long seed, Random random, boolean right, List<Step> steps) {
        return wellFormed(seed, builder -> {
            steps.clear();
            TensorExpr left = new RandomSums(random, builder).tensor();
            TensorExpr changed = rewritten(left, OrderRewrites.all(), 2 + random.nextInt(3), random, steps);
            builder.rewrite(left, right ? changed : wrong(changed, OrderRewrites::wrong, random));
        });
    }

    private static Rule models(long seed, Random random, boolean right, List<Step> steps) {
        return wellFormed(seed, builder -> {
            steps.clear();
            TensorExpr left = new RandomModels(random, builder).tensor();
            TensorExpr changed = rewritten(left, ModelRewrites.all(), 1 + random.nextInt(3), random, steps);
            builder.rewrite(left, right ? changed : wrong(changed, WrongModels::of, random));
        });
    }

    /** The tensor with one wrong rewrite; the same tensor where none fits. */
    private static TensorExpr wrong(TensorExpr tensor, Function<TensorExpr, Stream<TensorExpr>> rewrites,
            Random random) {
        List<TensorExpr> all = Place.all(tensor)
                .flatMap(place -> rewrites.apply(place.term()).map(place::with))
                .toList();
        return all.isEmpty() ? tensor : all.get(random.nextInt(all.size()));
    }

    /** The tensor after so many rewrites, of which some may fit nowhere. */
    static TensorExpr rewritten(TensorExpr tensor, List<Rewrite> rewrites, int wanted, Random random,
            List<Step> steps) {
        TensorExpr changed = tensor;
        for (int i = 0; i < wanted; i++) {
            Optional<RandomRewriting> rewriting = RandomRewriting.of(changed, rewrites, random);
            if (rewriting.isPresent()) {
                Place place = rewriting.get().place();
                steps.add(new Step(rewriting.get().rewrite().name(), place.term(), rewriting.get().after()));
                changed = place.with(rewriting.get().after());
            }
        }
        return changed;
    }

    private static List<Rewrite> rewritesOfPipelines() {
        return Stream
                .concat(MixedRules.rewrites(Element.of(0), axis -> AxisMap.of(1)).stream(),
                        RowMajorRewrites.all().stream())
                .filter(Rewrite::beyondFinite)
                .toList();
    }

    /** Whether the rule of the seed is about integers of MLIR whose numbers of bits it leaves open. */
    static boolean leavesWidthsOpen(long seed) {
        return RandomKind.OPEN_WIDTHS.hasAmongMixed(seed);
    }

    /** A rule that leaves widths open; one of each second group of seeds speaks of numbers that depend on the number of bits. */
    private static Rule openWidths(long seed, Random random, boolean right, List<Step> steps) {
        boolean ofPeriods = Math.floorMod(seed / 16, 2) == 1;
        Rule rule = wellFormed(seed, builder -> {
            steps.clear();
            if (ofPeriods) {
                declarePeriods(builder, random, steps, seed);
            } else {
                MixedRules.declareArith(builder, random, steps,
                        new RandomWords(random, builder).word(1 + random.nextInt(3)));
            }
        });
        return perhapsPerturbed(right || ofPeriods, rule, random);
    }

    /** A right rule, or one that is right at those widths at which a fact about constants holds: seldom at all, often at most. */
    private static void declarePeriods(RuleBuilder builder, Random random, List<Step> steps, long seed) {
        RandomPeriods periods = new RandomPeriods(random, builder);
        if (seed % 2 == 0) {
            MixedRules.declareArith(builder, random, steps, periods.choice());
        } else {
            builder.rewrite(periods.choice(), periods.chosen());
        }
    }

    static RuleDeclaration declared(long seed, Consumer<RuleBuilder> declaration) {
        RuleCollector collector = RuleCollector.forData("random");
        collector.rule("random rule " + seed, declaration);
        return collector.toFile().declarations().getFirst();
    }

    /** The same rule with a name of its own for each thing. */
    RandomRule withNamesApart() {
        return of(kind, seed, RandomNames.APART);
    }

    /** The first that is a rule: now and then a number of one type meets what has another. */
    static Rule wellFormed(long seed, Consumer<RuleBuilder> declaration) {
        RuleDeclaration last = declared(seed, declaration);
        for (int tries = 1; tries < MOST_TRIES && !(last instanceof Rule); tries++) {
            last = declared(seed, declaration);
        }
        return wellFormed(last);
    }

    private static Rule wellFormed(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> rule;
            case ListRule list -> throw new IllegalStateException(list + ": no list was drawn");
            case IllFormedRule wrong -> throw new IllegalStateException(wrong.name() + ": " + wrong.diagnostic());
        };
    }

    /** The rule with something wrong in it, or with one of its mutations if it has any. */
    private static Rule perturbed(Rule rule, Random random) {
        Optional<Rule> wrong = random.nextBoolean() ? WrongRewrites.applied(rule, random) : Optional.empty();
        if (wrong.isPresent()) {
            return wrong.get();
        }
        return Mutants.some(rule, random)
                .map(mutant -> wellFormed(
                        RuleParts.declare(rule.name(), mutant.rule(), () -> RuleParts.of(mutant.rule()))))
                .orElse(rule);
    }
}
