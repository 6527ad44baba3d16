package io.verifyrules.verifier.value;

import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Whole;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** The complex numbers, each a pair of reals. */
record ComplexKind(List<ElementValue> small) implements ElementKind {

    static final ComplexKind COMPLEXES = new ComplexKind(List.of(complex(0, 0), complex(1, 0), complex(0, 1),
            complex(-1, 0), complex(1, 1), complex(0, -1), complex(2, 0), complex(1, 2), complex(-1, 1), complex(-2, 3),
            new Complex(RealKind.fraction(1, 2), RealKind.fraction(0, 1))));

    private static ElementValue complex(int real, int imaginary) {
        return new Complex(RealKind.fraction(real, 1), RealKind.fraction(imaginary, 1));
    }

    private static ElementValue complex(BigInteger real, BigInteger imaginary) {
        return new Complex(new Rational(real, BigInteger.ONE), new Rational(imaginary, BigInteger.ONE));
    }

    @Override
    public ElementValue counted(BigInteger number) {
        return complex(number, number.add(BigInteger.ONE));
    }

    @Override
    public Optional<ElementValue> nearest(BigInteger number) {
        return Optional.of(complex(number, BigInteger.ZERO));
    }

    @Override
    public Optional<ElementValue> typed(ElementValue value) {
        return switch (value) {
            case Complex complex -> Optional.of(complex);
            case Whole whole -> Optional.of(Complex.of(whole, new Whole(BigInteger.ZERO)));
            case Rational rational -> Optional.of(Complex.of(rational, new Whole(BigInteger.ZERO)));
            case Enclosed enclosed -> Optional.of(Complex.of(enclosed, new Whole(BigInteger.ZERO)));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean hasFunctions() {
        return false;
    }
}
