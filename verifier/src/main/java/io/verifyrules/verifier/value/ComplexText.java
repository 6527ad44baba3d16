package io.verifyrules.verifier.value;

import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Rational;
import java.math.BigInteger;

/** A complex number as people write it: {@code 1 + 2i}, without a part that is 0. */
final class ComplexText {

    private ComplexText() {
    }

    static String of(Complex number) {
        ElementValue imaginary = number.imaginary();
        if (isZero(imaginary)) {
            return number.real().toString();
        }
        if (isZero(number.real())) {
            return isNegative(imaginary) ? "-" + magnitude(imaginary) : magnitude(imaginary);
        }
        return number.real() + (isNegative(imaginary) ? " - " : " + ") + magnitude(imaginary);
    }

    private static boolean isZero(ElementValue part) {
        return part instanceof Rational rational && rational.numerator().signum() == 0;
    }

    private static boolean isNegative(ElementValue part) {
        return part instanceof Rational rational && rational.numerator().signum() < 0;
    }

    /** The number of times i, where the sign is written before. */
    private static String magnitude(ElementValue part) {
        if (!(part instanceof Rational rational)) {
            return "(" + part + ")i";
        }
        BigInteger times = rational.numerator().abs();
        if (!rational.denominator().equals(BigInteger.ONE)) {
            return "(" + times + "/" + rational.denominator() + ")i";
        }
        return times.equals(BigInteger.ONE) ? "i" : times + "i";
    }
}
