package io.verifyrules.verifier.interpret;

import java.util.function.IntFunction;

/** The combination of a reduction's terms: they are combined, and with the initial value if there is one. */
interface Combination<T> {

    /** Whether the reduction of no terms has a value. */
    boolean allowsNothing();

    /** The combination of so many terms, each of which is asked for once, in order. */
    T of(int count, IntFunction<T> term);

    /** Enters the work that is about to be done: so many terms for each of the results. */
    void enter(Grid results, Grid reduced);
}
