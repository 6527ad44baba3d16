package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Sums of products of two tensors over dimensions that both have. The result has the batch dimensions first, then those of the left
 * operand that are left, then those of the right one.
 */
public final class Contracted {

    private Contracted() {
    }

    /** Dimensions of both operands that belong together. */
    public record Pairs(List<Integer> leftBatch, List<Integer> rightBatch, List<Integer> leftContracted,
            List<Integer> rightContracted) {

        public Pairs {
            leftBatch = List.copyOf(leftBatch);
            rightBatch = List.copyOf(rightBatch);
            leftContracted = List.copyOf(leftContracted);
            rightContracted = List.copyOf(rightContracted);
        }

        /** All dimensions of the left operand that are named. */
        public List<Integer> left() {
            return joined(leftBatch, leftContracted);
        }

        /** All dimensions of the right operand that are named. */
        public List<Integer> right() {
            return joined(rightBatch, rightContracted);
        }

        private static List<Integer> joined(List<Integer> some, List<Integer> others) {
            List<Integer> all = new ArrayList<>(some);
            all.addAll(others);
            return all;
        }
    }

    /** The sums, where dimensions that belong together have the same sizes. */
    public static Denoted of(Denoted left, Denoted right, Pairs pairs, Denotations in) {
        List<AggregatedAxis> ofLeft = axes(left, pairs.leftBatch(), pairs.leftContracted(), "l", in);
        List<AggregatedAxis> ofRight = axes(right, pairs.rightBatch(), pairs.rightContracted(), "m", in);
        List<AggregatedAxis> batch = pairs.leftBatch().stream().map(ofLeft::get).toList();
        List<AggregatedAxis> contracted = pairs.leftContracted().stream().map(ofLeft::get).toList();
        Dimensions lengths = left.dimensions().at(pairs.leftContracted());
        boolean spelledOut = left.dimensions().isKnown() && right.dimensions().isKnown() && in.unrolling()
                .spellsOut(Monoid.SUM, left.element(),
                        lengths.numbers().stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact));
        TensorExpr first = in.movement().named(left, ofLeft);
        TensorExpr second = in.movement().named(right, ofRight);
        TensorExpr product = spelledOut && !(left.element() instanceof ElementType.Bool)
                ? Unrolling.spelledOut(Monoid.SUM,
                        Binary.of(BinaryOperator.MUL, spread(first, ofRight, right), spread(second, ofLeft, left)),
                        contracted, lengths.numbers())
                : Dot.of(first, second, contracted, batch, BoundIndices.unnamed());
        List<AggregatedAxis> result = new ArrayList<>(batch);
        List<Size> sizes = new ArrayList<>(left.dimensions().at(pairs.leftBatch()).all());
        free(left, pairs.left()).forEach(i -> {
            result.add(ofLeft.get(i));
            sizes.add(left.dimensions().all().get(i));
        });
        free(right, pairs.right()).forEach(i -> {
            result.add(ofRight.get(i));
            sizes.add(right.dimensions().all().get(i));
        });
        return in.movement().numbered(product, result, new Dimensions(sizes));
    }

    /** The tensor repeated along those axes of the other operand that it lacks. */
    private static TensorExpr spread(TensorExpr tensor, List<AggregatedAxis> axes, Denoted other) {
        Shape added = Shape.scalar();
        for (int i = 0; i < axes.size(); i++) {
            if (!tensor.type().axes().contains(axes.get(i))) {
                added = added.with(axes.get(i), AxisMap.of(other.size(i)));
            }
        }
        return added.sizes().isEmpty() ? tensor : Expand.of(tensor, added);
    }

    private static List<Integer> free(Denoted operand, List<Integer> named) {
        return IntStream.range(0, operand.rank()).boxed().filter(i -> !named.contains(i)).toList();
    }

    /** Names that both operands share where dimensions belong together, and names of their own for all others. */
    private static List<AggregatedAxis> axes(Denoted operand, List<Integer> batch, List<Integer> contracted, String own,
            Denotations in) {
        return IntStream.range(0, operand.rank())
                .mapToObj(i -> batch.contains(i)
                        ? in.positions().aside("b", batch.indexOf(i))
                        : contracted.contains(i)
                                ? in.positions().aside("k", contracted.indexOf(i))
                                : in.positions().aside(own, i))
                .toList();
    }
}
