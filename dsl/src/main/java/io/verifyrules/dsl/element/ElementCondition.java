package io.verifyrules.dsl.element;

import io.verifyrules.dsl.axis.Relation;

/** A comparison of two elements that are the same for the whole tensor: a plain truth value without lanes. */
public record ElementCondition(Relation relation, Element left, Element right) {
    public ElementCondition {
        ElementType type = ElementType.common("'" + relation.symbol() + "'", left.type(), right.type());
        TypeRules.require("'" + relation.symbol() + "'", TypeRules.comparable(relation), type);
    }
}
