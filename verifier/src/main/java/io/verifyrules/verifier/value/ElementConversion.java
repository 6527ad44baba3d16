package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Infinite;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.LongStream;

/**
 * Elements of one type as elements of another, exactly and with one rounding.
 *
 * @param taken the value of an application that nothing defines
 */
public record ElementConversion(Function<UndefinedApplication, ElementValue> taken) {

    /** The element of a closed type as one of another. */
    public ElementValue of(Conversion conversion, ElementValue value, ElementType from, ElementType to) {
        if (value instanceof Uncertain || from.equals(to)) {
            return value;
        }
        return switch (conversion) {
            // A whole number that is a real does not wrap.
            case CONVERT -> converted(
                    from.equals(ElementType.REAL) && value instanceof Whole ? ElementOrder.toRational(value) : value,
                    from, to);
            case BITCAST ->
                bits(value) instanceof Word word ? ofBits(word.value(), to) : new Uncertain("bits that are not known");
        };
    }

    private ElementValue converted(ElementValue value, ElementType from, ElementType to) {
        if (to.equals(ElementType.BOOL)) {
            return isNonZero(value);
        }
        if (to.equals(ElementType.COMPLEX)) {
            boolean isReal = value instanceof Rational || value instanceof Enclosed;
            return TypedElement.of(isReal ? value : converted(value, from, ElementType.REAL), ElementType.COMPLEX);
        }
        return switch (value) {
            case Truth truth -> ofInteger(truth.value() ? BigInteger.ONE : BigInteger.ZERO, to);
            case Whole whole -> ofInteger(whole.value(), to);
            case Word word -> ofInteger(word.value(), to);
            case Rational rational when to instanceof ElementType.Floating floating ->
                new Floating(nearest(rational, floating.format()));
            case Rational rational -> cut(rational.numerator().divide(rational.denominator()), value, from, to);
            case Enclosed enclosed when to instanceof ElementType.Floating floating ->
                FloatRanges.between(nearest(exact(enclosed.low()), floating.format()),
                        nearest(exact(enclosed.high()), floating.format()));
            case Enclosed enclosed -> {
                BigInteger low = new BigDecimal(enclosed.low()).toBigInteger();
                yield low.equals(new BigDecimal(enclosed.high()).toBigInteger())
                        ? cut(low, value, from, to)
                        : new Uncertain("the integer below " + enclosed);
            }
            case Infinite infinite when ElementType.INT.equals(to) || ElementType.REAL.equals(to) ->
                new Infinite(infinite.positive(), to);
            case Infinite infinite -> undefined(infinite, from, to);
            case Floating floating -> ofFloat(floating, from, to);
            case Between between -> ofRange(between, to);
            default -> throw new RefusedInstance("convert of " + value + " to " + to);
        };
    }

    private static FloatNumber nearest(Rational number, FloatFormat format) {
        return FloatNumber.nearest(format, number.numerator(), number.denominator());
    }

