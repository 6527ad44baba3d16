package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.FloatFormat;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What fits 64 bits is rounded without large numbers, to the same as with them. */
class RoundingInLongsTest {

    private static final List<FloatFormat> FORMATS = List.of(FloatFormat.F16, FloatFormat.BF16, FloatFormat.F32,
            FloatFormat.F64, new FloatFormat(2, 1), new FloatFormat(4, 3));
    private static final List<FloatRounding> ROUNDINGS = List.of(FloatRounding.values());
    private static final int TRIES = 20_000;

    /** A fraction that is not in lowest terms is no power of two below the line, so it is rounded with large numbers. */
    private static FloatNumber withLargeNumbers(FloatFormat format, FloatRounding rounding, BigInteger numerator,
            BigInteger denominator) {
        return FloatNumber.rounded(format, rounding, numerator.multiply(BigInteger.valueOf(3)),
                denominator.multiply(BigInteger.valueOf(3)));
    }

    private static FloatNumber any(FloatFormat format, Random random) {
        long bits = random.nextLong() >>> (Long.SIZE - format.bits());
        // Short significands and neighbouring exponents, which cancel or end in ties, are seldom drawn by chance.
        long mask = random.nextInt(3) == 0 ? -1L : -1L << random.nextInt(format.mantissaBits() + 1);
        FloatNumber drawn = new FloatNumber(format, bits & (mask | format.signBit()));
        return drawn.isFinite() ? drawn : FloatNumber.zero(format, drawn.isNegative());
    }

    @Test
    void numbersWithPowersOfTwoBelowTheLineAreRoundedAlike() {
        Random random = new Random(1);
        for (int i = 0; i < TRIES; i++) {
            FloatFormat format = FORMATS.get(random.nextInt(FORMATS.size()));
            FloatRounding rounding = ROUNDINGS.get(random.nextInt(ROUNDINGS.size()));
            BigInteger numerator = BigInteger.valueOf(random.nextLong() >> random.nextInt(64));
            BigInteger denominator = BigInteger.ONE.shiftLeft(random.nextInt(1200));
            assertThat(FloatNumber.rounded(format, rounding, numerator, denominator))
                    .as("%s / %s in %s, %s", numerator, denominator, format, rounding)
                    .isEqualTo(withLargeNumbers(format, rounding, numerator, denominator));
        }
    }

    @Test
    void sumsAndProductsAreTheExactOnesRoundedOnce() {
        Random random = new Random(2);
        for (int i = 0; i < TRIES; i++) {
            FloatFormat format = FORMATS.get(random.nextInt(FORMATS.size()));
            FloatRounding rounding = ROUNDINGS.get(random.nextInt(ROUNDINGS.size()));
            FloatNumber a = any(format, random);
            FloatNumber b = random.nextInt(8) == 0 ? FloatingArithmetic.negative(a) : any(format, random);
            BigInteger denominator = a.denominator().multiply(b.denominator());
            BigInteger sum = a.numerator().multiply(b.denominator()).add(b.numerator().multiply(a.denominator()));
            BigInteger product = a.numerator().multiply(b.numerator());
            FloatNumber added = FloatingArithmetic.apply(BinaryOperator.ADD, rounding, a, b);
            FloatNumber multiplied = FloatingArithmetic.apply(BinaryOperator.MUL, rounding, a, b);
            if (sum.signum() == 0) {
                boolean minus = (a.isNegative() && b.isNegative())
                        || (rounding == FloatRounding.DOWNWARD && (a.isNegative() || b.isNegative()));
                assertThat(added).as("%s + %s", a, b).isEqualTo(FloatNumber.zero(format, minus));
            } else {
                assertThat(added).as("%s + %s in %s, %s", a, b, format, rounding)
                        .isEqualTo(withLargeNumbers(format, rounding, sum, denominator));
            }
            assertThat(multiplied).as("%s * %s in %s, %s", a, b, format, rounding)
                    .isEqualTo(product.signum() == 0
                            ? FloatNumber.zero(format, a.isNegative() != b.isNegative())
                            : withLargeNumbers(format, rounding, product, denominator));
        }
    }

    @Test
    void sumsAndProductsAreThoseOfTheMachine() {
        Random random = new Random(3);
        for (int i = 0; i < TRIES; i++) {
            FloatNumber a = any(FloatFormat.F64, random);
            FloatNumber b = any(FloatFormat.F64, random);
            double left = Double.longBitsToDouble(a.bits());
            double right = Double.longBitsToDouble(b.bits());
            assertThat(FloatingArithmetic.apply(BinaryOperator.ADD, a, b).bits())
                    .isEqualTo(Double.doubleToLongBits(left + right));
            assertThat(FloatingArithmetic.apply(BinaryOperator.MUL, a, b).bits())
                    .isEqualTo(Double.doubleToLongBits(left * right));
        }
    }
}
