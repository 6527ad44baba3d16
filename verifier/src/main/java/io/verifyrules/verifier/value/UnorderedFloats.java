package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.util.ArrayList;
import java.util.List;

/**
 * Floating-point numbers combined in an order that nothing tells. A reduction says which elements it combines and not
 * in which order, and roundings depend on it. A result that is the same in every order is known, all else uncertain.
 * Nothing is rounded where all parts of a combination are exact, whichever they are. All numbers are of one format.
 */
final class UnorderedFloats {

    private final BinaryOperator operator;
    private final Grouping grouping;
    private final List<FloatNumber> terms = new ArrayList<>();
    private int thatRound;
    private boolean isNaN;

    UnorderedFloats(BinaryOperator operator, Grouping grouping) {
        this.operator = operator;
        this.grouping = grouping;
    }

    void add(FloatNumber term) {
        terms.add(term);
        thatRound += mayRound(term) ? 1 : 0;
        isNaN |= term.isNaN();
    }

    boolean isEmpty() { return terms.isEmpty(); }

    /** At least one number, combined. */
    ElementValue combined() {
        // A sum of two that rounds may be part of a larger one, whose order is free.
        boolean sameInAnyOrder = thatRound <= (grouping == Grouping.FREE ? 1 : 2) || switch (operator) {
            case MIN, MAX -> true;
            case ADD -> isNaN || sumIsExact();
            case MUL -> isNaN || productIsExact();
            default -> false;
        };
        if (!sameInAnyOrder) {
            return new Uncertain("the order in which " + operator.symbol() + " rounds");
        }
        FloatNumber combined = terms.getFirst();
        for (int i = 1; i < terms.size(); i++) {
            combined = FloatingArithmetic.apply(operator, combined, terms.get(i));
        }
        return new Floating(combined);
    }

    /**
     * The count of the numbers that may have others rounded. In a sum they are all but zeros, which change no more than
     * the sign of a zero, and in a product all but ones. Of two numbers, and any of these beside them, the combination
     * is the same in every order.
     */
    int thatRound() {
        return thatRound;
    }

    private boolean mayRound(FloatNumber term) {
        return switch (operator) {
            case ADD -> !term.isZero();
            case MUL -> !isOne(term);
            default -> true;
        };
    }

    private static boolean isOne(FloatNumber term) {
        return term.isFinite() && !term.isNegative() && term.oddSignificand() == 1 && term.oddUnit() == 0;
    }

    private static boolean isFiniteAndNotZero(FloatNumber term) {
        return term.isFinite() && !term.isZero();
    }

    private static int bits(long number) {
        return Long.SIZE - Long.numberOfLeadingZeros(number);
    }

    /** Whether no sum of some of the finite numbers has more bits than a significand, or overflows. */
    private boolean sumIsExact() {
        FloatFormat format = terms.getFirst().format();
        int unit = Integer.MAX_VALUE;
        for (FloatNumber term : terms) {
            unit = isFiniteAndNotZero(term) ? Math.min(unit, term.oddUnit()) : unit;
        }
        long most = 0;
        for (FloatNumber term : terms) {
            if (isFiniteAndNotZero(term)) {
                long shift = (long) term.oddUnit() - unit;
                // With more bits than a significand has, no further term is looked at, so that nothing overflows.
                if (bits(term.oddSignificand()) + shift > format.precision()) {
                    return false;
                }
                most += term.oddSignificand() << shift;
                if (bits(most) > format.precision()) {
                    return false;
                }
            }
        }
        return most == 0 || unit + bits(most) - 1 <= fullExponent(format);
    }

    /** The greatest exponent with which all significands are numbers. */
    private static int fullExponent(FloatFormat format) {
        return format.isFinite() ? format.greatestExponent() - 1 : format.greatestExponent();
    }

    /** Whether no product of some of the finite numbers has more bits than a significand, nor leaves the normal numbers. */
    private boolean productIsExact() {
        FloatFormat format = terms.getFirst().format();
        long significand = 1;
        long up = 0;
        long down = 0;
        for (FloatNumber term : terms) {
            if (isFiniteAndNotZero(term)) {
                // A product of two odd numbers has at least one bit less than both together.
                if (bits(significand) + bits(term.oddSignificand()) - 1 > format.precision()) {
                    return false;
                }
                significand *= term.oddSignificand();
                up += Math.max(0, term.oddUnit());
                down += Math.min(0, term.oddUnit());
            }
        }
        int length = bits(significand);
        return length <= format.precision() && up + length - 1 <= fullExponent(format)
                && down >= format.leastExponent();
    }
}
