package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.value.ElementKind;
import java.util.List;
import java.util.Optional;

/** Conversions to another type and back: to one that has all elements, which is right, or to one that has not. */
final class ConversionRewrites {

    private ConversionRewrites() {
    }

    static List<Rewrite> all() {
        return List.of(
                Rewrite.anywhere("to a wider type and back",
                        (x, random) -> there(Conversion.CONVERT, x, kind(x).wider())).onAllElements(),
                Rewrite.anywhere("the same bits and back",
                        (x, random) -> there(Conversion.BITCAST, x, kind(x).ofSameBits())).onAllElements());
    }

    /** To a type that has not all elements, and back. */
    static Optional<TensorExpr> narrowed(TensorExpr tensor) {
        return there(Conversion.CONVERT, tensor, kind(tensor).narrower());
    }

    /** Without the type in the middle of two conversions, which may round, cut or wrap. */
    static Optional<TensorExpr> leftOut(TensorExpr tensor) {
        if (!(tensor instanceof Convert last && last.conversion() == Conversion.CONVERT
                && last.operand() instanceof Convert first && first.conversion() == Conversion.CONVERT)) {
            return Optional.empty();
        }
        ElementType from = first.operand().type().element();
        ElementType to = last.type().element();
        return from.equals(to)
                ? Optional.of(first.operand())
                : Optional.of(to)
                        .filter(type -> Conversion.CONVERT.isDefined(from, type))
                        .map(type -> Convert.of(Conversion.CONVERT, first.operand(), type));
    }

    private static Optional<TensorExpr> there(Conversion conversion, TensorExpr tensor, Optional<ElementType> other) {
        return other.map(type -> Convert.of(conversion, Convert.of(conversion, tensor, type), tensor.type().element()));
    }

    private static ElementKind kind(TensorExpr tensor) {
        return ElementKind.of(tensor.type().element());
    }
}
