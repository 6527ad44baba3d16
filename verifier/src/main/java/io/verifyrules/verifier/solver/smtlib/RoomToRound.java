package io.verifyrules.verifier.solver.smtlib;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.util.List;

/**
 * Conversions to floats as solvers can read them. Bitwuzla 0.8.2 and cvc5 1.3.2 round by the same code. It expects a
 * number with two more significand bits than the result has, and with one more exponent bit. With fewer, it takes a
 * gigabyte, reads through a null pointer, or gives a wrong result: each word of five bits is 0 as a number of
 * {@code f8e5m2}. A conversion that may round is therefore made of two, of which the first one is exact.
 */
final class RoomToRound {

    private static final int SIGNIFICAND_BITS = 2;
    private static final int EXPONENT_BITS = 1;

    private RoomToRound() {
    }

    /** The application, or another one that means the same. */
    static Formula.Apply in(Formula.Apply apply) {
        return switch (apply.operator()) {
            case FLOAT_OF_FLOAT -> {
                Sort.Floats from = (Sort.Floats) apply.arguments().getLast().sort();
                yield rounded(apply, from.exponentBits(), from.significandBits());
            }
            case FLOAT_OF_SIGNED, FLOAT_OF_UNSIGNED -> {
                // Each word of n bits, with its sign or without, is a number of n + 1 bits and an exponent up to n.
                int bits = ((Sort.Words) apply.arguments().getLast().sort()).bits();
                yield rounded(apply, exponents(bits), bits + 1);
            }
            default -> apply;
        };
    }

    /** What is converted has so many bits of exponent and of significand. */
    private static Formula.Apply rounded(Formula.Apply apply, int exponentBits, int significandBits) {
        Sort.Floats to = (Sort.Floats) apply.sort();
        if (exponentBits <= to.exponentBits() && significandBits <= to.significandBits()) {
            return apply;
        }
        Sort.Floats wide = new Sort.Floats(Math.max(exponentBits, to.exponentBits() + EXPONENT_BITS),
                Math.max(significandBits, to.significandBits() + SIGNIFICAND_BITS));
        Formula exact = new Formula.Apply(apply.operator(), apply.arguments(), wide);
        return new Formula.Apply(SmtOperator.FLOAT_OF_FLOAT, List.of(apply.arguments().getFirst(), exact), to);
    }

    /** The exponent bits with which a power of 2 up to this one is a number. */
    private static int exponents(int greatest) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(greatest) + 1;
    }
}
