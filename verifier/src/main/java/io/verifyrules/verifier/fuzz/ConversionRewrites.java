package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Optional;

/** Conversions to another type and back: to one that has all elements, which is right, or to one that has not. */
final class ConversionRewrites {

    private ConversionRewrites() {
    }

    static List<Rewrite> all() {
        return List.of(
                Rewrite.anywhere("to a wider type and back",
                        (x, random) -> there(Conversion.CONVERT, x, wider(x.type().element()))).onAllElements(),
                Rewrite.anywhere("the same bits and back",
                        (x, random) -> there(Conversion.BITCAST, x, ofSameBits(x.type().element()))).onAllElements());
    }

    /** To a type that has not all elements, and back. */
    static Optional<TensorExpr> narrowed(TensorExpr tensor) {
        return there(Conversion.CONVERT, tensor, narrower(tensor.type().element()));
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

    private static Optional<ElementType> wider(ElementType type) {
        return switch (type) {
            case ElementType.Bool ignored -> Optional.of(new ElementType.Machine(false, 8));
            case ElementType.Int ignored -> Optional.of(ElementType.REAL);
            case ElementType.Machine machine -> Optional.of(new ElementType.Machine(true, 2 * machine.bits()))
                    .filter(wider -> machine.bits() < 64)
                    .map(ElementType.class::cast);
            case ElementType.Floating floating when floating.format().bits() == 16 ->
                Optional.of(new ElementType.Floating(FloatFormat.F32));
            default -> Optional.empty();
        };
    }

    private static Optional<ElementType> ofSameBits(ElementType type) {
        return switch (type) {
            case ElementType.Machine machine -> Optional.of(new ElementType.Machine(!machine.signed(), machine.bits()));
            case ElementType.Floating floating -> Optional.of(new ElementType.Machine(false, floating.format().bits()));
            default -> Optional.empty();
        };
    }

    private static Optional<ElementType> narrower(ElementType type) {
        return switch (type) {
            case ElementType.Int ignored -> Optional.of(ElementType.BOOL);
            case ElementType.Real ignored -> Optional.of(ElementType.INT);
            case ElementType.Machine machine when machine.bits() > 4 ->
                Optional.of(new ElementType.Machine(machine.signed(), machine.bits() / 2));
            case ElementType.Floating floating -> Optional.of(new ElementType.Floating(
                    floating.format().equals(FloatFormat.BF16) ? FloatFormat.F16 : FloatFormat.BF16));
            default -> Optional.empty();
        };
    }
}
