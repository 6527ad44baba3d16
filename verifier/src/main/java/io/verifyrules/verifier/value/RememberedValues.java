package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.UnaryOperator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;

/**
 * Values of functions at numbers, each computed once: searches apply the same functions to the same few numbers very often. So many values
 * are kept at most.
 */
final class RememberedValues {

    private static final int MOST = 50_000;

    private record Application(UnaryOperator function, FloatNumber operand) {}

    private final ConcurrentMap<Application, ElementValue> known = new ConcurrentHashMap<>();

    /** The value, computed where it is not known. */
    ElementValue of(UnaryOperator function, FloatNumber operand, Supplier<ElementValue> compute) {
        Application application = new Application(function, operand);
        ElementValue before = known.get(application);
        if (before != null) {
            return before;
        }
        ElementValue value = compute.get();
        if (known.size() < MOST) {
            known.put(application, value);
        }
        return value;
    }
}
