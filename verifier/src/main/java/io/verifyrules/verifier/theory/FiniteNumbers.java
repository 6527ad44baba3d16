package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.List;

/**
 * The numbers of a finite format, which no sort of SMT-LIB has, as numbers of {@code f16}: that of some bits, and the one that is
 * nearest to a number of another format.
 */
record FiniteNumbers(FloatFormat format) {

    /** The format of IEEE 754 that has all numbers of the finite one, each with its sign, and what is not a number. */
    static final FloatFormat CARRIER = FloatFormat.F16;

    static FloatTheory carrier() {
        return new FloatTheory(new ElementType.Floating(CARRIER));
    }

    private static Formula notANumber() {
        return carrier().literal(new Literal.NotANumber()).value();
    }

    /** The sort of the bits. */
    Sort.Words bits() {
        return new Sort.Words(format.bits());
    }

    /** The number that has these bits. */
    Formula ofBits(Formula bits) {
        Sort.Words words = new Sort.Words(CARRIER.bits());
        Formula all = Formula.resized(SmtOperator.WORD_EXTEND_UNSIGNED, bits, words);
        Formula magnitude = Formula.word(SmtOperator.WORD_AND, all, word(format.signBit() - 1));
        Formula sign = Formula.word(SmtOperator.WORD_SHIFT_LEFT,
                Formula.word(SmtOperator.WORD_AND, all, word(format.signBit())), word(CARRIER.bits() - format.bits()));
        Formula number = Formula.made(SmtOperator.FLOAT_OF_BITS,
                Formula.word(SmtOperator.WORD_OR, sign, magnitudeInCarrier(magnitude)), carrier().sort());
        return Formula.choose(Formula.equal(magnitude, word(format.notANumber())), notANumber(), number);
    }

    /** The carrier's bits of the magnitude with these bits. Numbers that are subnormal here are normal there. */
    private Formula magnitudeInCarrier(Formula magnitude) {
        int exponents = format.leastExponent() - CARRIER.leastExponent();
        Formula shifted = Formula.word(SmtOperator.WORD_SHIFT_LEFT, magnitude,
                word(CARRIER.mantissaBits() - format.mantissaBits()));
        Formula result = Formula.word(SmtOperator.WORD_ADD, shifted, word((long) exponents << CARRIER.mantissaBits()));
        BigInteger unit = BigInteger.TWO.pow(format.mantissaBits() - format.leastExponent());
        for (int places = 0; places < 1 << format.mantissaBits(); places++) {
            long bits = CARRIER.bitsOf(BigInteger.valueOf(places), unit).orElseThrow();
            result = Formula.choose(Formula.equal(magnitude, word(places)), word(bits), result);
        }
        return result;
    }

    private static Formula word(long bits) {
        return new Formula.Word(BigInteger.valueOf(bits), new Sort.Words(CARRIER.bits()));
    }

    /**
     * The number that is nearest to one of another format, the even one of two, and no number where it is beyond all. One of a format
     * that is not longer is first the same of a format that is. From the least normal number on it is the nearest one with so many bits
     * of significand. Below that all numbers are multiples of the least one, as those of the longer format are that are as large as what
     * is added there and taken away again.
     */
    Formula nearest(Formula number, FloatFormat from) {
        if (!isLonger(from)) {
            FloatFormat both = FloatFormat.ALL.stream()
                    .filter(other -> isLonger(other) && from.isWithin(other))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no format has all of " + from + " and is longer"));
            return nearest(converted(new FloatTheory(new ElementType.Floating(both)).sort(), number), both);
        }
        FloatTheory longer = new FloatTheory(new ElementType.Floating(from));
        Formula magnitude = Formula.exact(SmtOperator.FLOAT_MAGNITUDE, number);
        Sort.Floats few = new Sort.Floats(CARRIER.exponentBits(), format.precision());
        Formula normal = converted(carrier().sort(), converted(few, magnitude));
        int least = format.leastExponent() - format.mantissaBits();
        Formula added = power(longer, 3, from.mantissaBits() + least - 1);
        Formula sum = Formula.rounded(SmtOperator.FLOAT_ADD, Rounding.NEAREST_EVEN, magnitude, added);
        Formula subnormal = converted(carrier().sort(),
                Formula.rounded(SmtOperator.FLOAT_SUBTRACT, Rounding.NEAREST_EVEN, sum, added));
        Formula rounded = Formula.choose(
                Formula.compared(SmtOperator.FLOAT_LESS, magnitude, power(longer, 1, format.leastExponent())),
                subnormal, normal);
        Formula none = Formula.or(List.of(FloatTheory.isNaN(number),
                Formula.compared(SmtOperator.FLOAT_LESS, greatestThatIsRounded(longer), magnitude)));
        return Formula.choose(none, notANumber(), Formula.choose(FloatTheory.isNegative(number),
                Formula.exact(SmtOperator.FLOAT_NEGATE, rounded), rounded));
    }

    /** Whether rounding in the longer format leaves bits beside those of this one, and the solver has the longer one. */
    private boolean isLonger(FloatFormat other) {
        return !other.isFinite() && other.mantissaBits() > format.mantissaBits() + 1;
    }

    private static Formula converted(Sort.Floats sort, Formula number) {
        return number.sort().equals(sort)
                ? number
                : Formula.converted(SmtOperator.FLOAT_OF_FLOAT, Rounding.NEAREST_EVEN, sort, number);
    }

    /** A small number, times a power of 2, as one of a format. */
    private static Formula power(FloatTheory theory, long factor, int exponent) {
        BigInteger power = BigInteger.TWO.pow(Math.abs(exponent));
        BigInteger number = BigInteger.valueOf(factor);
        return theory
                .literal(exponent < 0 ? Literal.quotient(number, power) : new Literal.Whole(number.multiply(power)))
                .value();
    }

    /** Halfway between the greatest number and the one that would be next: the latter is odd, so this one is rounded down. */
    private Formula greatestThatIsRounded(FloatTheory theory) {
        long greatest = (1L << format.precision()) - 2;
        return power(theory, 2 * greatest + 1, format.greatestExponent() - format.mantissaBits() - 1);
    }
}
