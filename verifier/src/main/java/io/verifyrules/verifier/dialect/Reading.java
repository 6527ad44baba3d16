package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.verifier.program.Type;
import java.util.Optional;

/** The reading of the element types of a program. */
public enum Reading {
    /** Each type is that of the machine: integers wrap, floats round. */
    STATED,
    /** Floats are real numbers, and complex floats are complex numbers; integers wrap as stated. */
    REALS;

    private static final int LARGEST_WORD = 64;

    /** The element type of the language; empty where it has none for this reading. */
    public Optional<ElementType> element(Type type) {
        return switch (type) {
            case Type.Whole whole when whole.bits() == 1 -> Optional.of(ElementType.BOOL);
            case Type.Whole whole when whole.bits() <= LARGEST_WORD ->
                Optional.of(new ElementType.Machine(whole.signedness() != Type.Signedness.UNSIGNED, whole.bits()));
            case Type.Index ignored -> Optional.of(new ElementType.Machine(true, LARGEST_WORD));
            case Type.Floating floating when this == REALS -> Optional.of(ElementType.REAL);
            case Type.Floating(String name) -> ElementTypes.ofProgram(name).map(found -> found);
            case Type.Complex ignored when this == REALS -> Optional.of(ElementType.COMPLEX);
            default -> Optional.empty();
        };
    }
}
