package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.TypeRules;

/**
 * The elements of each line along an axis of a singleton class, the least one first: XLA's stable sort by {@code <}.
 * Tuples are sorted by their first component, which is a sort of several tensors by the first. Elements that compare as
 * equal keep their order.
 */
public record Sort(TensorType type, TensorExpr operand, AggregatedAxis along) implements TensorExpr {

    static final Operator<Sort> OPERATOR = Operator.<Sort>named("sort")
            .operand("operand", Sort::operand)
            .axis("along", Sort::along)
            .accepts(sort -> new Accepted("sort", ElementTypes.ORDERED, key(sort.type().element())))
            .made(parts -> of(parts.operand(), parts.axis()));

    public Sort {
        DerivedType.require("sort", typeOf(operand, along), type);
    }

    /** The operand sorted along an axis. */
    public static Sort of(TensorExpr operand, AggregatedAxis along) {
        return new Sort(typeOf(operand, along), operand, along);
    }

    /** The type of what elements are sorted by. */
    private static ElementType key(ElementType element) {
        return element instanceof ElementType.Tuple tuple ? tuple.component(0) : element;
    }

    private static TensorType typeOf(TensorExpr operand, AggregatedAxis along) {
        AxisAttributes.requireAxis("sort: 'along'", operand.type(), along);
        Iota.requireSingleton("sort", along);
        TypeRules.require("sort", ElementTypes.ORDERED, key(operand.type().element()));
        return operand.type();
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
