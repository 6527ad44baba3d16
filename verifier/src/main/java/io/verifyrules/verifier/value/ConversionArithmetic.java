package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.function.BooleanSupplier;

/** MLIR's conversions from floats and to them, by numbers. Independent of how a solver is told of them. */
public final class ConversionArithmetic {

    private ConversionArithmetic() {
    }

    /**
     * The conversion of an element.
     *
     * @param to    the type of the result
     * @param flips whether the sign of a zero is chosen to be another than IEEE 754 has it; asked where it may be
     */
    public static ElementValue apply(ArithOperator operator, ArithFlags flags, ElementType to, ElementValue operand,
            BooleanSupplier flips) {
        return switch (operand) {
            case Poison poison -> poison;
            case Word word when to instanceof ElementType.Floating floating ->
                ofInteger(operator, flags, word, floating);
            case Floating number when to instanceof ElementType.Floating floating ->
                ofFloat(operator, flags, number.number(), floating, flips);
            case Floating number when to instanceof ElementType.Signless integer ->
                toInteger(operator, number.number(), integer);
            default -> throw new RefusedInstance(operator.symbol() + " of " + operand + " to " + to);
        };
    }

    private static ElementValue ofInteger(ArithOperator operator, ArithFlags flags, Word word,
            ElementType.Floating to) {
        BigInteger signed = new ElementType.Machine(true, word.type().bits()).wrapped(word.value());
        if (flags.has(ArithFlag.NNEG) && signed.signum() < 0) {
            return new Poison();
        }
        BigInteger value = operator == ArithOperator.SITOFP ? signed : word.value();
        return new Floating(FloatNumber.nearest(to.format(), value, BigInteger.ONE));
    }

    private static ElementValue ofFloat(ArithOperator operator, ArithFlags flags, FloatNumber number,
            ElementType.Floating to, BooleanSupplier flips) {
        FloatNumber result = FloatingArithmetic.converted(number, to.format(), ArithFloats.rounding(flags));
        if (ArithFloats.excluded(flags, number) || ArithFloats.excluded(flags, result)) {
            return new Poison();
        }
        boolean flipped = operator.choosesSign(flags) && result.isZero() && flips.getAsBoolean();
        return new Floating(flipped ? FloatingArithmetic.negative(result) : result);
    }

    private static ElementValue toInteger(ArithOperator operator, FloatNumber number, ElementType.Signless to) {
        ElementType.Machine range = new ElementType.Machine(operator == ArithOperator.FPTOSI, to.unsigned().bits());
        return FloatingArithmetic.whole(number, FloatRounding.TOWARD_ZERO)
                .filter(range::contains)
                .<ElementValue>map(whole -> Word.wrapped(whole, to.unsigned()))
                .orElse(new Poison());
    }
}
