package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Window;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import static io.verifyrules.verifier.report.RulePrinter.attribute;

/** Reductions in mathematical notation: {@code reduce(sum, X, {c})}. What is neutral is left out. */
final class ReductionPrinter {

    private ReductionPrinter() {
    }

    static String print(Reduce reduce, int below) {
        return "reduce(" + reduce.monoid().symbol() + ", " + RulePrinter.print(reduce.operand(), below) + ", "
                + RulePrinter.axes(reduce.over()) + initial(reduce.initial(), below) + indices(reduce.indices(), below)
                + ")";
    }

    static String print(Dot dot, int below) {
        return "dot(" + RulePrinter.print(dot.left(), below) + ", " + RulePrinter.print(dot.right(), below)
                + axes("contract", dot.contracted()) + axes("batch", dot.batch()) + indices(dot.indices(), below) + ")";
    }

    static String print(Convolution convolution, int below) {
        return "conv(" + RulePrinter.print(convolution.input(), below) + ", " + RulePrinter.print(convolution.kernel(),
                below)
                + axes("batch", convolution.roles().batch()) + axes("feature", convolution.roles().inputFeature())
                + axes("output", convolution.roles().outputFeature()) + window(convolution.window(), below)
                + axes("reversed", convolution.reversed())
                + attribute("featureGroups", counts(convolution.featureGroups()), below)
                + attribute("batchGroups", counts(convolution.batchGroups()), below) + indices(convolution.indices(),
                        below) + ")";
    }

    static String print(ReduceWindow reduce, int below) {
        return "reduceWindow(" + reduce.monoid().symbol() + ", " + RulePrinter.print(reduce.operand(), below)
                + attribute("size", reduce.size(), below) + window(reduce.window(), below) + initial(reduce.initial(),
                        below)
                + indices(reduce.indices(), below) + ")";
    }

    private static String window(Window window, int below) {
        return attribute("stride", Window.named(window.stride(), 1), below) + attribute("low", Window.named(window
                .low(), 0), below)
                + attribute("high", Window.named(window.high(), 0), below)
                + attribute("baseDilation", Window.named(window.baseDilation(), 1), below)
                + attribute("windowDilation", Window.named(window.windowDilation(), 1), below);
    }

    private static String axes(String name, Collection<AggregatedAxis> axes) {
        return axes.isEmpty() ? "" : ", " + name + "=" + RulePrinter.axes(axes);
    }

    private static SortedMap<AggregatedAxis, AxisMap> counts(Map<AggregatedAxis, Convolution.Group> groups) {
        SortedMap<AggregatedAxis, AxisMap> counts = new TreeMap<>();
        groups.forEach((axis, group) -> counts.put(axis, group.count()));
        return counts;
    }

    private static String initial(Optional<Element> initial, int below) {
        return initial.map(value -> ", initial=" + TermPrinter.print(value, below)).orElse("");
    }

    private static String indices(BoundIndices indices, int below) {
        return attribute("index", new TreeMap<>(indices.byAxis()), Math.max(1, below));
    }
}
