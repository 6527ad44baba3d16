package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.verifier.interpret.Access;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Integers lane by lane: sizes and accesses. */
final class LaneText {

    private LaneText() {
    }

    /** {@code {c: [0, 2], d: [1]}}; axes without lanes say nothing beside others. */
    static String byAxis(Map<AggregatedAxis, List<Integer>> lanes) {
        boolean some = lanes.values().stream().anyMatch(each -> !each.isEmpty());
        return lanes.entrySet()
                .stream()
                .filter(entry -> !some || !entry.getValue().isEmpty())
                .map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /** The indices; of a single axis without its name. */
    static String indices(Access access) {
        return access.indices().size() == 1
                ? access.indices().values().iterator().next().toString()
                : byAxis(access.indices());
    }

    /** {@code  at [0, 2]} with a blank before it; nothing for an access without indices. */
    static String at(Access access) {
        return access.indices().values().stream().allMatch(List::isEmpty) ? "" : " at " + indices(access);
    }
}
