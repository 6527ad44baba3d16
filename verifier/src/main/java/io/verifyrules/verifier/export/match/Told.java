package io.verifyrules.verifier.export.match;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The rule's maps as a program of the left side tells them. Each is a term over the numbers found in the program.
 * Conditions on these numbers have to hold for the rule to apply. So a program is an instance of the rule exactly where
 * the conditions hold.
 *
 * @param conditions over the variables of slots alone
 */
public record Told(LeftSide left, Map<String, AxisMap> maps, List<Condition> conditions) {

    private static final String UNTOLD = "the left side does not tell a map";
    private static final String ELEMENTS = "a condition speaks of elements, which a program computes when it runs";
    private static final String FOREIGN = "a number of one axis stands on the lanes of another";
    private static final String INTEGER = "an integer that all lanes share is no place of a program";

    public Told {
        maps = Map.copyOf(maps);
        conditions = List.copyOf(conditions);
    }

    /**
     * Reads the rule's maps off the left side.
     *
     * @throws Inexpressible if the left side does not tell some map
     */
    public static Told of(Rule rule) {
        LeftSide left = new LeftSide(rule.lhs());
        requireLanesOfOneClass(left.equations(), rule.preconditions());
        requireLanesOfOneClass(new LeftSide(rule.rhs()).equations(), List.of());
        Reading reading = new Reading(left, rule);
        reading.solve();
        return new Told(left, reading.maps, reading.conditions());
    }

    /** A number of a singleton on the lanes of another class would be read off each of these lanes. */
    private static void requireLanesOfOneClass(List<LeftSide.Equation> equations, List<Condition> conditions) {
        boolean foreign = equations.stream()
                .anyMatch(equation -> speaksOfOthers(equation.slot().variable().of(), equation.term()))
                || Graph.of(conditions).nodes().stream().anyMatch(node -> switch (node) {
                    case Condition.EveryLane every -> speaksOfOthers(every.rankClass(), every.condition());
                    case Condition.OnScalars scalars -> !Terms.variables(List.of(scalars)).isEmpty();
                    default -> false;
                });
        if (foreign) {
            throw new Inexpressible(FOREIGN, "");
        }
    }

    private static boolean speaksOfOthers(RankClass rankClass, Node term) {
        return Terms.variables(List.of(term)).stream().anyMatch(variable -> !variable.of().equals(rankClass));
    }

    /**
     * A map of the rule, over the numbers of the program.
     *
     * @throws Inexpressible if it mentions a map that the left side does not tell
     */
    public AxisMap of(AxisMap map) {
        String unknown = Terms.variables(List.of(map))
                .stream()
                .map(AxisMap.Variable::name)
                .filter(name -> !maps.containsKey(name))
                .collect(Collectors.joining(", "));
        if (!unknown.isEmpty()) {
            throw new Inexpressible(UNTOLD, unknown);
        }
        if (!Terms.integers(List.of(map)).isEmpty()) {
            throw new Inexpressible(INTEGER, "");
        }
        return new MapReplacement(maps).of(map);
    }

    /** The program with the numbers of an instance of the left side: the slots as its maps. */
    public RuleInstance program(RuleInstance instance) {
        LaneEvaluation lanes = new LaneEvaluation(instance);
        Map<String, List<Integer>> numbers = new LinkedHashMap<>();
        left.equations()
                .forEach(equation -> numbers.put(equation.slot().variable().name(),
                        IntStream.range(0, lanes.rank(equation.slot().variable().of()))
                                .mapToObj(lane -> Math.toIntExact(lanes.value(equation.term(), lane)))
                                .toList()));
        return new RuleInstance(instance.elementType(), instance.ranks(), numbers, Map.of(), Map.of(), Map.of(),
                instance.undefined());
    }

    /** Whether the conditions hold of a program. */
    public boolean holdOf(RuleInstance program) {
        LaneEvaluation lanes = new LaneEvaluation(program);
        return conditions.stream().allMatch(condition -> holds(condition, lanes));
    }

    private static boolean holds(Condition condition, LaneEvaluation lanes) {
        return switch (condition) {
            case Condition.EveryLane every -> IntStream.range(0, lanes.rank(every.rankClass()))
                    .allMatch(lane -> lanes.holds(every.condition(), lane));
            case Condition.OnScalars scalars -> lanes.holds(scalars.condition(), 0);
            case Condition.OnElements ignored -> throw new Inexpressible(ELEMENTS, "");
            case Condition.OnWidths ignored -> throw new Inexpressible(ELEMENTS, "");
            case Condition.Not not -> !holds(not.operand(), lanes);
            case Condition.AllOf all -> all.operands().stream().allMatch(operand -> holds(operand, lanes));
            case Condition.AnyOf any -> any.operands().stream().anyMatch(operand -> holds(operand, lanes));
        };
    }

    /** Equations are taken one by one: one with a single unknown that can be isolated tells it, and the others are conditions. */
    private static final class Reading {

        private final LeftSide left;
        private final Map<String, AxisMap> maps = new LinkedHashMap<>();
        private final List<LaneCondition> open = new ArrayList<>();
        private final List<Condition> demanded = new ArrayList<>();
        private final Set<String> slots;

