package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.interpret.ElementValue.Floating;
import io.verifyrules.verifier.interpret.ElementValue.Poison;
import io.verifyrules.verifier.interpret.ElementValue.Word;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The operations of MLIR's {@code arith} on floats, by numbers. Independent of how a solver is told of them. */
final class ArithFloats {

    private final ArithOperator operator;
    private final ArithFlags flags;

    private ArithFloats(ArithOperator operator, ArithFlags flags) {
        this.operator = operator;
        this.flags = flags;
    }

    /**
     * The operation applied.
     *
     * @param flips whether the sign of a zero is chosen to be another than IEEE 754 has it; asked where it may be
     */
    static ElementValue apply(ArithOperator operator, ArithFlags flags, List<ElementValue> operands,
            BooleanSupplier flips) {
        if (operands.stream().anyMatch(Poison.class::isInstance)) {
            return new Poison();
        }
        return new ArithFloats(operator, flags).of(operands.stream().map(ArithFloats::number).toList(), flips);
    }

    private static FloatNumber number(ElementValue value) {
        if (value instanceof Floating floating) {
            return floating.number();
        }
        throw new RefusedInstance("expected a float, found " + value);
    }

    private ElementValue of(List<FloatNumber> numbers, BooleanSupplier flips) {
        if (numbers.stream().anyMatch(this::excluded)) {
            return new Poison();
        }
        if (operator.form() == ArithOperator.Form.COMPARISON) {
            OptionalInt sign = FloatingArithmetic.compare(numbers.get(0), numbers.get(1));
            return Word.wrapped(holds(sign) ? BigInteger.ONE : BigInteger.ZERO, new ElementType.Machine(false, 1));
        }
        FloatNumber result = value(numbers);
        if (excluded(result)) {
            return new Poison();
        }
        boolean flipped = operator.choosesSign(flags) && eitherSign(numbers, result) && flips.getAsBoolean();
        return new Floating(flipped ? FloatingArithmetic.negative(result) : result);
    }

    private boolean excluded(FloatNumber number) {
        return (flags.has(ArithFlag.NNAN) && number.isNaN()) || (flags.has(ArithFlag.NINF) && number.isInfinite());
    }

    private FloatNumber value(List<FloatNumber> numbers) {
        return switch (operator) {
            case NEGF -> FloatingArithmetic.negative(numbers.getFirst());
            case ADDF -> applied(BinaryOperator.ADD, numbers);
            case SUBF -> applied(BinaryOperator.SUB, numbers);
            case MULF -> applied(BinaryOperator.MUL, numbers);
            case DIVF -> applied(BinaryOperator.DIV, numbers);
            case REMF -> applied(BinaryOperator.REM, numbers);
            case MAXIMUMF -> applied(BinaryOperator.MAX, numbers);
            case MINIMUMF -> applied(BinaryOperator.MIN, numbers);
            case MAXNUMF, MAXIMUMNUMF ->
                FloatingArithmetic.ofNumbers(BinaryOperator.MAX, numbers.get(0), numbers.get(1));
            case MINNUMF, MINIMUMNUMF ->
                FloatingArithmetic.ofNumbers(BinaryOperator.MIN, numbers.get(0), numbers.get(1));
            default -> throw new RefusedInstance(operator.symbol() + " of floats");
        };
    }

    private static FloatNumber applied(BinaryOperator operator, List<FloatNumber> numbers) {
        return FloatingArithmetic.apply(operator, numbers.get(0), numbers.get(1));
    }

    private boolean eitherSign(List<FloatNumber> numbers, FloatNumber result) {
        if (!flags.has(ArithFlag.NSZ)) {
            return Stream.of(numbers.get(0), numbers.get(1)).allMatch(FloatNumber::isZero)
                    && numbers.get(0).isNegative() != numbers.get(1).isNegative();
        }
        return result.isZero() || (operator == ArithOperator.DIVF && numbers.get(1).isZero());
    }

    /** Of the sign of the difference of two numbers, or of none where one is NaN. */
    private boolean holds(OptionalInt sign) {
        boolean unordered = sign.isEmpty();
        int order = sign.orElse(0);
        return switch (operator) {
            case CMPF_FALSE -> false;
            case CMPF_OEQ -> !unordered && order == 0;
            case CMPF_OGT -> !unordered && order > 0;
            case CMPF_OGE -> !unordered && order >= 0;
            case CMPF_OLT -> !unordered && order < 0;
            case CMPF_OLE -> !unordered && order <= 0;
            case CMPF_ONE -> !unordered && order != 0;
            case CMPF_ORD -> !unordered;
            case CMPF_UEQ -> unordered || order == 0;
            case CMPF_UGT -> unordered || order > 0;
            case CMPF_UGE -> unordered || order >= 0;
            case CMPF_ULT -> unordered || order < 0;
            case CMPF_ULE -> unordered || order <= 0;
            case CMPF_UNE -> unordered || order != 0;
            case CMPF_UNO -> unordered;
            case CMPF_TRUE -> true;
            default -> throw new RefusedInstance(operator.symbol() + " compares no floats");
        };
    }
}
