package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Namesakes;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;

/**
 * The operand with the lanes of some axes in another order. On lane {@code l} of the result stands lane {@code p(l)} of
 * the operand, as in XLA's transpose with {@code dimensions = p}. All axes are of the class of the permutation.
 */
public record Transpose(TensorType type, TensorExpr operand, Permutation permutation,
        SortedSet<AggregatedAxis> axes) implements TensorExpr {

    static final Operator<Transpose> OPERATOR = Operator.<Transpose>named("transpose")
            .operand("operand", Transpose::operand)
            .permutation("permutation", Transpose::permutation)
            .axes("axes", Transpose::axes)
            .plain()
            .made(parts -> {
                TensorExpr operand = parts.operand();
                return new Transpose(operand.type(), operand, parts.permutation(), OwnOrder.of(parts.axes()));
            });

    public Transpose {
        axes = OwnOrder.of(axes);
        if (permutation.isIdentity()) {
            throw new IllFormedException("transpose: this permutation leaves every lane where it is; leave it out");
        }
        if (axes.isEmpty()) {
            throw new IllFormedException("transpose: no axis is named");
        }
        for (AggregatedAxis axis : axes) {
            AxisAttributes.requireAxis("transpose:", operand.type(), axis);
            if (!axis.rankClass().equals(permutation.of())) {
                throw new IllFormedException("transpose: the permutation is of rank class " + permutation.of()
                        + ", and the axis " + axis + " is of rank class " + axis.rankClass()
                        + Namesakes.hint(permutation.of(), axis.rankClass()));
            }
        }
        DerivedType.require("transpose", operand.type(), type);
    }

    /** The operand with the named axes transposed, or all those of the permutation's class if none is named. */
    public static TensorExpr of(TensorExpr operand, Permutation permutation, Collection<AggregatedAxis> axes) {
        Collection<AggregatedAxis> all = axes.isEmpty() ? operand.type().axesOf(permutation.of()) : axes;
        if (all.isEmpty()) {
            throw new IllFormedException("transpose: the permutation is of rank class " + permutation.of()
                    + ", of which the operand has no axis; its axes are " + operand.type().axes()
                    + Namesakes.hint(List.of(permutation.of().axis()), operand.type().axes()));
        }
        return permutation.isIdentity()
                ? operand
                : new Transpose(operand.type(), operand, permutation, OwnOrder.of(all));
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
