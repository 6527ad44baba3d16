package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Scatter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

import static io.verifyrules.verifier.interpret.LaneNumbers.require;

/**
 * The operators that look up an axis by the elements of a tensor. Elements are fetched from where an index says, or
 * updates carried there, one after the other.
 *
 * @param number the integer that an element is
 */
record LookupEvaluation<T>(LaneEvaluation lanes, Function<T, BigInteger> number) {

    /** At each access what the operand has at the index, or so many places on from there. */
    Tensor<T> gather(Gather gather, Tensor<T> operand, Tensor<T> indices) {
        Grid from = operand.grid();
        Grid places = indices.grid();
        AggregatedAxis along = gather.along();
        boolean stays = !gather.size().isEmpty();
        int whole = from.size(along, 0);
        long size = stays ? new LaneNumbers(lanes).grid(gather.size()).size(along, 0) : 1;
        require(size <= whole, "gather: size <= size of the operand", size, whole);
        agree("gather: equal sizes", from, places, gather.batch());
        Grid to = Grid.of(gather.type().axes(), axis -> lanes.rank(axis.rankClass()), (axis,
                lane) -> stays && axis.equals(along) ? size : (places.has(axis) ? places : from).size(axis, lane));
        return Tensor.tabulate(to, access -> {
            int[] place = new int[places.lanes()];
            copy(to, access, places, place, places.axes());
            int[] read = new int[from.lanes()];
            SortedSet<AggregatedAxis> others = new TreeSet<>(from.axes());
            others.remove(along);
            copy(to, access, from, read, others);
            int start = number.apply(indices.at(place))
                    .max(BigInteger.ZERO)
                    .min(BigInteger.valueOf(whole - size))
                    .intValueExact();
            read[from.first(along)] = start + (stays ? access[to.first(along)] : 0);
            return operand.at(read);
        });
    }

    /** The operand, and beside each of its elements whatever update comes there, combined. */
    Tensor<T> scatter(Scatter scatter, Tensor<T> operand, Tensor<T> indices, Tensor<T> updates,
            Combination<T> combination) {
        Grid into = operand.grid();
        Grid places = indices.grid();
        Grid from = updates.grid();
        AggregatedAxis along = scatter.along();
        agree("scatter: equal sizes of indices and updates", places, from, new TreeSet<>(places.axes()));
        agree("scatter: equal sizes of operand and indices", into, places, scatter.batch());
        for (AggregatedAxis axis : scatter.ofUpdate()) {
            for (int lane = 0; lane < into.rank(axis); lane++) {
                require(from.size(axis, lane) <= into.size(axis, lane), "scatter: an update fits on axis " + axis,
                        from.size(axis, lane), into.size(axis, lane));
            }
        }
        int extent = scatter.isWindow() ? from.size(along, 0) : 1;
        int whole = into.size(along, 0);
        require(extent <= whole, "scatter: an update fits on axis " + along, extent, whole);
        combination.enter(from, from.restrictedTo(List.of()));
        List<List<T>> terms = new ArrayList<>(into.count());
        for (int i = 0; i < into.count(); i++) {
            terms.add(new ArrayList<>(List.of(operand.at(i))));
        }
        SortedSet<AggregatedAxis> others = new TreeSet<>(into.axes());
        others.remove(along);
        from.forEach(access -> {
            int[] place = new int[places.lanes()];
            copy(from, access, places, place, places.axes());
            BigInteger start = number.apply(indices.at(place));
            boolean fits = start.signum() >= 0 && start.compareTo(BigInteger.valueOf(whole - extent)) <= 0;
            if (fits) {
                int[] target = new int[into.lanes()];
                copy(from, access, into, target, others);
                target[into.first(along)] = start.intValueExact()
                        + (scatter.isWindow() ? access[from.first(along)] : 0);
                terms.get(into.ordinal(target)).add(updates.at(access));
            }
        });
        return DenseTensor.ofOrdinals(into, i -> combination.of(terms.get(i).size(), terms.get(i)::get));
    }

    private static void agree(String what, Grid left, Grid right, SortedSet<AggregatedAxis> axes) {
        for (AggregatedAxis axis : axes) {
            for (int lane = 0; lane < left.rank(axis); lane++) {
                require(left.size(axis, lane) == right.size(axis, lane), what + " on axis " + axis,
                        left.size(axis, lane), right.size(axis, lane));
            }
        }
    }

    /** Copies the indices on some axes from one access into another. */
    private static void copy(Grid from, int[] access, Grid to, int[] target, Iterable<AggregatedAxis> axes) {
        for (AggregatedAxis axis : axes) {
            System.arraycopy(access, from.first(axis), target, to.first(axis), to.rank(axis));
        }
    }
}
