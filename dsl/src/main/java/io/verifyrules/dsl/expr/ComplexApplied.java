package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.ElementType;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A function between complex numbers and reals, applied to each element. */
public record ComplexApplied(TensorType type, ComplexFunction function,
        List<TensorExpr> operands) implements TensorExpr {

    /** One for each of the functions. */
    static final Map<ComplexFunction, Operator<ComplexApplied>> OPERATORS = Operator.each(ComplexFunction.class,
            ComplexApplied::operator);

    private static Operator<ComplexApplied> operator(ComplexFunction function) {
        Operator.Builder<ComplexApplied> named = Operator.named(function.symbol());
        if (function.arity() == 1) {
            return named.operand("operand", applied -> applied.operands().getFirst())
                    .accepts(ComplexApplied::accepted)
                    .made(parts -> of(function, List.of(parts.operand())));
        }
        return named.operand("real", applied -> applied.operands().getFirst())
                .operand("imaginary", applied -> applied.operands().getLast())
                .accepts(ComplexApplied::accepted)
                .made(parts -> of(function, List.of(parts.operand(), parts.operand())));
    }

    public ComplexApplied {
        operands = List.copyOf(operands);
        if (operands.size() != function.arity()) {
            throw new IllFormedException(function.symbol() + ": expected " + function.arity()
                    + (function.arity() == 1 ? " operand" : " operands") + ", found " + operands.size());
        }
        DerivedType.require(function.symbol(), typeOf(function, operands), type);
    }

    /** The function applied to each element of its operand, or to corresponding elements of both. */
    public static ComplexApplied of(ComplexFunction function, List<TensorExpr> operands) {
        return new ComplexApplied(typeOf(function, operands), function, operands);
    }

    private static TensorType typeOf(ComplexFunction function, List<TensorExpr> operands) {
        TensorExpr first = operands.getFirst();
        SameAxes.require(function.symbol(), first, operands.getLast());
        return first.type().withElement(function.result(operandType(function, operands)));
    }

    private static ElementType operandType(ComplexFunction function, List<TensorExpr> operands) {
        return function.operand(CommonType.of(function.symbol(), operands.getFirst().type().element(),
                operands.getLast().type().element()));
    }

    private Accepted accepted() {
        return new Accepted(function.symbol(), function.types(), operandType());
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return operandType();
    }

    /** The element type of the operands. */
    public ElementType operandType() {
        return operandType(function, operands);
    }

    @Override
    public Form form() {
        return Objects.requireNonNull(OPERATORS.get(function)).of(this);
    }
}
