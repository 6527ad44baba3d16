package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Whole;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The reals, of which rational ones are exact. */
record RealKind(List<ElementValue> small) implements ElementKind {

    static final RealKind REALS = new RealKind(Stream.concat(WholeKind.SMALL.stream().map(value -> fraction(value, 1)),
            Stream.of(fraction(1, 2), fraction(-1, 2))).<ElementValue>map(value -> value).toList());

    static Rational fraction(int numerator, int denominator) {
        return new Rational(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    @Override
    public ElementValue counted(BigInteger number) {
        return new Rational(number, BigInteger.ONE);
    }

    @Override
    public Optional<ElementValue> nearest(BigInteger number) {
        return Optional.of(new Rational(number, BigInteger.ONE));
    }

    @Override
    public Optional<ElementValue> typed(ElementValue value) {
        return switch (value) {
            case Whole whole -> Optional.of(ElementOrder.toRational(whole));
            case Rational rational -> Optional.of(rational);
            case Enclosed enclosed -> Optional.of(enclosed);
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<ElementType> narrower() {
        return Optional.of(ElementType.INT);
    }
}
