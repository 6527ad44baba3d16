package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The floating-point numbers on which most wrong rules fail, the simplest first. */
final class FloatElements {

    private static final Map<FloatFormat, List<ElementValue>> KNOWN = Stream
            .of(FloatFormat.F16, FloatFormat.BF16, FloatFormat.F32, FloatFormat.F64)
            .collect(Collectors.toUnmodifiableMap(format -> format, FloatElements::make));

    /** The weight of a number that is not among those below. */
    private static final BigInteger HEAVY = BigInteger.valueOf(100);

    private FloatElements() {
    }

    /**
     * Small numbers, zeros and infinities, NaN, a number that has no finite expansion, and those beside 1. Others are
     * where subnormal and normal numbers begin and end.
     */
    static List<ElementValue> of(FloatFormat format) {
        return Optional.ofNullable(KNOWN.get(format)).orElseGet(() -> make(format));
    }

    private static List<ElementValue> make(FloatFormat format) {
        FloatNumber one = FloatNumber.nearest(format, BigInteger.ONE, BigInteger.ONE);
        long normal = 1L << format.mantissaBits();
        Stream<FloatNumber> small = Stream.of(fraction(format, 0, 1), one, fraction(format, -1, 1),
                fraction(format, 2, 1), fraction(format, 3, 1), fraction(format, -2, 1), fraction(format, 1, 2));
        Stream<FloatNumber> special = Stream
                .of(format.signBit(), format.infinity(), format.infinity() | format.signBit(), format.notANumber(),
                        format.infinity() - 1, (format.infinity() - 1) | format.signBit(), 1L, format.signBit() | 1,
                        normal, normal - 1, one.bits() + 1, one.bits() - 1)
                .map(bits -> new FloatNumber(format, bits));
        return Stream.of(small, special, Stream.of(fraction(format, 1, 3)))
                .flatMap(some -> some)
                .distinct()
                .<ElementValue>map(ElementValue.Floating::new)
                .toList();
    }

    /** The zeros, 1, the infinities, and what is not a number: the elements that sums and products treat apart. */
    static List<ElementValue> exceptional(FloatFormat format) {
        return Stream
                .of(0L, format.signBit(), FloatNumber.nearest(format, BigInteger.ONE, BigInteger.ONE).bits(),
                        format.infinity(), format.infinity() | format.signBit(), format.notANumber())
                .<ElementValue>map(bits -> new ElementValue.Floating(new FloatNumber(format, bits)))
                .toList();
    }

    private static FloatNumber fraction(FloatFormat format, int numerator, int denominator) {
        return FloatNumber.nearest(format, BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /** The number that is nearest. */
    static ElementValue nearest(BigInteger number, FloatFormat format) {
        return new ElementValue.Floating(FloatNumber.nearest(format, number, BigInteger.ONE));
    }

    /** As many different numbers as the format has whole ones in a row; then the same again. */
    static ElementValue counted(BigInteger number, FloatFormat format) {
        return nearest(number.mod(BigInteger.ONE.shiftLeft(format.precision())), format);
    }

    /** The distance of the number from the simplest one. */
    static BigInteger weight(FloatNumber number) {
        int place = of(number.format()).indexOf(new ElementValue.Floating(number));
        return place >= 0 ? BigInteger.valueOf(place) : HEAVY.add(new BigInteger(Long.toUnsignedString(number.bits())));
    }
}
