package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.verifier.denotation.OperatorMeaningTest.Operands;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** The operators that combine many elements into one, with every attribute in use. */
final class ReductionOperators {

    private ReductionOperators() {
    }

    static Stream<Arguments> all() {
        List<Arguments> all = new ArrayList<>();
        for (Monoid each : List.of(Monoid.SUM, Monoid.PRODUCT, Monoid.MIN, Monoid.MAX)) {
            add(all, "reduce " + each, o -> plane(o, "X").reduce(each, o.c().axis()));
            add(all, "reduce all, " + each, o -> plane(o, "X").reduce(each, o.c().axis(), o.d().axis()));
            add(all, "reduce from an initial value, " + each,
                    o -> plane(o, "X").reduce(each, initial(o), o.c().axis()));
            add(all, "reduce window " + each, o -> pooled(o, each));
        }
        add(all, "reduce and", o -> o.truths("P").reduce(Monoid.AND, o.c().axis()));
        add(all, "reduce or", o -> o.truths("P").reduce(Monoid.OR, o.c().axis()));
        add(all, "reduce over nothing", o -> o.tensor("X").reduce(Monoid.SUM));
        add(all, "dot", o -> plane(o, "X").dot(plane(o, "Y"), List.of(o.c().axis()), List.of(o.d().axis())));
        add(all, "dot without a common axis", o -> o.tensor("X").dot(other(o), List.of(), List.of()));
        add(all, "convolution", o -> convolved(o, List.of(), AxisMaps.none(), AxisMaps.none()));
        add(all, "convolution reversed", o -> convolved(o, List.of(o.c().axis()), AxisMaps.none(), AxisMaps.none()));
        add(all, "convolution in groups of features",
                o -> convolved(o, List.of(), AxisMaps.on(feature(o), groups(o)), AxisMaps.none()));
        add(all, "convolution in groups of the batch",
                o -> convolved(o, List.of(), AxisMaps.none(), AxisMaps.on(batch(o), groups(o))));
        return all.stream();
    }

    private static void add(List<Arguments> all, String name, Function<Operands, TensorExpr> expression) {
        all.add(Arguments.of(name, expression));
    }

    private static Element initial(Operands o) {
        return o.rule().element("v", ElementType.OPEN);
    }

    private static TensorExpr plane(Operands o, String name) {
        return o.rule()
                .tensor(name, Shape.of(o.c(), o.map("size" + name)).with(o.d(), o.rule().map("other" + name, o.d())));
    }

    private static Window.Written window(Operands o) {
        return new Window.Written(AxisMaps.of(o.map("p")), AxisMaps.of(o.map("a")), AxisMaps.of(o.map("b")),
                AxisMaps.of(o.map("e")), AxisMaps.of(o.map("f")));
    }

    private static TensorExpr pooled(Operands o, Monoid monoid) {
        return ReduceWindow.of(monoid, o.tensor("X"), Optional.of(initial(o)), AxisMaps.of(o.map("w")), window(o),
                BoundIndices.unnamed());
    }

    private static AggregatedAxis feature(Operands o) {
        return o.s().axis("feature");
    }

    private static AggregatedAxis batch(Operands o) {
        return o.s().axis("batch");
    }

    private static AxisMap groups(Operands o) {
        return o.rule().map("g", o.s());
    }

    private static TensorExpr convolved(Operands o, List<AggregatedAxis> reversed, AxisMaps featureGroups,
            AxisMaps batchGroups) {
        AggregatedAxis output = o.s().axis("output");
        TensorExpr x = o.rule()
                .tensor("X",
                        Shape.of(batch(o), o.rule().map("nb", o.s()))
                                .with(feature(o), o.rule().map("nf", o.s()))
                                .with(o.c(), o.map("n")));
        TensorExpr w = o.rule()
                .tensor("W",
                        Shape.of(feature(o), o.rule().map("kf", o.s()))
                                .with(output, o.rule().map("no", o.s()))
                                .with(o.c(), o.map("w")));
        return Convolution.of(x, w, List.of(batch(o)), List.of(feature(o)), List.of(output),
                new Convolution.Options(window(o), reversed, featureGroups, batchGroups, BoundIndices.unnamed()));
    }

    private static TensorExpr other(Operands o) {
        return o.rule().tensor("Y", Shape.of(o.d(), o.rule().map("m", o.d())));
    }
}
