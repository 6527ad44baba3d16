package io.verifyrules.verifier.interpret;

import java.util.function.Consumer;

/** What a reduction makes of its terms: they are combined, and with the initial value if there is one. */
interface Combination<T> {

    /** Whether the reduction of no terms has a value. */
    boolean allowsNothing();

    /** What comes of the terms that {@code terms} adds. */
    T of(Consumer<Consumer<T>> terms);

    /** Enters the work that is about to be done: so many terms for each of the results. */
    void enter(Grid results, Grid reduced);
}
