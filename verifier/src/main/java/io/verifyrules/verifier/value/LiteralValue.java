package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Infinite;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;

/** Literals as elements of closed types. */
public final class LiteralValue {

    private LiteralValue() {
    }

    /** The literal as an element of the type. */
    public static ElementValue of(Literal literal, ElementType type) {
        if (type instanceof ElementType.Open) {
            throw new RefusedInstance("the literal " + literal + " is no element of an arbitrary type");
        }
        return switch (literal) {
            case Literal.Truth truth -> new Truth(truth.value());
            case Literal.Infinity infinity when type instanceof ElementType.Floating floating ->
                new Floating(FloatNumber.infinity(floating.format(), !infinity.positive()));
            case Literal.Infinity infinity -> new Infinite(infinity.positive(), type);
            case Literal.Whole whole when type instanceof ElementType.Signless signless ->
                Word.wrapped(whole.value(), signless.unsigned());
            case Literal.Fraction fraction ->
                TypedElement.of(new Rational(fraction.numerator(), fraction.denominator()), type);
            case Literal.MinusZero ignored -> new Floating(FloatNumber.zero(format(literal, type), true));
            case Literal.NotANumber ignored -> new Floating(FloatNumber.notANumber(format(literal, type)));
            case Literal.ImaginaryUnit ignored when type.equals(ElementType.COMPLEX) ->
                Complex.of(new Whole(BigInteger.ZERO), new Whole(BigInteger.ONE));
            case Literal.ImaginaryUnit unit -> throw new RefusedInstance(unit + " is no element of type " + type);
            case Literal.Whole whole -> TypedElement.of(new Whole(whole.value()), type);
            case Literal.Bits bits ->
                Word.wrapped(BigInteger.valueOf(bits.width().fixed().orElseThrow()), unsigned(type));
            case Literal.Extreme extreme -> {
                BigInteger least = BigInteger.TWO.pow(unsigned(type).bits() - 1);
                yield Word.wrapped(extreme.greatest() ? least.subtract(BigInteger.ONE) : least, unsigned(type));
            }
            case Literal.Poison ignored -> new Poison();
        };
    }

    private static ElementType.Machine unsigned(ElementType type) {
        if (type instanceof ElementType.Signless signless) {
            return signless.unsigned();
        }
        throw new RefusedInstance("expected an integer without a sign, found one of type " + type);
    }

    private static FloatFormat format(Literal literal, ElementType type) {
        if (type instanceof ElementType.Floating floating) {
            return floating.format();
        }
        throw new RefusedInstance(literal + " is no element of type " + type);
    }
}
