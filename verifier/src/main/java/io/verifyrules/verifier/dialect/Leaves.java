package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Type;
import java.util.List;
import java.util.Optional;

/** The tensors that a value consists of: one, as a number is, those of the components of a tuple, and none of a token. */
public final class Leaves {

    private static final Type TOKEN = new Type.Other("!stablehlo.token");

    private Leaves() {
    }

    /** The type of one tensor; a single number is a tensor without dimensions. */
    public static Optional<Type.Tensor> tensor(Type type) {
        return switch (type) {
            case Type.Tensor tensor -> Optional.of(tensor);
            case Type.Whole whole -> Optional.of(Type.Tensor.of(whole));
            case Type.Floating floating -> Optional.of(Type.Tensor.of(floating));
            case Type.Index index -> Optional.of(Type.Tensor.of(index));
            default -> Optional.empty();
        };
    }

    /** The types of the tensors, in order. */
    public static List<Type.Tensor> of(Type type, SourcePosition place) {
        return switch (type) {
            case Type.Tuple tuple -> tuple.components().stream().flatMap(each -> of(each, place).stream()).toList();
            case Type.Other token when token.equals(TOKEN) -> List.of();
            default -> List.of(required(type, place));
        };
    }

    /** The type of one tensor, which it has to be. */
    static Type.Tensor required(Type type, SourcePosition place) {
        return tensor(type).orElseThrow(() -> new NotDenoted(place, "type " + type,
                "only numbers, and tensors of known rank, have a meaning here"));
    }
}
