package io.verifyrules.verifier.value;

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
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Conversions compared with those of Java, and where nothing defines them. */
class ElementConversionTest {

    private static final ElementType F16 = new ElementType.Floating(FloatFormat.F16);
    private static final ElementType BF16 = new ElementType.Floating(FloatFormat.BF16);
    private static final ElementType F32 = new ElementType.Floating(FloatFormat.F32);
    private static final ElementType F64 = new ElementType.Floating(FloatFormat.F64);
    private static final ElementType.Machine S8 = new ElementType.Machine(true, 8);
    private static final ElementType.Machine S32 = new ElementType.Machine(true, 32);
    private static final ElementType.Machine U32 = new ElementType.Machine(false, 32);
    private static final ElementType.Machine S64 = new ElementType.Machine(true, 64);

    private final ElementConversion conversion = new ElementConversion(
            application -> new Uncertain(application.toString()));

    private ElementValue converted(ElementValue value, ElementType from, ElementType to) {
        return conversion.of(Conversion.CONVERT, value, from, to);
    }

    private static ElementValue of(float number) {
        return new Floating(new FloatNumber(FloatFormat.F32, Float.floatToIntBits(number) & 0xFFFFFFFFL));
    }

    private static ElementValue of(double number) {
        return new Floating(new FloatNumber(FloatFormat.F64, Double.doubleToLongBits(number)));
    }

    private static ElementValue half(float number) {
        return new Floating(new FloatNumber(FloatFormat.F16, Float.floatToFloat16(number) & 0xFFFFL));
    }

    private static ElementValue word(long number, ElementType.Machine type) {
        return Word.wrapped(BigInteger.valueOf(number), type);
    }

    /** Bits of all magnitudes, the ends and what is beside them. */
    private static LongStream bits() {
        Random random = new Random(1);
        return LongStream.concat(
                LongStream.rangeClosed(0, 63)
                        .flatMap(n -> LongStream.of(1L << n, (1L << n) - 1, (1L << n) + 1, -1L << n)),
                LongStream.generate(() -> random.nextLong() >> random.nextInt(64)).limit(20_000));
    }

    @Test
    void floatsAreRoundedAsJavaRoundsThem() {
        bits().forEach(bits -> {
            double wide = Double.longBitsToDouble(bits);
            float single = Float.intBitsToFloat((int) bits);
            assertThat(converted(of(wide), F64, F32)).as("%s", wide).isEqualTo(of((float) wide));
            assertThat(converted(of(single), F32, F64)).as("%s", single).isEqualTo(of((double) single));
            assertThat(converted(of(single), F32, F16)).as("%s", single).isEqualTo(half(single));
        });
    }

    @Test
    void wordsAreCutAndRoundedAsJavaDoes() {
        bits().forEach(bits -> {
            ElementValue word = word(bits, S64);
            int narrow = (int) bits;
            assertThat(converted(word, S64, F32)).as("%s", bits).isEqualTo(of((float) bits));
            assertThat(converted(word, S64, F64)).as("%s", bits).isEqualTo(of((double) bits));
            assertThat(converted(word, S64, S8)).as("%s", bits).isEqualTo(word((byte) bits, S8));
            assertThat(converted(word(narrow, S32), S32, S64)).isEqualTo(word(narrow, S64));
            assertThat(converted(word(bits & 0xFFFFFFFFL, U32), U32, S64)).isEqualTo(word(bits & 0xFFFFFFFFL, S64));
            assertThat(converted(word, S64, ElementType.BOOL)).isEqualTo(new Truth(bits != 0));
        });
    }

    @Test
    void floatsAreCutAsJavaCutsThemWhereTheTypeHasTheNumber() {
        bits().forEach(bits -> {
            double number = Double.longBitsToDouble(bits);
            ElementValue cut = converted(of(number), F64, S32);
            if (number > -0x1p31 - 1 && number < 0x1p31) {
                assertThat(cut).as("%s", number).isEqualTo(word((int) number, S32));
            } else {
                assertThat(cut).as("%s", number).isInstanceOf(Uncertain.class);
            }
        });
    }

    @Test
    void bitsAreThoseOfJava() {
        bits().forEach(bits -> {
            int narrow = (int) bits;
            float number = Float.intBitsToFloat(narrow);
            assertThat(conversion.of(Conversion.BITCAST, word(narrow, S32), S32, F32)).isEqualTo(of(number));
            ElementValue back = conversion.of(Conversion.BITCAST, of(number), F32, S32);
            if (Float.isNaN(number)) {
                assertThat(back).isInstanceOf(Uncertain.class);
            } else {
                assertThat(back).isEqualTo(word(narrow, S32));
            }
        });
    }

