package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A rewrite applied at a place of a tensor.
 *
 * @param after the expression that stands at the place afterwards
 */
record RandomRewriting(Rewrite rewrite, Place place, TensorExpr after) {

    private record Choice(Rewrite rewrite, Place place) {}

    /** A random rewrite at a random place where it fits, each as likely; one that fits nearly everywhere only now and then. */
    static Optional<RandomRewriting> of(TensorExpr tensor, List<Rewrite> rewrites, Random random) {
        List<Place> places = Place.all(tensor).toList();
        boolean anywhere = random.nextInt(4) == 0;
        return Stream.of(anywhere, !anywhere)
                .flatMap(wanted -> inSomeOrder(places,
                        rewrites.stream().filter(rewrite -> rewrite.anywhere() == wanted).toList(), random))
                .flatMap(choice -> rewritten(choice.place(), choice.rewrite(), random).stream()
                        .map(after -> new RandomRewriting(choice.rewrite(), choice.place(), after)))
                .findFirst();
    }

    /** Most fit nowhere, so that it takes long to try them all. */
    private static Stream<Choice> inSomeOrder(List<Place> places, List<Rewrite> rewrites, Random random) {
        List<Choice> choices = new ArrayList<>();
        places.forEach(place -> rewrites.forEach(rewrite -> choices.add(new Choice(rewrite, place))));
        Collections.shuffle(choices, random);
        return choices.stream();
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
