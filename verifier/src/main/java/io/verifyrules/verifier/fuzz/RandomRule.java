package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.mutation.Mutant;
import io.verifyrules.verifier.mutation.Mutants;
import io.verifyrules.verifier.mutation.RuleParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The random rule of a seed. Rules of even seeds are right: their right side is the left side rewritten, at random places, by
 * rewrites that are known to be right. Those of odd seeds have one more change, which most often makes them wrong.
 *
 * @param kind  what it is about
 * @param names how its things are called; nothing else of the rule depends on it
 * @param rule  the rule
 * @param right whether both sides are equal by construction
 * @param steps the rewrites, of the terms at which they were applied
 */
public record RandomRule(RandomKind kind, long seed, RandomNames names, Rule rule, boolean right, List<Step> steps) {

    /** One rewrite, applied to a term of the rule. */
    public record Step(String rewrite, TensorExpr before, TensorExpr after) {}

    /** Small ones, with and without a sign; what is wrong at a width is wrong at one of these. */
    static final List<ElementType> MACHINE = List.of(new ElementType.Machine(true, 4),
            new ElementType.Machine(false, 4), new ElementType.Machine(true, 8), new ElementType.Machine(false, 8));
    /** Those of few bits, for the same reason. */
    static final List<ElementType> FLOATS = List.of(new ElementType.Floating(FloatFormat.F16),
            new ElementType.Floating(FloatFormat.BF16));
    /** Of every 64 pairs of seeds those whose rules have licences. */
    private static final Set<Integer> LICENSED = Set.of(5, 21, 53);
    /** Of every 8 pairs of seeds that whose rules are about complex numbers. */
    private static final int COMPLEX = 6;

    /** Of every 8 pairs of seeds that whose rules declare functions. */
    private static final int FUNCTIONS = 7;
    /** Of every 9 pairs of seeds that whose rules declare orders of lanes, whatever else they are about. */
    private static final int PERMUTED = 4;
    private static final int MOST_TRIES = 5;
    private static final List<Relation> RELATIONS = List.of(Relation.values());

    public RandomRule {
        steps = List.copyOf(steps);
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
        Rule rule = switch (kind.of(seed)) {
            case MIXED -> perhapsPerturbed(right, mixed(seed, names, random, steps), random);
            case PIPELINES -> pipeline(seed, random, right, steps);
            case OPEN_WIDTHS -> openWidths(seed, random, right, steps);
            case CONVERSIONS -> perhapsPerturbed(right,
                    wellFormed(seed, builder -> new RandomConversions(random, builder).declare(builder)), random);
            case CLOSED_TERMS -> perhapsPerturbed(right,
                    wellFormed(seed, builder -> new RandomClosedTerms(random, builder).declare()), random);
            case MODELS -> models(seed, random, right, steps);
            case TOLERANCES -> tolerances(seed, random, right, steps);
        };
        return new RandomRule(kind, seed, names, rule, right, steps);
    }

