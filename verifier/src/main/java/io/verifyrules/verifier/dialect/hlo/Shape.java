package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.hlo.HloReader;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Shapes of HLO as types: what they consist of, and what remains of them without layouts. */
final class Shape {

    private Shape() {
    }

    /** The types that a tuple consists of, those of tuples inside included; of anything else itself. */
    static List<Type> leaves(Type type) {
        return type instanceof Type.Tuple(List<Type> components)
                ? components.stream().flatMap(each -> leaves(each).stream()).toList()
                : List.of(plain(type));
    }

    /** New values of these types, called as the one that they make up. */
    static List<Value> leaves(String name, Type type, SourcePosition place) {
        List<Type> types = leaves(type);
        return type instanceof Type.Tuple
                ? IntStream.range(0, types.size())
                        .mapToObj(i -> new Value(name + "#" + i, types.get(i), place))
                        .toList()
                : List.of(new Value(name, types.getFirst(), place));
    }

    /** The type without layouts. */
    static Type plain(Type type) {
        return switch (type) {
            case Type.Tuple(List<Type> components) -> new Type.Tuple(components.stream().map(Shape::plain).toList());
            case Type.Tensor(var dimensions, Type element, var encoding) ->
                new Type.Tensor(dimensions, element, encoding.filter(each -> !isLayout(each)));
            case Type.Function(List<Type> operands, List<Type> results) -> new Type.Function(
                    operands.stream().map(Shape::plain).toList(), results.stream().map(Shape::plain).toList());
            default -> type;
        };
    }

    private static boolean isLayout(Attribute encoding) {
        return encoding instanceof Attribute.Words words && words.name().equals(HloReader.LAYOUT);
    }

    /** The layout that a tensor states, if it is not the usual one. */
    static Optional<String> layout(Type type) {
        return type instanceof Type.Tensor tensor
                ? tensor.encoding().filter(Shape::isLayout).map(each -> ((Attribute.Words) each).words())
                : Optional.empty();
    }

    /** Whether a size is known at run time only. */
    static boolean isDynamic(Type type) {
        return leaves(type).stream()
                .anyMatch(leaf -> leaf instanceof Type.Tensor tensor
                        && tensor.dimensions().stream().anyMatch(each -> each.size().isEmpty()));
    }

    /** The sizes of a tensor, all of which are known. */
    static List<Long> sizes(Type.Tensor tensor) {
        return tensor.dimensions().stream().map(each -> each.size().orElseThrow()).toList();
    }

    /** A tensor of these sizes. */
    static Type.Tensor tensor(Type element, List<Long> sizes) {
        return Type.Tensor.of(element, sizes.stream().mapToLong(Long::longValue).toArray());
    }
}
