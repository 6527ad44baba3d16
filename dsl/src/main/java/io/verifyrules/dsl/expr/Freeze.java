package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.TypeRules;

/**
 * The operand with an arbitrary element of the type in the place of each one that is poison. The choice is one value
 * wherever the freeze is used; another freeze, which has another name, may choose another.
 *
 * @param choice the name of what is chosen
 */
public record Freeze(TensorType type, String choice, TensorExpr operand) implements TensorExpr {

    static final Operator<Freeze> OPERATOR = Operator.<Freeze>named("freeze")
            .operand("operand", Freeze::operand)
            .name("choice", Freeze::choice)
            .accepts(freeze -> new Accepted("freeze", ElementTypes.OF_ARITH, freeze.type().element()))
            .made(parts -> {
                TensorExpr operand = parts.operand();
                return of(parts.name(), operand);
            });

    public Freeze {
        VisibleText.require("the name of what a freeze chooses", choice);
        TypeRules.require("freeze", ElementTypes.OF_ARITH, operand.type().element());
        DerivedType.require("freeze", operand.type(), type);
    }

    /** The operand frozen; the name is that of its choice alone. */
    public static Freeze of(String choice, TensorExpr operand) {
        return new Freeze(operand.type(), choice, operand);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
