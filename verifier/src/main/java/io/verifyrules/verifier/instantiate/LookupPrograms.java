package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.verifier.instantiate.ProgramBody.Placed;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Gathers, scatters and sorts. */
final class LookupPrograms {

    private final Instantiation side;
    private final ProgramBody body;

    LookupPrograms(Instantiation side, ProgramBody body) {
        this.side = side;
        this.body = body;
    }

    Placed gather(Gather gather, List<Dimension> at, Type type) {
        Placed operand = side.value(gather.operand());
        Placed indices = side.value(gather.indices());
        Collection<AggregatedAxis> one = List.of(gather.along());
        boolean stays = !gather.size().isEmpty();
        Collection<AggregatedAxis> offset = new TreeSet<>(at.stream().map(Dimension::axis).toList());
        offset.removeAll(gather.indices().type().axes());
        SortedMap<String, Attribute> dimensions = new TreeMap<>();
        dimensions.put("offset_dims", list(at, offset));
        dimensions.put("collapsed_slice_dims", list(operand.positions(), stays ? List.of() : one));
        dimensions.put("operand_batching_dims", list(operand.positions(), gather.batch()));
        dimensions.put("start_indices_batching_dims", list(indices.positions(), gather.batch()));
        dimensions.put("start_index_map", list(operand.positions(), one));
        dimensions.put("index_vector_dim", Attribute.Of.plain(ProgramBody.whole(indices.positions().size())));
        List<Long> sizes = operand.positions()
                .stream()
                .map(position -> gather.batch().contains(position.axis())
                        ? Long.valueOf(1)
                        : position.axis().equals(gather.along())
                                ? Long.valueOf(side.on(gather.size(), position, 1))
                                : Long.valueOf(position.size()))
                .toList();
        return body.operation("stablehlo.gather", at, type, List.of(operand, indices), Map.of("dimension_numbers",
                new Attribute.Fields("stablehlo.gather", dimensions), "slice_sizes", ProgramBody.numbers(sizes)));
    }

    Placed scatter(Scatter scatter, List<Dimension> at, Type type) {
        if (!(scatter.monoid() instanceof Monoid monoid)) {
            throw new NotExpressible("nothing says what " + scatter.monoid().symbol() + " computes");
        }
        Placed operand = side.value(scatter.operand());
        Placed indices = side.value(scatter.indices());
        Placed updates = side.value(scatter.updates());
        Collection<AggregatedAxis> one = List.of(scatter.along());
        Collection<AggregatedAxis> window = new TreeSet<>(scatter.updates().type().axes());
        window.removeAll(scatter.indices().type().axes());
        SortedMap<String, Attribute> dimensions = new TreeMap<>();
        dimensions.put("update_window_dims", list(updates.positions(), window));
        dimensions.put("inserted_window_dims", list(operand.positions(), scatter.isWindow() ? List.of() : one));
        dimensions.put("input_batching_dims", list(operand.positions(), scatter.batch()));
        dimensions.put("scatter_indices_batching_dims", list(indices.positions(), scatter.batch()));
        dimensions.put("scatter_dims_to_operand_dims", list(operand.positions(), one));
        dimensions.put("index_vector_dim", Attribute.Of.plain(ProgramBody.whole(indices.positions().size())));
        return body.operation("stablehlo.scatter", at, type, List.of(operand, indices, updates),
                Map.of("scatter_dimension_numbers", new Attribute.Fields("stablehlo.scatter", dimensions)),
                List.of(body.reducer(Names.of(monoid.operator()), type)));
    }

    private static Attribute list(List<Dimension> positions, Collection<AggregatedAxis> axes) {
        return ProgramBody.list(Dimension.indices(positions, axes));
    }

    Placed sorted(Sort sort, List<Dimension> at, Type type) {
        return sorted(sort, at, List.of(side.value(sort.operand()))).getFirst();
    }

    /** Several tensors sorted together, each of them. */
    List<Placed> sorted(Sort sort, Zip zip) {
        List<Placed> operands = zip.operands().stream().map(side::value).toList();
        return sorted(sort, operands.getFirst().positions(), operands);
    }

    /** The comparator puts what is no number last. */
    private List<Placed> sorted(Sort sort, List<Dimension> at, List<Placed> operands) {
        Type truth = Type.Tensor.of(new Type.Whole(1, Type.Signedness.SIGNLESS));
        List<Value> arguments = new ArrayList<>();
        for (int i = 0; i < operands.size(); i++) {
            Type scalar = Type.Tensor.of(operands.get(i).element());
            arguments.add(body.argument("%a" + (i == 0 ? "" : i), scalar));
            arguments.add(body.argument("%b" + (i == 0 ? "" : i), scalar));
        }
        Value a = arguments.get(0);
        Value b = arguments.get(1);
        return body.several("stablehlo.sort",
                operands.stream().map(operand -> ProgramBody.type(operand.element(), at)).toList(), operands,
                Map.of("dimension", ProgramBody.number(Dimension.indices(at, List.of(sort.along())).getFirst()),
                        "is_stable", Attribute.Of.plain(new Literal.Truth(true))),
                List.of(body.region(arguments, inside -> {
                    Value less = compared(inside, Relation.LT, truth, a, b);
                    Value number = compared(inside, Relation.EQ, truth, a, a);
                    Value none = compared(inside, Relation.NE, truth, b, b);
                    Value last = inside.applied("stablehlo.and", truth, Map.of(), number, none);
                    return List.of(inside.applied("stablehlo.or", truth, Map.of(), less, last));
                }))).stream().map(value -> new Placed(value, at)).toList();
    }

    private static Value compared(ProgramBody inside, Relation relation, Type truth, Value a, Value b) {
        return inside.applied("stablehlo.compare", truth, Instantiation.direction(relation), a, b);
    }
}
