package io.verifyrules.verifier.solver.z3;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The values that a term of each sort may take in a least model, the least one first. */
final class LeastValues {

    private static final List<Value> TRUTHS = List.of(new Value.Truth(false), new Value.Truth(true));

    private static final List<Value> INTEGERS = whole(LongStream.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, -2, -3));

    private static final List<Value> REALS = List.of(fraction(0, 1), fraction(1, 1), fraction(2, 1), fraction(3, 1),
            fraction(-1, 1), fraction(-2, 1), fraction(1, 2));

    private LeastValues() {
    }

    static List<Value> of(Sort sort) {
        return switch (sort) {
            case Sort.Words words -> words(words.bits());
            case Sort.Floats format -> floats(format);
            case Sort.Plain plain -> switch (plain) {
                case BOOL -> TRUTHS;
                case INT -> INTEGERS;
                case REAL -> REALS;
                case ROUNDING, ELEMENT -> List.of();
            };
        };
    }

    /** A value as a formula. */
    static Formula literal(Value value, Sort sort) {
        return switch (value) {
            case Value.Whole whole when sort instanceof Sort.Words words -> new Formula.Word(whole.value(), words);
            case Value.Whole whole -> Formula.number(whole.value(), sort);
            case Value.Fraction fraction -> Formula.divide(Formula.number(fraction.numerator(), sort),
                    Formula.number(fraction.denominator(), sort));
            case Value.Floating number -> new Formula.Floating(number.bits(), number.sort());
            case Value.Truth truth -> new Formula.Truth(truth.value());
            case Value.Named named -> throw new IllegalArgumentException(named + " is no value of a list");
            case Value.Inexpressible none -> throw new IllegalArgumentException(none + " is no value of a list");
        };
    }

    /** Zero to three, those around the sign's change, and all ones, as far as the words have them. */
    private static List<Value> words(int bits) {
        BigInteger all = BigInteger.ONE.shiftLeft(bits);
        BigInteger half = all.shiftRight(1);
        return Stream
                .of(BigInteger.ZERO, BigInteger.ONE, BigInteger.TWO, BigInteger.valueOf(3),
                        all.subtract(BigInteger.ONE), half, half.subtract(BigInteger.ONE))
                .filter(value -> value.compareTo(all) < 0)
                .distinct()
                .<Value>map(Value.Whole::new)
                .toList();
    }

    /** Zero, one, two, minus one, a half, the largest number, infinities, the other zero, none and the least number. */
    private static List<Value> floats(Sort.Floats format) {
        int mantissa = format.significandBits() - 1;
        BigInteger sign = BigInteger.ONE.shiftLeft(format.bits() - 1);
        BigInteger infinity = BigInteger.ONE.shiftLeft(format.exponentBits())
                .subtract(BigInteger.ONE)
                .shiftLeft(mantissa);
        BigInteger one = BigInteger.ONE.shiftLeft(format.exponentBits() - 1)
                .subtract(BigInteger.ONE)
                .shiftLeft(mantissa);
        BigInteger binade = BigInteger.ONE.shiftLeft(mantissa);
        return Stream
                .of(BigInteger.ZERO, one, one.add(binade), one.or(sign), one.subtract(binade),
                        infinity.subtract(BigInteger.ONE), infinity, infinity.or(sign), sign,
                        infinity.setBit(mantissa - 1), BigInteger.ONE)
                .distinct()
                .<Value>map(bits -> new Value.Floating(bits, format))
                .toList();
    }

    private static List<Value> whole(LongStream values) {
        return values.mapToObj(BigInteger::valueOf).<Value>map(Value.Whole::new).toList();
    }

    private static Value fraction(long numerator, long denominator) {
        return new Value.Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }
}
