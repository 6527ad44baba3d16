package io.verifyrules.verifier.mutation;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One change of a part of a rule. The result is made on demand, by the factories of the language, which may find that
 * it is ill-formed.
 *
 * @param name the change, to be read after the name of the part
 */
record Change<T>(String name, Supplier<T> result) {

    static <T> Change<T> to(String name, T result) {
        return new Change<>(name, () -> result);
    }

    /** The change seen from the term around the part. */
    <U> Change<U> in(Function<T, U> context) {
        return new Change<>(name, () -> context.apply(result.get()));
    }

    /** The change with the name of the part before it. */
    Change<T> of(String part) {
        return new Change<>(part + " " + name, result);
    }
}
