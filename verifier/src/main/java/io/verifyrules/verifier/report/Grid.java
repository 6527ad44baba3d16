package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.value.ElementValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A concrete tensor as text: a row, a grid, or one grid for each choice of the leading indices. */
final class Grid {

    private static final int MOST_ELEMENTS = 400;
    private static final int MOST_EXCEPTIONS = 5;

    /** One lane of one axis. */
    private record Dimension(AggregatedAxis axis, int lane, int size, String name) {}

    /** One element as text. */
    private record Cell(String text, boolean marked, ReadCells.Look look) {

        String painted(Palette palette) {
            return marked ? palette.bad(text) : switch (look) {
                case TRACED -> palette.doubtful(text);
                case UNREAD -> palette.faint(text);
                case PLAIN -> text;
            };
        }
    }

    private final ConcreteTensor tensor;
    private final Optional<Access> marked;
    private final Function<Access, ReadCells.Look> looks;
    private final TextStyle style;
    private final List<Dimension> dimensions = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    private Grid(ConcreteTensor tensor, Optional<Access> marked, Function<Access, ReadCells.Look> looks,
            TextStyle style) {
        this.tensor = tensor;
        this.marked = marked;
        this.looks = looks;
        this.style = style;
        tensor.sizes().forEach((axis, sizes) -> {
            for (int lane = 0; lane < sizes.size(); lane++) {
                dimensions.add(new Dimension(axis, lane, sizes.get(lane),
                        sizes.size() == 1 ? axis.label() : axis.label() + "[" + lane + "]"));
            }
        });
    }

    /** The elements, the one at {@code marked} in brackets; columns that do not fit beside the others come below them. */
    static List<String> lines(ConcreteTensor tensor, Optional<Access> marked, TextStyle style) {
        return new Grid(tensor, marked, ignored -> ReadCells.Look.PLAIN, style).lines();
    }

    /** The elements of an input, each as it looks; only colours tell. */
    static List<String> lines(ConcreteTensor tensor, Function<Access, ReadCells.Look> looks, TextStyle style) {
        return new Grid(tensor, Optional.empty(), looks, style).lines();
    }

    /** Whether the tensor has more elements than one can look at. */
    static boolean isLarge(ConcreteTensor tensor) {
        return tensor.count() > MOST_ELEMENTS;
    }

    /** Of a large tensor what most elements are, and the first of the others. */
    static String abbreviated(ConcreteTensor tensor) {
        return tensor.exceptions(MOST_EXCEPTIONS)
                .map(exceptions -> "(" + tensor.count() + " elements, "
                        + exceptions.elements()
                                .entrySet()
                                .stream()
                                .map(entry -> entry.getValue() + LaneText.at(entry.getKey()) + ", ")
                                .collect(Collectors.joining())
                        + (exceptions.omitted() > 0 ? exceptions.omitted() + " more others, " : "")
                        + (exceptions.elements().isEmpty() ? "each " : "otherwise ") + exceptions.otherwise() + ")")
                .orElse("(no elements)");
    }

    private List<String> lines() {
        long size = dimensions.stream().mapToLong(Dimension::size).reduce(1, (a, b) -> a * b);
        if (size == 0) {
            return List.of("(no elements)");
        }
        if (isLarge(tensor)) {
            return style.wrap(abbreviated(tensor));
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
            lines.add(IntStream.range(0, chosen.size())
                    .mapToObj(i -> dimensions.get(i).name() + " = " + chosen.get(i))
                    .collect(Collectors.joining(", ")) + ":");
        }
        List<List<Cell>> rows = rows(chosen, open);
        int width = rows.stream().flatMap(List::stream).mapToInt(cell -> cell.text().length()).max().orElse(0);
        int columns = rows.get(0).size();
        int beside = Math.max(1, (style.width() + 1) / (width + 1));
        for (int first = 0; first < columns; first += beside) {
            int from = first;
            int to = Math.min(columns, first + beside);
            if (columns > beside) {
                lines.add(style.palette().faint("columns " + from + " to " + (to - 1) + ":"));
            }
            rows.forEach(row -> lines.add(row.subList(from, to)
                    .stream()
                    .map(cell -> " ".repeat(width - cell.text().length()) + cell.painted(style.palette()))
                    .collect(Collectors.joining(" "))));
        }
    }

    private List<List<Cell>> rows(List<Integer> chosen, int open) {
        if (open < 2) {
            return List.of(row(chosen));
        }
        return IntStream.range(0, dimensions.get(chosen.size()).size()).mapToObj(i -> row(append(chosen, i))).toList();
    }

    private List<Cell> row(List<Integer> chosen) {
        if (chosen.size() == dimensions.size()) {
            return List.of(cell(chosen));
        }
        return IntStream.range(0, dimensions.get(chosen.size()).size()).mapToObj(i -> cell(append(chosen, i))).toList();
    }

    private Cell cell(List<Integer> indices) {
        Map<AggregatedAxis, List<Integer>> access = new TreeMap<>();
        tensor.sizes().keySet().forEach(axis -> access.put(axis, new ArrayList<>()));
        for (int i = 0; i < indices.size(); i++) {
            access.getOrDefault(dimensions.get(i).axis(), new ArrayList<>()).add(indices.get(i));
        }
        Access here = new Access(new TreeMap<>(access));
        ElementValue value = tensor.elements().get(here);
        String text = value == null ? "?" : value.toString();
        boolean differs = marked.filter(here::equals).isPresent();
        return new Cell(differs ? "[" + text + "]" : text, differs, looks.apply(here));
    }

    private static List<Integer> append(List<Integer> indices, int index) {
        List<Integer> all = new ArrayList<>(indices);
        all.add(index);
        return all;
    }
}
