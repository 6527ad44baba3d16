package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.TensorExpr;
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
                neighbours(type).map(neighbour -> new Change<>("to " + neighbour,
                        () -> Convert.of(convert.conversion(), convert.operand(), neighbour))));
    }

    static Stream<Change<Element>> of(Element.Converted converted) {
        Conversion other = other(converted.conversion());
        return Stream.concat(
                Stream.of(new Change<>("dropped", converted::operand),
                        new Change<>("replaced by " + other.symbol(),
                                () -> new Element.Converted(other, converted.operand(), converted.type()))),
                neighbours(converted.type()).map(neighbour -> new Change<>("to " + neighbour,
                        () -> new Element.Converted(converted.conversion(), converted.operand(), neighbour))));
    }

    private static Conversion other(Conversion conversion) {
        return conversion == Conversion.CONVERT ? Conversion.BITCAST : Conversion.CONVERT;
    }

    /** The types that are easily mistaken for the given one: of another sign, of fewer bits, of less precision. */
    private static Stream<ElementType> neighbours(ElementType type) {
        return switch (type) {
            case ElementType.Machine machine ->
                Stream.concat(Stream.of(new ElementType.Machine(!machine.signed(), machine.bits())),
                        machine.bits() > 4
                                ? Stream.of(new ElementType.Machine(machine.signed(), machine.bits() / 2))
                                : Stream.empty());
            case ElementType.Floating floating -> Stream.of(narrower(floating.format()));
            default -> Stream.empty();
        };
    }

    private static ElementType narrower(FloatFormat format) {
        if (format.equals(FloatFormat.F16)) {
            return new ElementType.Floating(FloatFormat.BF16);
        }
        return new ElementType.Floating(format.equals(FloatFormat.F64) ? FloatFormat.F32 : FloatFormat.F16);
    }
}
