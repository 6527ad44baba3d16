package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.value.ElementKind;
import java.util.stream.Stream;

/** The changes of a conversion: of the type that it gives, and from the number to the bits and back. */
final class ConversionChanges {

    private ConversionChanges() {
    }

    static Stream<Change<TensorExpr>> of(Convert convert) {
        Conversion other = other(convert.conversion());
        ElementType type = convert.type().element();
        return Stream.concat(
                Stream.of(new Change<>("dropped", convert::operand),
                        new Change<>("replaced by " + other.symbol(),
                                () -> Convert.of(other, convert.operand(), type))),
                ElementKind.of(type)
                        .mistaken()
                        .stream()
                        .map(neighbour -> new Change<>("to " + neighbour,
                                () -> Convert.of(convert.conversion(), convert.operand(), neighbour))));
    }

    static Stream<Change<Element>> of(Element.Converted converted) {
        Conversion other = other(converted.conversion());
        return Stream.concat(
                Stream.of(new Change<>("dropped", converted::operand),
                        new Change<>("replaced by " + other.symbol(),
                                () -> new Element.Converted(other, converted.operand(), converted.type()))),
                ElementKind.of(converted.type())
                        .mistaken()
                        .stream()
                        .map(neighbour -> new Change<>("to " + neighbour,
                                () -> new Element.Converted(converted.conversion(), converted.operand(), neighbour))));
    }

    private static Conversion other(Conversion conversion) {
        return conversion == Conversion.CONVERT ? Conversion.BITCAST : Conversion.CONVERT;
    }
}
