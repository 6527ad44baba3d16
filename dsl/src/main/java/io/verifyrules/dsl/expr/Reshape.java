package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * The operand with the places along one axis counted in row-major order, the last lane fastest. Another axis has the
 * places in that order (XLA's reshape). Either axis has any number of lanes. Along a singleton places are counted
 * already, so {@code c} into {@code u} flattens and {@code u} into {@code c} is the converse.
 *
 * @param into the axis that takes its place, with its size
 */
public record Reshape(TensorType type, TensorExpr operand, AggregatedAxis axis, Shape into) implements TensorExpr {

    static final Operator<Reshape> OPERATOR = Operator.<Reshape>named("reshape")
            .operand("operand", Reshape::operand)
            .axis("axis", Reshape::axis)
            .sizes("into", Reshape::into)
            .made(parts -> of(parts.operand(), parts.axis(), parts.sizes()));

    public Reshape {
        DerivedType.require("reshape", typeOf(operand, axis, into), type);
    }

    /** The operand with another axis, of the given size, in the place of one of its own. */
    public static Reshape of(TensorExpr operand, AggregatedAxis axis, Shape into) {
        return new Reshape(typeOf(operand, axis, into), operand, axis, into);
    }

    /** The axis of the result. */
    public AggregatedAxis result() {
        return SoleAxis.of("reshape: 'into'", into.sizes().keySet());
    }

    /** Its size. */
    public AxisMap size() {
        SortedMap<AggregatedAxis, AxisMap> sizes = into.sizes();
        return sizes.values().iterator().next();
    }

    private static TensorType typeOf(TensorExpr operand, AggregatedAxis axis, Shape into) {
        AxisAttributes.requireAxis("reshape: 'axis'", operand.type(), axis);
        AggregatedAxis result = SoleAxis.of("reshape: 'into'", into.sizes().keySet());
        List<AggregatedAxis> axes = new ArrayList<>(operand.type().axes());
        axes.remove(axis);
        axes.add(result);
        if (axes.stream().map(AggregatedAxis::label).distinct().count() != axes.size()) {
            throw new IllFormedException("reshape: 'into' is named " + result
                    + ", which another axis of the operand is; its axes are " + operand.type().axes());
        }
        return operand.type().withAxes(axes);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
