package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;

/** What the elements mean that a rule writes down; a numeric literal takes the type of its context. */
final class ElementDenotation {

    private final ValueTerms terms;

    ElementDenotation(ValueTerms terms) {
        this.terms = terms;
    }

    ValueTerm of(Element element, ElementType type) {
        return switch (element) {
            case Element.Written written -> terms.literal(written.literal(), type);
            case Element.Parameter parameter -> terms.parameter(parameter.name(), parameter.type());
            case Element.Counted counted -> terms.counted(counted.map().rankClass(), LaneDenotation.of(counted.map()));
            case Element.Unary unary ->
                terms.apply(new Operation.OfUnary(unary.operator()), type, List.of(of(unary.operand(), type)));
            case Element.Binary binary -> terms.apply(new Operation.OfBinary(binary.operator()), type,
                    List.of(of(binary.left(), type), of(binary.right(), type)));
        };
    }

    Truth of(ElementCondition condition) {
        ElementType type = ElementType.common("comparison", condition.left().type(), condition.right().type());
        return new Truth.OnElement(terms.apply(new Operation.OfRelation(condition.relation()), ElementType.BOOL,
                List.of(of(condition.left(), type), of(condition.right(), type))));
    }
}
