package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Elements as people write them. */
public final class WrittenElement {

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,60}(\\.\\d{1,60})?(e[+-]?\\d{1,3})?");
    private static final Pattern TOKEN = Pattern.compile("e\\d{1,9}");
    private static final Pattern FRACTION = Pattern.compile("[+-]?\\d{1,60}/\\d{1,60}");

    private WrittenElement() {
    }

    /**
     * The element of a type that a text stands for: {@code true}, {@code -3}, {@code 1/2}, {@code 0.25}, {@code nan}; a float is the one
     * nearest to the number. Elements of no type in particular are {@code e0}, {@code e1} and so on.
     */
    public static Optional<ElementValue> of(String text, ElementType type) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        if (type instanceof ElementType.Open) {
            return TOKEN.matcher(word).matches()
                    ? Optional.of(new ElementValue.Token(new BigInteger(word.substring(1))))
                    : Optional.empty();
        }
        if (type instanceof ElementType.Floating floating && word.matches("nan|[+-]?inf")) {
            return Optional.of(new ElementValue.Floating(word.equals("nan")
                    ? FloatNumber.notANumber(floating.format())
                    : FloatNumber.infinity(floating.format(), word.startsWith("-"))));
        }
        try {
            return plain(word).map(value -> typed(value, type));
        } catch (RefusedInstance noElement) {
            return Optional.empty();
        }
    }

    private static ElementValue typed(ElementValue value, ElementType type) {
        return type instanceof ElementType.Floating floating && value instanceof ElementValue.Rational number
                ? new ElementValue.Floating(
                        FloatNumber.nearest(floating.format(), number.numerator(), number.denominator()))
                : SameElement.of(value, type);
    }

    private static Optional<ElementValue> plain(String word) {
        if (word.equals("true") || word.equals("false")) {
            return Optional.of(new ElementValue.Truth(word.equals("true")));
        }
        if (FRACTION.matcher(word).matches()) {
            String[] parts = word.split("/", 2);
            BigInteger denominator = new BigInteger(parts[1]);
            return denominator.signum() == 0
                    ? Optional.empty()
                    : Optional.of(fraction(new BigInteger(parts[0]), denominator));
        }
        if (!NUMBER.matcher(word).matches()) {
            return Optional.empty();
        }
        BigDecimal number = new BigDecimal(word);
        return Optional.of(number.scale() <= 0
                ? new ElementValue.Whole(number.toBigIntegerExact())
                : fraction(number.unscaledValue(), BigInteger.TEN.pow(number.scale())));
    }

    private static ElementValue fraction(BigInteger numerator, BigInteger denominator) {
        return new ElementValue.Rational(numerator, denominator);
    }
}
