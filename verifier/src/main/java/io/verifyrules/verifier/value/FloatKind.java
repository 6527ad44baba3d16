package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Whole;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The numbers of a floating-point format. */
public record FloatKind(FloatFormat format) implements ElementKind {

    private static final Map<FloatFormat, List<ElementValue>> KNOWN = FloatFormat.ALL.stream()
            .collect(Collectors.toUnmodifiableMap(format -> format, FloatKind::made));

    /** The weight of a number that is not among the small ones is at least this. */
    private static final BigInteger HEAVY = BigInteger.valueOf(100);

    private static final int HALF = 16;

    /**
     * Small numbers, zeros and infinities, what is not a number, and a number that has no finite expansion. Besides,
     * the numbers beside 1, and those where subnormal and normal numbers begin and end.
     */
    @Override
    public List<ElementValue> small() {
        return Optional.ofNullable(KNOWN.get(format)).orElseGet(() -> made(format));
    }

    private static List<ElementValue> made(FloatFormat format) {
        FloatNumber one = FloatNumber.nearest(format, BigInteger.ONE, BigInteger.ONE);
        long normal = 1L << format.mantissaBits();
        Stream<FloatNumber> small = Stream.of(fraction(format, 0, 1), one, fraction(format, -1, 1),
                fraction(format, 2, 1), fraction(format, 3, 1), fraction(format, -2, 1), fraction(format, 1, 2));
        Stream<FloatNumber> special = Stream
                .of(format.signBit(), format.beyond(), format.beyond() | format.signBit(), format.notANumber(),
                        format.greatest(), format.greatest() | format.signBit(), 1L, format.signBit() | 1, normal,
                        normal - 1, one.bits() + 1, one.bits() - 1)
                .map(bits -> new FloatNumber(format, bits));
        return Stream.of(small, special, Stream.of(fraction(format, 1, 3)))
                .flatMap(some -> some)
                .distinct()
                .<ElementValue>map(Floating::new)
                .toList();
    }

    private static FloatNumber fraction(FloatFormat format, int numerator, int denominator) {
        return FloatNumber.nearest(format, BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /** Zero, and what is not a number. */
    @Override
    public List<ElementValue> apart() {
        return List.of(simplest(), new Floating(FloatNumber.notANumber(format)));
    }

    /** The zeros, 1, the infinities, and what is not a number: the elements that sums and products treat apart. */
    @Override
    public List<ElementValue> exceptional() {
        return Stream
                .of(0L, format.signBit(), fraction(format, 1, 1).bits(), format.beyond(),
                        format.beyond() | format.signBit(), format.notANumber())
                .distinct()
                .<ElementValue>map(bits -> new Floating(new FloatNumber(format, bits)))
                .toList();
    }

    /** As many different numbers as the format has whole ones in a row; then the same again. */
    @Override
    public ElementValue counted(BigInteger number) {
        return rounded(number.mod(BigInteger.ONE.shiftLeft(format.precision())));
    }

    @Override
    public Optional<ElementValue> nearest(BigInteger number) {
        return Optional.of(rounded(number));
    }

    private ElementValue rounded(BigInteger number) {
        return new Floating(FloatNumber.nearest(format, number, BigInteger.ONE));
    }

    @Override
    public Optional<ElementValue> typed(ElementValue value) {
        return switch (value) {
            case Floating number when number.number().format().equals(format) -> Optional.of(number);
            case Whole whole -> exactly(ElementOrder.toRational(whole));
            case Rational rational -> exactly(rational);
            case Poison poison -> Optional.of(poison);
            default -> Optional.empty();
        };
    }

    private Optional<ElementValue> exactly(Rational number) {
        return format.bitsOf(number.numerator(), number.denominator())
                .stream()
                .<ElementValue>mapToObj(bits -> new Floating(new FloatNumber(format, bits)))
                .findFirst();
    }

    /** The distance of a number of the format from the simplest one. */
    public BigInteger weight(FloatNumber number) {
        int place = small().indexOf(new Floating(number));
        return place >= 0 ? BigInteger.valueOf(place) : HEAVY.add(new BigInteger(Long.toUnsignedString(number.bits())));
    }

    /** The least integer beyond which some are rounded, and one that is above all numbers of the format. */
    @Override
    public List<BigInteger> edges() {
        return List.of(BigInteger.TWO.pow(format.precision()), BigInteger.TWO.pow(format.greatestExponent() + 1));
    }

    @Override
    public List<ElementType> mistaken() {
        FloatFormat other = format.equals(FloatFormat.F16) || format.isFinite()
                ? FloatFormat.BF16
                : format.equals(FloatFormat.F64) ? FloatFormat.F32 : FloatFormat.F16;
        return List.of(new ElementType.Floating(other));
    }

    @Override
    public Optional<ElementType> wider() {
        return format.bits() <= HALF ? Optional.of(new ElementType.Floating(FloatFormat.F32)) : Optional.empty();
    }

    @Override
    public Optional<ElementType> narrower() {
        if (format.bits() < HALF) {
            return Optional.of(new ElementType.Machine(true, format.bits()));
        }
        return Optional
                .of(new ElementType.Floating(format.equals(FloatFormat.BF16) ? FloatFormat.F16 : FloatFormat.BF16));
    }

    @Override
    public Optional<ElementType> ofSameBits() {
        return Optional.of(new ElementType.Machine(false, format.bits()));
    }
}
