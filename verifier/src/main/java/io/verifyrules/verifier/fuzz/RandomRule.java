package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
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
import java.util.stream.Stream;

/**
 * The random rule of a seed. Rules of even seeds are right: their right side is the left side rewritten, at random places, by
 * rewrites that are known to be right. Those of odd seeds have one more change, which most often makes them wrong.
 *
 * @param rule  the rule
 * @param right whether both sides are equal by construction
 * @param steps the rewrites, of the terms at which they were applied
 */
public record RandomRule(long seed, Rule rule, boolean right, List<Step> steps) {

    /** One rewrite, applied to a term of the rule. */
    public record Step(String rewrite, TensorExpr before, TensorExpr after) {}

    private static final List<Relation> RELATIONS = List.of(Relation.values());

    public RandomRule {
        steps = List.copyOf(steps);
    }

    /** The rule of the seed; the same in every run. */
    public static RandomRule of(long seed) {
        // Neighbouring seeds of java.util.Random begin alike.
        Random random = new Random(seed * 0x9E3779B97F4A7C15L);
        List<Step> steps = new ArrayList<>();
        RuleCollector collector = RuleCollector.forData("random");
        collector.rule("random rule " + seed, builder -> declare(builder, random, steps));
        Rule rule = wellFormed(collector.toFile().declarations().getFirst());
        boolean right = seed % 2 == 0;
        return new RandomRule(seed, right ? rule : perturbed(rule, random), right, steps);
    }

    private static Rule wellFormed(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> rule;
            case IllFormedRule wrong -> throw new IllegalStateException(wrong.name() + ": " + wrong.diagnostic());
        };
    }

    private static void declare(RuleBuilder builder, Random random, List<Step> steps) {
        ElementType type = List.of(ElementType.OPEN, ElementType.INT, ElementType.INT, ElementType.REAL)
                .get(random.nextInt(4));
        RandomTensors tensors = new RandomTensors(random, builder, type);
        TensorExpr left = tensors.tensor();
        TensorExpr right = left;
        List<Rewrite> rewrites = rewrites(tensors.value(), tensors.axes()::attribute);
        int wanted = 1 + random.nextInt(3);
        for (int i = 0; i < wanted; i++) {
            Optional<Applied> applied = applied(right, rewrites, random);
            if (applied.isPresent()) {
                Place place = applied.get().place();
                steps.add(new Step(applied.get().rewrite().name(), place.term(), applied.get().after()));
                right = place.with(applied.get().after());
            }
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            builder.require(condition(tensors, random));
        }
        builder.rewrite(left, right);
    }

    private record Applied(Rewrite rewrite, Place place, TensorExpr after) {}

    /** A random rewrite at a random place where it fits; one that fits nearly everywhere only now and then. */
    private static Optional<Applied> applied(TensorExpr tensor, List<Rewrite> rewrites, Random random) {
        List<Applied> fitting = Place.all(tensor).flatMap(place -> rewrites.stream().flatMap(rewrite -> rewritten(place,
                rewrite, random).stream().map(after -> new Applied(rewrite, place, after)))).toList();
        boolean anywhere = random.nextInt(4) == 0;
        List<Applied> preferred = fitting.stream().filter(applied -> applied.rewrite().anywhere() == anywhere).toList();
        List<Applied> choice = preferred.isEmpty() ? fitting : preferred;
        return choice.isEmpty() ? Optional.empty() : Optional.of(choice.get(random.nextInt(choice.size())));
    }

    /** The term at the place rewritten; empty where the rewrite does not fit, or would give two axes one name. */
    private static Optional<TensorExpr> rewritten(Place place, Rewrite rewrite, Random random) {
        try {
            Optional<TensorExpr> after = rewrite.apply().to(place.term(), random);
            return after.filter(term -> !term.equals(place.term()) && place.with(term).type().equals(place.with(place
                    .term()).type()));
        } catch (IllFormedException nameInUse) {
            return Optional.empty();
        }
    }

    private static List<Rewrite> rewrites(Element value, InputRewrites.Attribute attribute) {
        return Stream.of(DataRewrites.all(value), InputRewrites.all(value, attribute), ElementwiseRewrites.all(),
                ReductionRewrites.all(), ProductRewrites.all()).flatMap(List::stream).toList();
    }

    /** The names of all rewrites in the library. */
    static List<String> rewrites() {
        return rewrites(Element.of(0), axis -> AxisMap.of(1)).stream().map(Rewrite::name).toList();
    }

    private static Condition condition(RandomTensors tensors, Random random) {
        AggregatedAxis axis = tensors.axes().axis();
        Relation relation = RELATIONS.get(random.nextInt(RELATIONS.size()));
        LaneCondition condition = tensors.axes().attribute(axis).compare(relation, tensors.axes().attribute(axis));
        return random.nextInt(5) == 0 ? Condition.someLane(condition) : Condition.everyLane(condition);
    }

    /** The rule with one of its mutations, if it has any. */
    private static Rule perturbed(Rule rule, Random random) {
        List<Mutant> mutants = Mutants.of(rule).mutants();
        if (mutants.isEmpty()) {
            return rule;
        }
        Mutant mutant = mutants.get(random.nextInt(mutants.size()));
        return wellFormed(RuleParts.declare(rule.name(), mutant.rule(), () -> RuleParts.of(mutant.rule())));
    }
}
