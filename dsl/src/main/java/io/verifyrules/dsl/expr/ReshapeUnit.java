package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;

/** The operand without some axes, which must have size 1 on every lane, and with new axes of size 1. */
public record ReshapeUnit(TensorType type, TensorExpr operand, SortedSet<AggregatedAxis> added,
        SortedSet<AggregatedAxis> dropped) implements TensorExpr {

    static final Operator<ReshapeUnit> OPERATOR = Operator.<ReshapeUnit>named("reshapeUnit")
            .operand("operand", ReshapeUnit::operand)
            .newAxes("added", ReshapeUnit::added)
            .axes("dropped", ReshapeUnit::dropped)
            .made(parts -> of(parts.operand(), parts.newAxes(), parts.axes()));

    public ReshapeUnit {
        added = OwnOrder.of(added);
        dropped = OwnOrder.of(dropped);
        DerivedType.require("reshapeUnit", typeOf(operand, added, dropped), type);
    }

    /** The operand with unit axes added and dropped; no added axis is an axis of the operand. */
    public static ReshapeUnit of(TensorExpr operand, Collection<AggregatedAxis> added,
            Collection<AggregatedAxis> dropped) {
        SortedSet<AggregatedAxis> own = OwnOrder.of(added);
        SortedSet<AggregatedAxis> ownDropped = OwnOrder.of(dropped);
        return new ReshapeUnit(typeOf(operand, own, ownDropped), operand, own, ownDropped);
    }

    private static TensorType typeOf(TensorExpr operand, SortedSet<AggregatedAxis> added,
            SortedSet<AggregatedAxis> dropped) {
        TreeSet<AggregatedAxis> axes = new TreeSet<>(operand.type().axes());
        dropped.forEach(axis -> AxisAttributes.requireAxis("reshapeUnit: 'dropped'", operand.type(), axis));
        for (AggregatedAxis axis : added) {
            if (axes.stream().anyMatch(present -> present.label().equals(axis.label()))) {
                throw new IllFormedException("reshapeUnit: 'added' names the axis " + axis
                        + ", which the operand has already; its axes are " + operand.type().axes());
            }
        }
        if (added.stream().map(AggregatedAxis::label).distinct().count() != added.size()) {
            throw new IllFormedException("reshapeUnit: the labels of the added axes " + added + " are not distinct");
        }
        axes.removeAll(dropped);
        axes.addAll(added);
        return operand.type().withAxes(axes);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
