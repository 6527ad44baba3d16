package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue.Infinite;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Whole;
import java.math.BigInteger;
import java.util.OptionalInt;

/** The sign of an element: -1, 0 or 1, of the type of the element; uncertain where it is. */
final class ElementSign {

    private static final ElementValue ZERO = new Whole(BigInteger.ZERO);

    private ElementSign() {
    }

    static ElementValue of(ElementValue operand) {
        OptionalInt sign = ElementOrder.compare(operand, ZERO);
        if (sign.isEmpty()) {
            return new Uncertain("sign of " + operand);
        }
        BigInteger value = BigInteger.valueOf(Integer.signum(sign.getAsInt()));
        return isWhole(operand) ? new Whole(value) : new Rational(value, BigInteger.ONE);
    }

    private static boolean isWhole(ElementValue operand) {
        return operand instanceof Whole
                || (operand instanceof Infinite infinite && infinite.type().equals(ElementType.INT));
    }
}
