package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Floating;

/** Elements that differ in nothing but what a rule says does not matter. */
public final class ElementTolerance {

    private ElementTolerance() {
    }

    /** Whether the right element certainly cannot take the place of the left one, whatever does not matter. */
    public static boolean refutes(Tolerances upTo, ElementValue left, ElementValue right) {
        return ElementOrder.definitelyUnrefined(left, right) && !(upTo.have(Tolerance.NAN) && isNaN(left))
                && !(upTo.have(Tolerance.ZEROS) && mayBeZero(left) && mayBeZero(right));
    }

    private static boolean isNaN(ElementValue value) {
        return value instanceof Floating(FloatNumber number) && number.isNaN();
    }

    private static boolean mayBeZero(ElementValue value) {
        return switch (value) {
            case Floating(FloatNumber number) -> number.isZero();
            case Between(FloatNumber low, FloatNumber high) ->
                (low.isZero() || low.isNegative()) && (high.isZero() || !high.isNegative());
            default -> false;
        };
    }
}
