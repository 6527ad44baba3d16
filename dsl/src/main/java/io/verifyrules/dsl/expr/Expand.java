package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Set;
import java.util.TreeSet;

/** The operand repeated along new axes (XLA's broadcast). */
public record Expand(TensorType type, TensorExpr operand, Shape added) implements TensorExpr {

    static final Operator<Expand> OPERATOR = Operator.<Expand>named("expand")
            .operand("operand", Expand::operand)
            .sizes("added", Expand::added)
            .made(parts -> of(parts.operand(), parts.sizes()));

    public Expand {
        DerivedType.require("expand", typeOf(operand, added), type);
    }

    /** The operand with the axes of {@code added} in addition to its own. */
    public static Expand of(TensorExpr operand, Shape added) {
        return new Expand(typeOf(operand, added), operand, added);
    }

    private static TensorType typeOf(TensorExpr operand, Shape added) {
        Set<AggregatedAxis> axes = new TreeSet<>(operand.type().axes());
        for (AggregatedAxis axis : added.sizes().keySet()) {
            if (axes.stream().anyMatch(present -> present.label().equals(axis.label()))) {
                throw new IllFormedException("expand: axis " + axis
                        + " is an axis of the operand already; its axes are " + operand.type().axes());
            }
        }
        axes.addAll(added.sizes().keySet());
        return operand.type().withAxes(axes);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
