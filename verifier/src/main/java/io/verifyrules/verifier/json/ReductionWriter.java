package io.verifyrules.verifier.json;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Window;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

import static io.verifyrules.verifier.json.TensorWriter.labels;
import static io.verifyrules.verifier.json.TermWriter.op;

/** Writes reductions; what is neutral is left out. */
final class ReductionWriter {

    private final TensorWriter tensors;
    private final TermWriter terms;

    ReductionWriter(TensorWriter tensors, TermWriter terms) {
        this.tensors = tensors;
        this.terms = terms;
    }

    ObjectNode write(Reduce reduce) {
        ObjectNode json = tensors.applied("reduce", reduce.operand()).put("monoid", reduce.monoid().symbol())
                .set("over", labels(reduce.over()));
        initial(json, reduce.initial());
        return indices(json, reduce.indices());
    }

    ObjectNode write(Dot dot) {
        ObjectNode json = tensors.applied("dot", dot.left(), dot.right()).set("contracted", labels(dot.contracted()))
                .set("batch", labels(dot.batch()));
        return indices(json, dot.indices());
    }

    ObjectNode write(Convolution convolution) {
        ObjectNode json = op("convolution").set("input", tensors.tensor(convolution.input()))
                .set("kernel", tensors.tensor(convolution.kernel()))
                .set("batch", labels(convolution.roles().batch()))
                .set("inputFeature", labels(convolution.roles().inputFeature()))
                .set("outputFeature", labels(convolution.roles().outputFeature()));
        window(json, convolution.window());
        if (!convolution.reversed().isEmpty()) {
            json.set("reversed", labels(convolution.reversed()));
        }
        attribute(json, "featureGroups", counts(convolution.featureGroups()));
        attribute(json, "batchGroups", counts(convolution.batchGroups()));
        return indices(json, convolution.indices());
    }

    ObjectNode write(ReduceWindow reduce) {
        ObjectNode json = tensors.applied("reduceWindow", reduce.operand()).put("monoid", reduce.monoid().symbol())
                .set("size", terms.write(reduce.size()));
        window(json, reduce.window());
        initial(json, reduce.initial());
        return indices(json, reduce.indices());
    }

    private void window(ObjectNode json, Window window) {
        attribute(json, "stride", Window.named(window.stride(), 1));
        attribute(json, "low", Window.named(window.low(), 0));
        attribute(json, "high", Window.named(window.high(), 0));
        attribute(json, "baseDilation", Window.named(window.baseDilation(), 1));
        attribute(json, "windowDilation", Window.named(window.windowDilation(), 1));
    }

    private void attribute(ObjectNode json, String name, SortedMap<AggregatedAxis, AxisMap> maps) {
        if (!maps.isEmpty()) {
            json.set(name, terms.write(maps));
        }
    }

    private static SortedMap<AggregatedAxis, AxisMap> counts(Map<AggregatedAxis, Convolution.Group> groups) {
        SortedMap<AggregatedAxis, AxisMap> counts = new TreeMap<>();
        groups.forEach((axis, group) -> counts.put(axis, group.count()));
        return counts;
    }

    private void initial(ObjectNode json, Optional<Element> initial) {
        initial.ifPresent(value -> json.set("initial", terms.write(value)));
    }

    private ObjectNode indices(ObjectNode json, BoundIndices indices) {
        attribute(json, "indices", new TreeMap<>(indices.byAxis()));
        return json;
    }
}
