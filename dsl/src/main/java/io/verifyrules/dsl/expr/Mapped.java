package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import java.util.List;

/** A function that the rule declares, applied to corresponding elements of tensors of one shape (XLA: map). */
public record Mapped(TensorType type, ElementFunction function, List<TensorExpr> operands) implements TensorExpr {

    static final Operator<Mapped> OPERATOR = Operator.<Mapped>named("map")
            .notation("")
            .function("function", Mapped::function)
            .ending(mapped -> mapped.function().name())
            .operands("operands", Mapped::operands)
            .made(parts -> of(parts.function(), parts.operands()));

    public Mapped {
        operands = List.copyOf(operands);
        DerivedType.require(function.name(), typeOf(function, operands), type);
    }

    /** The function applied element by element. */
    public static Mapped of(ElementFunction function, List<TensorExpr> operands) {
        return new Mapped(typeOf(function, operands), function, operands);
    }

    private static TensorType typeOf(ElementFunction function, List<TensorExpr> operands) {
        function.requireOperands(operands.stream().map(operand -> operand.type().element()).toList());
        operands.forEach(operand -> SameAxes.require(function.name(), operands.getFirst(), operand));
        return operands.getFirst().type().withElement(function.result());
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return function.operands().get(place);
    }

    @Override
    public List<TensorExpr> operands() {
        return operands;
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
