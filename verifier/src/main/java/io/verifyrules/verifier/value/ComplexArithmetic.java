package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * The operators on complex numbers, by arithmetic on their parts, which is exact where the parts are rational and the results of roots are.
 *
 * @param reals arithmetic of the parts
 */
public record ComplexArithmetic(ElementArithmetic reals) {

    private static final Rational ZERO = new Rational(BigInteger.ZERO, BigInteger.ONE);
    private static final Rational TWO = new Rational(BigInteger.TWO, BigInteger.ONE);

    /** An operator on one complex number. */
    public ElementValue apply(UnaryOperator operator, Complex a) {
        return switch (operator) {
            case NEG -> Complex.of(negative(a.real()), negative(a.imaginary()));
            case CONJUGATE -> Complex.of(a.real(), negative(a.imaginary()));
            case SQRT -> root(a);
            default -> throw new RefusedInstance(operator.symbol() + " of the complex number " + a);
        };
    }

    /** An operator on two complex numbers. */
    public ElementValue apply(BinaryOperator operator, Complex a, Complex b) {
        return switch (operator) {
            case ADD, SUB -> Complex.of(reals.apply(operator, a.real(), b.real()),
                    reals.apply(operator, a.imaginary(), b.imaginary()));
            case MUL -> Complex.of(minus(times(a.real(), b.real()), times(a.imaginary(), b.imaginary())),
                    plus(times(a.real(), b.imaginary()), times(a.imaginary(), b.real())));
            case DIV -> quotient(a, b);
            default -> throw new RefusedInstance(operator.symbol() + " of the complex numbers " + a + " and " + b);
        };
    }

    private ElementValue quotient(Complex a, Complex b) {
        if (b.real().equals(ZERO) && b.imaginary().equals(ZERO)) {
            return reals
                    .taken(UndefinedApplication.within(ElementType.COMPLEX, PartialOperation.QUOTIENT, List.of(a, b)));
        }
        ElementValue squares = squares(b);
        ElementValue real = plus(times(a.real(), b.real()), times(a.imaginary(), b.imaginary()));
        ElementValue imaginary = minus(times(a.imaginary(), b.real()), times(a.real(), b.imaginary()));
        return isAboveZero(squares)
                ? Complex.of(over(real, squares), over(imaginary, squares))
                : new Uncertain(a + " / " + b);
    }

    /** A function between complex numbers and reals; of what is not complex, the parts are it and 0. */
    public ElementValue apply(ComplexFunction function, List<ElementValue> operands, Supplier<ElementValue> zero) {
        ElementValue a = operands.getFirst();
        ElementValue b = operands.getLast();
        if (a instanceof Uncertain || b instanceof Uncertain) {
            return a instanceof Uncertain ? a : b;
        }
        return switch (function) {
            case COMPLEX -> Complex.of(a, b);
            case REAL_PART -> a instanceof Complex number ? number.real() : a;
            case IMAGINARY_PART -> a instanceof Complex number ? number.imaginary() : zero.get();
            case MODULUS -> {
                if (!(a instanceof Complex number)) {
                    throw new RefusedInstance(function.symbol() + " of " + a);
                }
                yield modulus(number);
            }
        };
    }

    private ElementValue modulus(Complex a) {
        return root(squares(a));
    }

    /** Of the two roots that with a positive real part, or with an imaginary part that is not negative where the real part is 0. */
    private ElementValue root(Complex a) {
        OptionalInt real = ElementOrder.compare(a.real(), ZERO);
        OptionalInt imaginary = ElementOrder.compare(a.imaginary(), ZERO);
        if (real.isEmpty() || imaginary.isEmpty()) {
            return new Uncertain("the root of " + a);
        }
        if (imaginary.getAsInt() == 0) {
            return real.getAsInt() < 0 ? Complex.of(ZERO, root(negative(a.real()))) : Complex.of(root(a.real()), ZERO);
        }
        ElementValue modulus = modulus(a);
        if (real.getAsInt() < 0) {
            ElementValue magnitude = root(over(minus(modulus, a.real()), TWO));
            ElementValue part = imaginary.getAsInt() < 0 ? negative(magnitude) : magnitude;
            return Complex.of(over(a.imaginary(), times(TWO, part)), part);
        }
        ElementValue part = root(over(plus(modulus, a.real()), TWO));
        return Complex.of(part, over(a.imaginary(), times(TWO, part)));
    }

    private static boolean isAboveZero(ElementValue real) {
        OptionalInt sign = ElementOrder.compare(real, ZERO);
        return sign.isPresent() && sign.getAsInt() > 0;
    }

    private ElementValue squares(Complex a) {
        return plus(times(a.real(), a.real()), times(a.imaginary(), a.imaginary()));
    }

    private ElementValue root(ElementValue real) {
        return reals.apply(UnaryOperator.SQRT, real);
    }

    private ElementValue negative(ElementValue real) {
        return reals.apply(UnaryOperator.NEG, real);
    }

    private ElementValue plus(ElementValue left, ElementValue right) {
        return reals.apply(BinaryOperator.ADD, left, right);
    }

    private ElementValue minus(ElementValue left, ElementValue right) {
        return reals.apply(BinaryOperator.SUB, left, right);
    }

    private ElementValue times(ElementValue left, ElementValue right) {
        return reals.apply(BinaryOperator.MUL, left, right);
    }

    private ElementValue over(ElementValue left, ElementValue right) {
        return reals.apply(BinaryOperator.DIV, left, right);
    }
}
