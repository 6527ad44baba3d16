package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.TypeRules;

/** {@code min(high, max(operand, low))} for each element, also where {@code low > high}; all three have one shape. */
public record Clamp(TensorType type, TensorExpr low, TensorExpr operand, TensorExpr high) implements TensorExpr {

    static final Operator<Clamp> OPERATOR = Operator.<Clamp>named("clamp")
            .operand("low", Clamp::low)
            .operand("operand", Clamp::operand)
            .operand("high", Clamp::high)
            .accepts(clamp -> new Accepted("clamp", ElementTypes.NUMBERS, clamp.type().element()))
            .made(parts -> of(parts.operand(), parts.operand(), parts.operand()));

    public Clamp {
        DerivedType.require("clamp", typeOf(low, operand, high), type);
    }

    /** The operand kept between {@code low} and {@code high}. */
    public static Clamp of(TensorExpr low, TensorExpr operand, TensorExpr high) {
        return new Clamp(typeOf(low, operand, high), low, operand, high);
    }

    private static TensorType typeOf(TensorExpr low, TensorExpr operand, TensorExpr high) {
        SameAxes.require("clamp", low, operand);
        SameAxes.require("clamp", operand, high);
        ElementType element = CommonType.of("clamp",
                CommonType.of("clamp", low.type().element(), operand.type().element()), high.type().element());
        TypeRules.require("clamp", ElementTypes.NUMBERS, element);
        return operand.type().withElement(element);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
