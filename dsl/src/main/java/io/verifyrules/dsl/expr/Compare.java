package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.TypeRules;
import java.util.Map;
import java.util.Objects;

/** A comparison of corresponding elements of two tensors of one shape; its elements are truth values. */
public record Compare(TensorType type, Relation relation, TensorExpr left, TensorExpr right) implements TensorExpr {

    /** One for each of the operators. */
    static final Map<Relation, Operator<Compare>> OPERATORS = Operator.each(Relation.class,
            relation -> Operator.<Compare>named(relation.symbol())
                    .operand("left", Compare::left)
                    .operand("right", Compare::right)
                    .infix()
                    .accepts(compare -> new Accepted("'" + relation.symbol() + "'", TypeRules.comparable(relation),
                            compare.operandType()))
                    .made(parts -> of(relation, parts.operand(), parts.operand())));

    public Compare {
        DerivedType.require("'" + relation.symbol() + "'", typeOf(relation, left, right), type);
    }

    /** {@code left relation right}, element by element. */
    public static Compare of(Relation relation, TensorExpr left, TensorExpr right) {
        return new Compare(typeOf(relation, left, right), relation, left, right);
    }

    private static TensorType typeOf(Relation relation, TensorExpr left, TensorExpr right) {
        SameAxes.require("'" + relation.symbol() + "'", left, right);
        TypeRules.compared(relation, left.type().element(), right.type().element());
        return left.type().withElement(ElementType.BOOL);
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return operandType();
    }

    /** The element type of the operands. */
    public ElementType operandType() {
        return TypeRules.compared(relation, left.type().element(), right.type().element());
    }

    @Override
    public Form form() {
        return Objects.requireNonNull(OPERATORS.get(relation)).of(this);
    }
}
