package io.verifyrules.bench;

import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The comparison of elements that were computed with those that a test expects. */
enum ValueComparison {
    AGREE,
    NOT_CERTAIN,
    DIFFER;

    private static final long MOST_ULPS = 3;
    /** What is equal among numbers that were rounded once. */
    private static final double EXACT = 0.001;

    /**
     * Two elements compared.
     *
     * @param tolerance how far both may be apart; empty where they are equal
     */
    static ValueComparison of(ElementValue found, ElementValue expected, OptionalDouble tolerance) {
        if (found.equals(expected)) {
            return AGREE;
        }
        return switch (found) {
            case ElementValue.Uncertain ignored -> NOT_CERTAIN;
            case ElementValue.Poison ignored -> NOT_CERTAIN;
            case ElementValue.Floating(FloatNumber number) when expected instanceof ElementValue.Floating(FloatNumber other) ->
                tolerance.isPresent() && close(number, other, tolerance.getAsDouble()) ? AGREE : DIFFER;
            case ElementValue.Between(FloatNumber low, FloatNumber high) when expected instanceof ElementValue.Floating(FloatNumber other) ->
                between(low, high, other, tolerance);
            default -> reals(found, expected, tolerance.orElse(EXACT));
        };
    }

    private static ValueComparison between(FloatNumber low, FloatNumber high, FloatNumber expected,
            OptionalDouble tolerance) {
        boolean least = tolerance.isPresent() && close(low, expected, tolerance.getAsDouble());
        boolean greatest = tolerance.isPresent() && close(high, expected, tolerance.getAsDouble());
        if (least && greatest) {
            return AGREE;
        }
        boolean inside = !expected.isNaN() && place(low) - MOST_ULPS <= place(expected)
                && place(expected) <= place(high) + MOST_ULPS;
        return inside || least || greatest ? NOT_CERTAIN : DIFFER;
    }

    private static boolean close(FloatNumber some, FloatNumber other, double tolerance) {
        if (some.isNaN() || other.isNaN()) {
            return some.isNaN() && other.isNaN();
        }
        if (Math.abs(place(some) - place(other)) <= MOST_ULPS) {
            return true;
        }
        return some.isFinite() && other.isFinite() && Math.abs(number(some) - number(other)) <= tolerance;
    }

    /** Where a number stands in the order of its format. */
    private static long place(FloatNumber number) {
        long magnitude = number.bits() & ~number.format().signBit();
        return number.isNegative() ? -magnitude : magnitude;
    }

    private static double number(FloatNumber number) {
        return quotient(number.numerator(), number.denominator());
    }

    private static double quotient(BigInteger numerator, BigInteger denominator) {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), MathContext.DECIMAL64).doubleValue();
    }

    /** The bounds of a real number, or of the parts of a complex one. */
    private static Optional<List<double[]>> bounds(ElementValue value) {
        return switch (value) {
            case ElementValue.Rational(BigInteger numerator, BigInteger denominator) -> {
                double number = quotient(numerator, denominator);
                yield Optional.of(List.of(new double[]{number, number}));
            }
            case ElementValue.Enclosed(double low, double high) -> Optional.of(List.of(new double[]{low, high}));
            case ElementValue.Complex(ElementValue real, ElementValue imaginary) -> bounds(real)
                    .flatMap(first -> bounds(imaginary).map(second -> List.of(first.getFirst(), second.getFirst())));
            default -> Optional.empty();
        };
    }

    private static ValueComparison reals(ElementValue found, ElementValue expected, double tolerance) {
        Optional<List<double[]>> some = bounds(found);
        Optional<List<double[]>> others = bounds(expected);
        if (some.isEmpty() || others.isEmpty() || some.get().size() != others.get().size()) {
            return DIFFER;
        }
        ValueComparison worst = AGREE;
        for (int i = 0; i < some.get().size(); i++) {
            double number = others.get().get(i)[0];
            double most = tolerance * Math.max(1, Math.abs(number));
            double low = some.get().get(i)[0];
            double high = some.get().get(i)[1];
            if (number < low - most || number > high + most) {
                return DIFFER;
            }
            worst = high - low > 2 * most ? NOT_CERTAIN : worst;
        }
        return worst;
    }
}
