package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.TypeRules;
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
        ElementType from = from(operand);
        if (from instanceof ElementType.Undecided) {
            throw new IllFormedException(conversion.symbol() + ": nothing decides the type of the operand, which is "
                    + "made of numbers only; give it one, such as number(1, s8)");
        }
        TypeRules.requireDeclarable(conversion.symbol(), to);
        conversion.require(from, to);
        return operand.type().withElement(to);
    }

    /** Truth values among themselves are of type {@code bool}. */
    private static ElementType from(TensorExpr operand) {
        ElementType from = operand.type().element();
        return from.equals(ElementType.TRUTH) ? ElementType.BOOL : from;
    }

    /** Of both types at most one is open, or both are the same. */
    private Accepted accepted() {
        ElementType from = operandType();
        ElementType to = type.element();
        return from instanceof ElementType.Open
                ? new Accepted(conversion.symbol() + " to " + to, conversion.sources(to), from)
                : new Accepted(conversion.symbol() + " from " + from, conversion.targets(from), to);
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return operandType();
    }

    /** The element type of the operand. */
    public ElementType operandType() {
        return from(operand);
    }

    @Override
    public Form form() {
        return Objects.requireNonNull(OPERATORS.get(conversion)).of(this);
    }
}
