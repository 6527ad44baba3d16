package io.verifyrules.verifier.solver.widths;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Products of words, modulo their number, that have a simpler form: those of a quotient by its divisor. */
final class KnownProducts {

    private record Factors(Polynomial one, Polynomial other, Polynomial size) {}

    private final Map<Factors, Supplier<Polynomial>> products = new HashMap<>();

    /** Notes what the product of two words is, modulo their number. It is made where it is wanted. */
    void note(Polynomial one, Polynomial other, Polynomial size, Supplier<Polynomial> product) {
        products.putIfAbsent(new Factors(one, other, size), product);
    }

    /** The product of two words in either order, modulo their number, if it has a simpler form. */
    Optional<Polynomial> of(Polynomial a, Polynomial b, Polynomial size) {
        return Stream.of(new Factors(a, b, size), new Factors(b, a, size))
                .flatMap(factors -> Optional.ofNullable(products.get(factors)).stream())
                .findFirst()
                .map(Supplier::get);
    }
}
