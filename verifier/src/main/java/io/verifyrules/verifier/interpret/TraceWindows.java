package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.verifier.interpret.TraceStep.Edge;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Which access of their operand the operators read that cut out a window or put one in. */
final class TraceWindows {

    /** Where an element of a padded tensor comes from. */
    sealed interface Padded {

        /** From the operand. */
        record From(Access operand) implements Padded {}

        /** From the padding. */
        record At(Edge edge) implements Padded {}
    }

    /** The index that is read on a lane. */
    @FunctionalInterface
    private interface Reading {
        long index(AggregatedAxis axis, int lane, int index);
    }

    private final LaneEvaluation lanes;

    TraceWindows(LaneEvaluation lanes) {
        this.lanes = lanes;
    }

    private static Access read(Access access, Reading reading) {
        SortedMap<AggregatedAxis, List<Integer>> read = new TreeMap<>();
        access.indices().forEach((axis, indices) -> {
            List<Integer> onLanes = new ArrayList<>();
            for (int lane = 0; lane < indices.size(); lane++) {
                onLanes.add(Math.toIntExact(reading.index(axis, lane, indices.get(lane))));
            }
            read.put(axis, onLanes);
        });
        return new Access(read);
    }

    private long attribute(Map<AggregatedAxis, AxisMap> attribute, AggregatedAxis axis, int lane, long neutral) {
        AxisMap map = attribute.get(axis);
        return map == null ? neutral : lanes.value(map, lane);
    }

    /** Every stride-th element from start on. */
    Access slice(Slice slice, Access access) {
        return read(access, (axis, lane, index) -> attribute(slice.start(), axis, lane, 0)
                + index * attribute(slice.stride(), axis, lane, 1));
    }

    /** From the start that the start rule makes of the written one. */
    Access dynamicSlice(DynamicSlice slice, Grid operand, Grid result, Access access) {
        return read(access, (axis, lane, index) -> index + (slice.start().containsKey(axis)
                ? start(slice.startRule(), attribute(slice.start(), axis, lane, 0), result.size(axis, lane), operand
                        .size(axis, lane))
                : 0));
    }

    /** The access of the update that overwrites this one, if any does. */
    Optional<Access> dynamicUpdateSlice(DynamicUpdateSlice update, Grid operand, Grid window, Access access) {
        Access read = read(access, (axis, lane, index) -> index - start(update.startRule(), attribute(update.start(),
                axis, lane, 0), window.size(axis, lane), operand.size(axis, lane)));
        boolean inside = read.indices().entrySet().stream().allMatch(entry -> {
            for (int lane = 0; lane < entry.getValue().size(); lane++) {
                int index = entry.getValue().get(lane);
                if (index < 0 || index >= window.size(entry.getKey(), lane)) {
                    return false;
                }
            }
            return true;
        });
        return inside ? Optional.of(read) : Optional.empty();
    }

    private static long start(StartRule rule, long written, int size, int whole) {
        return switch (rule) {
            case CLAMPED -> Math.max(0, Math.min(written, whole - size));
            case IN_RANGE -> written;
        };
    }

    /** Padding where some index stands before, after or between the spread-out elements of the operand. */
    Padded pad(Pad pad, Grid operand, Access access) {
        for (Map.Entry<AggregatedAxis, List<Integer>> entry : access.indices().entrySet()) {
            AggregatedAxis axis = entry.getKey();
            for (int lane = 0; lane < entry.getValue().size(); lane++) {
                long inside = entry.getValue().get(lane) - attribute(pad.low(), axis, lane, 0);
                long step = attribute(pad.interior(), axis, lane, 0) + 1;
                if (inside < 0) {
                    return new Padded.At(Edge.BEFORE);
                }
                if (inside > (operand.size(axis, lane) - 1) * step) {
                    return new Padded.At(Edge.AFTER);
                }
                if (inside % step != 0) {
                    return new Padded.At(Edge.BETWEEN);
                }
            }
        }
        return new Padded.From(read(access, (axis, lane, index) -> (index - attribute(pad.low(), axis, lane, 0))
                / (attribute(pad.interior(), axis, lane, 0) + 1)));
    }
}
