package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;

/** Elements as those of a type: integers are reals, too, and whole numbers words and floats where these are exact. */
public final class TypedElement {

    private TypedElement() {
    }

    /** The finite element that stands where the type is expected; refused where it is none of the type. */
    public static ElementValue of(ElementValue value, ElementType type) {
        return ElementKind.of(type)
                .typed(value)
                .orElseThrow(() -> new RefusedInstance(
                        value + " is no element of type " + type + " that an instance can have"));
    }
}
