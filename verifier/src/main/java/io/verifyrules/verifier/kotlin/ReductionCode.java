package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.verifier.kotlin.LiteralCode.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The operators that combine many elements into one, in Kotlin. */
record ReductionCode(Terms terms) {

    Code by(Reducer reducer) {
        return switch (reducer) {
            case Monoid monoid -> terms.word(monoid.symbol());
            case ArgExtreme extreme -> terms.word(extreme.symbol());
            case DeclaredMonoid declared -> terms.names().local(declared.function().name());
        };
    }

    Code written(Reduce reduce) {
        List<Code.Argument> arguments = new ArrayList<>(List.of(Code.Argument.of(by(reduce.monoid()))));
        terms.axes().indexed(reduce.over(), reduce.indices()).forEach(axis -> arguments.add(Code.Argument.of(axis)));
        initial(reduce.initial(), arguments);
        return terms.of(reduce.operand()).then("reduce", arguments);
    }

    private void initial(Optional<Element> initial, List<Code.Argument> arguments) {
        initial.ifPresent(value -> arguments.add(Code.Argument.named("initial", terms.of(value, Place.ANY))));
    }

    Code written(Dot dot) {
        List<Code.Argument> arguments = new ArrayList<>(
                List.of(Code.Argument.of(terms.of(dot.left())), Code.Argument.of(terms.of(dot.right()))));
        axes("contract", terms.axes().indexed(dot.contracted(), dot.indices()), arguments);
        axes("batch", terms.axes().all(dot.batch()), arguments);
        return new Code.Call(Optional.empty(), terms.names().function("dot"), arguments);
    }

    private void axes(String name, List<Code> axes, List<Code.Argument> arguments) {
        if (!axes.isEmpty()) {
            arguments.add(Code.Argument.named(name, terms.axes().on(axes)));
        }
    }

    /** Batch and output features follow from the operands, so nobody says them. */
    Code written(Convolution convolution) {
        List<Code.Argument> arguments = new ArrayList<>(List.of(Code.Argument.of(terms.of(convolution.input())),
                Code.Argument.of(terms.of(convolution.kernel()))));
        axes("feature", terms.axes().all(convolution.roles().inputFeature()), arguments);
        window(convolution.window(), convolution.roles().spatial(), arguments);
        axes("reversed", terms.axes().all(convolution.reversed()), arguments);
        groups("featureGroups", convolution.featureGroups(), convolution.roles().inputFeature(), arguments);
        groups("batchGroups", convolution.batchGroups(), convolution.roles().batch(), arguments);
        indices(convolution.indices(), arguments);
        return new Code.Call(Optional.empty(), terms.names().function("conv"), arguments);
    }

    private void groups(String name, SortedMap<AggregatedAxis, Convolution.Group> groups,
            Collection<AggregatedAxis> axes, List<Code.Argument> arguments) {
        SortedMap<AggregatedAxis, AxisMap> counts = new TreeMap<>();
        groups.forEach((axis, group) -> counts.put(axis, group.count()));
        arguments.addAll(new AttributeCode(terms, axes).attribute(name, counts).arguments());
    }

    Code written(ReduceWindow window) {
        List<Code.Argument> arguments = new ArrayList<>(List.of(Code.Argument.of(by(window.monoid()))));
        arguments.addAll(required(terms, "size", window.size(), 1, window.operand()));
        window(window.window(), window.size().keySet(), arguments);
        initial(window.initial(), arguments);
        indices(window.indices(), arguments);
        return terms.of(window.operand()).then("reduceWindow", arguments);
    }

    /** Each attribute of a window is read for itself. */
    private void window(Window window, Collection<AggregatedAxis> axes, List<Code.Argument> arguments) {
        attribute("stride", Window.named(window.stride(), 1), axes, arguments);
        attribute("low", Window.named(window.low(), 0), axes, arguments);
        attribute("high", Window.named(window.high(), 0), axes, arguments);
        attribute("baseDilation", Window.named(window.baseDilation(), 1), axes, arguments);
        attribute("windowDilation", Window.named(window.windowDilation(), 1), axes, arguments);
    }

    private void attribute(String name, SortedMap<AggregatedAxis, AxisMap> maps, Collection<AggregatedAxis> axes,
            List<Code.Argument> arguments) {
        arguments.addAll(new AttributeCode(terms, axes).attribute(name, maps).arguments());
    }

    private void indices(BoundIndices indices, List<Code.Argument> arguments) {
        axes("index", terms.axes().indexed(indices.byAxis().keySet(), indices), arguments);
    }

    Code written(Scatter scatter) {
        return terms.of(scatter.operand())
                .then("scatter", Code.Argument.of(by(scatter.monoid())), Code.Argument.of(terms.of(scatter.indices())),
                        Code.Argument.of(terms.of(scatter.updates())),
                        Code.Argument.named("along", terms.axes().of(scatter.along())));
    }

    /** An attribute that has to be said: where it names no axis, a number that says nothing of any. */
    static List<Code.Argument> required(Terms terms, String name, SortedMap<AggregatedAxis, AxisMap> maps, long neutral,
            TensorExpr operand) {
        if (!maps.isEmpty()) {
            return new AttributeCode(terms, operand.type().axes()).attribute(name, maps).arguments();
        }
        boolean says = !operand.type().axes().isEmpty() && (name.equals("size") || name.equals("start"));
        if (says) {
            throw new NotInKotlin("the attribute " + name + " names no axis, and its operand has some");
        }
        return List.of(Code.Argument.named(name, Code.number(neutral)));
    }
}
