package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Type;
import java.util.List;

/** The tensors that a value consists of: one, those of the components of a tuple, and none of a token. */
public final class Leaves {

    private static final Type TOKEN = new Type.Other("!stablehlo.token");

    private Leaves() {
    }

    /** The types of the tensors, in order. */
    public static List<Type.Tensor> of(Type type, SourcePosition place) {
        return switch (type) {
            case Type.Tensor tensor -> List.of(tensor);
            case Type.Tuple tuple -> tuple.components().stream().flatMap(each -> of(each, place).stream()).toList();
            case Type.Other token when token.equals(TOKEN) -> List.of();
            default -> throw new NotDenoted(place, "type " + type, "only tensors of known rank have a meaning here");
        };
    }
}
