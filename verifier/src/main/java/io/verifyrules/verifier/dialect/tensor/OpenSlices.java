package io.verifyrules.verifier.dialect.tensor;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Leaves;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.ShapeTensors;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Parts of tensors where sizes are open: starts and sizes are numbers of the rule. Where a part is not within the tensor, the program is
 * undefined.
 *
 * @param starts  for each dimension the first place
 * @param sizes   how many places there are
 * @param strides from one place to the next, at least 1
 */
record OpenSlices(List<AxisMap> starts, Dimensions sizes, List<Long> strides) {

    OpenSlices {
        starts = List.copyOf(starts);
        strides = List.copyOf(strides);
    }

    static OpenSlices of(Operation operation, Denoted whole, MixedNumbers mixed, Denotations in) {
        List<AxisMap> starts = mixed.entries("static_offsets")
                .stream()
                .map(each -> number(operation, each, in))
                .toList();
        List<Size> sizes = mixed.entries("static_sizes")
                .stream()
                .map(each -> each.written().isPresent()
                        ? written(operation, each.written().get())
                        : ShapeTensors.size(each.computed().orElseThrow(), operation, in))
                .toList();
        List<Long> strides = mixed.known("static_strides", in);
        if (starts.size() != whole.rank() || sizes.size() != whole.rank() || strides.size() != whole.rank()) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "expected offsets, sizes and strides for each of " + whole.rank() + " dimensions");
        }
        OpenSlices slices = new OpenSlices(starts, new Dimensions(sizes), strides);
        for (int i = 0; i < whole.rank(); i++) {
            slices.requireWithin(operation, whole.dimensions().all().get(i), i, in);
        }
        return slices;
    }

    private static AxisMap number(Operation operation, MixedNumbers.Entry entry, Denotations in) {
        return entry.written()
                .map(AxisMap::of)
                .or(() -> entry.computed().flatMap(value -> ShapeTensors.number(value, in)))
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                        "where a part with open sizes begins is computed of elements"));
    }

    private static Size written(Operation operation, long size) {
        if (size < 0 || size > Integer.MAX_VALUE) {
            throw new InvalidProgram(operation.place(), operation.name(), "a part has the size " + size);
        }
        return new Size.Known(Math.toIntExact(size));
    }

    /** A part without places is within too, if it begins at most where the tensor ends. */
    private void requireWithin(Operation operation, Size whole, int dimension, Denotations in) {
        long stride = strides.get(dimension);
        Size size = sizes.all().get(dimension);
        if (stride < 1 || (stride > 1 && size instanceof Size.Open)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "strides are at least 1 here, and 1 where a size is open");
        }
        AxisMap extent = size instanceof Size.Known(int known)
                ? AxisMap.of(known == 0 ? 0 : Math.addExact(Math.multiplyExact(known - 1, stride), 1))
                : size.map();
        in.undefined().unlessAtLeastZero(starts.get(dimension), operation);
        in.undefined().unlessAtLeastZero(whole.map().minus(starts.get(dimension)).minus(extent), operation);
    }

    /** The part of a tensor. */
    Denoted cut(Denoted whole, Denotations in) {
        Denoted rest = whole;
        for (int i = 0; i < whole.rank(); i++) {
            boolean all = starts.get(i).equals(AxisMap.of(0))
                    && sizes.all().get(i).equals(whole.dimensions().all().get(i)) && strides.get(i) == 1;
            rest = all ? rest : in.movement().cut(rest, i, starts.get(i), sizes.all().get(i), strides.get(i));
        }
        return rest;
    }

    /** The tensor with its part overwritten by another one of its sizes. */
    Denoted overwritten(Operation operation, Denoted whole, Denoted part, Denotations in) {
        if (strides.stream().anyMatch(each -> each != 1)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "it inserts every so many places, where sizes are open");
        }
        Element zero = Denotations.written(in.number(0, part.element(), List.of())).orElseThrow();
        Element no = new Element.Written(new Literal.Truth(false), ElementType.BOOL, true);
        TensorExpr inside = around(in.number(1, ElementType.BOOL, sizes).tensor(), whole, no, in);
        return Computed.chosen(whole.with(inside), whole.with(around(part.tensor(), whole, zero, in)), whole);
    }

    private TensorExpr around(TensorExpr part, Denoted whole, Element value, Denotations in) {
        AxisMaps low = AxisMaps.none();
        AxisMaps high = AxisMaps.none();
        for (int i = 0; i < whole.rank(); i++) {
            low = low.and(in.positions().axis(i), starts.get(i));
            high = high.and(in.positions().axis(i),
                    whole.dimensions().all().get(i).map().minus(starts.get(i)).minus(sizes.all().get(i).map()));
        }
        return whole.rank() == 0 ? part : Pad.of(part, value, low, high, AxisMaps.none());
    }

    /** The part with the sizes that the type of the result has: dimensions of one place may be left out. */
    static Denoted reduced(Operation operation, Denoted part, Denotations in) {
        int rank = Leaves.of(operation.results().getFirst().type(), operation.place()).getFirst().dimensions().size();
        if (rank == part.rank()) {
            return part;
        }
        List<Integer> kept = new ArrayList<>(IntStream.range(0, part.rank())
                .boxed()
                .filter(i -> !part.dimensions().all().get(i).equals(new Size.Known(1)))
                .toList());
        if (kept.size() != rank) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "which of its dimensions it leaves out is not said");
        }
        return Movement.withGaps(part, each -> in.movement().withUnits(each, each.dimensions().at(kept)));
    }
}
