package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.TypeRules;

/** For each element one of two tensors, as a tensor of truth values says; all three have one shape. */
public record Select(TensorType type, TensorExpr predicate, TensorExpr then,
        TensorExpr otherwise) implements TensorExpr {

    static final Operator<Select> OPERATOR = Operator.<Select>named("select")
            .operand("predicate", Select::predicate)
            .operand("then", Select::then)
            .operand("otherwise", Select::otherwise)
            .accepts(select -> new Accepted("the predicate of select", ElementTypes.TRUTHS,
                    select.predicate().type().element()))
            .made(parts -> of(parts.operand(), parts.operand(), parts.operand()));

    public Select {
        DerivedType.require("select", typeOf(predicate, then, otherwise), type);
    }

    /** {@code then} where {@code predicate} holds, else {@code otherwise}. */
    public static Select of(TensorExpr predicate, TensorExpr then, TensorExpr otherwise) {
        return new Select(typeOf(predicate, then, otherwise), predicate, then, otherwise);
    }

    private static TensorType typeOf(TensorExpr predicate, TensorExpr then, TensorExpr otherwise) {
        ElementType truths = predicate.type().element();
        if (truths instanceof ElementType.Signless) {
            throw new IllFormedException("select: the predicate has elements of type bool or i1, found " + truths);
        }
        if (truths.equals(ElementType.NUMERAL)) {
            throw new IllFormedException(
                    "select: nothing decides the type of the predicate, which is made of numbers only; "
                            + "give it one, such as constant(1, i1, ..) or constant(poison(i1), ..)");
        }
        TypeRules.require("select: predicate", ElementTypes.TRUTHS, truths);
        SameAxes.require("select", predicate, then);
        SameAxes.require("select", then, otherwise);
        ElementType element = CommonType.of("select", then.type().element(), otherwise.type().element());
        return then.type().withElement(element);
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return place == 0 ? ElementType.BOOL : used;
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
