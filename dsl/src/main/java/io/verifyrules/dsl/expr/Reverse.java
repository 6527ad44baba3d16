package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import java.util.Collection;
import java.util.SortedSet;

/** The operand read backwards on the named axes, on every lane of each. */
public record Reverse(TensorType type, TensorExpr operand, SortedSet<AggregatedAxis> axes) implements TensorExpr {

    static final Operator<Reverse> OPERATOR = Operator.<Reverse>named("reverse")
            .operand("operand", Reverse::operand)
            .axes("axes", Reverse::axes)
            .plain()
            .made(parts -> of(parts.operand(), parts.axes()));

    public Reverse {
        axes = OwnOrder.of(axes);
        axes.forEach(axis -> AxisAttributes.requireAxis("reverse:", operand.type(), axis));
        DerivedType.require("reverse", operand.type(), type);
    }

    /** The operand reversed along {@code axes}. */
    public static Reverse of(TensorExpr operand, Collection<AggregatedAxis> axes) {
        return new Reverse(operand.type(), operand, OwnOrder.of(axes));
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
