package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Uncertain;

/**
 * Floats with fewer bits of significand and exponent, computed on their bits. Half of the part that is cut off is
 * added, with the last bit that stays where it is a tie. The carry goes on into the exponent. Then exponents beyond
 * those of the other format are those of infinities and zeros.
 */
public final class PrecisionReduction {

    private final FloatFormat format;
    private final int exponentBits;
    private final int cut;

    private PrecisionReduction(FloatFormat format, int exponentBits, int mantissaBits) {
        this.format = format;
        this.exponentBits = exponentBits;
        this.cut = format.mantissaBits() - mantissaBits;
    }

    /** The element with fewer bits of exponent and mantissa. */
    public static ElementValue of(ReducePrecision operator, ElementValue a) {
        return switch (a) {
            case Uncertain uncertain -> uncertain;
            case Floating floating -> new Floating(reduced(operator, floating.number()));
            // Greater numbers do not become lesser ones.
            case Between between ->
                FloatRanges.between(reduced(operator, between.low()), reduced(operator, between.high()));
            case Poison poison -> throw new RefusedInstance("reducePrecision of " + poison);
            default -> throw new RefusedInstance("reducePrecision of " + a);
        };
    }

    private static FloatNumber reduced(ReducePrecision operator, FloatNumber number) {
        return number.isNaN()
                ? number
                : new PrecisionReduction(number.format(), operator.exponentBits(), operator.mantissaBits()).of(number);
    }

    private FloatNumber of(FloatNumber number) {
        long sign = number.bits() & format.signBit();
        return new FloatNumber(format, sign | bounded(rounded(number.bits() & ~format.signBit())));
    }

    private long rounded(long magnitude) {
        if (cut <= 0) {
            return magnitude;
        }
        long last = magnitude >>> cut & 1;
        long half = (1L << (cut - 1)) - 1;
        return (magnitude + half + last) >>> cut << cut;
    }

    private long bounded(long magnitude) {
        if (exponentBits >= format.exponentBits()) {
            return magnitude;
        }
        long bias = (1L << (format.exponentBits() - 1)) - 1;
        long reach = (1L << (exponentBits - 1)) - 1;
        long exponent = magnitude >>> format.mantissaBits();
        if (exponent > bias + reach) {
            return format.infinity();
        }
        return exponent <= bias - reach ? 0 : magnitude;
    }
}
