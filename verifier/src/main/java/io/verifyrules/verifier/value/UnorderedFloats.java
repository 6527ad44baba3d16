package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;

/**
 * Floating-point numbers combined in an order that nothing tells: a reduction says which elements it combines and not in which
 * order, and roundings depend on it. What is the same in every order is known, all else uncertain. Nothing is rounded where all
 * parts of a combination are exact, whichever they are.
 */
final class UnorderedFloats {

    private UnorderedFloats() {
    }

    /** At least one number, all of one format, combined. */
    static ElementValue combined(BinaryOperator operator, List<FloatNumber> terms) {
        boolean sameInAnyOrder = thatRound(operator, terms) <= 2 || switch (operator) {
            case MIN, MAX -> true;
            case ADD -> isNaN(terms) || sumIsExact(terms);
            case MUL -> isNaN(terms) || productIsExact(terms);
            default -> false;
        };
        return sameInAnyOrder
                ? new Floating(terms.stream().reduce((a, b) -> FloatingArithmetic.apply(operator, a, b)).orElseThrow())
                : new Uncertain("the order in which " + operator.symbol() + " rounds");
    }

    /**
     * How many of the numbers may have others rounded: all but zeros in a sum, which change no more than the sign of a zero, and
     * ones in a product. Of two numbers, and any of these beside them, the combination is the same in every order.
     */
    static long thatRound(BinaryOperator operator, List<FloatNumber> terms) {
        return terms.stream().filter(term -> switch (operator) {
            case ADD -> !term.isZero();
            case MUL -> !isOne(term);
            default -> true;
        }).count();
    }

    private static boolean isOne(FloatNumber term) {
        return term.isFinite() && !term.isZero() && !term.isNegative() && lowest(term) == 0
                && term.significand().bitCount() == 1;
    }

    private static boolean isNaN(List<FloatNumber> terms) {
        return terms.stream().anyMatch(FloatNumber::isNaN);
    }

    private static List<FloatNumber> finite(List<FloatNumber> terms, Predicate<FloatNumber> wanted) {
        return terms.stream().filter(term -> term.isFinite() && wanted.test(term)).toList();
    }

    /** Whether no sum of some of the finite numbers has more bits than a significand, or overflows. */
    private static boolean sumIsExact(List<FloatNumber> terms) {
        List<FloatNumber> finite = finite(terms, term -> !term.isZero());
        if (finite.isEmpty()) {
            return true;
        }
        FloatFormat format = finite.getFirst().format();
        int unit = finite.stream().mapToInt(UnorderedFloats::lowest).min().orElseThrow();
        BigInteger most = finite.stream()
                .map(term -> term.significand().shiftLeft(term.unit() - unit))
                .reduce(BigInteger.ZERO, BigInteger::add);
        return most.bitLength() <= format.precision() && unit + most.bitLength() - 1 <= format.greatestExponent();
    }

    /** The exponent of the lowest bit that is set. */
    private static int lowest(FloatNumber term) {
        return term.unit() + term.significand().getLowestSetBit();
    }

    /** Whether no product of some of the finite numbers has more bits than a significand, nor leaves the normal numbers. */
    private static boolean productIsExact(List<FloatNumber> terms) {
        List<FloatNumber> finite = finite(terms, term -> !term.isZero());
        if (finite.isEmpty()) {
            return true;
        }
        FloatFormat format = finite.getFirst().format();
        BigInteger significand = BigInteger.ONE;
        int up = 0;
        int down = 0;
        for (FloatNumber term : finite) {
            significand = significand.multiply(term.significand().shiftRight(term.significand().getLowestSetBit()));
            int exponent = lowest(term);
            up += Math.max(0, exponent);
            down += Math.min(0, exponent);
        }
        return significand.bitLength() <= format.precision()
                && up + significand.bitLength() - 1 <= format.greatestExponent() && down >= format.leastExponent();
    }
}
