package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A random rule that never applies where each class has a lane, in a way that a solver does not see. The solver takes
 * counts, permuted maps and declared functions for anything that meets some facts about them. Both sides are equal, so
 * it is VERIFIED if such a model passes for an instance.
 *
 * @param demand the demand that cannot be met
 */
record RandomImpossibility(long seed, String demand, Rule rule) {

    private static final int KINDS = 3;
    private static final int LARGEST_BASE = 4;
    private static final int LARGEST_COUNT = 40;

    static RandomImpossibility of(long seed) {
        Random random = new Random(seed * 0x9E3779B97F4A7C15L);
        RuleCollector collector = RuleCollector.forData("random");
        String[] demand = new String[1];
        collector.rule("random impossibility " + seed, rule -> demand[0] = switch (random.nextInt(KINDS)) {
            case 0 -> count(rule, random);
            case 1 -> permuted(rule, random);
            default -> associative(rule);
        });
        return switch (collector.toFile().declarations().getFirst()) {
            case Rule rule -> new RandomImpossibility(seed, demand[0], rule);
            case ListRule list -> throw new IllegalStateException(list + ": no list was drawn");
            case IllFormedRule wrong -> throw new IllegalStateException(wrong.name() + ": " + wrong.diagnostic());
        };
    }

    /** Equal sizes are a power of one of them, and a number that is no power is not as many. */
    private static String count(RuleBuilder rule, Random random) {
        int base = random.nextInt(2, LARGEST_BASE + 1);
        int count = random.ints(base + 1, LARGEST_COUNT).filter(any -> !isPower(base, any)).findFirst().orElseThrow();
        RankClass c = rule.rankClass("c");
        RankClass u = rule.rankClass("u", RankBound.SINGLETON);
        AxisMap n = rule.sizes("n", c);
        AxisMap k = rule.sizes("k", u);
        rule.require(n.compare(Relation.EQ, AxisMap.of(base)));
        rule.require(k.compare(Relation.EQ, AxisMap.of(count)));
        TensorExpr flat = Reshape.of(rule.tensor("A", Shape.of(c, n)), c.axis("c"), Shape.of(u, k));
        rule.rewrite(flat, flat.reverse(u).reverse(u));
        return "sizes of " + base + " are " + count + " places";
    }

    private static boolean isPower(int base, int number) {
        int power = base;
        while (power < number) {
            power *= base;
        }
        return power == number;
    }

    /** Lanes go round, and come back to where they began. */
    private static String permuted(RuleBuilder rule, Random random) {
        RankClass c = rule.rankClass("c");
        Permutation p = rule.permutation("p", c);
        Permutation q = rule.permutation("q", c);
        AxisMap n = rule.sizes("n", c);
        AxisMap k = rule.map("k", c);
        Permutation word = List.of(p, p.inverted(), p.times(q), p.times(p), p.times(q.inverted()))
                .get(random.nextInt(5));
        int step = 1 + random.nextInt(3);
        AxisMap more = k.plus(step);
        rule.require(random.nextBoolean()
                ? k.permuted(word).compare(Relation.EQ, more)
                : k.permuted(word).compare(Relation.GE, more));
        TensorExpr a = rule.tensor("A", Shape.of(c, n));
        rule.rewrite(a.reverse(c).reverse(c), a);
        return "a map is more by " + step + " in the order " + word;
    }

    private static String associative(RuleBuilder rule) {
        RankClass c = rule.rankClass("c");
        AxisMap n = rule.sizes("n", c);
        ElementType type = ElementType.INT;
        ElementFunction g = rule.function("g", List.of(type, type), type,
                new FunctionLaws(true, true, Optional.empty()));
        TensorExpr a = rule.tensor("A", type, Shape.of(c, n));
        TensorExpr b = rule.tensor("B", type, Shape.of(c, n));
        TensorExpr other = rule.tensor("C", type, Shape.of(c, n));
        rule.require(n.compare(Relation.GE, AxisMap.of(1)));
        rule.assume(Compare.of(Relation.NE, of(g, of(g, a, b), other), of(g, a, of(g, b, other))));
        rule.rewrite(a.reverse(c).reverse(c), a);
        return "a declared monoid does not associate";
    }

    private static TensorExpr of(ElementFunction function, TensorExpr left, TensorExpr right) {
        return Mapped.of(function, List.of(left, right));
    }
}
