package io.verifyrules.verifier.serve.service;

import java.util.Optional;
import java.util.function.Supplier;

/** Something that is made when it is first asked for, once. Safe for use by several threads. */
final class Lazy<T> {

    private final Supplier<T> making;
    private Optional<T> made = Optional.empty();

    Lazy(Supplier<T> making) {
        this.making = making;
    }

    synchronized T get() {
        T known = made.orElseGet(making);
        made = Optional.of(known);
        return known;
    }
}
