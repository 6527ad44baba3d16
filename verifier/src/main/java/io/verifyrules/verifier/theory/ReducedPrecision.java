package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;

/**
 * Floats as those of a format with fewer bits. The significand is rounded by way of the format that has the exponents
 * of the type. Exponents that are too great or too small for the other format are then those of infinities and zeros.
 */
public final class ReducedPrecision {

    private final FloatTheory theory;
    private final FloatFormat format;

    private ReducedPrecision(FloatTheory theory, FloatFormat format) {
        this.theory = theory;
        this.format = format;
    }

    /** The element that the operation gives. */
    public static Encoded of(Operation.OfPrecision operation, ElementType.Floating type, Encoded a) {
        ReducedPrecision reduced = new ReducedPrecision(new FloatTheory(type), type.format());
        Formula rounded = reduced.rounded(a.value(), operation.mantissaBits());
        return Encoded.of(reduced.bounded(rounded, operation.exponentBits()));
    }

    private Formula rounded(Formula a, int mantissaBits) {
        if (mantissaBits >= format.mantissaBits()) {
            return a;
        }
        Sort narrow = new Sort.Floats(format.exponentBits(), mantissaBits + 1);
        Formula there = Formula.converted(SmtOperator.FLOAT_OF_FLOAT, Rounding.NEAREST_EVEN, narrow, a);
        return Formula.converted(SmtOperator.FLOAT_OF_FLOAT, Rounding.NEAREST_EVEN, theory.sort(), there);
    }

    private Formula bounded(Formula a, int exponentBits) {
        if (exponentBits >= format.exponentBits()) {
            return a;
        }
        int greatest = (1 << (exponentBits - 1)) - 1;
        Formula magnitude = Formula.exact(SmtOperator.FLOAT_MAGNITUDE, a);
        Formula tooGreat = Formula.compared(SmtOperator.FLOAT_AT_MOST, power(greatest + 1), magnitude);
        Formula tooSmall = Formula.compared(SmtOperator.FLOAT_LESS, magnitude, power(1 - greatest));
        return Formula.choose(tooGreat,
                signed(a, theory.literal(new Literal.Infinity(false)), theory.literal(new Literal.Infinity(true))),
                Formula.choose(tooSmall, signed(a, theory.literal(new Literal.MinusZero()),
                        theory.literal(new Literal.Whole(BigInteger.ZERO))), a));
    }

    private static Formula signed(Formula a, Encoded negative, Encoded positive) {
        return Formula.choose(FloatTheory.isNegative(a), negative.value(), positive.value());
    }

    /** A power of 2 that the format has. */
    private Formula power(int exponent) {
        BigInteger power = BigInteger.TWO.pow(Math.abs(exponent));
        return theory.literal(exponent < 0 ? new Literal.Fraction(BigInteger.ONE, power) : new Literal.Whole(power))
                .value();
    }
}
