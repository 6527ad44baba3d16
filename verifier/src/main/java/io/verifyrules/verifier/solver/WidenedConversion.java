package io.verifyrules.verifier.solver;

import java.util.List;

/**
 * Conversions to floats in a form that solvers compute rightly. A conversion that may round is made of two, of which
 * the first one is exact: it goes to a format with more bits.
 *
 * <p>Bitwuzla 0.8.2 and cvc5 1.3.2 round by the same code. It expects a number with two more significand bits than the
 * result has, and with one more exponent bit. With fewer, it takes a gigabyte, or reads through a null pointer, or gives a
 * wrong result. Each word of five bits is 0 as a number of {@code f8e5m2}.
 *
 * <p>Z3 4.14.1 gives wrong results for words without sign of 66 to 127 bits, as numbers with five exponent bits. So it
 * does for shorter words where there are fewer exponent bits.
 */
public final class WidenedConversion {

    private static final int SIGNIFICAND_BITS = 2;
    private static final int EXPONENT_BITS = 1;

    private WidenedConversion() {
    }

    /** The application; a conversion to floats with its exact step before it. */
    public static Formula.Apply of(Formula.Apply apply) {
        if (apply.operator() != SmtOperator.FLOAT_OF_FLOAT) {
            return ofWord(apply);
        }
        Sort.Floats from = (Sort.Floats) apply.arguments().getLast().sort();
        return widened(apply, from.exponentBits(), from.significandBits());
    }

    /** The application; a conversion of words to floats with its exact step before it. */
    public static Formula.Apply ofWord(Formula.Apply apply) {
        return switch (apply.operator()) {
            case FLOAT_OF_SIGNED, FLOAT_OF_UNSIGNED -> {
                // A word of n bits, with its sign or without, has a magnitude of n + 1 bits and an exponent up to n.
                int bits = ((Sort.Words) apply.arguments().getLast().sort()).bits();
                yield widened(apply, exponentBits(bits), bits + 1);
            }
            default -> apply;
        };
    }

    /** The conversion of an operand whose values need so many bits of exponent and of significand. */
    private static Formula.Apply widened(Formula.Apply apply, int exponentBits, int significandBits) {
        Sort.Floats to = (Sort.Floats) apply.sort();
        if (exponentBits <= to.exponentBits() && significandBits <= to.significandBits()) {
            return apply;
        }
        Sort.Floats wide = new Sort.Floats(Math.max(exponentBits, to.exponentBits() + EXPONENT_BITS),
                Math.max(significandBits, to.significandBits() + SIGNIFICAND_BITS));
        Formula exact = new Formula.Apply(apply.operator(), apply.arguments(), wide);
        return new Formula.Apply(SmtOperator.FLOAT_OF_FLOAT, List.of(apply.arguments().getFirst(), exact), to);
    }

    /** The exponent bits of a format that has 2 to this power. */
    private static int exponentBits(int power) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(power) + 1;
    }
}
