package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.List;
import java.util.Optional;

/** Rewrites of complex numbers: into their parts and back, and of conjugates. */
final class ComplexRewrites {

    private ComplexRewrites() {
    }

    static List<Rewrite> all() {
        return List.of(
                Rewrite.anywhere("parts put together",
                        (x, random) -> complex(x).map(
                                y -> of(part(ComplexFunction.REAL_PART, y), part(ComplexFunction.IMAGINARY_PART, y)))),
                Rewrite.anywhere("conjugate twice", (x, random) -> complex(x).map(y -> conjugate(conjugate(y)))),
                new Rewrite("conjugate before computing", (x, random) -> conjugatedBefore(x)),
                new Rewrite("the square of the modulus", (x, random) -> squared(x)),
                new Rewrite("the part taken of what is put together", (x, random) -> taken(x)));
    }

    private static Optional<TensorExpr> complex(TensorExpr tensor) {
        return tensor.type().element().equals(ElementType.COMPLEX) ? Optional.of(tensor) : Optional.empty();
    }

    private static TensorExpr part(ComplexFunction function, TensorExpr number) {
        return ComplexApplied.of(function, List.of(number));
    }

    private static TensorExpr of(TensorExpr real, TensorExpr imaginary) {
        return ComplexApplied.of(ComplexFunction.COMPLEX, List.of(real, imaginary));
    }

    private static TensorExpr conjugate(TensorExpr number) {
        return Unary.of(UnaryOperator.CONJUGATE, number);
    }

    private static boolean isConjugate(TensorExpr tensor) {
        return tensor instanceof Unary unary && unary.operator() == UnaryOperator.CONJUGATE;
    }

    /** The conjugate of a sum, a difference or a product is that of the conjugates. */
    private static Optional<TensorExpr> conjugatedBefore(TensorExpr tensor) {
        return isConjugate(tensor) && ((Unary) tensor).operand() instanceof Binary binary
                && binary.operator() != BinaryOperator.DIV
                        ? Optional.of(Binary.of(binary.operator(), conjugate(binary.left()), conjugate(binary.right())))
                        : Optional.empty();
    }

    /** {@code x * conj(x)} has no imaginary part. */
    private static Optional<TensorExpr> squared(TensorExpr tensor) {
        if (!(tensor instanceof Binary product && product.operator() == BinaryOperator.MUL
                && product.right().equals(conjugate(product.left())))) {
            return Optional.empty();
        }
        TensorExpr modulus = part(ComplexFunction.MODULUS, product.left());
        return Optional.of(Convert.of(Conversion.CONVERT, modulus.times(modulus), ElementType.COMPLEX));
    }

    private static Optional<TensorExpr> taken(TensorExpr tensor) {
        if (!(tensor instanceof ComplexApplied outer && outer.operands().getFirst() instanceof ComplexApplied inner
                && inner.function() == ComplexFunction.COMPLEX)) {
            return Optional.empty();
        }
        return switch (outer.function()) {
            case REAL_PART -> Optional.of(inner.operands().getFirst());
            case IMAGINARY_PART -> Optional.of(inner.operands().getLast());
            case COMPLEX, MODULUS -> Optional.empty();
        };
    }

    /** Wrong: the imaginary part for the real one, and the other way round. */
    static Optional<TensorExpr> exchanged(TensorExpr tensor) {
        return complex(tensor)
                .map(y -> of(part(ComplexFunction.IMAGINARY_PART, y), part(ComplexFunction.REAL_PART, y)));
    }

    /** Wrong: the modulus for the number. */
    static Optional<TensorExpr> magnitude(TensorExpr tensor) {
        return complex(tensor)
                .map(y -> Convert.of(Conversion.CONVERT, part(ComplexFunction.MODULUS, y), ElementType.COMPLEX));
    }

    /** Wrong: the conjugate of a product as one with the conjugate of one factor. */
    static Optional<TensorExpr> halfConjugated(TensorExpr tensor) {
        return complex(tensor).isPresent() && tensor instanceof Binary product
                && product.operator() == BinaryOperator.MUL
                        ? Optional.of(Binary.of(BinaryOperator.MUL, conjugate(product.left()), product.right()))
                        : Optional.empty();
    }
}
