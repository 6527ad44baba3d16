package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.TypeRules;
import java.util.Map;
import java.util.Objects;

/** An operator applied to corresponding elements of two tensors of one shape. */
public record Binary(TensorType type, BinaryOperator operator, TensorExpr left,
        TensorExpr right) implements TensorExpr {

    /** One for each of the operators. */
    static final Map<BinaryOperator, Operator<Binary>> OPERATORS = Operator.each(BinaryOperator.class,
            operator -> Operator.<Binary>named(operator.symbol())
                    .operand("left", Binary::left)
                    .operand("right", Binary::right)
                    .accepts(binary -> new Accepted(operator.symbol(), operator.types(), binary.type().element()))
                    .made(parts -> of(operator, parts.operand(), parts.operand())));

    public Binary {
        DerivedType.require(operator.symbol(), typeOf(operator, left, right), type);
    }

    /** The operator applied element by element. */
    public static Binary of(BinaryOperator operator, TensorExpr left, TensorExpr right) {
        return new Binary(typeOf(operator, left, right), operator, left, right);
    }

    private static TensorType typeOf(BinaryOperator operator, TensorExpr left, TensorExpr right) {
        String name = operator.symbol();
        SameAxes.require(name, left, right);
        ElementType element = CommonType.of(name, left.type().element(), right.type().element());
        return left.type().withElement(TypeRules.narrowed(name, operator.types(), element));
    }

    @Override
    public Form form() {
        return Objects.requireNonNull(OPERATORS.get(operator)).of(this);
    }
}
