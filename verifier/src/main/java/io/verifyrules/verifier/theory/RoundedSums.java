package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.SmtOperator;
import java.util.List;

/**
 * Sums of two floating-point numbers, rounded to nearest, of which one is a zero that the formula names. Such a sum is its other
 * operand, apart from the sign of zero (IEEE 754-2019, section 6.3). A solver makes a circuit of each sum, which costs
 * seconds where two of them are compared.
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

    private static Formula plusZero(Formula number, Formula zero) {
        return isNeverMinusZero(number, DEPTH)
                ? number
                : Formula.choose(Formula.tested(SmtOperator.FLOAT_IS_ZERO, number), zero, number);
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
