package io.verifyrules.verifier.solver.order;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.List;

/**
 * The places of floating-point numbers in their order, as integers. 0 has place 0, and a number above 0 has its bits as its place. -0 has
 * place -1, and the numbers below it have the places from -2 on. So the opposite of place p has place -1 - p. NaN has the place after
 * infinity. Each element of a format has a place of its own, and no place between two of them is empty.
 *
 * @see <a href="https://doi.org/10.1109/IEEESTD.2019.8766229">IEEE 754-2019, sections 3.4 and 5.10</a>
 */
final class FloatPlaces {

    private static final Formula MINUS_ZERO = Formula.whole(-1);

    private FloatPlaces() {
    }

    static Formula of(Formula.Floating number) {
        Sort.Floats sort = number.sort();
        BigInteger magnitude = number.bits().clearBit(sort.bits() - 1);
        if (magnitude.compareTo(infinityBits(sort)) > 0) {
            return notANumber(sort);
        }
        return new Formula.Whole(number.bits().testBit(sort.bits() - 1) ? magnitude.not() : magnitude);
    }

    private static BigInteger infinityBits(Sort.Floats sort) {
        return BigInteger.TWO.pow(sort.exponentBits()).subtract(BigInteger.ONE).shiftLeft(sort.significandBits() - 1);
    }

    private static Formula infinity(Sort.Floats sort) {
        return new Formula.Whole(infinityBits(sort));
    }

    /** The place of minus infinity. */
    static Formula least(Sort.Floats sort) {
        return new Formula.Whole(infinityBits(sort).not());
    }

    /** The greatest place. */
    static Formula notANumber(Sort.Floats sort) {
        return new Formula.Whole(infinityBits(sort).add(BigInteger.ONE));
    }

    /** A comparison, a test or an operation on signs, applied to floats of a sort by their places. */
    static Formula apply(SmtOperator operator, List<Formula> places, Sort of) {
        if (!(of instanceof Sort.Floats sort)) {
            throw new IllegalArgumentException(operator + " is applied to " + of);
        }
        Formula a = places.getFirst();
        Formula b = places.getLast();
        return switch (operator) {
            case FLOAT_LESS -> Formula.and(List.of(isNumber(a, sort), isNumber(b, sort), Formula.lessThan(a, b),
                    Formula.not(Formula.and(List.of(Formula.equal(a, MINUS_ZERO), Formula.equal(b, Formula.ZERO))))));
            case FLOAT_AT_MOST ->
                Formula.and(List.of(isNumber(a, sort), isNumber(b, sort), Formula.or(List.of(Formula.atMost(a, b),
                        Formula.and(List.of(Formula.equal(a, Formula.ZERO), Formula.equal(b, MINUS_ZERO)))))));
            case FLOAT_EQUAL -> Formula.and(List.of(isNumber(a, sort), isNumber(b, sort),
                    Formula.or(List.of(Formula.equal(a, b), Formula.and(List.of(isZero(a), isZero(b)))))));
            case FLOAT_IS_NAN -> Formula.not(isNumber(a, sort));
            case FLOAT_IS_ZERO -> isZero(a);
            case FLOAT_IS_NEGATIVE -> isNegative(a);
            case FLOAT_IS_INFINITE ->
                Formula.or(List.of(Formula.equal(a, infinity(sort)), Formula.equal(a, least(sort))));
            case FLOAT_NEGATE -> Formula.choose(isNumber(a, sort), opposite(a), a);
            case FLOAT_MAGNITUDE -> Formula.choose(isNegative(a), opposite(a), a);
            default -> throw new IllegalArgumentException(operator + " does more than compare");
        };
    }

    private static Formula isNumber(Formula place, Sort.Floats sort) {
        return Formula.atMost(place, infinity(sort));
    }

    private static Formula isZero(Formula place) {
        return Formula.or(List.of(Formula.equal(place, Formula.ZERO), Formula.equal(place, MINUS_ZERO)));
    }

    private static Formula isNegative(Formula place) {
        return Formula.atMost(place, MINUS_ZERO);
    }

    private static Formula opposite(Formula place) {
        return Formula.minus(MINUS_ZERO, place);
    }
}
