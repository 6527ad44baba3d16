package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import java.util.List;

/**
 * Tensors of one shape as one tensor of tuples, of the corresponding elements of each. A reduction of it is a reduction of several tensors
 * at once, whose results are the {@link Component}s (XLA: reduce with several operands).
 */
public record Zip(TensorType type, List<TensorExpr> operands) implements TensorExpr {

    static final Operator<Zip> OPERATOR = Operator.<Zip>named("zip")
            .operands("operands", Zip::operands)
            .made(parts -> of(parts.operands()));

    public Zip {
        operands = List.copyOf(operands);
        DerivedType.require("zip", typeOf(operands), type);
    }

    /** The operands, at least one, element by element. */
    public static Zip of(List<TensorExpr> operands) {
        return new Zip(typeOf(operands), operands);
    }

    private static TensorType typeOf(List<TensorExpr> operands) {
        if (operands.isEmpty()) {
            throw new IllFormedException("zip: expected at least one operand, found none");
        }
        TensorExpr first = operands.getFirst();
        operands.forEach(operand -> SameAxes.require("zip", first, operand));
        return first.type()
                .withElement(new ElementType.Tuple(
                        operands.stream().map(operand -> Conversion.typed(operand.type().element())).toList()));
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return used instanceof ElementType.Tuple tuple
                ? tuple.component(place)
                : Conversion.typed(operands.get(place).type().element());
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
