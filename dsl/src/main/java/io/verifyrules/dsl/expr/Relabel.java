package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** The operand with axes renamed (XLA's transpose, as axes are unordered). An axis keeps its class under its new name. */
public record Relabel(TensorType type, TensorExpr operand,
        SortedMap<AggregatedAxis, AggregatedAxis> renaming) implements TensorExpr {

    static final Operator<Relabel> OPERATOR = Operator.<Relabel>named("relabel")
            .operand("operand", Relabel::operand)
            .renaming("renaming", Relabel::renaming)
            .made(parts -> of(parts.operand(), parts.renaming()));

    public Relabel {
        renaming = OwnOrder.of(renaming);
        DerivedType.require("relabel", typeOf(operand, renaming), type);
    }

    /** The operand with each axis that is a key renamed to its value; the others keep their names. */
    public static Relabel of(TensorExpr operand, Map<AggregatedAxis, AggregatedAxis> renaming) {
        SortedMap<AggregatedAxis, AggregatedAxis> own = OwnOrder.of(renaming);
        return new Relabel(typeOf(operand, own), operand, own);
    }

    private static TensorType typeOf(TensorExpr operand, SortedMap<AggregatedAxis, AggregatedAxis> renaming) {
        renaming.forEach((from, to) -> {
            AxisAttributes.requireAxis("relabel:", operand.type(), from);
            if (!from.rankClass().equals(to.rankClass())) {
                throw new IllFormedException("relabel: axis " + from + " is of rank class " + from.rankClass()
                        + " and keeps it, but its new name " + to + " is of rank class " + to.rankClass());
            }
        });
        List<AggregatedAxis> axes = operand.type()
                .axes()
                .stream()
                .map(axis -> renaming.getOrDefault(axis, axis))
                .toList();
        if (axes.stream().map(AggregatedAxis::label).distinct().count() != axes.size()) {
            throw new IllFormedException("relabel: the new names " + axes + " are not distinct");
        }
        return operand.type().withAxes(axes);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
