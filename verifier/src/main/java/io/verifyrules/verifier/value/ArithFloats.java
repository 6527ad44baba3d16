package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The operations of MLIR's {@code arith} on floats, by numbers. Independent of how a solver is told of them. */
public final class ArithFloats {

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
    public static ElementValue apply(ArithOperator operator, ArithFlags flags, List<ElementValue> operands,
            BooleanSupplier flips) {
        if (operands.stream().anyMatch(Poison.class::isInstance)) {
            return new Poison();
        }
        if (operands.stream().anyMatch(Between.class::isInstance)) {
            return ArithRanges.apply(operator, flags, operands);
        }
        return new ArithFloats(operator, flags).of(operands.stream().map(ArithFloats::number).toList(), flips);
    }

    /** One of two elements, of which flags say what they say of a result. */
    public static ElementValue choice(ArithFlags flags, List<ElementValue> operands, BooleanSupplier flips) {
        ElementValue chosen = ArithArithmetic.choice(operands);
        if (chosen instanceof Between && !flags.flags().isEmpty()) {
            return new Uncertain("flags on " + chosen);
        }
        if (!(chosen instanceof Floating(FloatNumber number))) {
            return chosen;
        }
        if (excluded(flags, number)) {
            return new Poison();
        }
        boolean flipped = flags.has(ArithFlag.NSZ) && number.isZero() && flips.getAsBoolean();
        return flipped ? new Floating(FloatingArithmetic.negative(number)) : chosen;
    }

    private static FloatNumber number(ElementValue value) {
        if (value instanceof Floating floating) {
            return floating.number();
        }
        throw new RefusedInstance("expected a float, found " + value);
    }

    private ElementValue of(List<FloatNumber> numbers, BooleanSupplier flips) {
        if (numbers.stream().anyMatch(number -> excluded(flags, number))) {
            return new Poison();
        }
        if (operator.form() == ArithOperator.Form.COMPARISON) {
            OptionalInt sign = FloatingArithmetic.compare(numbers.get(0), numbers.get(1));
            return Word.wrapped(holds(sign) ? BigInteger.ONE : BigInteger.ZERO, new ElementType.Machine(false, 1));
        }
        FloatNumber result = value(numbers);
        if (excluded(flags, result)) {
            return new Poison();
        }
        boolean flipped = operator.choosesSign(flags) && eitherSign(numbers, result) && flips.getAsBoolean();
        return new Floating(flipped ? FloatingArithmetic.negative(result) : result);
    }

    /** Whether flags exclude a number. */
    static boolean excluded(ArithFlags flags, FloatNumber number) {
        return (flags.has(ArithFlag.NNAN) && number.isNaN()) || (flags.has(ArithFlag.NINF) && number.isInfinite());
    }

    private FloatNumber value(List<FloatNumber> numbers) {
        return switch (operator) {
            case FLUSH_DENORMALS -> flushed(numbers.getFirst());
            case NEGF -> FloatingArithmetic.negative(numbers.getFirst());
            case ADDF -> rounded(BinaryOperator.ADD, numbers);
            case SUBF -> rounded(BinaryOperator.SUB, numbers);
            case MULF -> rounded(BinaryOperator.MUL, numbers);
            case DIVF -> rounded(BinaryOperator.DIV, numbers);
            case FMA -> FloatingArithmetic.fused(numbers.get(0), numbers.get(1), numbers.get(2));
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

    private FloatNumber rounded(BinaryOperator binary, List<FloatNumber> numbers) {
        return FloatingArithmetic.apply(binary, rounding(flags), numbers.get(0), numbers.get(1));
    }

    /** The rounding of a result that flags ask for. */
    static FloatRounding rounding(ArithFlags flags) {
        return flags.rounding().map(flag -> switch (flag) {
            case DOWNWARD -> FloatRounding.DOWNWARD;
            case UPWARD -> FloatRounding.UPWARD;
            case TOWARD_ZERO -> FloatRounding.TOWARD_ZERO;
            case TO_NEAREST_AWAY -> FloatRounding.NEAREST_AWAY;
            default -> throw new RefusedInstance(flag + " is no rounding");
        }).orElse(FloatRounding.NEAREST_EVEN);
    }

    private static FloatNumber flushed(FloatNumber number) {
        boolean subnormal = number.signed(false).bits() < 1L << number.format().mantissaBits();
        return subnormal ? FloatNumber.zero(number.format(), number.isNegative()) : number;
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
