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
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Random rules of a little of everything: tensors of all operators, rewritten at random places. Some have licences, are about complex
 * numbers or about floats of formats that are asked for, declare functions or permute lanes.
 */
final class MixedRules {

    /** Of every 64 pairs of seeds those whose rules have licences. */
    private static final Set<Integer> LICENSED = Set.of(5, 21, 53);
    /** Of every 8 pairs of seeds that whose rules are about complex numbers. */
    private static final int COMPLEX = 6;
    /** Of every 8 pairs of seeds that whose rules declare functions. */
    private static final int FUNCTIONS = 7;
    /** Of every 9 pairs of seeds that whose rules declare orders of lanes, whatever else they are about. */
    private static final int PERMUTED = 4;
    /** Of every 32 pairs of seeds that whose rules are about a format that is asked for, one after the other. */
    private static final int ASKED_FOR = 19;
    private static final List<Relation> RELATIONS = List.of(Relation.values());

    private MixedRules() {
    }

    static Rule of(long seed, RandomNames names, Random random, List<RandomRule.Step> steps) {
        Random naming = new Random(~seed * 0x9E3779B97F4A7C15L);
        return LICENSED.contains(Math.floorMod(seed / 2, 64))
                ? licensed(seed, random, steps)
                : RandomRule.wellFormed(seed, builder -> {
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

    /** A rule over integers or floats of MLIR, whose right side is what its left side may become. */
    static void declareArith(RuleBuilder builder, Random random, List<RandomRule.Step> steps, TensorExpr left) {
        TensorExpr right = left;
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            List<Place> places = Place.all(right).toList();
            Place place = places.get(random.nextInt(places.size()));
            Optional<TensorExpr> after = WordRewrites.applied(place.term());
            if (after.isPresent()) {
                steps.add(new RandomRule.Step("what an operation of arith may become", place.term(), after.get()));
                right = place.with(after.get());
            }
        }
        builder.rewrite(left, right);
    }

    /** A rule whose left side may be rewritten, the first that is one. */
    private static Rule licensed(long seed, Random random, List<RandomRule.Step> steps) {
        return Stream.generate(() -> RandomRule.declared(seed, builder -> {
            RandomLicences licences = new RandomLicences(random, builder);
            TensorExpr left = licences.left();
            TensorExpr right = licences.form(left);
            steps.clear();
            steps.add(new RandomRule.Step("what flags license", left, right));
            builder.rewrite(left, right);
        }))
                .flatMap(declaration -> declaration instanceof Rule rule ? Stream.of(rule) : Stream.empty())
                .findFirst()
                .orElseThrow();
    }

    /** The subjects of a rule besides tensors. */
    record Features(boolean complex, boolean functions, boolean permuted, Optional<FloatFormat> format) {

        static Features of(long seed) {
            return new Features(Math.floorMod(seed / 2, 8) == COMPLEX, Math.floorMod(seed / 2, 8) == FUNCTIONS,
                    Math.floorMod(seed / 2, 9) == PERMUTED,
                    Optional.of(Math.floorDiv(seed / 2, 32))
                            .filter(ignored -> Math.floorMod(seed / 2, 32) == ASKED_FOR)
                            .map(turn -> FloatFormat.ASKED_FOR.get(Math.floorMod(turn, FloatFormat.ASKED_FOR.size()))));
        }
    }

    private static void declare(RuleBuilder builder, Random random, RandomNames names, Random naming,
            List<RandomRule.Step> steps, Features features) {
        int bits = random.nextInt(RandomRule.MACHINE.size());
        ElementType type = List.of(ElementType.OPEN, ElementType.INT, ElementType.INT, ElementType.REAL,
                RandomRule.FLOATS.get(bits % RandomRule.FLOATS.size()), ElementType.BOOL, RandomRule.MACHINE.get(bits))
                .get(random.nextInt(7));
        ElementType chosen = features.complex()
                ? ElementType.COMPLEX
                : features.format().<ElementType>map(ElementType.Floating::new).orElse(type);
        RandomElements elements = new RandomElements(random, chosen,
                features.functions() ? Optional.of(new RandomFunctions(random, builder, chosen)) : Optional.empty());
        RandomAxes axes = new RandomAxes(random, builder, names, naming, features.permuted());
        RandomTensors tensors = new RandomTensors(random, builder, elements.type(), axes, elements);
        TensorExpr left = tensors.tensor();
        List<Rewrite> rewrites = rewrites(tensors.value(), axes).stream()
                .filter(rewrite -> !(elements.infinities() || elements.rounds()) || rewrite.beyondFinite())
                .filter(rewrite -> !(elements.wraps() || features.functions()) || rewrite.wrapping())
                .toList();
        TensorExpr right = RandomRule.rewritten(left, rewrites, 1 + random.nextInt(3), random, steps);
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

    /** The rewrites that the rule's operators may meet: places in row-major order and lanes in other orders are not mixed. */
    private static List<Rewrite> rewrites(Element value, RandomAxes axes) {
        return Stream
                .concat(rewrites(value, axes::attribute).stream(),
                        axes.orders().map(TransposeRewrites::all).orElseGet(RowMajorRewrites::all).stream())
                .toList();
    }

    static List<Rewrite> rewrites(Element value, InputRewrites.Attribute attribute) {
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
}
