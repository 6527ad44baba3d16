package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Random rules about tensors whose axes are put into an order that is left open. Both sides are made together, and are
 * the same tensor by construction. Where the one applies an operator, the other applies it to the transposed operand
 * with its attributes permuted, and transposes the result back.
 */
final class RandomOrders {

    private static final int DEPTH = 3;
    private static final List<Relation> RELATIONS = List.of(Relation.values());

    /** The same tensor, written in two ways. */
    private record Pair(TensorExpr left, TensorExpr right) {}

    private final Random random;
    private final RankClass ordered;
    private final RandomPermutations permutations;
    private final List<AxisMap> maps;
    private final Element value;
    private final List<TensorExpr> inputs;

    RandomOrders(Random random, RuleBuilder rule) {
        this.random = random;
        this.ordered = rule.rankClass("c");
        AxisMap size = rule.sizes("n", ordered);
        this.permutations = new RandomPermutations(random,
                List.of(rule.permutation("p", ordered), rule.permutation("q", ordered)), false);
        this.maps = List.of(size, rule.map("m", ordered), rule.sizes("k", ordered));
        this.value = rule.element("v", ElementType.INT);
        this.inputs = List.of(rule.tensor("A", ElementType.INT, Shape.of(ordered, size)),
                rule.tensor("B", ElementType.INT, Shape.of(ordered, size)));
    }

    /** Declares both sides, and what is demanded of the maps. */
    void declare(RuleBuilder rule) {
        for (int i = random.nextInt(3); i > 0; i--) {
            rule.require(condition());
        }
        Pair sides = random.nextInt(3) == 0 ? combined() : pair(1 + random.nextInt(DEPTH));
        rule.rewrite(sides.left(), sides.right());
    }

    /** The shape with one axis, of the given size. */
    Shape shape(AxisMap size) {
        return Shape.of(ordered, size);
    }

    /** A condition on the lanes of several orders. */
    Condition condition() {
        LaneCondition first = map().compare(RELATIONS.get(random.nextInt(RELATIONS.size())), map());
        return switch (random.nextInt(6)) {
            case 0 -> Condition.someLane(first);
            case 1 -> Condition.everyLane(first.disjoin(map().compare(Relation.LE, map())));
            case 2 -> Condition.everyLane(first).disjoin(Condition.someLane(map().compare(Relation.GT, map())));
            default -> Condition.everyLane(first);
        };
    }

    /** A map, in any order. */
    AxisMap map() {
        AxisMap map = maps.get(random.nextInt(maps.size()));
        return switch (random.nextInt(7)) {
            case 0 -> AxisMap.of(random.nextInt(3));
            case 1 -> map.permuted(permutations.word()).plus(random.nextInt(2));
            case 2 -> AxisMap.min(map, maps.get(random.nextInt(maps.size())).permuted(permutations.word()));
            case 3, 4 -> map.permuted(permutations.word());
            default -> map;
        };
    }

    private TensorExpr transposed(TensorExpr operand, Permutation by) {
        return Transpose.of(operand, by, List.of());
    }

    private Pair pair(int depth) {
        if (depth == 0) {
            TensorExpr input = inputs.get(random.nextInt(inputs.size()));
            return new Pair(input, input);
        }
        Pair operand = pair(depth - 1);
        AxisMap map = map();
        Pair made = switch (random.nextInt(8)) {
            case 0 -> moved(operand, by -> of -> of.slice(onAxis(by.apply(map)), AxisMaps.none(), AxisMaps.none()));
            case 1 ->
                moved(operand, by -> of -> of.pad(value, onAxis(by.apply(map)), AxisMaps.none(), AxisMaps.none()));
            case 2 -> moved(operand, by -> of -> Reverse.of(of, axes()));
            case 3 -> moved(operand, by -> of -> Rotate.of(of, onAxis(by.apply(map))));
            case 4 -> moved(operand, by -> of -> Select.of(Compare.of(Relation.LT, of, of), of, of.plus(of)));
            case 5 -> twice(operand);
            default -> moved(operand, by -> of -> of);
        };
        return random.nextBoolean() ? made : new Pair(/* left= */ made.right(), /* right= */ made.left());
    }

    private Pair twice(Pair operand) {
        Permutation first = permutations.word();
        Permutation second = permutations.word();
        return new Pair(transposed(transposed(operand.left(), first), second),
                transposed(operand.right(), first.times(second)));
    }

    private AxisMaps onAxis(AxisMap map) {
        return AxisMaps.on(ordered.axis(), map);
    }

    private List<AggregatedAxis> axes() {
        return List.of(ordered.axis());
    }

    /** An operator on one side; on the other the same of the transposed operand, with permuted attributes, transposed back. */
    private Pair moved(Pair operand, Function<UnaryOperator<AxisMap>, UnaryOperator<TensorExpr>> operator) {
        Permutation word = permutations.word();
        TensorExpr left = operator.apply(map -> map).apply(operand.left());
        TensorExpr inside = operator.apply(map -> map.permuted(word)).apply(transposed(operand.right(), word));
        return new Pair(left, transposed(inside, word.inverted()));
    }

    /** A combination of all elements, of one side in another order. */
    private Pair combined() {
        Pair operand = pair(random.nextInt(DEPTH));
        TensorExpr other = transposed(operand.right(), permutations.word());
        return random.nextInt(3) == 0
                ? new Pair(Dot.of(operand.left(), operand.left(), axes(), List.of(), BoundIndices.unnamed()),
                        Dot.of(other, other, axes(), List.of(), BoundIndices.unnamed()))
                : new Pair(reduced(operand.left()), reduced(other));
    }

    private TensorExpr reduced(TensorExpr operand) {
        return Reduce.of(Monoid.SUM, operand, axes(), Optional.empty(), BoundIndices.unnamed());
    }
}
