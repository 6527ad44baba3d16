package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.ElementValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A concrete tensor as text: a row, a grid, or one grid for each choice of the leading indices. */
final class Grid {

    private static final int MOST_ELEMENTS = 400;

    /** One lane of one axis. */
    private record Dimension(AggregatedAxis axis, int lane, int size, String name) {}

    private final ConcreteTensor tensor;
    private final Optional<Access> marked;
    private final List<Dimension> dimensions = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    private Grid(ConcreteTensor tensor, Optional<Access> marked) {
        this.tensor = tensor;
        this.marked = marked;
        tensor.sizes().forEach((axis, sizes) -> {
            for (int lane = 0; lane < sizes.size(); lane++) {
                dimensions.add(new Dimension(axis, lane, sizes.get(lane), sizes.size() == 1
                        ? axis.label()
                        : axis.label() + "[" + lane + "]"));
            }
        });
    }

    /** The elements, the one at {@code marked} in brackets. */
    static List<String> lines(ConcreteTensor tensor, Optional<Access> marked) {
        return new Grid(tensor, marked).lines();
    }

    private List<String> lines() {
        long size = dimensions.stream().mapToLong(Dimension::size).reduce(1, (a, b) -> a * b);
        if (size == 0) {
            return List.of("(no elements)");
        }
        if (size > MOST_ELEMENTS) {
            return List.of("(" + size + " elements, not shown)");
        }
        if (dimensions.size() > 1) {
            Dimension rows = dimensions.get(dimensions.size() - 2);
            lines.add("rows " + rows.name() + ", columns " + dimensions.get(dimensions.size() - 1).name());
        }
        slices(List.of());
        return lines;
    }

    private void slices(List<Integer> chosen) {
        int open = dimensions.size() - chosen.size();
        if (open > 2) {
            IntStream.range(0, dimensions.get(chosen.size()).size()).forEach(index -> slices(append(chosen, index)));
            return;
        }
        if (!chosen.isEmpty()) {
            lines.add(IntStream.range(0, chosen.size()).mapToObj(i -> dimensions.get(i).name() + " = " + chosen.get(i))
                    .collect(Collectors.joining(", ")) + ":");
        }
        List<List<String>> rows = rows(chosen, open);
        int width = rows.stream().flatMap(List::stream).mapToInt(String::length).max().orElse(0);
        for (List<String> row : rows) {
            lines.add(row.stream().map(cell -> " ".repeat(width - cell.length()) + cell)
                    .collect(Collectors.joining(" ")));
        }
    }

    private List<List<String>> rows(List<Integer> chosen, int open) {
        if (open < 2) {
            return List.of(row(chosen));
        }
        return IntStream.range(0, dimensions.get(chosen.size()).size()).mapToObj(i -> row(append(chosen, i))).toList();
    }

    private List<String> row(List<Integer> chosen) {
        if (chosen.size() == dimensions.size()) {
            return List.of(cell(chosen));
        }
        return IntStream.range(0, dimensions.get(chosen.size()).size()).mapToObj(i -> cell(append(chosen, i)))
                .toList();
    }

    private String cell(List<Integer> indices) {
        Map<AggregatedAxis, List<Integer>> access = new TreeMap<>();
        tensor.sizes().keySet().forEach(axis -> access.put(axis, new ArrayList<>()));
        for (int i = 0; i < indices.size(); i++) {
            access.getOrDefault(dimensions.get(i).axis(), new ArrayList<>()).add(indices.get(i));
        }
        Access here = new Access(new TreeMap<>(access));
        ElementValue value = tensor.elements().get(here);
        String text = value == null ? "?" : value.toString();
        return marked.filter(here::equals).isPresent() ? "[" + text + "]" : text;
    }

    private static List<Integer> append(List<Integer> indices, int index) {
        List<Integer> all = new ArrayList<>(indices);
        all.add(index);
        return all;
    }
}
