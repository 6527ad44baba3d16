package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Condition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The cases in which each class has one lane, by two maps of which the demands speak.
 *
 * @param across the map whose numbers go from left to right
 * @param down   the map whose numbers go from top to bottom
 * @param fields the field at each pair of numbers
 */
public record Plane(String across, String down, List<Field> fields) {

    public Plane {
        fields = List.copyOf(fields);
    }

    /**
     * The cases with two numbers.
     *
     * @param right    in how many the rule is right
     * @param wrong    in how many it is wrong
     * @param admitted how many the demands admit
     */
    public record Field(int across, int down, int right, int wrong, int admitted) {

        private Field with(boolean isRight, boolean isAdmitted) {
            return new Field(across, down, right + (isRight ? 1 : 0), wrong + (isRight ? 0 : 1),
                    admitted + (isAdmitted ? 1 : 0));
        }
    }

    static Optional<Plane> of(Scope scope, List<Condition> demands) {
        List<String> maps = Graph.of(demands)
                .nodes()
                .stream()
                .filter(AxisMap.Variable.class::isInstance)
                .map(node -> ((AxisMap.Variable) node).name())
                .distinct()
                .limit(2)
                .toList();
        return maps.size() < 2 ? Optional.empty() : Optional.of(of(scope, demands, maps.getFirst(), maps.getLast()));
    }

    private static Plane of(Scope scope, List<Condition> demands, String across, String down) {
        BitSet admitted = scope.admitted(demands);
        Map<Integer, Map<Integer, Field>> rows = new TreeMap<>();
        for (Case found : scope.cases()) {
            List<Integer> x = found.instance().maps().getOrDefault(across, List.of());
            List<Integer> y = found.instance().maps().getOrDefault(down, List.of());
            if (x.size() == 1 && y.size() == 1) {
                Field none = new Field(x.getFirst(), y.getFirst(), 0, 0, 0);
                Map<Integer, Field> row = rows.computeIfAbsent(y.getFirst(), ignored -> new TreeMap<>());
                row.put(x.getFirst(),
                        row.getOrDefault(x.getFirst(), none).with(found.right(), admitted.get(found.number())));
            }
        }
        List<Field> fields = new ArrayList<>();
        rows.values().forEach(row -> fields.addAll(row.values()));
        return new Plane(across, down, fields);
    }
}
