package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Rational;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What the operators make of complex numbers, by examples that are computed by hand. */
class ComplexArithmeticTest {

    private static final ElementArithmetic ARITHMETIC = new ElementArithmetic(UndefinedValues.NONE);

    private static ElementValue rational(int numerator, int denominator) {
        return new Rational(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    private static ElementValue complex(int real, int imaginary) {
        return new Complex(rational(real, 1), rational(imaginary, 1));
    }

    @ParameterizedTest
    @CsvSource({"ADD, 1, 2, 3, -1, 4 + i", "SUB, 1, 2, 3, -1, -2 + 3i", "MUL, 1, 2, 3, -1, 5 + 5i",
            "MUL, 0, 1, 0, 1, -1", "DIV, 5, 5, 3, -1, 1 + 2i", "DIV, 1, 0, 0, 1, -i", "DIV, 1, 1, 2, 0, 1/2 + (1/2)i",
            "DIV, 3, 1, 0, 0, 3 + i"})
    void ofTwo(BinaryOperator operator, int a, int b, int c, int d, String expected) {
        assertThat(ARITHMETIC.apply(operator, complex(a, b), complex(c, d))).hasToString(expected);
    }

    @ParameterizedTest
    @CsvSource({"NEG, 1, -2, -1 + 2i", "CONJUGATE, 1, -2, 1 + 2i", "CONJUGATE, 3, 0, 3", "SQRT, 0, 0, 0",
            "SQRT, 4, 0, 2", "SQRT, -1, 0, i", "SQRT, -4, 0, 2i", "SQRT, 3, 4, 2 + i", "SQRT, 3, -4, 2 - i",
            "SQRT, -3, 4, 1 + 2i", "SQRT, -3, -4, 1 - 2i", "SQRT, 0, 2, 1 + i", "SQRT, 0, -2, 1 - i"})
    void ofOne(UnaryOperator operator, int real, int imaginary, String expected) {
        assertThat(ARITHMETIC.apply(operator, complex(real, imaginary))).hasToString(expected);
    }

    @Test
    void aRootThatIsNotRationalIsEnclosed() {
        Complex root = (Complex) ARITHMETIC.apply(UnaryOperator.SQRT, complex(-1, 1));
        assertThat(root.real()).hasToString("~0.45508986056223");
        assertThat(root.imaginary()).hasToString("~1.09868411346781");
        assertThat(ElementOrder.definitelyDiffer(root, complex(0, 1))).isTrue();
        Complex square = (Complex) ARITHMETIC.apply(BinaryOperator.MUL, root, root);
        assertThat(ElementOrder.definitelyDiffer(square, complex(-1, 1))).isFalse();
    }

    private static ElementValue applied(ComplexFunction function, ElementValue... operands) {
        return new ComplexArithmetic(ARITHMETIC).apply(function, List.of(operands), () -> rational(0, 1));
    }

    @Test
    void partsAndModulus() {
        assertThat(applied(ComplexFunction.COMPLEX, rational(1, 2), rational(-3, 1))).hasToString("1/2 - 3i");
        assertThat(applied(ComplexFunction.REAL_PART, complex(1, 2))).isEqualTo(rational(1, 1));
        assertThat(applied(ComplexFunction.IMAGINARY_PART, complex(1, 2))).isEqualTo(rational(2, 1));
        assertThat(applied(ComplexFunction.MODULUS, complex(-3, 4))).isEqualTo(rational(5, 1));
        assertThat(applied(ComplexFunction.MODULUS, complex(1, 1))).hasToString("~1.4142135623731");
        assertThat(applied(ComplexFunction.REAL_PART, rational(7, 1))).isEqualTo(rational(7, 1));
        assertThat(applied(ComplexFunction.IMAGINARY_PART, rational(7, 1))).isEqualTo(rational(0, 1));
    }

    @Test
    void whatIsNotKnownOfAPartIsNotKnownOfTheNumber() {
        ElementValue uncertain = new ElementValue.Uncertain("some reason");
        assertThat(Complex.of(uncertain, rational(1, 1))).isEqualTo(uncertain);
        assertThat(ARITHMETIC.apply(BinaryOperator.MUL, complex(1, 1), uncertain)).isEqualTo(uncertain);
        assertThat(applied(ComplexFunction.MODULUS, uncertain)).isEqualTo(uncertain);
    }

    @Test
    void aQuotientByZeroIsWhatTheInstanceSays() {
        UndefinedApplication quotient = UndefinedApplication.within(ElementType.COMPLEX, PartialOperation.QUOTIENT,
                List.of(complex(1, 1), complex(0, 0)));
        ElementArithmetic arithmetic = new ElementArithmetic(new UndefinedValues(Map.of(quotient, complex(0, 7))));
        assertThat(arithmetic.apply(BinaryOperator.DIV, complex(1, 1), complex(0, 0))).isEqualTo(complex(0, 7));
        assertThat(quotient).hasToString("1 + i / 0");
    }
}
