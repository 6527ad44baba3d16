package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Elements as text from which they can be read again: a letter for their kind, then their value. */
final class ElementText {

    private ElementText() {
    }

    static String write(ElementValue element) {
        return switch (element) {
            case ElementValue.Truth truth -> "t" + truth.value();
            case ElementValue.Whole whole -> "w" + whole.value();
            case ElementValue.Word word -> "m" + word.type() + "," + word.value();
            case ElementValue.Poison ignored -> "p";
            case ElementValue.Floating(FloatNumber number) -> "f" + number.format() + "," + bits(number);
            case ElementValue.Between(FloatNumber low, FloatNumber high) ->
                "n" + low.format() + "," + bits(low) + "," + bits(high);
            case ElementValue.Rational rational -> "r" + rational.numerator() + "/" + rational.denominator();
            case ElementValue.Enclosed enclosed -> "b" + enclosed.low() + "," + enclosed.high();
            case ElementValue.Complex complex -> "c" + write(complex.real()) + ";" + write(complex.imaginary());
            case ElementValue.Tuple(List<ElementValue> components) -> "z" + components.stream()
                    .map(ElementText::write)
                    .map(component -> component.length() + ":" + component)
                    .collect(Collectors.joining());
            case ElementValue.Infinite infinite -> "i" + (infinite.positive() ? "+" : "-") + infinite.type();
            case ElementValue.Token token -> "e" + token.id();
            case ElementValue.Uncertain uncertain -> "u" + uncertain.reason();
        };
    }

    private static ElementValue word(String type, BigInteger value) {
        if (!type.matches("[su][1-9][0-9]{0,3}")) {
            throw new IllegalArgumentException("no integers of a machine: " + type);
        }
        return new ElementValue.Word(value,
                new ElementType.Machine(type.charAt(0) == 's', Integer.parseInt(type.substring(1))));
    }

    private static String bits(FloatNumber number) {
        return Long.toUnsignedString(number.bits(), 16);
    }

    private static FloatNumber floating(String format, String bits) {
        return ElementType.closed(format)
                .filter(ElementType.Floating.class::isInstance)
                .map(type -> new FloatNumber(((ElementType.Floating) type).format(), Long.parseUnsignedLong(bits, 16)))
                .orElseThrow(() -> new IllegalArgumentException("no floating-point format: " + format));
    }

    private static ElementValue between(List<String> parts) {
        if (parts.size() != 3) {
            throw new IllegalArgumentException("no two numbers: " + parts);
        }
        return new ElementValue.Between(floating(parts.get(0), parts.get(1)), floating(parts.get(0), parts.get(2)));
    }

    /** Components one after the other, each after its length. */
    private static ElementValue tuple(String text) {
        List<ElementValue> components = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int from = text.indexOf(':', at) + 1;
            int to = from + Integer.parseInt(text.substring(at, from - 1));
            components.add(read(text.substring(from, to)));
            at = to;
        }
        return new ElementValue.Tuple(components);
    }

    static ElementValue read(String text) {
        String value = text.substring(1);
        return switch (text.charAt(0)) {
            case 't' -> new ElementValue.Truth(Boolean.parseBoolean(value));
            case 'w' -> new ElementValue.Whole(new BigInteger(value));
            case 'm' ->
                word(value.substring(0, value.indexOf(',')), new BigInteger(value.substring(value.indexOf(',') + 1)));
            case 'p' -> new ElementValue.Poison();
            case 'f' -> new ElementValue.Floating(
                    floating(value.substring(0, value.indexOf(',')), value.substring(value.indexOf(',') + 1)));
            case 'n' -> between(List.of(value.split(",", -1)));
            case 'r' -> new ElementValue.Rational(new BigInteger(value.substring(0, value.indexOf('/'))),
                    new BigInteger(value.substring(value.indexOf('/') + 1)));
            case 'b' -> new ElementValue.Enclosed(Double.parseDouble(value.substring(0, value.indexOf(','))),
                    Double.parseDouble(value.substring(value.indexOf(',') + 1)));
            case 'c' -> new ElementValue.Complex(read(value.substring(0, value.indexOf(';'))),
                    read(value.substring(value.indexOf(';') + 1)));
            case 'z' -> tuple(value);
            case 'i' -> new ElementValue.Infinite(value.charAt(0) == '+',
                    value.substring(1).equals(ElementType.REAL.toString()) ? ElementType.REAL : ElementType.INT);
            case 'e' -> new ElementValue.Token(new BigInteger(value));
            case 'u' -> new ElementValue.Uncertain(value);
            default -> throw new IllegalArgumentException("not an element: " + text);
        };
    }
}