    private static Rule perhapsPerturbed(boolean right, Rule rule, Random random) {
        return right ? rule : perturbed(rule, random);
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
    private static TensorExpr rewritten(TensorExpr tensor, List<Rewrite> rewrites, int wanted, Random random,
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

    private static Rule mixed(long seed, RandomNames names, Random random, List<Step> steps) {
        Random naming = new Random(~seed * 0x9E3779B97F4A7C15L);
        return LICENSED.contains(Math.floorMod(seed / 2, 64))
                ? licensed(seed, random, steps)
                : wellFormed(seed, builder -> {
                    steps.clear();
                    if (Math.floorMod(seed / 2, 64) == 45) {
                        new RandomOrders(random, builder).declare(builder);
                    } else if (Math.floorMod(seed / 2, 64) == 37) {
                        declareArith(builder, random, steps,
                                new RandomFloats(random, builder).number(1 + random.nextInt(2)));
                    } else {
                        declare(builder, random, names, naming, steps, Features.of(seed));
                    }
                });
    }

    private static List<Rewrite> rewritesOfPipelines() {
        return Stream.concat(rewrites(Element.of(0), axis -> AxisMap.of(1)).stream(), RowMajorRewrites.all().stream())
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
                declareArith(builder, random, steps, new RandomWords(random, builder).word(1 + random.nextInt(3)));
            }
        });
        return perhapsPerturbed(right || ofPeriods, rule, random);
    }

    /** A right rule, or one that is right at those widths at which a fact about constants holds: seldom at all, often at most. */
    private static void declarePeriods(RuleBuilder builder, Random random, List<Step> steps, long seed) {
        RandomPeriods periods = new RandomPeriods(random, builder);
        if (seed % 2 == 0) {
            declareArith(builder, random, steps, periods.choice());
        } else {
            builder.rewrite(periods.choice(), periods.chosen());
        }
    }

    private static RuleDeclaration declared(long seed, Consumer<RuleBuilder> declaration) {
        RuleCollector collector = RuleCollector.forData("random");
        collector.rule("random rule " + seed, declaration);
        return collector.toFile().declarations().getFirst();
    }

    /** A rule whose left side may be rewritten, the first that is one. */
    private static Rule licensed(long seed, Random random, List<Step> steps) {
        return Stream.generate(() -> declared(seed, builder -> {
            RandomLicences licences = new RandomLicences(random, builder);
            TensorExpr left = licences.left();
            TensorExpr right = licences.form(left);
            steps.clear();
            steps.add(new Step("what flags license", left, right));
            builder.rewrite(left, right);
        }))
                .flatMap(declaration -> declaration instanceof Rule rule ? Stream.of(rule) : Stream.empty())
                .findFirst()
                .orElseThrow();
    }

    /** The same rule with a name of its own for each thing. */
    RandomRule withNamesApart() {
        return of(kind, seed, RandomNames.APART);
    }

    /** The first that is a rule: now and then a number of one type meets what has another. */
    private static Rule wellFormed(long seed, Consumer<RuleBuilder> declaration) {
        RuleDeclaration last = declared(seed, declaration);
        for (int tries = 1; tries < MOST_TRIES && !(last instanceof Rule); tries++) {
            last = declared(seed, declaration);
        }
        return wellFormed(last);
    }

    private static Rule wellFormed(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> rule;
            case IllFormedRule wrong -> throw new IllegalStateException(wrong.name() + ": " + wrong.diagnostic());
        };
    }

    /** What a rule is about besides tensors. */
    record Features(boolean complex, boolean functions, boolean permuted) {

        static Features of(long seed) {
            return new Features(Math.floorMod(seed / 2, 8) == COMPLEX, Math.floorMod(seed / 2, 8) == FUNCTIONS,
                    Math.floorMod(seed / 2, 9) == PERMUTED);
        }
    }

    private static void declare(RuleBuilder builder, Random random, RandomNames names, Random naming, List<Step> steps,
            Features features) {
        int bits = random.nextInt(MACHINE.size());
        ElementType type = List
                .of(ElementType.OPEN, ElementType.INT, ElementType.INT, ElementType.REAL,
                        FLOATS.get(bits % FLOATS.size()), ElementType.BOOL, MACHINE.get(bits))
                .get(random.nextInt(7));
        ElementType chosen = features.complex() ? ElementType.COMPLEX : type;
        RandomElements elements = new RandomElements(random, chosen,
                features.functions() ? Optional.of(new RandomFunctions(random, builder, chosen)) : Optional.empty());
        RandomAxes axes = new RandomAxes(random, builder, names, naming, features.permuted());
        RandomTensors tensors = new RandomTensors(random, builder, elements.type(), axes, elements);
        TensorExpr left = tensors.tensor();
        List<Rewrite> rewrites = rewrites(tensors.value(), axes).stream()
                .filter(rewrite -> !(elements.infinities() || elements.rounds()) || rewrite.beyondFinite())
                .filter(rewrite -> !(elements.wraps() || features.functions()) || rewrite.wrapping())
                .toList();
        TensorExpr right = rewritten(left, rewrites, 1 + random.nextInt(3), random, steps);
        for (int i = random.nextInt(3); i > 0; i--) {
            builder.require(condition(axes, random));
        }
        if (random.nextInt(4) == 0) {
            builder.require(Condition.everyLane(axes.demand(axes.axis())));
        }
        axes.sizesInAnyOrder().forEach(builder::require);
        if (random.nextInt(5) == 0) {
            builder.require(elements.condition(tensors.value()));
        }
        if (random.nextInt(4) == 0) {
            tensors.assumption().ifPresent(builder::assume);
        }
        builder.rewrite(left, right);
    }

    /** A rule over integers or floats of MLIR, whose right side is what its left side may become. */
    private static void declareArith(RuleBuilder builder, Random random, List<Step> steps, TensorExpr left) {
        TensorExpr right = left;
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            List<Place> places = Place.all(right).toList();
            Place place = places.get(random.nextInt(places.size()));
            Optional<TensorExpr> after = WordRewrites.applied(place.term());
            if (after.isPresent()) {
                steps.add(new Step("what an operation of arith may become", place.term(), after.get()));
                right = place.with(after.get());
            }
        }
        builder.rewrite(left, right);
    }

    /** The rewrites that the rule's operators may meet: places in row-major order and lanes in other orders are not mixed. */
    private static List<Rewrite> rewrites(Element value, RandomAxes axes) {
        return Stream
                .concat(rewrites(value, axes::attribute).stream(),
                        axes.orders().map(TransposeRewrites::all).orElseGet(RowMajorRewrites::all).stream())
                .toList();
    }

    private static List<Rewrite> rewrites(Element value, InputRewrites.Attribute attribute) {
        return Stream
                .of(DataRewrites.all(value), BlockRewrites.all(value), InputRewrites.all(value, attribute),
                        ElementwiseRewrites.all(), ComplexRewrites.all(), ConversionRewrites.all(),
                        ExtendedRewrites.all(), ReductionRewrites.all(), ProductRewrites.all(), LookupRewrites.all(),
                        SortRewrites.all(), TupleRewrites.all())
                .flatMap(List::stream)
                .toList();
    }

    /** The names of all rewrites in the library. */
    static List<String> rewrites() {
        return Stream
                .of(rewrites(Element.of(0), axis -> AxisMap.of(1)), RowMajorRewrites.all(),
                        TransposeRewrites.all(new RandomPermutations(new Random(), List.of(), false)),
                        ModelRewrites.all(), OrderRewrites.all())
                .flatMap(List::stream)
                .map(Rewrite::name)
                .toList();
    }

    private static Condition condition(RandomAxes axes, Random random) {
        AggregatedAxis axis = axes.axis();
        Relation relation = RELATIONS.get(random.nextInt(RELATIONS.size()));
        LaneCondition condition = axes.attribute(axis).compare(relation, axes.attribute(axis));
        return switch (random.nextInt(10)) {
            case 0, 1 -> Condition.someLane(condition);
            case 2 ->
                Condition.everyLane(condition.disjoin(axes.attribute(axis).compare(Relation.LE, axes.attribute(axis))));
            case 3 -> Condition.everyLane(condition)
                    .disjoin(Condition.someLane(axes.attribute(axis).compare(Relation.GT, AxisMap.of(0))));
            case 4 -> Condition.everyLane(axes.scalar().compare(relation, AxisMap.of(random.nextInt(3))));
            case 5 ->
                Condition.everyLane(condition.conjoin(axes.attribute(axis).compare(Relation.GE, AxisMap.of(0)))).not();
            case 6 -> Condition.everyLane(condition)
                    .conjoin(Condition.someLane(axes.attribute(axis).compare(Relation.NE, AxisMap.of(1))));
            default -> Condition.everyLane(condition);
        };
    }

    /** The rule with something wrong in it, or with one of its mutations if it has any. */
    private static Rule perturbed(Rule rule, Random random) {
        Optional<Rule> wrong = random.nextBoolean() ? WrongRewrites.applied(rule, random) : Optional.empty();
        if (wrong.isPresent()) {
            return wrong.get();
        }
        List<Mutant> mutants = Mutants.of(rule).mutants();
        if (mutants.isEmpty()) {
            return rule;
        }
        Mutant mutant = mutants.get(random.nextInt(mutants.size()));
        return wellFormed(RuleParts.declare(rule.name(), mutant.rule(), () -> RuleParts.of(mutant.rule())));
    }
}
