package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A place in an expression.
 *
 * @param term the term that stands there
 * @param around the whole expression for another term at the place
 */
record Place(TensorExpr term, UnaryOperator<TensorExpr> around) {

    /** The whole expression with another term here. */
    TensorExpr with(TensorExpr other) {
        return around.apply(other);
    }

    /** Every place, the whole expression first. */
    static Stream<Place> all(TensorExpr tensor) {
        List<TensorExpr> operands = tensor.operands();
        Stream<Place> inner = IntStream.range(0, operands.size())
                .boxed()
                .flatMap(i -> all(operands.get(i)).map(place -> new Place(place.term(), other -> {
                    List<TensorExpr> changed = new ArrayList<>(operands);
                    changed.set(i, place.with(other));
                    return tensor.withOperands(changed);
                })));
        return Stream.concat(Stream.of(new Place(tensor, UnaryOperator.identity())), inner);
    }

    /** A random place. */
    static Place in(TensorExpr tensor, Random random) {
        List<Place> all = all(tensor).toList();
        return all.get(random.nextInt(all.size()));
    }
}
