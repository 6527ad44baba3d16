package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/**
 * The elements that literals of a program are.
 *
 * @see <a href="https://mlir.llvm.org/docs/Dialects/Builtin/#denseintorfpelementsattr">the elements of a dense attribute</a>
 */
final class Elements {

    private static final int HEXADECIMAL = 16;
    private static final int LARGEST_EXPONENT = 5000;

    private Elements() {
    }

    /**
     * The element of a type that a literal writes down; empty where it is none.
     *
     * @param format the floating-point format that the program states, if the type is real or complex in this reading
     */
    static Optional<ElementValue> of(Literal literal, ElementType type, Optional<FloatFormat> format) {
        return switch (type) {
            case ElementType.Bool ignored -> truth(literal);
            case ElementType.Machine machine -> word(literal, machine);
            case ElementType.Floating floating -> number(literal, floating.format()).map(ElementValue.Floating::new);
            case ElementType.Real ignored -> real(literal, format);
            case ElementType.Complex ignored -> complex(literal, format);
            default -> Optional.empty();
        };
    }

    private static Optional<ElementValue> truth(Literal literal) {
        return switch (literal) {
            case Literal.Truth(boolean value) -> Optional.of(new ElementValue.Truth(value));
            case Literal.Whole(BigInteger value) -> Optional.of(new ElementValue.Truth(value.signum() != 0));
            default -> Optional.empty();
        };
    }

    private static Optional<ElementValue> word(Literal literal, ElementType.Machine type) {
        return switch (literal) {
            case Literal.Whole(BigInteger value) -> Optional.of(ElementValue.Word.wrapped(value, type));
            case Literal.Bits(String digits) ->
                Optional.of(ElementValue.Word.wrapped(new BigInteger(digits, HEXADECIMAL), type));
            case Literal.Truth(boolean value) ->
                Optional.of(new ElementValue.Word(value ? BigInteger.ONE : BigInteger.ZERO, type));
            default -> Optional.empty();
        };
    }

    private static Optional<FloatNumber> number(Literal literal, FloatFormat format) {
        return switch (literal) {
            case Literal.Bits(String digits) -> {
                BigInteger bits = new BigInteger(digits, HEXADECIMAL);
                yield bits.bitLength() <= format.bits()
                        ? Optional.of(new FloatNumber(format, bits.longValue()))
                        : Optional.empty();
            }
            case Literal.Whole(BigInteger value) -> Optional.of(FloatNumber.nearest(format, value, BigInteger.ONE));
            case Literal.Decimal(String digits) -> decimal(digits).map(value -> {
                FloatNumber nearest = FloatNumber.nearest(format, numerator(value), denominator(value));
                return nearest.isZero() && digits.startsWith("-") ? FloatNumber.zero(format, true) : nearest;
            });
            default -> Optional.empty();
        };
    }

    /** The number that the digits say; of bits the number that they are in the format. */
    private static Optional<ElementValue> real(Literal literal, Optional<FloatFormat> format) {
        return switch (literal) {
            case Literal.Whole(BigInteger value) -> Optional.of(new ElementValue.Rational(value, BigInteger.ONE));
            case Literal.Decimal(String digits) ->
                decimal(digits).map(value -> new ElementValue.Rational(numerator(value), denominator(value)));
            case Literal.Bits bits -> format.flatMap(known -> number(bits, known)).flatMap(Elements::real);
            default -> Optional.empty();
        };
    }

    private static Optional<ElementValue> real(FloatNumber number) {
        if (number.isNaN()) {
            return Optional.empty();
        }
        return Optional.of(number.isInfinite()
                ? new ElementValue.Infinite(!number.isNegative(), ElementType.REAL)
                : new ElementValue.Rational(number.numerator(), number.denominator()));
    }

    private static Optional<ElementValue> complex(Literal literal, Optional<FloatFormat> format) {
        if (literal instanceof Literal.Pair(Literal real, Literal imaginary)) {
            return real(real, format).flatMap(first -> real(imaginary, format)
                    .filter(second -> first instanceof ElementValue.Rational && second instanceof ElementValue.Rational)
                    .map(second -> ElementValue.Complex.of(first, second)));
        }
        return real(literal, format).filter(ElementValue.Rational.class::isInstance)
                .map(real -> ElementValue.Complex.of(real, new ElementValue.Rational(BigInteger.ZERO, BigInteger.ONE)));
    }

    /** Empty where the exponent is beyond that of every format. */
    private static Optional<BigDecimal> decimal(String digits) {
        BigDecimal value = new BigDecimal(digits);
        return Math.abs((long) value.scale()) > LARGEST_EXPONENT ? Optional.empty() : Optional.of(value);
    }

    private static BigInteger numerator(BigDecimal value) {
        return value.scale() >= 0
                ? value.unscaledValue()
                : value.unscaledValue().multiply(BigInteger.TEN.pow(-value.scale()));
    }

    private static BigInteger denominator(BigDecimal value) {
        return value.scale() > 0 ? BigInteger.TEN.pow(value.scale()) : BigInteger.ONE;
    }
}
