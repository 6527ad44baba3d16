package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType;

/**
 * The assumption that an element of the operand is the one at the access with the indices of two axes exchanged. It is no
 * operator of a side. All lanes of both axes change places at once. Both elements are the same one, so NaN is NaN.
 *
 * @param first one of two axes of one rank class
 * @param second the other one
 */
public record Symmetric(TensorType type, TensorExpr operand, AggregatedAxis first,
        AggregatedAxis second) implements TensorExpr {

    static final Operator<Symmetric> OPERATOR = Operator.<Symmetric>named("symmetric")
            .operand("operand", Symmetric::operand)
            .axis("first", Symmetric::first)
            .axis("second", Symmetric::second)
            .made(parts -> {
                TensorExpr operand = parts.operand();
                AggregatedAxis first = parts.axis();
                return of(operand, first, parts.axis());
            });

    public Symmetric {
        DerivedType.require("symmetric", typeOf(operand, first, second), type);
    }

    /** The assumption that the operand stays as it is when the indices of both axes are exchanged. */
    public static Symmetric of(TensorExpr operand, AggregatedAxis first, AggregatedAxis second) {
        return new Symmetric(typeOf(operand, first, second), operand, first, second);
    }

    private static TensorType typeOf(TensorExpr operand, AggregatedAxis first, AggregatedAxis second) {
        AxisAttributes.requireAxis("symmetric", operand.type(), first);
        AxisAttributes.requireAxis("symmetric", operand.type(), second);
        if (first.equals(second)) {
            throw new IllFormedException("symmetric: expected two axes, found " + first + " twice");
        }
        if (!first.rankClass().equals(second.rankClass())) {
            throw new IllFormedException("symmetric: axis " + first + " is of rank class " + first.rankClass()
                    + ", and axis " + second + " of rank class " + second.rankClass()
                    + "; indices change places within one class, so declare both as labels of one");
        }
        return operand.type().withElement(ElementType.BOOL);
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return operand.type().element();
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
