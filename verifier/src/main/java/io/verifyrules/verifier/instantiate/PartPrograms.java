package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.verifier.instantiate.ProgramBody.Placed;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** Programs for operators that take a part of a tensor, or make it a part of another one. */
final class PartPrograms {

    private final Instantiation side;
    private final ProgramBody body;

    PartPrograms(Instantiation side, ProgramBody body) {
        this.side = side;
        this.body = body;
    }

    Placed slice(Slice slice, List<Dimension> at, Type type) {
        Placed operand = side.value(slice.operand());
        return body.operation("stablehlo.slice", at, type, List.of(operand),
                Map.of("start_indices", side.each(slice.start(), operand, 0), "limit_indices",
                        ProgramBody.numbers(operand.positions()
                                .stream()
                                .map(position -> side.on(slice.end(), position, position.size()))
                                .toList()),
                        "strides", side.each(slice.stride(), operand, 1)));
    }

    Placed pad(Pad pad, List<Dimension> at, Type type) {
        Placed operand = side.value(pad.operand());
        return body.operation("stablehlo.pad", at, type, List.of(operand, side.element(pad.value())),
                Map.of("edge_padding_low", side.each(pad.low(), operand, 0), "edge_padding_high",
                        side.each(pad.high(), operand, 0), "interior_padding", side.each(pad.interior(), operand, 0)));
    }

    Placed dynamicSlice(DynamicSlice slice, List<Dimension> at, Type type) {
        Placed operand = side.value(slice.operand());
        List<Placed> operands = new ArrayList<>(List.of(operand));
        operands.addAll(starts(slice.start(), operand.positions()));
        return body.operation("stablehlo.dynamic_slice", at, type, operands,
                Map.of("slice_sizes", ProgramBody.numbers(at.stream().map(Dimension::size).toList())));
    }

    Placed dynamicUpdateSlice(DynamicUpdateSlice update, List<Dimension> at, Type type) {
        List<Placed> operands = new ArrayList<>(List.of(side.value(update.operand()), side.value(update.update())));
        operands.addAll(starts(update.start(), at));
        return body.operation("stablehlo.dynamic_update_slice", at, type, operands, Map.of());
    }

    Placed element(TupleElement element, List<Dimension> at, Type type) {
        List<Placed> parts = element.operands().stream().map(side::value).toList();
        Type all = new Type.Tuple(parts.stream().map(part -> part.value().type()).toList());
        Value tuple = body.several("stablehlo.tuple", List.of(all), parts, Map.of(), List.of()).getFirst();
        return body.operation("stablehlo.get_tuple_element", at, type, List.of(new Placed(tuple, List.of())),
                Map.of("index", ProgramBody.int32(element.index())));
    }

    private List<Placed> starts(SortedMap<AggregatedAxis, AxisMap> start, List<Dimension> positions) {
        return positions.stream().map(position -> body.index(side.on(start, position, 0))).toList();
    }
}
