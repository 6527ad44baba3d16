package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.util.List;

/** The operations of MLIR's {@code arith} on floats of which some are only known to lie between two others; none is poison. */
final class ArithRanges {

    private ArithRanges() {
    }

    static ElementValue apply(ArithOperator operator, ArithFlags flags, List<ElementValue> operands) {
        if (flags.has(ArithFlag.NSZ) || flags.rounding().isPresent()) {
            return new Uncertain(operator.symbol() + " with flags");
        }
        ElementValue result = switch (operator) {
            case NEGF -> FloatRanges.apply(UnaryOperator.NEG, operands.getFirst());
            case ADDF -> binary(BinaryOperator.ADD, operands);
            case SUBF -> binary(BinaryOperator.SUB, operands);
            case MULF -> binary(BinaryOperator.MUL, operands);
            case DIVF -> binary(BinaryOperator.DIV, operands);
            case MAXIMUMF -> binary(BinaryOperator.MAX, operands);
            case MINIMUMF -> binary(BinaryOperator.MIN, operands);
            default -> new Uncertain(operator.symbol() + " of a number that is not known exactly");
        };
        for (ElementValue operand : operands) {
            if (excluded(flags, operand)) {
                return new Poison();
            }
        }
        boolean open = mayBeExcluded(flags, result)
                || operands.stream().anyMatch(operand -> mayBeExcluded(flags, operand));
        return excluded(flags, result)
                ? new Poison()
                : open ? new Uncertain(operator.symbol() + " with flags") : result;
    }

    private static ElementValue binary(BinaryOperator operator, List<ElementValue> operands) {
        return FloatRanges.apply(operator, operands.get(0), operands.get(1));
    }

    private static boolean excluded(ArithFlags flags, ElementValue value) {
        return value instanceof Floating(FloatNumber number) && ArithFloats.excluded(flags, number);
    }

    private static boolean mayBeExcluded(ArithFlags flags, ElementValue value) {
        return switch (value) {
            case Between(FloatNumber low, FloatNumber high) ->
                flags.has(ArithFlag.NINF) && (low.isInfinite() || high.isInfinite());
            case Uncertain ignored -> true;
            default -> false;
        };
    }
}
