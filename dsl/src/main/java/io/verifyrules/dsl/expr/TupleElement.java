package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import java.util.List;

/**
 * One of the tensors of a tuple, which may have shapes and types of their own (XLA: get-tuple-element of a tuple). The others are computed
 * all the same: where one of them is invalid, so is the whole.
 *
 * @param operands the tensors of the tuple
 * @param index    which one, from 0 on
 */
public record TupleElement(TensorType type, List<TensorExpr> operands, int index) implements TensorExpr {

    static final Operator<TupleElement> OPERATOR = Operator.<TupleElement>named("tupleElement")
            .operands("operands", TupleElement::operands)
            .count("index", TupleElement::index)
            .made(parts -> of(parts.operands(), parts.count()));

    public TupleElement {
        operands = List.copyOf(operands);
        DerivedType.require("tuple", typeOf(operands, index), type);
    }

    /** One of the operands. */
    public static TupleElement of(List<TensorExpr> operands, int index) {
        return new TupleElement(typeOf(operands, index), operands, index);
    }

    private static TensorType typeOf(List<TensorExpr> operands, int index) {
        if (index < 0 || index >= operands.size()) {
            throw new IllFormedException("tuple: element " + index + " of a tuple of " + operands.size()
                    + (operands.size() == 1 ? " tensor" : " tensors") + "; the first one is 0");
        }
        return operands.get(index).type();
    }

    /** The one that is taken. */
    public TensorExpr taken() {
        return operands.get(index);
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return place == index ? used : Conversion.typed(operands.get(place).type().element());
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
