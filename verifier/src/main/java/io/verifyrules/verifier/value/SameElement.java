package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;

/** An element of one type as the element of another type that has the same value. */
public final class SameElement {

    private SameElement() {
    }

    /**
     * The element of the type; the sign of a zero, infinities and NaN are values, too.
     *
     * @throws RefusedInstance where the type has no such element
     */
    public static ElementValue of(ElementValue value, ElementType type) {
        return switch (value) {
            case Word word when type instanceof ElementType.Int -> new Whole(word.value());
            case Word word when type instanceof ElementType.Machine || type instanceof ElementType.Signless ->
                TypedElement.of(new Whole(word.value()), type);
            case Floating floating when type instanceof ElementType.Floating other ->
                inFormat(floating.number(), other.format());
            default -> TypedElement.of(value, type);
        };
    }

    private static ElementValue inFormat(FloatNumber number, FloatFormat format) {
        FloatNumber converted = FloatingArithmetic.converted(number, format, FloatRounding.NEAREST_EVEN);
        FloatNumber back = FloatingArithmetic.converted(converted, number.format(), FloatRounding.NEAREST_EVEN);
        if (!back.equals(number)) {
            throw new RefusedInstance(number + " is no element of " + format);
        }
        return new Floating(converted);
    }
}
