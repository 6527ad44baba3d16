package io.verifyrules.verifier.json;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads reductions. */
final class ReductionReader {

    private final TensorReader tensors;
    private final TermReader terms;

    ReductionReader(TensorReader tensors, TermReader terms) {
        this.tensors = tensors;
        this.terms = terms;
    }

    TensorExpr reduce(JsonCursor json) {
        json.onlyFields("op", "operand", "monoid", "over", "initial", "indices");
        TensorExpr operand = tensors.field(json, "operand");
        AxisLabels axes = AxisLabels.of(operand.type());
        return Reduce.of(monoid(json), operand, axes.axes(json.required("over")), initial(json), indices(json, axes));
    }

    TensorExpr dot(JsonCursor json) {
        json.onlyFields("op", "left", "right", "contracted", "batch", "indices");
        TensorExpr left = tensors.field(json, "left");
        AxisLabels axes = AxisLabels.of(left.type());
        return Dot.of(left, tensors.field(json, "right"), labels(json, "contracted", axes), labels(json, "batch", axes),
                indices(json, axes));
    }

    TensorExpr convolution(JsonCursor json) {
        json.onlyFields("op", "input", "kernel", "batch", "inputFeature", "outputFeature", "stride", "low", "high",
                "baseDilation", "windowDilation", "reversed", "featureGroups", "batchGroups", "indices");
        TensorExpr input = tensors.field(json, "input");
        TensorExpr kernel = tensors.field(json, "kernel");
        AxisLabels axes = AxisLabels.of(input.type());
        return Convolution.of(input, kernel, labels(json, "batch", axes), labels(json, "inputFeature", axes),
                labels(json, "outputFeature", AxisLabels.of(kernel.type())),
                new Convolution.Options(window(json, input), labels(json, "reversed", axes),
                        tensors.attribute(json, "featureGroups", input), tensors.attribute(json, "batchGroups", input),
                        indices(json, axes)));
    }

    TensorExpr reduceWindow(JsonCursor json) {
        json.onlyFields("op", "operand", "monoid", "size", "initial", "stride", "low", "high", "baseDilation",
                "windowDilation", "indices");
        TensorExpr operand = tensors.field(json, "operand");
        json.required("size");
        return ReduceWindow.of(monoid(json), operand, initial(json), tensors.attribute(json, "size", operand),
                window(json, operand), indices(json, AxisLabels.of(operand.type())));
    }

    private static Monoid monoid(JsonCursor json) {
        return json.required("monoid").named("monoid", Symbols.MONOIDS);
    }

    private Optional<Element> initial(JsonCursor json) {
        return json.optional("initial").map(terms::element);
    }

    private static List<AggregatedAxis> labels(JsonCursor json, String field, AxisLabels axes) {
        return json.optional(field).map(axes::axes).orElse(List.of());
    }

    private Window.Written window(JsonCursor json, TensorExpr operand) {
        return new Window.Written(tensors.attribute(json, "stride", operand), tensors.attribute(json, "low", operand),
                tensors.attribute(json, "high", operand), tensors.attribute(json, "baseDilation", operand),
                tensors.attribute(json, "windowDilation", operand));
    }

    private BoundIndices indices(JsonCursor json, AxisLabels axes) {
        BoundIndices indices = BoundIndices.unnamed();
        for (Map.Entry<AggregatedAxis, AxisMap> entry : terms.attribute(json, "indices", axes).entrySet()) {
            indices = indices.and(entry.getKey(), entry.getValue());
        }
        return indices;
    }
}
