package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.TypeRules;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The sum of products over the contracted axes. The axes that both operands have are the contracted and the batch axes.
 * The result has the batch axes and all axes that only one operand has.
 */
public record Dot(TensorType type, TensorExpr left, TensorExpr right, SortedSet<AggregatedAxis> contracted,
        SortedSet<AggregatedAxis> batch, BoundIndices indices) implements TensorExpr {

    static final Operator<Dot> OPERATOR = Operator.<Dot>named("dot")
            .operand("left", Dot::left)
            .operand("right", Dot::right)
            .axes("contracted", Dot::contracted)
            .explicit()
            .titled("contract")
            .axes("batch", Dot::batch)
            .explicit()
            .indices(Dot::indices)
            .accepts(dot -> new Accepted("dot", ElementTypes.ARITHMETIC, dot.type().element()))
            .made(parts -> of(parts.operand(), parts.operand(), parts.axes(), parts.axes(), parts.indices()));

    public Dot {
        contracted = OwnOrder.of(contracted);
        batch = OwnOrder.of(batch);
        DerivedType.require("dot", typeOf(left, right, contracted, batch), type);
        indices.check("dot", contracted);
    }

    /** The dot product; every axis that both operands have is named as contracted or as batch. */
    public static Dot of(TensorExpr left, TensorExpr right, Collection<AggregatedAxis> contracted,
            Collection<AggregatedAxis> batch, BoundIndices indices) {
        SortedSet<AggregatedAxis> own = OwnOrder.of(contracted);
        SortedSet<AggregatedAxis> ownBatch = OwnOrder.of(batch);
        return new Dot(typeOf(left, right, own, ownBatch), left, right, own, ownBatch, indices);
    }

    private static TensorType typeOf(TensorExpr left, TensorExpr right, SortedSet<AggregatedAxis> contracted,
            SortedSet<AggregatedAxis> batch) {
        ElementType element = CommonType.of("dot", left.type().element(), right.type().element());
        TypeRules.require("dot", ElementTypes.ARITHMETIC, element);
        TreeSet<AggregatedAxis> common = new TreeSet<>(left.type().axes());
        common.retainAll(right.type().axes());
        TreeSet<AggregatedAxis> named = new TreeSet<>(contracted);
        for (AggregatedAxis axis : batch) {
            if (!named.add(axis)) {
                throw new IllFormedException("dot: axis " + axis + " is named as contracted and as batch");
            }
        }
        if (!named.equals(common)) {
            throw new IllFormedException("dot: the contracted and batch axes must be the axes that both operands have, "
                    + common + ", but are " + named);
        }
        TreeSet<AggregatedAxis> kept = new TreeSet<>(left.type().axes());
        kept.addAll(right.type().axes());
        kept.removeAll(contracted);
        DistinctLabels.require("dot: the result", kept);
        return TensorType.of(kept, element);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
