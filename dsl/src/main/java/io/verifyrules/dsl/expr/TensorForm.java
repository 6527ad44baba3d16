package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** What an operator is made of: its operands, elements and maps, and everything else that tells it from another. */
final class TensorForm {

    private final List<Node> parts = new ArrayList<>();
    private final List<Object> own = new ArrayList<>();

    private TensorForm(TensorExpr tensor) {
        own.add(tensor.type());
    }

    /** Operands, elements and maps, in the order in which they are written. */
    List<Node> parts() {
        return Collections.unmodifiableList(parts);
    }

    /** What the operator says besides them. */
    List<Object> own() {
        return Collections.unmodifiableList(own);
    }

    static TensorForm of(TensorExpr tensor) {
        TensorForm form = new TensorForm(tensor);
        return switch (tensor) {
            case Input input -> form.says(input.name()).maps(input.shape());
            case Constant constant -> form.has(constant.value()).maps(constant.shape());
            case Iota iota -> form.says(iota.along()).maps(iota.shape());
            case Expand expand -> form.has(expand.operand()).maps(expand.added());
            case Relabel relabel -> form.has(relabel.operand()).says(relabel.renaming());
            case Unary unary -> form.says(unary.operator()).has(unary.operand());
            case Binary binary -> form.says(binary.operator()).has(binary.left()).has(binary.right());
            case Compare compare -> form.says(compare.relation()).has(compare.left()).has(compare.right());
            case Select select -> form.has(select.predicate()).has(select.then()).has(select.otherwise());
            case Clamp clamp -> form.has(clamp.low()).has(clamp.operand()).has(clamp.high());
            case Pad pad -> form.has(pad.operand()).has(pad.value()).maps(pad.low()).maps(pad.high())
                    .maps(pad.interior());
            case Slice slice -> form.has(slice.operand()).maps(slice.start()).maps(slice.end()).maps(slice.stride());
            case DynamicSlice slice -> form.has(slice.operand()).maps(slice.start()).maps(slice.size())
                    .says(slice.startRule());
            case DynamicUpdateSlice update -> form.has(update.operand()).has(update.update()).maps(update.start())
                    .says(update.startRule());
            case Concat concat -> concat.operands().stream().reduce(form.says(concat.along()), TensorForm::has,
                    (first, second) -> first);
            case Reverse reverse -> form.has(reverse.operand()).says(reverse.axes());
            case ReshapeUnit reshape -> form.has(reshape.operand()).says(reshape.added()).says(reshape.dropped());
            case Reduce reduce -> form.says(reduce.monoid()).has(reduce.operand()).says(reduce.over())
                    .has(reduce.initial()).says(reduce.indices());
            case Dot dot -> form.has(dot.left()).has(dot.right()).says(dot.contracted()).says(dot.batch())
                    .says(dot.indices());
            case Convolution convolution -> form.has(convolution.input()).has(convolution.kernel())
                    .says(convolution.roles()).maps(convolution.window()).says(convolution.reversed())
                    .groups(convolution.featureGroups()).groups(convolution.batchGroups())
                    .says(convolution.indices());
            case ReduceWindow reduce -> form.says(reduce.monoid()).has(reduce.operand()).has(reduce.initial())
                    .maps(reduce.size()).maps(reduce.window()).says(reduce.indices());
        };
    }

    private TensorForm has(Node part) {
        parts.add(part);
        return this;
    }

    private TensorForm has(Optional<Element> element) {
        element.ifPresent(parts::add);
        return says(element.isPresent());
    }

    private TensorForm says(Object what) {
        own.add(what);
        return this;
    }

    private TensorForm maps(SortedMap<AggregatedAxis, AxisMap> byAxis) {
        parts.addAll(byAxis.values());
        return says(List.copyOf(byAxis.keySet()));
    }

    private TensorForm maps(Shape shape) {
        return maps(shape.sizes());
    }

    private TensorForm maps(Window window) {
        return maps(window.stride()).maps(window.low()).maps(window.high()).maps(window.baseDilation())
                .maps(window.windowDilation());
    }

    private TensorForm groups(SortedMap<AggregatedAxis, Convolution.Group> groups) {
        groups.forEach((axis, group) -> has(group.count()).says(axis).says(group.outputFeature()));
        return says(groups.size());
    }
}
