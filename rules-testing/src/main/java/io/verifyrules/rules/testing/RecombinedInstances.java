package io.verifyrules.rules.testing;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Instances at higher ranks than random ones have: lanes of instances to which the rule applies are put together anew. As
 * most conditions speak of each lane by itself, the rule applies to most of them.
 */
final class RecombinedInstances {

    private final RuleNames names;
    private final Set<RankClass> classes;
    private final Random random;

    RecombinedInstances(Rule rule, long seed) {
        this.names = RuleNames.of(rule);
        this.classes = names.rankClasses();
        this.random = new Random(seed);
    }

    /** An instance with {@code rank} lanes of each class, all of them lanes of the two given; empty if they have none. */
    Optional<RuleInstance> at(int rank, RuleInstance lanes, RuleInstance others) {
        Map<String, Integer> ranks = new LinkedHashMap<>();
        Map<String, List<Integer>> maps = new LinkedHashMap<>();
        for (RankClass rankClass : classes) {
            String name = rankClass.name();
            int wanted = rankClass.isSingleton() ? 1 : rank;
            int first = lanes.ranks().getOrDefault(name, 0);
            int available = first + others.ranks().getOrDefault(name, 0);
            if (available == 0) {
                return Optional.empty();
            }
            int[] picked = IntStream.range(0, wanted).map(lane -> random.nextInt(available)).toArray();
            ranks.put(name, wanted);
            names.perLane().forEach((map, variable) -> {
                if (variable.of().equals(rankClass)) {
                    maps.put(map, IntStream.of(picked)
                            .mapToObj(lane -> lane < first ? value(lanes, map, lane) : value(others, map, lane - first))
                            .toList());
                }
            });
        }
        RuleInstance numbers = new RuleInstance(lanes.elementType(), ranks, maps, lanes.integers(), lanes.parameters(),
                Map.of(), lanes.undefined());
        return withTensors(numbers, lanes, others);
    }

    private static int value(RuleInstance instance, String map, int lane) {
        return instance.maps().getOrDefault(map, List.of()).get(lane);
    }

    private Optional<RuleInstance> withTensors(RuleInstance numbers, RuleInstance lanes, RuleInstance others) {
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        for (Input input : names.tensors().values()) {
            Evaluation shape = new Interpreter(numbers)
                    .evaluate(Constant.of(Element.of(new Literal.Truth(true), ElementType.BOOL), input.shape()));
            List<ElementValue> pool = pool(input, lanes, others);
            if (!(shape instanceof Evaluation.Valid(ConcreteTensor grid))) {
                return Optional.empty();
            }
            Map<Access, ElementValue> elements = new LinkedHashMap<>();
            if (pool.isEmpty() && !grid.elements().isEmpty()) {
                return Optional.empty();
            }
            grid.elements().keySet().forEach(access -> elements.put(access, pool.get(random.nextInt(pool.size()))));
            tensors.put(input.name(), new ConcreteTensor(grid.sizes(), elements));
        }
        return Optional.of(new RuleInstance(numbers.elementType(), numbers.ranks(), numbers.maps(), numbers.integers(),
                numbers.parameters(), tensors, numbers.undefined()));
    }

    private static List<ElementValue> pool(Input input, RuleInstance lanes, RuleInstance others) {
        ElementType type = input.type().element();
        return Stream.of(lanes, others)
                .flatMap(instance -> instance.tensors().entrySet().stream())
                .filter(entry -> entry.getKey().equals(input.name()) || type instanceof ElementType.Open)
                .flatMap(entry -> entry.getValue().elements().values().stream())
                .toList();
    }
}
