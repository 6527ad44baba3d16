package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.value.ElementValue;
import java.util.List;
import java.util.Optional;

/** Constants as a program writes them down, as {@link Constants}. */
record DenseConstants(Constants constants, Movement movement) {

    Denoted of(Attribute.Dense dense, ElementType element, List<Integer> sizes, SourcePosition place) {
        Optional<FloatFormat> format = dense.type() instanceof Type.Tensor tensor
                ? format(tensor.element())
                : Optional.empty();
        return switch (dense.data()) {
            case Data.Splat(Literal literal) -> splat(value(literal, element, format, place), element, sizes);
            case Data.Listed listed -> listed(listed, element, sizes, format, place);
            case Data.Nothing() -> constants.of(sizes, element, List.of());
            case Data.Blob blob -> constants.of(sizes, element, Blobs.elements(blob, dense.type(), sizes)
                    .orElseThrow(() -> new NotDenoted(place, "constant", "its bytes are not those of " + dense.type()))
                    .stream()
                    .map(each -> value(each, element, format, place))
                    .toList());
            case Data.Elsewhere elsewhere ->
                throw new NotDenoted(place, "constant", "its elements are left out, as " + elsewhere);
        };
    }

    private Denoted listed(Data.Listed listed, ElementType element, List<Integer> sizes, Optional<FloatFormat> format,
            SourcePosition place) {
        if (!listed.shape().equals(sizes)) {
            throw new InvalidProgram(place, "constant",
                    "its lists have the lengths " + listed.shape() + ", and its type the sizes " + sizes);
        }
        return constants.of(sizes, element,
                listed.elements().stream().map(each -> value(each, element, format, place)).toList());
    }

    private Denoted splat(ElementValue value, ElementType element, List<Integer> sizes) {
        return constants.splat(sizes, element, value)
                .map(tensor -> new Denoted(tensor, sizes))
                .orElseGet(() -> movement.repeated(constants.of(List.of(), element, List.of(value)), sizes));
    }

    private static ElementValue value(Literal literal, ElementType element, Optional<FloatFormat> format,
            SourcePosition place) {
        return Elements.of(literal, element, format)
                .orElseThrow(() -> new NotDenoted(place, "constant", literal + " is no element of type " + element));
    }

    private static Optional<FloatFormat> format(Type type) {
        return switch (type) {
            case Type.Floating(String name) -> ElementTypes.ofProgram(name).map(ElementType.Floating::format);
            case Type.Complex(Type part) -> format(part);
            default -> Optional.empty();
        };
    }
}
