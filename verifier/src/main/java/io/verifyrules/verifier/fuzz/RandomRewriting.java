package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A rewrite applied at a place of a tensor.
 *
 * @param after what stands at the place afterwards
 */
record RandomRewriting(Rewrite rewrite, Place place, TensorExpr after) {

    /** A random rewrite at a random place where it fits; one that fits nearly everywhere only now and then. */
    static Optional<RandomRewriting> of(TensorExpr tensor, List<Rewrite> rewrites, Random random) {
        List<RandomRewriting> fitting = Place.all(tensor)
                .flatMap(place -> rewrites.stream()
                        .flatMap(rewrite -> rewritten(place, rewrite, random).stream()
                                .map(after -> new RandomRewriting(rewrite, place, after))))
                .toList();
        boolean anywhere = random.nextInt(4) == 0;
        List<RandomRewriting> preferred = fitting.stream()
                .filter(rewriting -> rewriting.rewrite().anywhere() == anywhere)
                .toList();
        List<RandomRewriting> choice = preferred.isEmpty() ? fitting : preferred;
        return choice.isEmpty() ? Optional.empty() : Optional.of(choice.get(random.nextInt(choice.size())));
    }

    /** The term at the place rewritten; empty where the rewrite does not fit, or would give two axes one name. */
    private static Optional<TensorExpr> rewritten(Place place, Rewrite rewrite, Random random) {
        try {
            Optional<TensorExpr> after = rewrite.apply().to(place.term(), random);
            return after.filter(term -> !term.equals(place.term())
                    && place.with(term).type().equals(place.with(place.term()).type()));
        } catch (IllFormedException nameInUse) {
            return Optional.empty();
        }
    }
}
