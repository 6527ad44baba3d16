package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.instance.ValidInstances;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Instances with numbers at which demands end, where the scope ends or has ended before. Where the rule is right there and the demands do not
 * hold, they say where the scope ends, and nothing of the rule.
 */
record BeyondScope(Scope scope, Effort effort) {

    /** Larger tensors take long to look at. */
    private static final long LARGEST = 300;
    private static final int CASES = 60;
    private static final int DRAWS = 3;
    private static final int STEPS = 60;
    private static final long MOST_WORK = 2_000_000;

    /** Whether the demands refuse an instance beyond the scope on which the rule is right. */
    boolean refusesRight(List<Condition> demands) {
        Set<Long> ends = ends(demands);
        return !ends.isEmpty() && scope.stripped()
                .with(demands)
                .filter(rule -> scope.cases()
                        .stream()
                        .filter(found -> found.right() && found.elements())
                        .limit(CASES)
                        .flatMap(found -> moved(found.instance(), ends))
                        .anyMatch(instance -> !Replay.meetsPreconditions(rule, instance)
                                && isRight(scope.stripped().bare(), instance)))
                .isPresent();
    }

    /** The numbers at the ends of the scope and beyond that the demands compare with, without those of the author. */
    private Set<Long> ends(List<Condition> demands) {
        Set<Long> ends = numbers(demands);
        ends.removeIf(number -> Math.abs(number) > LARGEST || (number < Scope.MOST && number > Scope.LEAST));
        ends.removeAll(numbers(scope.stripped().demands()));
        return ends;
    }

    private static Set<Long> numbers(List<Condition> demands) {
        Set<Long> numbers = new TreeSet<>();
        Graph.of(demands).nodes().forEach(node -> {
            if (node instanceof AxisMap.Constant constant) {
                numbers.add(constant.value());
            }
        });
        return numbers;
    }

    /** The instance with each of its maps and integers at an end, and one step on. */
    private static Stream<RuleInstance> moved(RuleInstance instance, Set<Long> ends) {
        return ends.stream()
                .flatMap(end -> Stream.of(end.intValue() - 1, end.intValue(), end.intValue() + 1))
                .flatMap(number -> Stream.concat(instance.maps().keySet().stream().map(name -> {
                    Map<String, List<Integer>> maps = new LinkedHashMap<>(instance.maps());
                    maps.compute(name, (key, lanes) -> Collections.nCopies(lanes == null ? 0 : lanes.size(), number));
                    return instance.withMaps(maps);
                }), instance.integers().keySet().stream().map(name -> {
                    Map<String, Integer> integers = new LinkedHashMap<>(instance.integers());
                    integers.put(name, number);
                    return instance.withIntegers(integers);
                })));
    }

    /** Elements that are drawn may be equal by chance, so that several draws have to agree. */
    private boolean isRight(Rule bare, RuleInstance moved) {
        ValidInstances instances = new ValidInstances(bare, RuleNames.of(scope.stripped().origin()),
                moved.elementType(), Scope.LEAST, Scope.MOST);
        for (int draw = 0; draw < DRAWS; draw++) {
            effort.enter(STEPS);
            Outcome outcome = Replay.replay(bare, instances.withOtherTensors(moved), new Work(MOST_WORK));
            if (!(outcome instanceof Outcome.Agree) || !outcome.comparesElements()) {
                return false;
            }
        }
        return true;
    }
}
