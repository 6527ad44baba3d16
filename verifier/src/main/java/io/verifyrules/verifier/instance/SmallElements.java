package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.verifier.value.ElementKind;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Whole;
import java.util.List;
import java.util.stream.Stream;

/** A few elements of each closed type, the simplest first. */
final class SmallElements {

    private SmallElements() {
    }

    /** The elements of a closed type as a rule reads floats, or tokens where the type is arbitrary. */
    static List<ElementValue> of(ElementType type, FloatReading floats) {
        return type instanceof ElementType.Floating && floats.hasPoison()
                ? Stream.concat(of(type).stream(), Stream.of(new Poison())).toList()
                : of(type);
    }

    /** The elements that are not poison where the type is one of floats. */
    static List<ElementValue> of(ElementType type) {
        return ElementKind.of(type).small();
    }

    /** The elements simplest first that are of the same kind as the given one. */
    static List<ElementValue> like(ElementValue value) {
        return switch (value) {
            case Truth ignored -> of(ElementType.BOOL);
            case Whole ignored -> of(ElementType.INT);
            case ElementValue.Word word -> of(word.type());
            case Poison ignored -> List.of(value);
            case ElementValue.Floating floating -> of(new ElementType.Floating(floating.number().format()));
            case ElementValue.Between between -> of(new ElementType.Floating(between.low().format()));
            case Token ignored -> of(ElementType.OPEN);
            case ElementValue.Rational ignored -> of(ElementType.REAL);
            case ElementValue.Complex ignored -> of(ElementType.COMPLEX);
            case ElementValue.Tuple ignored -> List.of(value);
            case ElementValue.Infinite infinite -> of(infinite.type());
            case ElementValue.Enclosed ignored -> of(ElementType.REAL);
            case ElementValue.Uncertain ignored -> of(ElementType.REAL);
        };
    }
}