    private static Rational exact(double number) {
        BigDecimal decimal = new BigDecimal(number);
        return new Rational(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
    }

    /** The real without its fraction; it does not wrap. */
    private ElementValue cut(BigInteger whole, ElementValue value, ElementType from, ElementType to) {
        return to instanceof ElementType.Machine machine && !machine.contains(whole)
                ? undefined(value, from, to)
                : ofInteger(whole, to);
    }

    private static ElementValue isNonZero(ElementValue value) {
        return switch (value) {
            case Floating floating -> new Truth(!floating.number().isZero());
            case Between between -> FloatRanges.compare(Relation.NE, between,
                    new Floating(FloatNumber.zero(between.low().format(), false)));
            case Word word -> new Truth(word.value().signum() != 0);
            case Infinite ignored -> new Truth(true);
            default -> {
                OptionalInt sign = ElementOrder.compare(value, new Whole(BigInteger.ZERO));
                yield sign.isPresent() ? new Truth(sign.getAsInt() != 0) : new Uncertain(value + " != 0");
            }
        };
    }

    private static ElementValue ofInteger(BigInteger number, ElementType to) {
        return switch (to) {
            case ElementType.Int ignored -> new Whole(number);
            case ElementType.Real ignored -> new Rational(number, BigInteger.ONE);
            case ElementType.Machine machine -> Word.wrapped(number, machine);
            case ElementType.Floating floating ->
                new Floating(FloatNumber.nearest(floating.format(), number, BigInteger.ONE));
            default -> throw new RefusedInstance("convert of " + number + " to " + to);
        };
    }

    private ElementValue ofFloat(Floating value, ElementType from, ElementType to) {
        if (to instanceof ElementType.Floating floating) {
            return new Floating(
                    FloatingArithmetic.converted(value.number(), floating.format(), FloatRounding.NEAREST_EVEN));
        }
        if (to.equals(ElementType.REAL)) {
            return value.number().isFinite() ? rational(value.number()) : undefined(value, from, to);
        }
        return FloatingArithmetic.whole(value.number(), FloatRounding.TOWARD_ZERO)
                .filter(number -> !(to instanceof ElementType.Machine machine) || machine.contains(number))
                .map(number -> ofInteger(number, to))
                .orElseGet(() -> undefined(value, from, to));
    }

    /** Both ends are converted, as that keeps the order; nothing is known of what may not be defined. */
    private static ElementValue ofRange(Between range, ElementType to) {
        if (to instanceof ElementType.Floating floating) {
            return FloatRanges.between(
                    FloatingArithmetic.converted(range.low(), floating.format(), FloatRounding.NEAREST_EVEN),
                    FloatingArithmetic.converted(range.high(), floating.format(), FloatRounding.NEAREST_EVEN));
        }
        if (to.equals(ElementType.REAL)) {
            return range.low().isFinite() && range.high().isFinite()
                    ? new Enclosed(approximate(range.low()), approximate(range.high()))
                    : new Uncertain("the real between " + range);
        }
        return FloatingArithmetic.whole(range.low(), FloatRounding.TOWARD_ZERO)
                .filter(low -> !(to instanceof ElementType.Machine machine) || machine.contains(low))
                .filter(low -> Optional.of(low)
                        .equals(FloatingArithmetic.whole(range.high(), FloatRounding.TOWARD_ZERO)))
                .map(low -> ofInteger(low, to))
                .orElseGet(() -> new Uncertain("the integer between " + range));
    }

    /** The exact value of a finite number, which those of 64 bits have. */
    private static double approximate(FloatNumber number) {
        FloatFormat widest = FloatFormat.F64;
        return Double.longBitsToDouble(FloatingArithmetic.converted(number, widest, FloatRounding.NEAREST_EVEN).bits());
    }

    /** The exact value of a finite number. */
    static Rational rational(FloatNumber number) {
        return new Rational(/* numerator= */ number.numerator(), /* denominator= */ number.denominator());
    }

    private ElementValue undefined(ElementValue value, ElementType from, ElementType to) {
        return taken.apply(UndefinedApplication.converted(Conversion.CONVERT, from, to, value));
    }

    /** The bits as a word; uncertain where it is not certain what they are taken for. */
    private ElementValue bits(ElementValue value) {
        return switch (value) {
            case Word word -> word;
            case Floating floating when floating.number().isNaN() -> bitsOfNone(floating);
            case Between between -> new Uncertain("the bits of " + between);
            case Floating floating -> word(floating.number().format(), floating.number().bits());
            default -> throw new RefusedInstance("the bits of " + value);
        };
    }

    private static Word word(FloatFormat format, long bits) {
        return new Word(new BigInteger(Long.toUnsignedString(bits)), new ElementType.Machine(false, format.bits()));
    }

    private ElementValue bitsOfNone(Floating none) {
        FloatFormat format = none.number().format();
        ElementValue value = taken.apply(UndefinedApplication.converted(Conversion.BITCAST,
                new ElementType.Floating(format), new ElementType.Machine(false, format.bits()), none));
        if (value instanceof Word word && !new FloatNumber(format, word.value().longValue()).isNaN()) {
            throw new RefusedInstance(value + " are the bits of a number of " + format);
        }
        return value;
    }

    private static ElementValue ofBits(BigInteger bits, ElementType to) {
        return switch (to) {
            case ElementType.Machine machine -> Word.wrapped(bits, machine);
            case ElementType.Floating floating -> new Floating(new FloatNumber(floating.format(),
                    bits.mod(BigInteger.TWO.pow(floating.format().bits())).longValue()));
            default -> throw new RefusedInstance(bits + " as an element of type " + to);
        };
    }

    /** Some of the bits that what is not a number may have, as words without a sign, the usual ones first. */
    static List<ElementValue> notNumbers(ElementValue none) {
        if (!(none instanceof Floating floating)) {
            throw new IllegalArgumentException(none + " is no float");
        }
        FloatFormat format = floating.number().format();
        LongStream usual = LongStream.of(format.notANumber(), format.notANumber() | format.signBit());
        LongStream others = format.isFinite()
                ? LongStream.empty()
                : LongStream.of(format.infinity() | 1, format.notANumber() | 1);
        return LongStream.concat(usual, others).distinct().<ElementValue>mapToObj(bits -> word(format, bits)).toList();
    }
}
