package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.conjecture.Names;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The maps of an instance as a table for each rank class: a row for each map, a column for each lane.
 *
 * @param classes the rank classes in the order of the instance
 */
public record InstanceTable(List<OfClass> classes) {

    /** One rank class, its rank, and the integers of its maps lane by lane. */
    public record OfClass(String name, int rank, Map<String, List<Integer>> maps) {
        public OfClass {
            maps = new LinkedHashMap<>(maps);
        }
    }

    public InstanceTable {
        classes = List.copyOf(classes);
    }

    /** The table of an instance of the rule. */
    public static InstanceTable of(RuleDeclaration declaration, RuleInstance instance) {
        return of(declaration instanceof Rule rule ? Names.of(rule).perLane() : Map.of(), instance);
    }

    /** The table of an instance that gives the maps their integers. */
    static InstanceTable of(Map<String, AxisMap.Variable> perLane, RuleInstance instance) {
        Map<String, String> classes = perLane.entrySet()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().of().name()));
        List<OfClass> rows = new ArrayList<>();
        instance.ranks().forEach((rankClass, rank) -> {
            Map<String, List<Integer>> maps = new LinkedHashMap<>();
            instance.maps().forEach((name, lanes) -> {
                if (rankClass.equals(classes.get(name))) {
                    maps.put(name, lanes);
                }
            });
            rows.add(new OfClass(rankClass, rank, maps));
        });
        return new InstanceTable(rows);
    }

    /**
     * The table as aligned lines, as many lanes beside each other as the width allows. Classes of rank 0 say nothing beside others.
     */
    List<String> lines(TextStyle style) {
        boolean lanes = classes.stream().anyMatch(of -> of.rank() > 0);
        return classes.stream().filter(of -> of.rank() > 0 || !lanes).flatMap(of -> lines(of, style).stream()).toList();
    }

    private static List<String> lines(OfClass of, TextStyle style) {
        String title = of.name() + ", rank " + of.rank();
        if (of.rank() == 0 || of.maps().isEmpty()) {
            return List.of(title);
        }
        int names = Math.max(Columns.of(title), of.maps().keySet().stream().mapToInt(Columns::of).max().orElse(0));
        int cell = Math.max(("lane " + (of.rank() - 1)).length(),
                of.maps()
                        .values()
                        .stream()
                        .flatMap(List::stream)
                        .mapToInt(value -> value.toString().length())
                        .max()
                        .orElse(0));
        int beside = Math.max(1, (style.width() - names) / (cell + 2));
        List<String> lines = new ArrayList<>();
        for (int first = 0; first < of.rank(); first += beside) {
            int from = first;
            int to = Math.min(of.rank(), first + beside);
            lines.add(style.palette()
                    .faint(left(from == 0 ? title : "", names) + IntStream.range(from, to)
                            .mapToObj(lane -> right("lane " + lane, cell))
                            .collect(Collectors.joining())));
            of.maps()
                    .forEach((name,
                            values) -> lines.add(left(name, names) + values.subList(from, to)
                                    .stream()
                                    .map(value -> right(value.toString(), cell))
                                    .collect(Collectors.joining())));
        }
        return lines;
    }

    private static String left(String text, int width) {
        return Columns.filled(text, width);
    }

    private static String right(String text, int width) {
        return " ".repeat(2 + width - text.length()) + text;
    }
}
