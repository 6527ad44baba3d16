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

    static String print(Reduce reduce) {
        return "reduce(" + reduce.monoid().symbol() + ", " + RulePrinter.print(reduce.operand()) + ", "
                + RulePrinter.axes(reduce.over()) + initial(reduce.initial()) + indices(reduce.indices()) + ")";
    }

    static String print(Dot dot) {
        return "dot(" + RulePrinter.print(dot.left()) + ", " + RulePrinter.print(dot.right())
                + axes("contract", dot.contracted()) + axes("batch", dot.batch()) + indices(dot.indices()) + ")";
    }

    static String print(Convolution convolution) {
        return "conv(" + RulePrinter.print(convolution.input()) + ", " + RulePrinter.print(convolution.kernel())
                + axes("batch", convolution.roles().batch()) + axes("feature", convolution.roles().inputFeature())
                + axes("output", convolution.roles().outputFeature()) + window(convolution.window())
                + axes("reversed", convolution.reversed())
                + attribute("featureGroups", counts(convolution.featureGroups()))
                + attribute("batchGroups", counts(convolution.batchGroups())) + indices(convolution.indices()) + ")";
    }

    static String print(ReduceWindow reduce) {
        return "reduceWindow(" + reduce.monoid().symbol() + ", " + RulePrinter.print(reduce.operand())
                + attribute("size", reduce.size()) + window(reduce.window()) + initial(reduce.initial())
                + indices(reduce.indices()) + ")";
    }

    private static String window(Window window) {
        return attribute("stride", Window.named(window.stride(), 1)) + attribute("low", Window.named(window.low(), 0))
                + attribute("high", Window.named(window.high(), 0))
                + attribute("baseDilation", Window.named(window.baseDilation(), 1))
                + attribute("windowDilation", Window.named(window.windowDilation(), 1));
    }

    private static String axes(String name, Collection<AggregatedAxis> axes) {
        return axes.isEmpty() ? "" : ", " + name + "=" + RulePrinter.axes(axes);
    }

    private static SortedMap<AggregatedAxis, AxisMap> counts(Map<AggregatedAxis, Convolution.Group> groups) {
        SortedMap<AggregatedAxis, AxisMap> counts = new TreeMap<>();
        groups.forEach((axis, group) -> counts.put(axis, group.count()));
        return counts;
    }

    private static String initial(Optional<Element> initial) {
        return initial.map(value -> ", initial=" + TermPrinter.print(value)).orElse("");
    }

    private static String indices(BoundIndices indices) {
        return attribute("index", new TreeMap<>(indices.byAxis()));
    }
}
