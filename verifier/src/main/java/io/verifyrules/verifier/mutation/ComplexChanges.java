package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.stream.Stream;

/** The functions of complex numbers that are easily mistaken for each other. */
final class ComplexChanges {

    private ComplexChanges() {
    }

    static Stream<Change<TensorExpr>> of(ComplexApplied applied) {
        return switch (applied.function()) {
            case COMPLEX -> Stream.of(new Change<>("parts swapped",
                    () -> ComplexApplied.of(applied.function(), applied.operands().reversed())));
            case REAL_PART -> replaced(applied, ComplexFunction.IMAGINARY_PART, ComplexFunction.MODULUS);
            case IMAGINARY_PART -> replaced(applied, ComplexFunction.REAL_PART, ComplexFunction.MODULUS);
            case MODULUS -> replaced(applied, ComplexFunction.REAL_PART, ComplexFunction.IMAGINARY_PART);
        };
    }

    private static Stream<Change<TensorExpr>> replaced(ComplexApplied applied, ComplexFunction... others) {
        return List.of(others)
                .stream()
                .map(other -> new Change<>("replaced by " + other.symbol(),
                        () -> ComplexApplied.of(other, applied.operands())));
    }
}
