package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.verifier.denotation.OperatorMeaningTest.Operands;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** The operators that make tuples, take them apart, or combine pairs of a value and an index. */
final class TupleOperators {

    private TupleOperators() {
    }

    static Stream<Arguments> all() {
        List<Arguments> all = new ArrayList<>();
        add(all, "zip", o -> Zip.of(List.of(o.tensor("X"), o.truths("P"))));
        add(all, "a component", o -> Component.of(Zip.of(List.of(o.tensor("X"), o.truths("P"))), 1));
        add(all, "a component of a choice",
                o -> Component.of(Select.of(o.truths("P"), Zip.of(List.of(o.tensor("X"), o.tensor("Y"))),
                        Zip.of(List.of(o.tensor("Z"), o.tensor("W"))).reverse(o.c())), 1));
        add(all, "an element of a tuple", o -> TupleElement.of(List.of(o.alongS("X"), o.tensor("Y")), 1));
        for (ArgExtreme each : ArgExtreme.values()) {
            add(all, each + " of values and indices", o -> reduced(each, Pairs.of(o).zipped(), Optional.empty(), o));
            add(all, each + " of values that are all the same",
                    o -> reduced(each, Pairs.of(o).withZeros(), Optional.empty(), o));
            add(all, "the place of " + each,
                    o -> Component.of(reduced(each, Pairs.of(o).withPlaces(o), Optional.empty(), o), 1));
            add(all, each + " from an initial pair", o -> reduced(each, Pairs.of(o).zipped(), initial(o), o));
            add(all, each + " of values that are all the same from an initial pair",
                    o -> reduced(each, Pairs.of(o).withZeros(), initial(o), o));
            add(all, each + " over two axes", o -> Reduce.of(each, Pairs.of(o).zipped(),
                    List.of(o.s().axis(), o.c().axis()), Optional.empty(), BoundIndices.unnamed()));
        }
        return all.stream();
    }

    private static void add(List<Arguments> all, String name, Function<Operands, TensorExpr> expression) {
        all.add(Arguments.of(name, expression));
    }

    /** Values and indices of one shape. */
    private record Pairs(Shape shape, TensorExpr values, TensorExpr indices) {

        static Pairs of(Operands o) {
            Shape shape = Shape.of(o.s(), o.rule().map("n", o.s())).with(o.c(), o.map("m"));
            return new Pairs(shape, o.rule().tensor("X", shape), o.rule().tensor("I", ElementType.INT, shape));
        }

        TensorExpr zipped() {
            return Zip.of(List.of(values, indices));
        }

        TensorExpr withZeros() {
            return Zip.of(List.of(values.minus(values), indices));
        }

        TensorExpr withPlaces(Operands o) {
            return Zip.of(List.of(values, Iota.of(shape, o.s().axis())));
        }
    }

    private static Optional<Element> initial(Operands o) {
        return Optional.of(new Element.Tuple(
                List.of(o.rule().element("v", ElementType.OPEN), o.rule().element("w", ElementType.INT))));
    }

    private static TensorExpr reduced(Reducer by, TensorExpr pairs, Optional<Element> initial, Operands o) {
        return Reduce.of(by, pairs, List.of(o.s().axis()), initial, BoundIndices.unnamed());
    }
}
