package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What chains of conversions make of elements, by the interpreter: of all elements of 8 bits and less, and of samples of other types. Each
 * application that nothing defines is an element of its own, which no other conversion gives.
 */
public final class ConversionSamples {

    private static final int WIDE = 8;
    private static final ElementConversion CONVERSION = new ElementConversion(
            application -> new Uncertain(application.toString()));

    private ConversionSamples() {
    }

    /** Whether two chains of types, which begin with the same type, make the same of each element that is looked at. */
    public static boolean agree(List<ElementType> one, List<ElementType> other) {
        return of(one.getFirst()).allMatch(element -> converted(element, one).equals(converted(element, other)));
    }

    private static ElementValue converted(ElementValue element, List<ElementType> chain) {
        ElementValue value = element;
        for (int i = 1; i < chain.size(); i++) {
            value = CONVERSION.of(Conversion.CONVERT, value, chain.get(i - 1), chain.get(i));
        }
        return value;
    }

    private static Stream<ElementValue> of(ElementType type) {
        return switch (type) {
            case ElementType.Bool ignored -> Stream.of(new Truth(false), new Truth(true));
            case ElementType.Int ignored -> integers().map(Whole::new);
            case ElementType.Real ignored -> reals();
            case ElementType.Complex ignored -> reals().map(real -> ElementValue.Complex.of(real, real));
            case ElementType.Machine machine ->
                bits(machine.bits(), bits -> Word.wrapped(BigInteger.valueOf(bits), machine));
            case ElementType.Floating floating -> bits(floating.format().bits(),
                    bits -> new Floating(new FloatNumber(floating.format(), bits & mask(floating.format()))));
            default -> throw new IllegalArgumentException("no samples of " + type);
        };
    }

    private static long mask(FloatFormat format) {
        return format.bits() == Long.SIZE ? -1 : (1L << format.bits()) - 1;
    }

    private static Stream<ElementValue> bits(int width, LongFunction<ElementValue> element) {
        return width <= WIDE
                ? LongStream.range(0, 1L << width).mapToObj(element)
                : LongStream
                        .concat(integers().mapToLong(BigInteger::longValue),
                                new Random(width).longs(400).map(bits -> bits >> new Random(bits).nextInt(Long.SIZE)))
                        .mapToObj(element);
    }

    /** Those beside powers of two, on both sides of 0; as bits of floats they include infinities, NaN and both zeros. */
    private static Stream<BigInteger> integers() {
        return IntStream.rangeClosed(0, 70)
                .boxed()
                .flatMap(power -> Stream.of(-1, 0, 1)
                        .map(beside -> BigInteger.TWO.pow(power).add(BigInteger.valueOf(beside))))
                .flatMap(number -> Stream.of(number, number.negate(),
                        BigInteger.TWO.pow(15).subtract(number.shiftLeft(10)), number.multiply(BigInteger.valueOf(3))));
    }

    private static Stream<ElementValue> reals() {
        return integers().flatMap(number -> Stream
                .of(BigInteger.ONE, BigInteger.TWO, BigInteger.valueOf(3), BigInteger.TWO.pow(30),
                        BigInteger.TWO.pow(250), BigInteger.TWO.pow(1200))
                .map(divisor -> new Rational(number, divisor)));
    }
}
