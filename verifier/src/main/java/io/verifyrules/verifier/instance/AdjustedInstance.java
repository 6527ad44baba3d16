package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Instances that somebody puts together by hand: whatever is missing or does not fit becomes what does. */
public final class AdjustedInstance {

    /** The highest rank of a class. */
    public static final int MOST_RANK = 4;
    /** The largest size, attribute and integer, and the negative of the least. */
    public static final int MOST_NUMBER = 64;
    private static final int MOST_ELEMENTS = 4096;
    private static final int NEW_SIZE = 2;
    private static final int MOST_TRIES = 40;

    private final Rule rule;
    private final RuleInstance wish;
    private final DistinctElements counted;
    private final Set<ElementValue> used = new HashSet<>();

    private AdjustedInstance(Rule rule, RuleInstance wish) {
        this.rule = rule;
        this.wish = wish;
        this.counted = new DistinctElements(wish.elementType());
        used.addAll(wish.parameters().values());
        wish.tensors()
                .values()
                .stream()
                .filter(tensor -> tensor.count() <= MOST_ELEMENTS)
                .forEach(tensor -> used.addAll(tensor.elements().values()));
    }

    /**
     * The instance with a rank for each class, an integer for each lane and tensors of the sizes that follow. A
     * tensor of impossible or many elements is left out. An element stays where it stands in its tensor, and new ones
     * are all different.
     */
    public static RuleInstance of(Rule rule, RuleInstance wish) {
        return new AdjustedInstance(rule, wish).adjusted();
    }

    private RuleInstance adjusted() {
        RuleNames names = RuleNames.of(rule);
        Map<String, Integer> ranks = new LinkedHashMap<>();
        for (RankClass each : names.rankClasses()) {
            ranks.put(each.name(), within(0, wish.ranks().getOrDefault(each.name(), 1), MOST_RANK));
        }
        Map<String, List<Integer>> maps = new LinkedHashMap<>();
        names.perLane().forEach((name, map) -> maps.put(name, lanes(name, map, ranks)));
        Map<String, Integer> integers = new LinkedHashMap<>();
        names.integers().forEach(name -> integers.put(name, number(wish.integers().getOrDefault(name, 1))));
        Map<String, ElementValue> parameters = new LinkedHashMap<>();
        names.parameters()
                .forEach((name, type) -> parameters.put(name,
                        Optional.ofNullable(wish.parameters().get(name)).orElseGet(() -> simplest(type))));
        RuleInstance numbers = new RuleInstance(wish.elementType(), ranks, maps, integers, parameters, Map.of(),
                wish.undefined());
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        names.tensors()
                .values()
                .forEach(input -> tensor(input, numbers).ifPresent(tensor -> tensors.put(input.name(), tensor)));
        return SymmetricTensors.of(rule, InstanceEdit.withTensors(numbers, tensors));
    }

    private static int within(int least, int value, int most) {
        return Math.max(least, Math.min(value, most));
    }

    private static int number(int value) {
        return within(-MOST_NUMBER, value, MOST_NUMBER);
    }

    /** What is missing is as on the last lane that is there. */
    private List<Integer> lanes(String name, AxisMap.Variable map, Map<String, Integer> ranks) {
        List<Integer> before = wish.maps().getOrDefault(name, List.of());
        List<Integer> lanes = new ArrayList<>();
        for (int lane = 0; lane < ranks.getOrDefault(map.of().name(), 1); lane++) {
            lanes.add(lane < before.size() ? number(before.get(lane)) : lanes.isEmpty() ? NEW_SIZE : lanes.getLast());
        }
        return lanes;
    }

    private ElementValue simplest(ElementType type) {
        return SmallElements.of(ElementTypes.resolved(type, wish.elementType())).getFirst();
    }

    private Optional<ConcreteTensor> tensor(Input input, RuleInstance numbers) {
        Optional<ConcreteTensor> before = Optional.ofNullable(wish.tensors().get(input.name()));
        return TensorFitting.grid(input, numbers)
                .filter(grid -> grid.count() <= MOST_ELEMENTS)
                .map(grid -> before.filter(tensor -> tensor.grid().lanes() == grid.lanes())
                        .map(tensor -> ConcreteTensor.tabulate(grid,
                                access -> tensor.grid().contains(access) ? tensor.at(access) : fresh(input)))
                        .orElseGet(() -> ConcreteTensor.ofOrdinals(grid, ignored -> fresh(input))));
    }

    /** An element that stands nowhere else, as far as the type has so many. */
    private ElementValue fresh(Input input) {
        ElementValue next = counted.next(input.type().element());
        for (int tries = 0; tries < MOST_TRIES && !used.add(next); tries++) {
            next = counted.next(input.type().element());
        }
        return next;
    }
}
