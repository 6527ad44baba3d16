package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The tensors and elements that an operator applies to, and the same operator applied to others. */
public final class Parts {

    private Parts() {
    }

    /** The operands, in the order of the operator. */
    public static List<TensorExpr> operands(TensorExpr tensor) {
        return switch (tensor) {
            case Input ignored -> List.of();
            case Constant ignored -> List.of();
            case Iota ignored -> List.of();
            case Expand expand -> List.of(expand.operand());
            case Relabel relabel -> List.of(relabel.operand());
            case Unary unary -> List.of(unary.operand());
            case Binary binary -> List.of(binary.left(), binary.right());
            case Compare compare -> List.of(compare.left(), compare.right());
            case Select select -> List.of(select.predicate(), select.then(), select.otherwise());
            case Clamp clamp -> List.of(clamp.low(), clamp.operand(), clamp.high());
            case Pad pad -> List.of(pad.operand());
            case Slice slice -> List.of(slice.operand());
            case DynamicSlice slice -> List.of(slice.operand());
            case DynamicUpdateSlice update -> List.of(update.operand(), update.update());
            case Concat concat -> concat.operands();
            case Reverse reverse -> List.of(reverse.operand());
            case ReshapeUnit reshape -> List.of(reshape.operand());
            case Reduce reduce -> List.of(reduce.operand());
            case Dot dot -> List.of(dot.left(), dot.right());
            case Convolution convolution -> List.of(convolution.input(), convolution.kernel());
            case ReduceWindow reduce -> List.of(reduce.operand());
        };
    }

    /** The elements that the operator itself writes down: a value to fill or pad with, an initial value. */
    public static List<Element> elements(TensorExpr tensor) {
        return switch (tensor) {
            case Constant constant -> List.of(constant.value());
            case Pad pad -> List.of(pad.value());
            case Reduce reduce -> reduce.initial().stream().toList();
            case ReduceWindow reduce -> reduce.initial().stream().toList();
            default -> List.of();
        };
    }

    /**
     * The operator applied to other operands and elements, as many as it has.
     *
     * @throws io.verifyrules.dsl.diagnostic.IllFormedException if it cannot be
     */
    public static TensorExpr replaced(TensorExpr tensor, List<TensorExpr> by, List<Element> elements) {
        Optional<Element> element = elements.stream().findFirst();
        return switch (tensor) {
            case Input input -> input;
            case Constant constant -> Constant.of(element.orElseThrow(), constant.shape());
            case Iota iota -> iota;
            case Expand expand -> Expand.of(by.get(0), expand.added());
            case Relabel relabel -> Relabel.of(by.get(0), relabel.renaming());
            case Unary unary -> Unary.of(unary.operator(), by.get(0));
            case Binary binary -> Binary.of(binary.operator(), by.get(0), by.get(1));
            case Compare compare -> Compare.of(compare.relation(), by.get(0), by.get(1));
            case Select ignored -> Select.of(by.get(0), by.get(1), by.get(2));
            case Clamp ignored -> Clamp.of(by.get(0), by.get(1), by.get(2));
            case Pad pad -> Pad.of(by.get(0), element.orElseThrow(), written(pad.low()), written(pad.high()),
                    written(pad.interior()));
            case Slice slice -> Slice.of(by.get(0), written(slice.start()), written(slice.end()), written(slice
                    .stride()));
            case DynamicSlice slice -> DynamicSlice.of(by.get(0), written(slice.start()), written(slice.size()), slice
                    .startRule());
            case DynamicUpdateSlice update -> DynamicUpdateSlice.of(by.get(0), by.get(1), written(update.start()),
                    update.startRule());
            case Concat concat -> Concat.of(by, concat.along());
            case Reverse reverse -> Reverse.of(by.get(0), reverse.axes());
            case ReshapeUnit reshape -> ReshapeUnit.of(by.get(0), reshape.added(), reshape.dropped());
            case Reduce reduce -> Reduce.of(reduce.monoid(), by.get(0), reduce.over(), element, reduce.indices());
            case Dot dot -> Dot.of(by.get(0), by.get(1), dot.contracted(), dot.batch(), dot.indices());
            case Convolution convolution -> Convolution.of(by.get(0), by.get(1), convolution.roles().batch(),
                    convolution.roles().inputFeature(), convolution.roles().outputFeature(), options(convolution));
            case ReduceWindow reduce -> ReduceWindow.of(reduce.monoid(), by.get(0), element, written(reduce.size()),
                    written(reduce.window()), reduce.indices());
        };
    }

    /** An attribute as its author would write it, axis by axis. */
    public static AxisMaps written(SortedMap<AggregatedAxis, AxisMap> attribute) {
        AxisMaps maps = AxisMaps.none();
        for (var entry : attribute.entrySet()) {
            maps = maps.and(entry.getKey(), entry.getValue());
        }
        return maps;
    }

    /** A window as its author would write it. */
    public static Window.Written written(Window window) {
        return new Window.Written(written(window.stride()), written(window.low()), written(window.high()),
                written(window.baseDilation()), written(window.windowDilation()));
    }

    /** What a convolution says besides its operands and the roles of their axes. */
    public static Convolution.Options options(Convolution convolution) {
        return new Convolution.Options(written(convolution.window()), convolution.reversed(),
                written(counts(convolution.featureGroups())), written(counts(convolution.batchGroups())),
                convolution.indices());
    }

    /** The numbers of groups alone. */
    public static SortedMap<AggregatedAxis, AxisMap> counts(SortedMap<AggregatedAxis, Convolution.Group> groups) {
        SortedMap<AggregatedAxis, AxisMap> counts = new TreeMap<>();
        groups.forEach((axis, group) -> counts.put(axis, group.count()));
        return counts;
    }
}
