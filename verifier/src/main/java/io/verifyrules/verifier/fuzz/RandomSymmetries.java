package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * What is made of symmetric inputs, and its transpose. A perturbed rule has an input that is not symmetric, turns around one
 * of both axes, or assumes another one.
 */
final class RandomSymmetries {

    private final Random random;
    private final RuleBuilder builder;
    private final AggregatedAxis row;
    private final AggregatedAxis column;
    private final AggregatedAxis other;
    private final AxisMap size;
    private final AxisMap low;
    private final Element some;
    private final ElementFunction one;
    private final ElementFunction two;
    private final List<TensorExpr> inputs;
    private final TensorExpr any;
    private boolean mistaken;

    RandomSymmetries(Random random, RuleBuilder builder) {
        this.random = random;
        this.builder = builder;
        RankClass c = random.nextBoolean() ? builder.rankClass("c") : builder.rankClass("c", RankBound.SINGLETON);
        this.row = c.axis("row");
        this.column = c.axis("column");
        this.other = c.axis("other");
        this.size = builder.sizes("n", c);
        this.low = builder.sizes("l", c);
        this.some = builder.element("v", ElementType.INT);
        this.one = builder.function("f", List.of(ElementType.INT), ElementType.INT);
        this.two = builder.function("g", List.of(ElementType.INT, ElementType.INT), ElementType.INT);
        Shape shape = Shape.of(row, size).with(column, size).with(other, size);
        this.inputs = List.of(builder.tensor("A", ElementType.INT, shape), builder.tensor("B", ElementType.INT, shape));
        this.any = builder.tensor("C", ElementType.INT, shape);
    }

    void declare(boolean right) {
        this.mistaken = right;
        inputs.forEach(input -> builder.assume(Symmetric.of(input, row, mistake(5) ? other : column)));
        TensorExpr left = symmetric(1 + random.nextInt(2));
        TensorExpr transposed = transposed(left);
        switch (random.nextInt(4)) {
            case 0 -> {
                builder.require(low.compare(Relation.LE, size));
                RandomConstructs.rewrite(builder, random,
                        left.slice(on(Map.of(row, low)), AxisMaps.none(), AxisMaps.none()), transposed(left
                                .slice(on(Map.of(mistaken ? column : other, low)), AxisMaps.none(), AxisMaps.none())));
            }
            case 1 -> RandomConstructs.rewrite(builder, random, left.reduce(Monoid.SUM, row),
                    mistaken
                            ? left.reduce(Monoid.SUM, column).relabel(Map.of(row, column))
                            : left.reduce(Monoid.SUM, other).relabel(Map.of(row, other)));
            case 2 -> RandomConstructs.rewrite(builder, random, left.reduce(Monoid.MAX, some, row, column),
                    (mistaken ? transposed : any).reduce(Monoid.MAX, some, row, column));
            default -> RandomConstructs.rewrite(builder, random, left,
                    mistaken ? transposed : transposed.relabel(Map.of(row, other, other, row)));
        }
    }

    /** Whether to make the one mistake here. */
    private boolean mistake(int bound) {
        boolean here = !mistaken && random.nextInt(bound) == 0;
        mistaken |= here;
        return here;
    }

    /** What stays as it is when rows and columns change places, but for a mistake. */
    private TensorExpr symmetric(int depth) {
        if (depth == 0) {
            return mistake(3) ? any : inputs.get(random.nextInt(2));
        }
        TensorExpr inner = symmetric(depth - 1);
        return switch (random.nextInt(6)) {
            case 0 -> Mapped.of(one, List.of(inner));
            case 1 -> Mapped.of(two, List.of(inner, symmetric(depth - 1)));
            case 2 -> mistake(2) ? inner.reverse(row) : inner.reverse(row, column);
            case 3 -> inner.reverse(other);
            case 4 -> inner
                    .pad(some, on(mistake(2) ? Map.of(row, low) : Map.of(row, low, column, low)), AxisMaps.none(),
                            AxisMaps.none())
                    .slice(on(Map.of(row, low, column, low)), AxisMaps.none(), AxisMaps.none());
            default -> any.plus(transposed(any)).times(inner);
        };
    }

    private TensorExpr transposed(TensorExpr tensor) {
        return tensor.relabel(Map.of(row, column, column, row));
    }

    private static AxisMaps on(Map<AggregatedAxis, AxisMap> maps) {
        return AxisMaps.of(new TreeMap<>(maps));
    }
}
