package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Scatters. A window of HLO that is not inside of the operand as a whole updates nothing; one of StableHLO updates what is inside. Both are
 * the same where a window has one place on each dimension that an index is about. Otherwise the index of a window that is not inside
 * becomes one that is outside as a whole.
 */
final class Scatters {

    private Scatters() {
    }

    static List<Value> scatter(Instruction instruction) {
        int count = (instruction.count() - 1) / 2;
        List<Value> operands = new ArrayList<>(instruction.arrays());
        if (count < 1 || operands.size() != 2 * count + 1) {
            throw instruction.refused("it has " + operands.size() + " operands");
        }
        List<Type> elements = Shape.leaves(instruction.stated()).stream().map(Combining::element).toList();
        Stream.of(operands.subList(0, count), operands.subList(count + 1, operands.size())).forEach(each -> {
            List<Type> found = each.stream().map(value -> Combining.element(value.type())).toList();
            if (!found.equals(elements)) {
                throw instruction.refused("elements of the types " + found + " become those of the types " + elements);
            }
        });
        Function body = instruction.computation("to_apply");
        instruction.requireElements(body, Stream.concat(elements.stream(), elements.stream()).toList(), elements);
        Attributes attributes = instruction.attributes();
        Map<String, Attribute> numbers = new HashMap<>();
        for (String each : List.of("update_window_dims", "inserted_window_dims", "scatter_dims_to_operand_dims",
                "input_batching_dims", "scatter_indices_batching_dims")) {
            numbers.put(each, Combining.dimensions(attributes, each));
        }
        numbers.put("index_vector_dim", Written.number(attributes.number("index_vector_dim")));
        operands.set(count, Extents.of(instruction, count).inside(operands.get(count)));
        return instruction.at("stablehlo.scatter", operands,
                Map.of("scatter_dimension_numbers", Written.fields("stablehlo.scatter", numbers), "indices_are_sorted",
                        attributes.find("indices_are_sorted").orElse(Written.truth(false)), "unique_indices",
                        attributes.find("unique_indices").orElse(Written.truth(false))),
                instruction.scope().region(body));
    }

    /**
     * The dimensions of an operand that indices are about.
     *
     * @param sizes   of the operand on each of them
     * @param windows of a window on each of them
     * @param vector  the dimension of the indices that has a place for each of them
     */
    private record Extents(Instruction instruction, List<Long> sizes, List<Long> windows, int vector) {

        private static Extents of(Instruction instruction, int count) {
            Attributes attributes = instruction.attributes();
            List<Integer> inserted = attributes.dimensions("inserted_window_dims");
            List<Integer> batch = attributes.dimensions("input_batching_dims");
            List<Integer> window = attributes.dimensions("update_window_dims");
            List<Long> operand = Shape.sizes(instruction.tensor(0));
            List<Long> updates = Shape.sizes(instruction.tensor(count + 1));
            List<Long> extents = new ArrayList<>();
            int next = 0;
            for (int i = 0; i < operand.size(); i++) {
                extents.add(inserted.contains(i) || batch.contains(i) ? 1 : updates.get(window.get(next++)));
            }
            List<Integer> about = attributes.dimensions("scatter_dims_to_operand_dims");
            return new Extents(instruction, about.stream().map(operand::get).toList(),
                    about.stream().map(extents::get).toList(), (int) attributes.number("index_vector_dim"));
        }

        /** The indices, where those of windows that are not inside are beyond the end of each dimension. */
        private Value inside(Value indices) {
            if (windows.stream().allMatch(each -> each <= 1)) {
                return indices;
            }
            if (!(indices.type() instanceof Type.Tensor type && type.element() instanceof Type.Whole whole)
                    || vector > type.dimensions().size()
                    || sizes.stream().anyMatch(size -> size >= 1L << Math.min(whole.bits() - 1, 62))) {
                throw instruction.refused("a window may be inside in part");
            }
            boolean single = vector == type.dimensions().size();
            List<Long> last = new ArrayList<>();
            for (int i = 0; i < sizes.size(); i++) {
                last.add(sizes.get(i) - windows.get(i));
            }
            Type.Tensor truths = Shape.tensor(new Type.Whole(1, Type.Signedness.SIGNLESS), Shape.sizes(type));
            Made made = new Made(instruction, indices);
            Value some = made.compared("GE", indices, made.spread(last.stream().map(each -> 0L).toList(), type, vector),
                    truths);
            Value others = made.compared("LE", indices, made.spread(last, type, vector), truths);
            Value both = made.of("and", List.of(some, others), truths, Map.of());
            Value all = single ? both : made.all(both, truths, vector);
            return made.of("select", List.of(all, indices, made.spread(sizes, type, vector)), type, Map.of());
        }
    }

    /** Operations beside those of the program, whose values are called like one of it. */
    private record Made(Instruction instruction, Value like) {

        private Value of(String name, List<Value> operands, Type type, Map<String, Attribute> attributes) {
            return instruction.scope().made("stablehlo." + name, operands, like, type, attributes, List.of());
        }

        private Value compared(String direction, Value left, Value right, Type truths) {
            return of("compare", List.of(left, right), truths, Map.of("comparison_direction",
                    new Attribute.Words("stablehlo", "comparison_direction " + direction)));
        }

        /** A number for each place along one dimension, at all places of the others. */
        private Value spread(List<Long> line, Type.Tensor type, int along) {
            Value numbers = of("constant", List.of(), Shape.tensor(type.element(), List.of((long) line.size())),
                    Map.of("value", Written.line(line, type.element())));
            boolean single = along == type.dimensions().size();
            Value only = single
                    ? of("reshape", List.of(numbers), Shape.tensor(type.element(), List.of()), Map.of())
                    : numbers;
            return of("broadcast_in_dim", List.of(only), type,
                    Map.of("broadcast_dimensions", Written.numbers(single ? List.of() : List.of((long) along))));
        }

        /** Whether all along one dimension are true, at each place of it. */
        private Value all(Value truths, Type.Tensor type, int along) {
            List<Long> others = LongStream.range(0, type.dimensions().size()).filter(i -> i != along).boxed().toList();
            List<Long> sizes = Shape.sizes(type);
            Type.Tensor reduced = Shape.tensor(type.element(),
                    others.stream().map(i -> sizes.get(i.intValue())).toList());
            Value all = of("slice", List.of(truths), withOne(type, along), cut(sizes, along, 0));
            for (long i = 1; i < sizes.get(along); i++) {
                Value next = of("slice", List.of(truths), withOne(type, along), cut(sizes, along, i));
                all = of("and", List.of(all, next), withOne(type, along), Map.of());
            }
            Value line = of("reshape", List.of(all), reduced, Map.of());
            return of("broadcast_in_dim", List.of(line), type, Map.of("broadcast_dimensions", Written.numbers(others)));
        }

        private static Type.Tensor withOne(Type.Tensor type, int along) {
            List<Long> sizes = new ArrayList<>(Shape.sizes(type));
            sizes.set(along, 1L);
            return Shape.tensor(type.element(), sizes);
        }

        private static Map<String, Attribute> cut(List<Long> sizes, int along, long at) {
            List<Long> start = new ArrayList<>(sizes.stream().map(each -> 0L).toList());
            List<Long> limit = new ArrayList<>(sizes);
            start.set(along, at);
            limit.set(along, at + 1);
            return Map.of("start_indices", Written.numbers(start), "limit_indices", Written.numbers(limit), "strides",
                    Written.numbers(sizes.stream().map(each -> 1L).toList()));
        }
    }
}
