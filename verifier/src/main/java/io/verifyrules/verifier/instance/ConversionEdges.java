package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.value.ElementKind;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/** The integers from which on a conversion of a rule cuts, rounds or overflows. Small numbers show nothing of that. */
final class ConversionEdges {

    private ConversionEdges() {
    }

    static Stream<BigInteger> of(Rule rule) {
        return Graph.of(List.of(rule.lhs(), rule.rhs())).nodes().stream().flatMap(node -> switch (node) {
            case Convert convert when convert.conversion() == Conversion.CONVERT ->
                edges(convert.operandType(), convert.type().element());
            case Element.Converted converted when converted.conversion() == Conversion.CONVERT ->
                edges(converted.operandType(), converted.type());
            default -> Stream.of();
        }).distinct();
    }

    private static Stream<BigInteger> edges(ElementType from, ElementType to) {
        return Stream.of(from, to)
                .filter(type -> !(type instanceof ElementType.AnyFormat || type instanceof ElementType.Undecided))
                .flatMap(type -> ElementKind.of(type).edges().stream());
    }
}
