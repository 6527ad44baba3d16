package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.IdentityHashMap;
import java.util.List;

/** The meaning of the elements that a rule writes down. */
final class ElementDenotation {

    private final ValueTerms terms;
    private final IdentityHashMap<Element, ValueTerm> known = new IdentityHashMap<>();

    ElementDenotation(ValueTerms terms) {
        this.terms = terms;
    }

    ValueTerm of(Element element) {
        ValueTerm term = known.get(element);
        if (term == null) {
            term = denote(element);
            known.put(element, term);
        }
        return term;
    }

    private ValueTerm denote(Element element) {
        return switch (element) {
            case Element.Written written -> terms.literal(written.literal(), written.type());
            case Element.Parameter parameter -> terms.parameter(parameter.name(), parameter.type());
            case Element.Counted counted -> terms.counted(counted.map().rankClass(), LaneDenotation.of(counted.map()));
            case Element.Unary unary ->
                terms.apply(new Operation.OfUnary(unary.operator()), unary.type(), List.of(of(unary.operand())));
            case Element.Binary binary -> terms.apply(new Operation.OfBinary(binary.operator()), binary.type(),
                    List.of(of(binary.left()), of(binary.right())));
            case Element.Converted converted -> terms.apply(
                    new Operation.OfConversion(converted.conversion(), converted.operandType(), converted.type()),
                    converted.type(), List.of(of(converted.operand())));
            case Element.Tuple tuple -> terms.tuple(tuple.components().stream().map(this::of).toList());
            case Element.Applied applied -> terms.apply(new Operation.OfFunction(applied.function()), applied.type(),
                    applied.operands().stream().map(this::of).toList());
        };
    }

    Truth of(ElementCondition condition) {
        return new Truth.OnElement(terms.apply(new Operation.OfRelation(condition.relation()), ElementType.BOOL,
                List.of(of(condition.left()), of(condition.right()))));
    }
}