    @Test
    void bitsThatAreANumberAreNoneOfWhatIsNoNumber() {
        ElementConversion wrong = new ElementConversion(application -> word(5, U32));
        assertThatThrownBy(() -> wrong.of(Conversion.BITCAST, of(Float.NaN), F32, S32))
                .isInstanceOf(RefusedInstance.class);
        assertThat(ElementConversion.notNumbers(of(Float.NaN))).hasSize(4)
                .allSatisfy(
                        bits -> assertThat(conversion.of(Conversion.BITCAST, bits, U32, F32)).isEqualTo(of(Float.NaN)));
    }

    @Test
    void whatIsNotANumberIsTrueAndStaysInOtherFormats() {
        assertThat(converted(half(Float.NaN), F16, ElementType.BOOL)).isEqualTo(new Truth(true));
        assertThat(converted(half(-0.0f), F16, ElementType.BOOL)).isEqualTo(new Truth(false));
        assertThat(converted(half(Float.NaN), F16, F64)).isEqualTo(of(Double.NaN));
        assertThat(converted(half(-0.0f), F16, F64)).isEqualTo(of(-0.0));
        assertThat(converted(of(Float.MAX_VALUE), F32, BF16))
                .isEqualTo(new Floating(FloatNumber.infinity(FloatFormat.BF16, false)));
    }

    @Test
    void realsAreCutTowardsZero() {
        Rational number = new Rational(BigInteger.valueOf(-7), BigInteger.TWO);
        assertThat(converted(number, ElementType.REAL, ElementType.INT)).isEqualTo(new Whole(BigInteger.valueOf(-3)));
        assertThat(converted(new Enclosed(-0.5, 0.5), ElementType.REAL, ElementType.INT))
                .isEqualTo(new Whole(BigInteger.ZERO));
        assertThat(converted(new Enclosed(0.5, 1.5), ElementType.REAL, ElementType.INT)).isInstanceOf(Uncertain.class);
        assertThat(converted(new Enclosed(-0.5, 0.5), ElementType.REAL, ElementType.BOOL))
                .isInstanceOf(Uncertain.class);
    }

    @Test
    void realsAreCutForMachinesAndDoNotWrap() {
        Rational number = new Rational(BigInteger.valueOf(257), BigInteger.TWO);
        assertThat(converted(number, ElementType.REAL, S8)).isInstanceOf(Uncertain.class);
        assertThat(converted(number, ElementType.REAL, S32)).isEqualTo(word(128, S32));
        assertThat(converted(new Rational(BigInteger.valueOf(-257), BigInteger.TWO), ElementType.REAL, S8))
                .isEqualTo(word(-128, S8));
        assertThat(converted(new Whole(BigInteger.valueOf(300)), ElementType.REAL, S8)).isInstanceOf(Uncertain.class);
        assertThat(converted(new Whole(BigInteger.valueOf(300)), ElementType.INT, S8)).isEqualTo(word(44, S8));
    }

    @Test
    void realsAreRoundedOnceAsJavaRoundsDecimals() {
        for (String decimal : List.of("0.1", "1e-46", "-1e-46", "3.4028235677973366e38", "1e300", "-0.3", "16777217")) {
            BigDecimal number = new BigDecimal(decimal);
            Rational real = new Rational(number.scaleByPowerOfTen(60).toBigIntegerExact(), BigInteger.TEN.pow(60));
            assertThat(converted(real, ElementType.REAL, F32)).as(decimal).isEqualTo(of(number.floatValue()));
            assertThat(converted(real, ElementType.REAL, F64)).as(decimal).isEqualTo(of(number.doubleValue()));
        }
        assertThat(converted(new Enclosed(1.0, Math.nextUp(1.0)), ElementType.REAL, F32)).isEqualTo(of(1.0f));
        assertThat(converted(new Enclosed(1.0, 1.5), ElementType.REAL, F32)).isInstanceOf(Between.class);
    }

    @Test
    void finiteFloatsAreReals() {
        assertThat(converted(half(-0.5f), F16, ElementType.REAL))
                .isEqualTo(new Rational(BigInteger.ONE.negate(), BigInteger.TWO));
        assertThat(converted(half(-0.0f), F16, ElementType.REAL))
                .isEqualTo(new Rational(BigInteger.ZERO, BigInteger.ONE));
        assertThat(converted(half(Float.NaN), F16, ElementType.REAL)).isInstanceOf(Uncertain.class);
        assertThat(converted(half(Float.NEGATIVE_INFINITY), F16, ElementType.REAL)).isInstanceOf(Uncertain.class);
    }

    @Test
    void anInfinityStaysOneAmongNumbersWithoutEndOnly() {
        Infinite infinite = new Infinite(false, ElementType.INT);
        assertThat(converted(infinite, ElementType.INT, ElementType.REAL))
                .isEqualTo(new Infinite(false, ElementType.REAL));
        assertThat(converted(infinite, ElementType.INT, ElementType.BOOL)).isEqualTo(new Truth(true));
        assertThat(converted(infinite, ElementType.INT, S8)).isInstanceOf(Uncertain.class);
    }
}
