package io.verifyrules.verifier.value;

import io.verifyrules.verifier.value.ElementValue.Rational;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Results of operations that take long, by their operands: the elements of a tensor are mostly a few values, each in many places. Also
 * how long they took, in units of an operation on small numbers.
 */
final class DearResults {

    /** With so many bits an operation takes about as long as looking for it. */
    private static final int MANY_BITS = 128;
    private static final int MOST_ENTRIES = 10_000;
    /** A greatest common divisor takes the square of the bits, and 450 bits as long as an operation otherwise takes. */
    private static final long SQUARE_OF_UNIT = 200_000;

    private record Application(Enum<?> operator, ElementValue left, Optional<ElementValue> right) {}

    private final Map<Application, ElementValue> known = new HashMap<>();
    private long units;

    /** A function of a number, or of two. */
    ElementValue function(Enum<?> operator, ElementValue left, Optional<ElementValue> right,
            Supplier<ElementValue> computed) {
        return of(new Application(operator, left, right), computed);
    }

    /** A sum, difference, product or quotient of two numbers. */
    ElementValue arithmetic(Enum<?> operator, ElementValue left, ElementValue right, Supplier<ElementValue> computed) {
        return bits(left) + bits(right) > MANY_BITS
                ? of(new Application(operator, left, Optional.of(right)), computed)
                : computed.get();
    }

    private ElementValue of(Application application, Supplier<ElementValue> computed) {
        ElementValue before = known.get(application);
        if (before != null) {
            return before;
        }
        ElementValue result = computed.get();
        long bits = bits(application.left()) + application.right().map(DearResults::bits).orElse(0L);
        units += bits * bits / SQUARE_OF_UNIT;
        if (known.size() == MOST_ENTRIES) {
            known.clear();
        }
        known.put(application, result);
        return result;
    }

    private static long bits(ElementValue value) {
        return value instanceof Rational number
                ? (long) number.numerator().bitLength() + number.denominator().bitLength()
                : 0;
    }

    /** The units since this was asked last. */
    long spent() {
        long spent = units;
        units = 0;
        return spent;
    }
}