        Reading(LeftSide left, Rule rule) {
            this.left = left;
            this.slots = left.slots().stream().map(slot -> slot.variable().name()).collect(Collectors.toSet());
            Map<String, AxisMap> renamed = new LinkedHashMap<>();
            // A map of the rule may be called like a place of the program; until it is told it goes by another name.
            Terms.variables(rule.preconditions()).forEach(map -> renamed.put(map.name(), unknown(map)));
            left.equations()
                    .forEach(equation -> Terms.variables(List.of(equation.term()))
                            .forEach(map -> renamed.put(map.name(), unknown(map))));
            MapReplacement apart = new MapReplacement(renamed);
            left.equations()
                    .forEach(equation -> open
                            .add(equation.slot().variable().compare(Relation.EQ, apart.of(equation.term()))));
            rule.preconditions().forEach(condition -> demanded.add(apart.of(condition)));
        }

        private static AxisMap unknown(AxisMap.Variable map) {
            return new AxisMap.Variable("?" + map.name(), map.of());
        }

        void solve() {
            if (!Terms.integers(demanded).isEmpty() || !Terms.integers(open).isEmpty()) {
                throw new Inexpressible(INTEGER, "");
            }
            boolean progress = true;
            while (progress) {
                progress = false;
                for (LaneCondition equation : List.copyOf(open)) {
                    Optional<Isolated> told = isolated((LaneCondition.Comparison) told(equation));
                    if (told.isPresent()) {
                        maps.put(told.get().map().substring(1), told.get().term());
                        open.remove(equation);
                        progress = true;
                    }
                }
                if (!progress) {
                    progress = fromDemands();
                }
            }
        }

        /** An equation that the author demands may tell a map that stands nowhere by itself. */
        private boolean fromDemands() {
            for (Condition condition : demanded) {
                if (told(condition) instanceof Condition.EveryLane(var lanes, LaneCondition.Comparison comparison)
                        && comparison.relation() == Relation.EQ) {
                    Optional<Isolated> told = isolated(comparison);
                    if (told.isPresent()) {
                        maps.put(told.get().map().substring(1), told.get().term());
                        return true;
                    }
                }
            }
            return false;
        }

        List<Condition> conditions() {
            List<Condition> all = new ArrayList<>();
            open.forEach(equation -> all.add(Condition.everyLane(told(equation))));
            demanded.forEach(condition -> all.add(told(condition)));
            Set<String> unknown = Terms.variables(all)
                    .stream()
                    .map(AxisMap.Variable::name)
                    .filter(name -> !slots.contains(name))
                    .map(name -> name.substring(1))
                    .collect(Collectors.toSet());
            if (!unknown.isEmpty()) {
                throw new Inexpressible(UNTOLD, String.join(", ", unknown));
            }
            return all.stream().filter(condition -> !isPlain(condition)).toList();
        }

        /** Whether it says no more than that something equals itself or that a size is not negative. */
        private boolean isPlain(Condition condition) {
            if (!(condition instanceof Condition.EveryLane(var lanes, LaneCondition.Comparison comparison))) {
                return false;
            }
            boolean same = comparison.left().equals(comparison.right()) && comparison.relation() == Relation.EQ;
            boolean size = comparison.relation() == Relation.GE && comparison.right().equals(AxisMap.of(0))
                    && left.slots()
                            .stream()
                            .anyMatch(slot -> slot.isSize() && slot.variable().equals(comparison.left()));
            return same || size;
        }

        private LaneCondition told(LaneCondition condition) {
            return replacement().of(condition);
        }

        private Condition told(Condition condition) {
            return replacement().of(condition);
        }

        private MapReplacement replacement() {
            Map<String, AxisMap> known = new LinkedHashMap<>();
            maps.forEach((name, term) -> known.put("?" + name, term));
            return new MapReplacement(known);
        }

        private record Isolated(String map, AxisMap term) {}

        /** The unknown of an equation {@code a = b}, where one side has a single unknown that sums and differences lead to. */
        private Optional<Isolated> isolated(LaneCondition.Comparison equation) {
            Set<AxisMap.Variable> unknown = unknowns(equation.left());
            unknown.addAll(unknowns(equation.right()));
            if (unknown.size() != 1) {
                return Optional.empty();
            }
            boolean onLeft = !unknowns(equation.left()).isEmpty();
            if (onLeft && !unknowns(equation.right()).isEmpty()) {
                return Optional.empty();
            }
            return onLeft ? isolated(equation.left(), equation.right()) : isolated(equation.right(), equation.left());
        }

        private Optional<Isolated> isolated(AxisMap term, AxisMap value) {
            return switch (term) {
                case AxisMap.Variable variable -> Optional.of(new Isolated(variable.name(), value));
                case AxisMap.Arithmetic sum when sum.operator() == MapOperator.PLUS -> unknowns(sum.left()).isEmpty()
                        ? isolated(sum.right(), value.minus(sum.left()))
                        : unknowns(sum.right()).isEmpty()
                                ? isolated(sum.left(), value.minus(sum.right()))
                                : Optional.empty();
                case AxisMap.Arithmetic difference when difference.operator() == MapOperator.MINUS ->
                    unknowns(difference.left()).isEmpty()
                            ? isolated(difference.right(), difference.left().minus(value))
                            : unknowns(difference.right()).isEmpty()
                                    ? isolated(difference.left(), value.plus(difference.right()))
                                    : Optional.empty();
                default -> Optional.empty();
            };
        }

        private static Set<AxisMap.Variable> unknowns(AxisMap term) {
            return Terms.variables(List.of(term))
                    .stream()
                    .filter(variable -> variable.name().startsWith("?"))
                    .collect(Collectors.toSet());
        }
    }
}
