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
    /** A tensor of more elements is not shown whole; one of more than two dimensions is not from a lower number on, where few elements differ. */
    private static final int MOST_IN_FULL = 100;
    private static final int MOST_OF_SLICES = 24;
    private static final int FEW_EXCEPTIONS = 2;
    /** So many rows and columns on either side of the place that is looked at. */
    private static final int ROWS_BESIDE = 3;
    private static final int COLUMNS_BESIDE = 5;

    /** One lane of one axis. */
    private record Dimension(AggregatedAxis axis, int lane, int size, String name) {}

    /** The indices of a dimension that are shown. */
    private record Shown(int from, int to) {
        IntStream indices() {
            return IntStream.range(from, to);
        }
    }

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
    private final List<Shown> shown = new ArrayList<>();
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
                shown.add(new Shown(0, sizes.get(lane)));
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
        long exceptions = tensor.exceptions(MOST_EXCEPTIONS)
                .map(all -> all.elements().size() + all.omitted())
                .orElse(0L);
        boolean slices = dimensions.size() > 2 && size > MOST_OF_SLICES && exceptions <= FEW_EXCEPTIONS;
        if (slices || (size > MOST_IN_FULL && exceptions <= MOST_EXCEPTIONS)) {
            return style.wrap(abbreviated(tensor));
        }
        if (size > MOST_IN_FULL) {
            around(place());
        }
        if (dimensions.size() > 1) {
            lines.add("rows " + part(dimensions.size() - 2) + ", columns " + part(dimensions.size() - 1));
        } else if (size > MOST_IN_FULL) {
            lines.add("places " + part(0));
        }
        slices(List.of());
        return lines;
    }

    /** The name of a dimension, and which part of it is shown if that is not all. */
    private String part(int dimension) {
        Dimension of = dimensions.get(dimension);
        Shown part = shown.get(dimension);
        return of.name() + (part.to() - part.from() == of.size()
                ? ""
                : " " + part.from() + " to " + (part.to() - 1) + " of " + of.size());
    }

    /** The place where a reader looks first: that of the difference, or where it comes from. */
    private List<Integer> place() {
        Optional<Access> place = marked.or(() -> tensor.elements()
                .keySet()
                .stream()
                .filter(access -> looks.apply(access) == ReadCells.Look.TRACED)
                .findFirst());
        return dimensions.stream()
                .map(dimension -> place.map(access -> access.indices().getOrDefault(dimension.axis(), List.of()))
                        .filter(lanes -> dimension.lane() < lanes.size())
                        .map(lanes -> lanes.get(dimension.lane()))
                        .orElse(0))
                .toList();
    }

    /** Shows what is beside the place alone. */
    private void around(List<Integer> place) {
        for (int i = 0; i < dimensions.size(); i++) {
            int fromEnd = dimensions.size() - 1 - i;
            int beside = fromEnd == 0 ? COLUMNS_BESIDE : fromEnd == 1 ? ROWS_BESIDE : 0;
            shown.set(i, new Shown(Math.max(0, place.get(i) - beside),
                    Math.min(dimensions.get(i).size(), place.get(i) + beside + 1)));
        }
    }

    private void slices(List<Integer> chosen) {
        int open = dimensions.size() - chosen.size();
        if (open > 2) {
            shown.get(chosen.size()).indices().forEach(index -> slices(append(chosen, index)));
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
        return shown.get(chosen.size()).indices().mapToObj(i -> row(append(chosen, i))).toList();
    }

    private List<Cell> row(List<Integer> chosen) {
        if (chosen.size() == dimensions.size()) {
            return List.of(cell(chosen));
        }
        return shown.get(chosen.size()).indices().mapToObj(i -> cell(append(chosen, i))).toList();
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
