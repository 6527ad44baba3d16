package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Orders of the lanes of one class, of which a random rule declares one or two.
 *
 * @param declared  the declared ones, at least one
 * @param sizesStay whether the rule demands that the sizes of inputs are the same in all of them
 */
record RandomPermutations(Random random, List<Permutation> declared, boolean sizesStay) {

    RandomPermutations {
        declared = List.copyOf(declared);
    }

    /** One of those that are declared, its inverse, or a product. */
    Permutation word() {
        Permutation one = one();
        Permutation letter = random.nextBoolean() ? one : one.inverted();
        return random.nextInt(3) == 0 ? letter.times(one()) : letter;
    }

    private Permutation one() {
        return declared.get(random.nextInt(declared.size()));
    }

    /** The class whose lanes they order. */
    RankClass rankClass() {
        return declared.getFirst().of();
    }

    /** The map in some order now and then, if it is one of these lanes. */
    AxisMap sometimes(AxisMap map) {
        return map.fits(rankClass()) && random.nextInt(3) == 0 ? map.permuted(word()) : map;
    }

    /** Some of the axes whose lanes they order, most often all; none where there are none. */
    SortedSet<AggregatedAxis> some(Collection<AggregatedAxis> axes) {
        SortedSet<AggregatedAxis> some = new TreeSet<>(axes);
        some.removeIf(axis -> !axis.rankClass().equals(rankClass()));
        if (some.size() > 1 && random.nextInt(3) == 0) {
            some.remove(List.copyOf(some).get(random.nextInt(some.size())));
        }
        return some;
    }

    /** Some axes of the tensor in some order; the tensor itself where it has no lanes of the class. */
    TensorExpr ordered(TensorExpr tensor) {
        return LaneOrder.of(tensor, word(), some(tensor.type().axes()));
    }
}
