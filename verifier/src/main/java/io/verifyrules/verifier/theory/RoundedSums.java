package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.SmtOperator;
import java.util.List;

/**
 * Sums of two floating-point numbers in as few forms as there are different sums. A solver makes a circuit of each sum, which costs seconds where
 * two of them are compared.
 *
 * <ul>
 * <li>A sum, rounded to nearest, with a zero that the formula names is its other operand, apart from the sign of zero
 * (IEEE 754-2019, section 6.3).
 * <li>The opposite of a difference, rounded to nearest, is the difference of both the other way around, apart from the
 * sign of zero: a difference of equals is 0 either way.
 * <li>The sum of two opposites, rounded up, is the opposite of the sum, rounded down, and the reverse. A sum of a number
 * and its opposite is -0 where it is rounded down, else 0 (ibidem).
 * </ul>
 */
final class RoundedSums {

    /** How deep operands are looked into; a sum whose operands are one formula has twice as many with each level. */
    private static final int DEPTH = 6;

    private RoundedSums() {
    }

    /**
     * The sum where an operand is a named zero, else {@code sum}.
     *
     * @param a   the first operand
     * @param b   the second operand
     * @param sum the sum of both as a formula of its own
     */
    static Formula simplified(Formula a, Formula b, Formula sum) {
        if (isMinusZero(a)) {
            return b;
        }
        if (isMinusZero(b)) {
            return a;
        }
        if (isPlusZero(a)) {
            return plusZero(b, a);
        }
        return isPlusZero(b) ? plusZero(a, b) : sum;
    }

    /**
     * A sum that is rounded in the given direction.
     *
     * @param sum the sum of a and b, rounded so, as a formula of its own
     */
    static Formula directed(Rounding rounding, Formula a, Formula b, Formula sum) {
        if (!(a instanceof Formula.Apply(SmtOperator one, List<Formula> first, var ignored)
                && b instanceof Formula.Apply(SmtOperator other, List<Formula> second, var too)
                && one == SmtOperator.FLOAT_NEGATE && other == SmtOperator.FLOAT_NEGATE)) {
            return sum;
        }
        return switch (rounding) {
            case UPWARD -> oppositeOfSum(Rounding.DOWNWARD, first.getFirst(), second.getFirst());
            case DOWNWARD -> oppositeOfSum(Rounding.UPWARD, first.getFirst(), second.getFirst());
            case NEAREST_EVEN, NEAREST_AWAY, TOWARD_ZERO -> sum;
        };
    }

    private static Formula oppositeOfSum(Rounding rounding, Formula a, Formula b) {
        return Formula.exact(SmtOperator.FLOAT_NEGATE,
                directed(rounding, a, b, Formula.rounded(SmtOperator.FLOAT_ADD, rounding, a, b)));
    }

    private static Formula plusZero(Formula summand, Formula zero) {
        Formula number = upToZeros(summand);
        return isNeverMinusZero(number, DEPTH)
                ? number
                : Formula.choose(Formula.tested(SmtOperator.FLOAT_IS_ZERO, number), zero, number);
    }

    /** The same number, or the other zero: the opposite of a difference the other way around. */
    private static Formula upToZeros(Formula number) {
        return number instanceof Formula.Apply(SmtOperator negate, List<Formula> negated, var ignored)
                && negate == SmtOperator.FLOAT_NEGATE
                && negated.getFirst() instanceof Formula.Apply(SmtOperator subtract, List<Formula> operands, var too)
                && subtract == SmtOperator.FLOAT_SUBTRACT
                && operands.getFirst().equals(new Formula.Direction(Rounding.NEAREST_EVEN))
                        ? Formula.rounded(SmtOperator.FLOAT_SUBTRACT, Rounding.NEAREST_EVEN, operands.get(2),
                                operands.get(1))
                        : number;
    }

    /** Whether the form of a number shows that it is not -0: a sum, rounded to nearest, is -0 only where both operands are. */
    private static boolean isNeverMinusZero(Formula number, int depth) {
        return switch (number) {
            case Formula.Floating ignored -> !isMinusZero(number);
            case Formula.Apply(SmtOperator operator, List<Formula> arguments, var ignored) when depth > 0 ->
                switch (operator) {
                    case FLOAT_ADD -> arguments.getFirst().equals(new Formula.Direction(Rounding.NEAREST_EVEN))
                            && (isNeverMinusZero(arguments.get(1), depth - 1)
                                    || isNeverMinusZero(arguments.get(2), depth - 1));
                    case CHOOSE -> isNeverMinusZero(arguments.get(1), depth - 1)
                            && (includesMinusZero(arguments.get(0), arguments.get(2))
                                    || isNeverMinusZero(arguments.get(2), depth - 1));
                    default -> false;
                };
            default -> false;
        };
    }

    /** Whether a condition is that a number is one zero or the other, or -0. */
    private static boolean includesMinusZero(Formula condition, Formula number) {
        return condition instanceof Formula.Apply(SmtOperator operator, List<Formula> arguments, var ignored)
                && switch (operator) {
                    case FLOAT_IS_ZERO -> arguments.getFirst().equals(number);
                    case EQUAL -> (isMinusZero(arguments.get(0)) && arguments.get(1).equals(number))
                            || (isMinusZero(arguments.get(1)) && arguments.get(0).equals(number));
                    default -> false;
                };
    }

    private static boolean isPlusZero(Formula number) {
        return number instanceof Formula.Floating floating && floating.bits().signum() == 0;
    }

    private static boolean isMinusZero(Formula number) {
        return number instanceof Formula.Floating(var bits, var sort) && bits.bitCount() == 1
                && bits.bitLength() == sort.bits();
    }
}
