package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * The small instances of a rule by two of its maps or integers, with one instance to look at for each pair of numbers.
 *
 * @param plane how many instances are right, wrong and admitted
 * @param shown one for each field of the plane, a wrong one where there is one
 */
public record SmallPlane(Plane plane, List<RuleInstance> shown) {

    public SmallPlane {
        shown = List.copyOf(shown);
    }

    /** The names of which two make a plane, those that the demands speak of first. */
    public static List<String> choices(Rule rule) {
        RuleNames names = RuleNames.of(rule);
        List<String> choices = new ArrayList<>(names.maps().keySet());
        choices.addAll(names.integers());
        Set<String> demanded = new HashSet<>();
        for (Node node : Graph.of(Stripped.of(rule).demands()).nodes()) {
            switch (node) {
                case AxisMap.Variable map -> demanded.add(map.name());
                case AxisMap.Scalar number -> demanded.add(number.name());
                default -> {
                }
            }
        }
        choices.sort(Comparator.comparing(name -> !demanded.contains(name)));
        return choices;
    }

    /**
     * The plane of two names.
     *
     * @param budget  about how long it may take at most
     * @param stopped whether nobody wants it any more
     */
    public static SmallPlane of(Rule rule, ElementType type, String across, String down, Duration budget,
            BooleanSupplier stopped) {
        Stripped stripped = Stripped.of(rule);
        Effort effort = Effort.of(budget, stopped);
        Scope scope = Scope.of(stripped, type, effort, effort.left(), false);
        BitSet admitted = scope.admitted(stripped.demands());
        Map<Integer, Map<Integer, Cases>> rows = new TreeMap<>();
        for (Case found : scope.cases()) {
            Optional<Integer> x = number(found.instance(), across);
            Optional<Integer> y = number(found.instance(), down);
            if (x.isPresent() && y.isPresent()) {
                rows.computeIfAbsent(y.get(), ignored -> new TreeMap<>())
                        .merge(x.get(), Cases.of(found, admitted.get(found.number())), Cases::and);
            }
        }
        List<Plane.Field> fields = new ArrayList<>();
        List<RuleInstance> shown = new ArrayList<>();
        rows.forEach((y, row) -> row.forEach((x, cases) -> {
            fields.add(new Plane.Field(x, y, cases.right(), cases.wrong(), cases.admitted()));
            shown.add(cases.shown().instance());
        }));
        return new SmallPlane(new Plane(across, down, fields), shown);
    }

    /** The number where there is one alone. */
    private static Optional<Integer> number(RuleInstance instance, String name) {
        List<Integer> lanes = instance.maps().getOrDefault(name, List.of());
        return lanes.size() == 1 ? Optional.of(lanes.getFirst()) : Optional.ofNullable(instance.integers().get(name));
    }

    private record Cases(int right, int wrong, int admitted, Case shown) {

        static Cases of(Case found, boolean isAdmitted) {
            return new Cases(found.right() ? 1 : 0, found.right() ? 0 : 1, isAdmitted ? 1 : 0, found);
        }

        Cases and(Cases other) {
            return new Cases(right + other.right, wrong + other.wrong, admitted + other.admitted,
                    worth(other.shown) > worth(shown) ? other.shown : shown);
        }

        private static int worth(Case found) {
            return (found.right() ? 0 : 2) + (found.elements() ? 1 : 0);
        }
    }
}
