package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import java.util.Optional;

/** Elements as those of a type: integers are reals, too, and whole numbers words and floats where these are exact. */
public final class TypedElement {

    private TypedElement() {
    }

    /** The finite element that stands where the type is expected; refused where it is none of the type. */
    public static ElementValue of(ElementValue value, ElementType type) {
        Optional<ElementValue> typed = ElementKind.of(type).typed(value);
        if (typed.isEmpty()) {
            throw new RefusedInstance(value + " is no element of type " + type + " that an instance can have");
        }
        return typed.get();
    }
}
