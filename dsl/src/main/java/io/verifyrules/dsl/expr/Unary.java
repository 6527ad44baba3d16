package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.TypeRules;
import io.verifyrules.dsl.element.UnaryOperator;
import java.util.Map;
import java.util.Objects;

/** An operator applied to each element. */
public record Unary(TensorType type, UnaryOperator operator, TensorExpr operand) implements TensorExpr {

    /** One for each of the operators. */
    static final Map<UnaryOperator, Operator<Unary>> OPERATORS = Operator.each(UnaryOperator.class,
            operator -> Operator.<Unary>named(operator.symbol())
                    .operand("operand", Unary::operand)
                    .accepts(unary -> new Accepted(operator.symbol(), operator.types(), unary.type().element()))
                    .made(parts -> of(operator, parts.operand())));

    public Unary {
        DerivedType.require(operator.symbol(), typeOf(operator, operand), type);
    }

    /** The operator applied to each element of the operand. */
    public static Unary of(UnaryOperator operator, TensorExpr operand) {
        return new Unary(typeOf(operator, operand), operator, operand);
    }

    private static TensorType typeOf(UnaryOperator operator, TensorExpr operand) {
        return operand.type()
                .withElement(TypeRules.narrowed(operator.symbol(), operator.types(), operand.type().element()));
    }

    @Override
    public Form form() {
        return Objects.requireNonNull(OPERATORS.get(operator)).of(this);
    }
}
