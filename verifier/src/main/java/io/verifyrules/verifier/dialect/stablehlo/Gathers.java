package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Gathers with any number of index dimensions: one lookup for each, along one dimension of the operand after the other. Lookups after
 * the first one read operand and indices at the same place of the index tensor.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md#gather">gather</a>
 */
final class Gathers {

    private Gathers() {
    }

    static Denoted gather(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.get(0);
        Denoted indices = operands.get(1);
        Attributes attributes = Attributes.of(operation);
        Attributes numbers = attributes.fields("dimension_numbers");
        List<Integer> offset = numbers.dimensions("offset_dims");
        List<Integer> collapsed = numbers.dimensions("collapsed_slice_dims");
        List<Integer> batch = numbers.dimensions("operand_batching_dims");
        List<Integer> indexBatch = numbers.dimensions("start_indices_batching_dims");
        List<Integer> map = numbers.dimensions("start_index_map");
        int vector = Math.toIntExact(numbers.number("index_vector_dim", 0));
        List<Integer> sizes = attributes.numbers("slice_sizes").stream().map(Math::toIntExact).toList();
        requireDimensions(operation, operand, indices, sizes, map, vector);
        requireOne(operation, sizes, collapsed, "C9");
        requireOne(operation, sizes, batch, "C12");
        List<Integer> stated = in.stated().resultSizes(operation);
        if (stated.contains(0) && stated.equals(resultSizes(indices, sizes, offset, collapsed, batch, vector))) {
            return in.number(0, operand.element(), stated);
        }

        List<Integer> places = IntStream.range(0, indices.rank()).boxed().filter(i -> i != vector).toList();
        List<AggregatedAxis> placeAxes = IntStream.range(0, places.size())
                .mapToObj(i -> in.positions().aside("g", i))
                .toList();
        Map<AggregatedAxis, AggregatedAxis> shared = new HashMap<>();
        for (int i = 0; i < batch.size(); i++) {
            shared.put(in.positions().axis(batch.get(i)), placeAxes.get(places.indexOf(indexBatch.get(i))));
        }
        TensorExpr result = Movement.renamed(operand.tensor(), shared);
        for (int i = 0; i < map.size(); i++) {
            Denoted component = vector < indices.rank() ? in.movement().at(indices, vector, i) : indices;
            TensorExpr index = in.movement().named(component.with(in.indices(component)), placeAxes);
            int along = map.get(i);
            AggregatedAxis axis = in.positions().axis(along);
            result = Gather.of(result, index, axis,
                    collapsed.contains(along) ? AxisMaps.none() : AxisMaps.on(axis, AxisMap.of(sizes.get(along))));
        }
        return ordered(result, operand, new Sliced(offset, collapsed, batch, map, sizes), placeAxes,
                places.stream().map(indices::size).toList(), in);
    }

    /** The sizes of slices at offset dimensions, and those of the places elsewhere. */
    private static List<Integer> resultSizes(Denoted indices, List<Integer> slice, List<Integer> offset,
            List<Integer> collapsed, List<Integer> batch, int vector) {
        Iterator<Integer> places = IntStream.range(0, indices.rank())
                .filter(i -> i != vector)
                .map(indices::size)
                .iterator();
        Iterator<Integer> kept = IntStream.range(0, slice.size())
                .filter(i -> !collapsed.contains(i) && !batch.contains(i))
                .map(slice::get)
                .iterator();
        List<Integer> sizes = new ArrayList<>();
        while (places.hasNext() || kept.hasNext()) {
            sizes.add((offset.contains(sizes.size()) ? kept : places).next());
        }
        return sizes;
    }

    /** The fate of the dimensions of the operand. */
    private record Sliced(List<Integer> offset, List<Integer> collapsed, List<Integer> batch, List<Integer> map,
            List<Integer> sizes) {}

    /** Dimensions that no index is about are cut at 0, or dropped if their slice has size 1 and is collapsed. */
    private static Denoted ordered(TensorExpr looked, Denoted operand, Sliced sliced, List<AggregatedAxis> placeAxes,
            List<Integer> placeSizes, Denotations in) {
        TensorExpr result = looked;
        List<AggregatedAxis> offsets = new ArrayList<>();
        List<Integer> offsetSizes = new ArrayList<>();
        for (int i = 0; i < operand.rank(); i++) {
            AggregatedAxis axis = in.positions().axis(i);
            if (!sliced.map().contains(i) && !sliced.batch().contains(i) && sliced.sizes().get(i) != operand.size(i)) {
                result = Slice.of(result, AxisMaps.on(axis, AxisMap.of(0)),
                        AxisMaps.on(axis, AxisMap.of(sliced.sizes().get(i))), AxisMaps.none());
            }
            if (sliced.collapsed().contains(i) && !sliced.map().contains(i)) {
                result = ReshapeUnit.of(result, List.of(), List.of(axis));
            } else if (!sliced.collapsed().contains(i) && !sliced.batch().contains(i)) {
                offsets.add(axis);
                offsetSizes.add(sliced.sizes().get(i));
            }
        }
        int rank = offsets.size() + placeAxes.size();
        List<AggregatedAxis> axes = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        int nextOffset = 0;
        int nextPlace = 0;
        for (int i = 0; i < rank; i++) {
            if (sliced.offset().contains(i)) {
                axes.add(offsets.get(nextOffset));
                sizes.add(offsetSizes.get(nextOffset++));
            } else {
                axes.add(placeAxes.get(nextPlace));
                sizes.add(placeSizes.get(nextPlace++));
            }
        }
        return in.movement().numbered(result, axes, sizes);
    }

    /** A dimension that the result has not is one place wide. It may have no place at all, of which nothing says what is read there. */
    private static void requireOne(Operation operation, List<Integer> sizes, List<Integer> dimensions,
            String constraint) {
        for (int dimension : dimensions) {
            if (sizes.get(dimension) > 1) {
                throw new InvalidProgram(operation.place(), operation.name() + " (" + constraint + ")",
                        "the slice has size " + sizes.get(dimension) + " on dimension " + dimension
                                + ", which the result has not");
            }
            if (sizes.get(dimension) == 0) {
                throw new NotDenoted(operation.place(), operation.name(),
                        "the slice has no place on dimension " + dimension + ", which the result has not");
            }
        }
    }

    private static void requireDimensions(Operation operation, Denoted operand, Denoted indices, List<Integer> sizes,
            List<Integer> map, int vector) {
        int components = vector < indices.rank() ? indices.size(vector) : 1;
        if (map.size() != components) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C3)",
                    "start_index_map has " + map.size() + " entries, and an index " + components);
        }
        if (sizes.size() != operand.rank()) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C10)",
                    "slice_sizes has " + sizes.size() + " entries for " + operand.rank() + " dimensions");
        }
        for (int i = 0; i < sizes.size(); i++) {
            if (sizes.get(i) < 0 || sizes.get(i) > operand.size(i)) {
                throw new InvalidProgram(operation.place(), operation.name() + " (C11)",
                        "dimension " + i + " has size " + operand.size(i) + ", and the slice " + sizes.get(i));
            }
        }
    }
}
