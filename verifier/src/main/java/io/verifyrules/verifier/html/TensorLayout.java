package io.verifyrules.verifier.html;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The elements of a tensor as grids: the last two lanes are rows and columns, each choice of the others has its grid. */
record TensorLayout(List<Slice> slices, int rows, int columns) {

    /** One grid; its label says which indices are chosen. */
    record Slice(String label, List<List<Access>> rows) {}

    private record Dimension(AggregatedAxis axis, int size, String name) {}

    static TensorLayout of(ConcreteTensor tensor) {
        List<Dimension> dimensions = dimensions(tensor);
        int outer = Math.max(0, dimensions.size() - 2);
        List<Slice> slices = choices(dimensions.subList(0, outer)).stream()
                .map(chosen -> slice(tensor, dimensions, chosen))
                .toList();
        int columns = dimensions.isEmpty() ? 1 : dimensions.get(dimensions.size() - 1).size();
        int rows = dimensions.size() < 2 ? 1 : dimensions.get(dimensions.size() - 2).size();
        return new TensorLayout(slices, rows, columns);
    }

    private static List<Dimension> dimensions(ConcreteTensor tensor) {
        List<Dimension> dimensions = new ArrayList<>();
        tensor.sizes().forEach((axis, sizes) -> {
            for (int lane = 0; lane < sizes.size(); lane++) {
                dimensions.add(new Dimension(axis, sizes.get(lane),
                        sizes.size() == 1 ? axis.label() : axis.label() + "[" + lane + "]"));
            }
        });
        return dimensions;
    }

    private static Slice slice(ConcreteTensor tensor, List<Dimension> dimensions, List<Integer> chosen) {
        List<Dimension> inner = dimensions.subList(chosen.size(), dimensions.size());
        List<List<Integer>> rows = inner.size() < 2 ? List.of(List.of()) : choices(inner.subList(0, 1));
        List<List<Integer>> columns = inner.isEmpty()
                ? List.of(List.of())
                : choices(inner.subList(inner.size() - 1, inner.size()));
        String label = IntStream.range(0, chosen.size())
                .mapToObj(i -> dimensions.get(i).name() + " = " + chosen.get(i))
                .collect(Collectors.joining(", "));
        return new Slice(label,
                rows.stream()
                        .map(row -> columns.stream()
                                .map(column -> access(tensor, dimensions, joined(joined(chosen, row), column)))
                                .toList())
                        .toList());
    }

    private static List<Integer> joined(List<Integer> first, List<Integer> second) {
        List<Integer> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    private static List<List<Integer>> choices(List<Dimension> dimensions) {
        List<List<Integer>> choices = List.of(List.of());
        for (Dimension dimension : dimensions) {
            choices = choices.stream()
                    .flatMap(choice -> IntStream.range(0, dimension.size()).mapToObj(i -> joined(choice, List.of(i))))
                    .toList();
        }
        return choices;
    }

    private static Access access(ConcreteTensor tensor, List<Dimension> dimensions, List<Integer> indices) {
        Map<AggregatedAxis, List<Integer>> access = new TreeMap<>();
        tensor.sizes().keySet().forEach(axis -> access.put(axis, new ArrayList<>()));
        for (int i = 0; i < indices.size(); i++) {
            access.getOrDefault(dimensions.get(i).axis(), new ArrayList<>()).add(indices.get(i));
        }
        return new Access(new TreeMap<>(access));
    }
}
