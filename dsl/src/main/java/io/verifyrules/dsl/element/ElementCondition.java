package io.verifyrules.dsl.element;

import io.verifyrules.dsl.axis.Relation;

/** A comparison of two elements that are the same for the whole tensor: a plain truth value without lanes. */
public record ElementCondition(Relation relation, Element left, Element right) {
    public ElementCondition {
        TypeRules.compared(relation, left.type(), right.type());
    }

    /** The type of both elements. */
    public ElementType operandType() {
        return TypeRules.compared(relation, left.type(), right.type());
    }
}
