package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.ElementType;
import java.util.List;

/** The operands one after the other along an axis of a singleton class; on the other axes their sizes agree. */
public record Concat(TensorType type, List<TensorExpr> operands, AggregatedAxis along) implements TensorExpr {

    static final Operator<Concat> OPERATOR = Operator.<Concat>named("concat")
            .operands("operands", Concat::operands)
            .axis("along", Concat::along)
            .made(parts -> of(parts.operands(), parts.axis()));

    public Concat {
        operands = List.copyOf(operands);
        DerivedType.require("concat", typeOf(operands, along), type);
    }

    /** The operands, at least one, appended along {@code along}. */
    public static Concat of(List<TensorExpr> operands, AggregatedAxis along) {
        List<TensorExpr> all = List.copyOf(operands);
        return new Concat(typeOf(all, along), all, along);
    }

    private static TensorType typeOf(List<TensorExpr> operands, AggregatedAxis along) {
        if (operands.isEmpty()) {
            throw new IllFormedException("concat: expected at least one operand, found none");
        }
        TensorExpr first = operands.get(0);
        AxisAttributes.requireAxis("concat: 'along'", first.type(), along);
        Iota.requireSingleton("concat", along);
        ElementType element = first.type().element();
        for (TensorExpr operand : operands) {
            SameAxes.require("concat", first, operand);
            element = CommonType.of("concat", element, operand.type().element());
        }
        return first.type().withElement(element);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
