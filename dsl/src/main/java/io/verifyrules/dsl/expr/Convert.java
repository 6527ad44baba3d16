package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import java.util.Map;
import java.util.Objects;

/** Each element as one of another type. */
public record Convert(TensorType type, Conversion conversion, TensorExpr operand) implements TensorExpr {

    /** One for each of the operators. */
    static final Map<Conversion, Operator<Convert>> OPERATORS = Operator.each(Conversion.class,
            conversion -> Operator.<Convert>named(conversion.symbol())
                    .operand("operand", Convert::operand)
                    .type("to", convert -> convert.type().element())
                    .accepts(Convert::accepted)
                    .made(parts -> of(conversion, parts.operand(), parts.type())));

    public Convert {
        DerivedType.require(conversion.symbol(), typeOf(conversion, operand, type.element()), type);
    }

    /** The operand with elements of the given type. */
    public static Convert of(Conversion conversion, TensorExpr operand, ElementType to) {
        return new Convert(typeOf(conversion, operand, to), conversion, operand);
    }

    private static TensorType typeOf(Conversion conversion, TensorExpr operand, ElementType to) {
        conversion.requireOperand(operand.type().element(), to);
        return operand.type().withElement(to);
    }

    private Accepted accepted() {
        return Accepted.of(conversion, operandType(), type.element());
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return operandType();
    }

    /** The element type of the operand. */
    public ElementType operandType() {
        return Conversion.typed(operand.type().element());
    }

    @Override
    public Form form() {
        return Objects.requireNonNull(OPERATORS.get(conversion)).of(this);
    }
}
