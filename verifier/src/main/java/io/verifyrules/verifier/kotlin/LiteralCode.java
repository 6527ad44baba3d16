package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/** Elements that are written down: numbers, truth values, infinities, in Kotlin. */
record LiteralCode(Names names, TypeCode types) {

    private static final BigInteger LEAST_INT = BigInteger.valueOf(Integer.MIN_VALUE + 1L);
    private static final BigInteger GREATEST_INT = BigInteger.valueOf(Integer.MAX_VALUE);

    /** The Kotlin type in the place of an element. */
    enum Place {
        /** An element alone. */
        ELEMENT,
        /** An element, or a whole number. */
        INT,
        /** An element, any number, or an integer of the rule. */
        ANY
    }

    /** Whether Kotlin reads the number as an {@code Int} in every place. */
    static boolean isInt(BigInteger value) {
        return value.compareTo(LEAST_INT) >= 0 && value.compareTo(GREATEST_INT) <= 0;
    }

    Code of(Element.Written written, Place place) {
        Optional<ElementType> type = written.stated() ? Optional.of(written.type()) : Optional.empty();
        return switch (written.literal()) {
            case Literal.Whole(BigInteger value) -> type.isEmpty() && place != Place.ELEMENT && isInt(value)
                    ? Code.number(value.longValueExact())
                    : number(isInt(value) ? Code.number(value.longValueExact()) : text(value.toString()), type);
            case Literal.Fraction fraction -> fraction(fraction, type, place);
            case Literal.MinusZero ignored -> type.isEmpty() && place == Place.ANY
                    ? new Code.Sign("-", Code.word("0.0"))
                    : number(new Code.Sign("-", Code.word("0.0")), type);
            case Literal.NotANumber ignored -> typed("nan", type);
            case Literal.Poison ignored -> typed("poison", type);
            case Literal.Infinity(boolean positive) ->
                positive ? typed("inf", type) : new Code.Sign("-", typed("inf", type));
            case Literal.Truth(boolean value) -> names.word(value ? "TRUE" : "FALSE");
            case Literal.ImaginaryUnit ignored -> {
                if (type.isEmpty() || !written.type().equals(ElementType.COMPLEX)) {
                    throw new NotInKotlin("the imaginary unit of rule files is of type complex, and this one takes its "
                            + "type from what it meets");
                }
                yield names.word("imaginaryUnit");
            }
            case Literal.Extreme(boolean greatest) -> untyped(greatest ? "INT_MAX" : "INT_MIN", written);
            case Literal.Bits(var width) -> {
                untyped("bits(" + width + ")", written);
                yield Code.call(names.function("bits"), types.width(width));
            }
        };
    }

    private Code untyped(String word, Element.Written written) {
        if (written.stated()) {
            throw new NotInKotlin(word + " takes its type from what it meets in rule files, and this one has the type "
                    + written.type());
        }
        return names.word(word);
    }

    private Code typed(String word, Optional<ElementType> type) {
        return type.map(given -> Code.call(names.function(word), types.of(given))).orElseGet(() -> names.word(word));
    }

    private Code number(Code value, Optional<ElementType> type) {
        return type.map(given -> Code.call(names.function("number"), value, types.of(given)))
                .orElseGet(() -> Code.call(names.function("number"), value));
    }

    private static Code text(String number) {
        return Code.word("\"" + number + "\"");
    }

    /** A number that Kotlin has exactly is written as it is, any other as a text; a third is neither. */
    private Code fraction(Literal.Fraction fraction, Optional<ElementType> type, Place place) {
        BigDecimal decimal;
        try {
            decimal = new BigDecimal(fraction.numerator()).divide(new BigDecimal(fraction.denominator()));
        } catch (ArithmeticException endless) {
            throw new NotInKotlin("the number " + fraction + " is no decimal one");
        }
        if (decimal.scale() > Literal.MOST_PLACES) {
            throw new NotInKotlin("the number " + fraction + " has more than " + Literal.MOST_PLACES + " places");
        }
        String shortest = Double.toString(Math.abs(decimal.doubleValue()));
        boolean exact = shortest.matches("[0-9.]+") && new BigDecimal(decimal.doubleValue()).compareTo(decimal) == 0
                && new BigDecimal(shortest).compareTo(decimal.abs()) == 0;
        Code number = Code.word(shortest);
        Code signed = decimal.signum() < 0 ? new Code.Sign("-", number) : number;
        if (!exact) {
            return number(text(decimal.toPlainString()), type);
        }
        return type.isEmpty() && place == Place.ANY ? signed : number(signed, type);
    }
}
