package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.dialect.affine.AffineExpr;
import io.verifyrules.verifier.dialect.affine.AffineMap;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Operands as the loops of a {@code linalg.generic} see them: an element for each point. */
final class Views {

    private Views() {
    }

    /** The element at each point, whose map reaches nothing beyond the operand. */
    static Denoted of(Denoted operand, AffineMap map, Dimensions sizes, Denotations in) {
        return Movement.withGaps(operand, each -> viewed(each, map, sizes, in));
    }

    private static Denoted viewed(Denoted operand, AffineMap map, Dimensions sizes, Denotations in) {
        if (sizes.all().contains(new Size.Known(0))) {
            return in.number(0, operand.element(), sizes);
        }
        if (operand.tensor() instanceof Constant) {
            return in.movement().resizedTo(operand, sizes);
        }
        Map<AggregatedAxis, AggregatedAxis> names = new HashMap<>();
        List<AggregatedAxis> lookedUp = new ArrayList<>();
        List<AffineExpr> indices = new ArrayList<>();
        Set<Integer> named = new HashSet<>();
        for (int i = 0; i < operand.rank(); i++) {
            AffineExpr expression = map.results().get(i);
            if (expression instanceof AffineExpr.Dimension(int loop) && named.add(loop)) {
                names.put(in.positions().axis(i), in.positions().axis(loop));
            } else {
                AggregatedAxis aside = in.positions().aside("x", i);
                names.put(in.positions().axis(i), aside);
                lookedUp.add(aside);
                indices.add(expression);
            }
        }
        TensorExpr view = Movement.renamed(operand.tensor(), names);
        Set<Integer> present = new HashSet<>(named);
        for (int i = 0; i < lookedUp.size(); i++) {
            Set<Integer> used = new TreeSet<>();
            dimensions(indices.get(i), used);
            present.addAll(used);
            view = Gather.of(view, index(indices.get(i), shape(used, sizes, in), in), lookedUp.get(i), AxisMaps.none());
        }
        Set<Integer> missing = new TreeSet<>();
        for (int i = 0; i < sizes.rank(); i++) {
            if (!present.contains(i)) {
                missing.add(i);
            }
        }
        return new Denoted(missing.isEmpty() ? view : Expand.of(view, shape(missing, sizes, in)), sizes);
    }

    private static Shape shape(Set<Integer> loops, Dimensions sizes, Denotations in) {
        Shape shape = Shape.scalar();
        for (int loop : loops) {
            shape = shape.with(in.positions().axis(loop), sizes.all().get(loop).map());
        }
        return shape;
    }

    private static void dimensions(AffineExpr expression, Set<Integer> all) {
        switch (expression) {
            case AffineExpr.Dimension(int index) -> all.add(index);
            case AffineExpr.Sum(AffineExpr left, AffineExpr right) -> {
                dimensions(left, all);
                dimensions(right, all);
            }
            case AffineExpr.Difference(AffineExpr left, AffineExpr right) -> {
                dimensions(left, all);
                dimensions(right, all);
            }
            case AffineExpr.Product(AffineExpr left, AffineExpr right) -> {
                dimensions(left, all);
                dimensions(right, all);
            }
            case AffineExpr.Whole ignored -> {
            }
            default -> throw new IllegalStateException("a map that reaches how far nobody knows: " + expression);
        }
    }

    /** The integer of an expression at each point. */
    private static TensorExpr index(AffineExpr expression, Shape shape, Denotations in) {
        return switch (expression) {
            case AffineExpr.Dimension(int loop) -> Iota.of(shape, in.positions().axis(loop));
            case AffineExpr.Whole(long value) -> Constant.of(
                    new Element.Written(new Literal.Whole(BigInteger.valueOf(value)), ElementType.INT, true), shape);
            case AffineExpr.Sum(AffineExpr left, AffineExpr right) ->
                Binary.of(BinaryOperator.ADD, index(left, shape, in), index(right, shape, in));
            case AffineExpr.Difference(AffineExpr left, AffineExpr right) ->
                Binary.of(BinaryOperator.SUB, index(left, shape, in), index(right, shape, in));
            case AffineExpr.Product(AffineExpr left, AffineExpr right) ->
                Binary.of(BinaryOperator.MUL, index(left, shape, in), index(right, shape, in));
            default -> throw new IllegalStateException("a map that reaches how far nobody knows: " + expression);
        };
    }
}
