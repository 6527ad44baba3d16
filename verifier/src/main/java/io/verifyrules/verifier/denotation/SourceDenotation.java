package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Optional;

/**
 * Tensors without operands: shape as declared, valid where all sizes are >= 0. Element at A: an input reads itself at A, a
 * constant is its value, an iota is the index on its axis.
 */
final class SourceDenotation {

    private SourceDenotation() {
    }

    static TensorMeaning of(Input input, ValueTerms terms) {
        return new TensorMeaning(LaneDenotation.of(input.shape()), sizesNotNegative(input.shape()),
                access -> terms.read(input.name(), input.type().element(), access));
    }

    static TensorMeaning of(Constant constant, ElementDenotation elements) {
        ValueTerm value = elements.of(constant.value());
        return new TensorMeaning(LaneDenotation.of(constant.shape()), sizesNotNegative(constant.shape()),
                access -> value);
    }

    static TensorMeaning of(Iota iota, ValueTerms terms) {
        return new TensorMeaning(LaneDenotation.of(iota.shape()), sizesNotNegative(iota.shape()),
                access -> terms.counted(Optional.of(iota.along().rankClass()), Accesses.index(access, iota.along())));
    }

    static List<Truth> sizesNotNegative(Shape shape) {
        return List.of(Accesses.everywhere(LaneDenotation.of(shape), (axis, size) -> LaneBool.nonNegative(size)));
    }
}
