package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Infinite;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.util.Optional;

/** The written form of an element that is known exactly. */
public final class ElementLiteral {

    private ElementLiteral() {
    }

    /** The literal that is the element in its type; most complex numbers, pairs and tokens have none. */
    public static Optional<Literal> of(ElementValue value) {
        return switch (value) {
            case Truth(boolean truth) -> Optional.of(new Literal.Truth(truth));
            case Whole whole -> Optional.of(new Literal.Whole(whole.value()));
            case Word word -> Optional.of(new Literal.Whole(word.value()));
            case Rational rational -> Optional.of(Literal.quotient(rational.numerator(), rational.denominator()));
            case Floating(FloatNumber number) -> Optional.of(literal(number));
            case Infinite infinite -> Optional.of(new Literal.Infinity(infinite.positive()));
            case ElementValue.Poison ignored -> Optional.of(new Literal.Poison());
            case ElementValue.Complex(Rational real, Rational imaginary) when imaginary.numerator().signum() == 0 ->
                of(real);
            case ElementValue.Complex ignored -> Optional.empty();
            case ElementValue.Between ignored -> Optional.empty();
            case ElementValue.Enclosed ignored -> Optional.empty();
            case ElementValue.Tuple ignored -> Optional.empty();
            case ElementValue.Token ignored -> Optional.empty();
            case ElementValue.Uncertain ignored -> Optional.empty();
        };
    }

    private static Literal literal(FloatNumber number) {
        if (number.isNaN()) {
            return new Literal.NotANumber();
        }
        if (number.isInfinite()) {
            return new Literal.Infinity(!number.isNegative());
        }
        return number.isZero() && number.isNegative()
                ? new Literal.MinusZero()
                : Literal.quotient(number.numerator(), number.denominator());
    }
}
