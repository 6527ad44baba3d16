package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.verifier.instantiate.ProgramBody.Placed;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reductions, sums of products and reductions over windows, with their bodies. */
final class ReductionPrograms {

    private final Instantiation side;
    private final ProgramBody body;

    ReductionPrograms(Instantiation side, ProgramBody body) {
        this.side = side;
        this.body = body;
    }

    private static Monoid monoid(Reducer reducer) {
        return switch (reducer) {
            case Monoid monoid -> monoid;
            case ArgExtreme extreme ->
                throw new NotExpressible("a tensor of pairs, which " + extreme.symbol() + " gives");
            case DeclaredMonoid declared ->
                throw new NotExpressible("nothing says what " + declared.symbol() + " computes");
        };
    }

    private Placed initial(Monoid monoid, Optional<Element> given, Type type) {
        return given.map(side::element)
                .orElseGet(() -> body.constant(new Data.Splat(Identities.of(monoid, type)), type, List.of()));
    }

    Placed reduced(Reduce reduce, List<Dimension> at, Type type) {
        Monoid monoid = monoid(reduce.monoid());
        Placed operand = side.value(reduce.operand());
        return body.operation("stablehlo.reduce", at, type, List.of(operand, initial(monoid, reduce.initial(), type)),
                Map.of("dimensions", ProgramBody.numbers(Dimension.indices(operand.positions(), reduce.over()))),
                List.of(body.reducer(Names.of(monoid.operator()), type)));
    }

    Placed windowed(ReduceWindow reduce, List<Dimension> at, Type type) {
        Monoid monoid = monoid(reduce.monoid());
        Placed operand = side.value(reduce.operand());
        List<Literal> edges = operand.positions()
                .stream()
                .flatMap(position -> Stream.of(side.on(reduce.window().low(), position, 0),
                        side.on(reduce.window().high(), position, 0)))
                .map(ProgramBody::whole)
                .toList();
        int rank = operand.positions().size();
        Attribute padding = new Attribute.Dense(
                rank == 0 ? new Data.Nothing() : new Data.Listed(List.of(rank, 2), edges),
                Type.Tensor.of(new Type.Whole(64, Type.Signedness.SIGNLESS), rank, 2));
        return body.operation("stablehlo.reduce_window", at, type,
                List.of(operand, initial(monoid, reduce.initial(), type)),
                Map.of("window_dimensions", side.each(reduce.size(), operand, 1), "window_strides",
                        side.each(reduce.window().stride(), operand, 1), "base_dilations",
                        side.each(reduce.window().baseDilation(), operand, 1), "window_dilations",
                        side.each(reduce.window().windowDilation(), operand, 1), "padding", padding),
                List.of(body.reducer(Names.of(monoid.operator()), type)));
    }

    /** Batch dimensions come first, then what only the left operand has, then what only the right one has. */
    Placed dot(Dot dot, List<Dimension> at, Type type) {
        Placed left = side.value(dot.left());
        Placed right = side.value(dot.right());
        List<Dimension> order = Stream
                .concat(left.positions().stream().filter(position -> dot.batch().contains(position.axis())),
                        Stream.of(left, right)
                                .flatMap(operand -> operand.positions().stream())
                                .filter(position -> !dot.contracted().contains(position.axis())
                                        && !dot.batch().contains(position.axis())))
                .toList();
        SortedMap<String, Attribute> dimensions = new TreeMap<>(Map.of("lhs_batching_dimensions",
                ProgramBody.list(Dimension.indices(left.positions(), dot.batch())), "rhs_batching_dimensions",
                ProgramBody.list(Dimension.indices(right.positions(), dot.batch())), "lhs_contracting_dimensions",
                ProgramBody.list(Dimension.indices(left.positions(), dot.contracted())), "rhs_contracting_dimensions",
                ProgramBody.list(Dimension.indices(right.positions(), dot.contracted()))));
        Placed product = body.operation("stablehlo.dot_general", order, type, List.of(left, right),
                Map.of("dot_dimension_numbers", new Attribute.Fields("stablehlo.dot", dimensions)));
        return order.equals(at) ? product : body.transposed(order, product, at);
    }

    /** One of several tensors: as it was before they were joined, or as a reduction of pairs gives it. */
    Placed component(Component component) {
        return switch (component.operand()) {
            case Zip zip -> side.value(zip.operands().get(component.index()));
            case Reduce reduce when reduce.monoid() instanceof ArgExtreme extreme
                    && reduce.operand() instanceof Zip zip ->
                extremes(reduce, extreme, zip).get(component.index());
            default -> throw new NotExpressible("a tensor of tuples that is moved");
        };
    }

    private List<Placed> extremes(Reduce reduce, ArgExtreme extreme, Zip zip) {
        Element given = reduce.initial()
                .orElseThrow(() -> new NotExpressible("a reduction of pairs without an initial pair"));
        if (!(given instanceof Element.Tuple initial)) {
            throw new NotExpressible("an initial value that is no pair");
        }
        List<Placed> operands = new ArrayList<>(zip.operands().stream().map(side::value).toList());
        List<Dimension> positions = operands.getFirst().positions();
        List<Dimension> at = positions.stream().filter(position -> !reduce.over().contains(position.axis())).toList();
        Type values = operands.get(0).element();
        Type indices = operands.get(1).element();
        initial.components().forEach(element -> operands.add(side.element(element)));
        return body.several("stablehlo.reduce", List.of(ProgramBody.type(values, at), ProgramBody.type(indices, at)),
                operands, Map.of("dimensions", ProgramBody.numbers(Dimension.indices(positions, reduce.over()))),
                List.of(better(extreme, values, indices))).stream().map(value -> new Placed(value, at)).toList();
    }

    /** Of two pairs the one with the better value, and of equal values the lesser index. */
    private Region better(ArgExtreme extreme, Type values, Type indices) {
        Type value = Type.Tensor.of(values);
        Type index = Type.Tensor.of(indices);
        Type truth = Type.Tensor.of(new Type.Whole(1, Type.Signedness.SIGNLESS));
        Value a = body.argument("%a", value);
        Value i = body.argument("%i", index);
        Value b = body.argument("%b", value);
        Value j = body.argument("%j", index);
        boolean greatest = extreme == ArgExtreme.MAX;
        return body.region(List.of(a, i, b, j), inside -> {
            Value first = inside.applied("stablehlo.compare", truth,
                    Instantiation.direction(greatest ? Relation.GT : Relation.LT), a, b);
            Value same = inside.applied("stablehlo.compare", truth, Instantiation.direction(Relation.EQ), a, b);
            Value best = inside.applied(greatest ? "stablehlo.maximum" : "stablehlo.minimum", value, Map.of(), a, b);
            Value least = inside.applied("stablehlo.minimum", index, Map.of(), i, j);
            Value other = inside.applied("stablehlo.select", index, Map.of(), first, i, j);
            return List.of(best, inside.applied("stablehlo.select", index, Map.of(), same, least, other));
        });
    }
}
