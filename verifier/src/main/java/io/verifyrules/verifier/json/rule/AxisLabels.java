package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.TensorType;
import io.verifyrules.verifier.json.text.JsonCursor;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The axes of a tensor by their labels, which are distinct in a tensor. */
record AxisLabels(Map<String, AggregatedAxis> byLabel) {

    static AxisLabels of(TensorType type) {
        return of(type.axes());
    }

    static AxisLabels of(Collection<AggregatedAxis> axes) {
        return new AxisLabels(
                axes.stream().collect(Collectors.toUnmodifiableMap(AggregatedAxis::label, Function.identity())));
    }

    AggregatedAxis axis(String label, JsonCursor at) {
        AggregatedAxis axis = byLabel.get(label);
        if (axis == null) {
            throw at.unknown("axis", label, byLabel.keySet().stream().sorted().toList());
        }
        return axis;
    }

    AggregatedAxis axis(JsonCursor label) {
        return axis(label.text(), label);
    }

    List<AggregatedAxis> axes(JsonCursor labels) {
        return labels.items().stream().map(this::axis).toList();
    }
}
