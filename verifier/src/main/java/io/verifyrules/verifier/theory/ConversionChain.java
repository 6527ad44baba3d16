package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import java.math.BigInteger;

/**
 * Two conversions of an element, one after the other, that are one conversion from the first type to the last one. They
 * are where the type between them has every element of the first type, and the last step depends on nothing but the
 * number. They are also where integers are cut to bits twice, to no more bits the second time.
 */
public final class ConversionChain {

    private ConversionChain() {
    }

    /** Whether {@code convert(convert(x, middle), to)} is {@code convert(x, to)} for every finite {@code x} of the first closed type. */
    public static boolean isDirect(ElementType from, ElementType middle, ElementType to) {
        if (!Conversion.CONVERT.isDefined(from, middle) || !Conversion.CONVERT.isDefined(middle, to)
                || !(from.equals(to) || Conversion.CONVERT.isDefined(from, to))) {
            return false;
        }
        boolean isOneStep = from.equals(middle) || middle.equals(to);
        return isOneStep || (embeds(from, middle) && keeps(from, middle, to)) || isCutTwice(from, middle, to);
    }

    /**
     * Whether every element of the one type is one of the other, and is converted to it. It keeps its number, infinity
     * or sign of zero.
     */
    private static boolean embeds(ElementType from, ElementType to) {
        return switch (from) {
            case ElementType.Bool ignored -> !(to instanceof ElementType.Machine machine)
                    || (machine.contains(BigInteger.ZERO) && machine.contains(BigInteger.ONE));
            case ElementType.Int ignored -> to instanceof ElementType.Real || to instanceof ElementType.Complex;
            case ElementType.Real ignored -> to instanceof ElementType.Complex;
            case ElementType.Machine machine -> switch (to) {
                case ElementType.Int ignored -> true;
                case ElementType.Real ignored -> true;
                case ElementType.Complex ignored -> true;
                case ElementType.Machine wider -> isWithin(machine, wider);
                case ElementType.Floating floating -> isExact(machine, floating.format());
                default -> false;
            };
            // An infinity, NaN and minus zero are no reals and no integers.
            case ElementType.Floating floating ->
                to instanceof ElementType.Floating wider && floating.format().isWithin(wider.format());
            default -> false;
        };
    }

    /**
     * Whether what an embedded element becomes in the last type is what the element itself becomes there. Integers wrap, where reals and
     * floats beyond a type become an unknown element, which depends on the type that they are of.
     */
    private static boolean keeps(ElementType from, ElementType middle, ElementType to) {
        return switch (to) {
            case ElementType.Bool ignored -> true;
            case ElementType.Floating ignored -> true;
            case ElementType.Complex ignored -> true;
            case ElementType.Int ignored -> isInteger(from);
            case ElementType.Real ignored -> isInteger(from);
            case ElementType.Machine machine -> isInteger(from) && (isInteger(middle) || isWithin(from, machine));
            default -> false;
        };
    }

    /** Whether integers are cut to bits, and then to no more. */
    private static boolean isCutTwice(ElementType from, ElementType middle, ElementType to) {
        return (from instanceof ElementType.Int || from instanceof ElementType.Machine)
                && middle instanceof ElementType.Machine first && to instanceof ElementType.Machine second
                && second.bits() <= first.bits();
    }

    private static boolean isInteger(ElementType type) {
        return type instanceof ElementType.Bool || type instanceof ElementType.Int
                || type instanceof ElementType.Machine;
    }

    private static boolean isWithin(ElementType from, ElementType.Machine to) {
        return switch (from) {
            case ElementType.Bool ignored -> to.contains(BigInteger.ONE);
            case ElementType.Machine machine -> to.contains(machine.least()) && to.contains(machine.greatest());
            default -> false;
        };
    }

    /** Whether no integer of the type is rounded: up to a power of 2 that the format has, all integers are its own. */
    private static boolean isExact(ElementType.Machine from, FloatFormat to) {
        BigInteger greatest = from.greatest().max(from.least().abs());
        return greatest.compareTo(BigInteger.TWO.pow(to.precision())) <= 0
                && to.bitsOf(greatest, BigInteger.ONE).isPresent();
    }
}
