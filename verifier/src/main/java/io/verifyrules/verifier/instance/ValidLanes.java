package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.RefusedInstance;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The values of the maps of one rank class on one lane with a valid left side, as far as the denotation tells. Validity
 * speaks of each lane by itself. Numbers that it rules out are passed over as soon as they are chosen, so that all are
 * seen where few are valid.
 */
final class ValidLanes {

    /** The values of maps on a lane, in the order of {@link #maps}. */
    record Lane(List<Integer> values) {}

    /**
     * Lanes of a class.
     *
     * @param complete whether these are all
     */
    record Found(List<Lane> lanes, boolean complete) {}

    private record Check(LaneCondition condition, int known) {}

    private final RankClass rankClass;
    private final List<AxisMap.Variable> maps;
    private final List<Check> checks;
    private final Map<String, Integer> integers;
    private final List<Integer> numbers;
    private final Random random;
    private final long most;
    private long steps;

    /**
     * @param maps     those of the class
     * @param hints    conditions under which the left side is valid
     * @param integers the values of the integer scalars
     * @param least    the least number that is tried
     * @param greatest the greatest one
     * @param most     how many choices are made before the search becomes a random one
     */
    ValidLanes(RankClass rankClass, List<AxisMap.Variable> maps, List<Condition> hints, Map<String, Integer> integers,
            int least, int greatest, long most, Random random) {
        this.rankClass = rankClass;
        this.maps = List.copyOf(maps);
        this.integers = integers;
        this.numbers = IntStream.rangeClosed(least, greatest).boxed().toList();
        this.random = random;
        this.most = most;
        this.checks = hints.stream().flatMap(hint -> check(hint).stream()).toList();
    }

    /** The number of maps that have to be known before the condition can be tested. */
    private Optional<Check> check(Condition hint) {
        if (!(hint instanceof Condition.EveryLane every) || !every.rankClass().equals(rankClass)) {
            return Optional.empty();
        }
        Set<AxisMap> used = new LinkedHashSet<>();
        for (Node node : Graph.of(List.of(every.condition())).nodes()) {
            if (node instanceof AxisMap.Variable variable) {
                used.add(variable);
            }
        }
        return maps.containsAll(used)
                ? Optional.of(new Check(every.condition(),
                        used.stream().mapToInt(variable -> maps.indexOf(variable) + 1).max().orElse(0)))
                : Optional.empty();
    }

    /** All lanes, or some at random where there are too many choices. */
    Found find() {
        List<Lane> found = new ArrayList<>();
        boolean complete = all(List.of(), found);
        if (!complete) {
            found.clear();
            for (long i = 0; i < most / 12; i++) {
                dive(List.of()).ifPresent(found::add);
            }
        }
        return new Found(found, complete);
    }

    private boolean all(List<Integer> chosen, List<Lane> found) {
        if (chosen.size() == maps.size()) {
            found.add(new Lane(chosen));
            return true;
        }
        for (int number : numbers) {
            if (steps++ > most) {
                return false;
            }
            List<Integer> more = with(chosen, number);
            if (possible(more) && !all(more, found)) {
                return false;
            }
        }
        return true;
    }

    /** The first lane that random choices lead to, of which the last one is taken back where there is none. */
    private Optional<Lane> dive(List<Integer> chosen) {
        if (chosen.size() == maps.size()) {
            return Optional.of(new Lane(chosen));
        }
        List<Integer> shuffled = new ArrayList<>(numbers);
        Collections.shuffle(shuffled, random);
        for (int number : shuffled) {
            List<Integer> more = with(chosen, number);
            if (possible(more)) {
                return dive(more);
            }
        }
        return Optional.empty();
    }

    private static List<Integer> with(List<Integer> chosen, int number) {
        List<Integer> more = new ArrayList<>(chosen.size() + 1);
        more.addAll(chosen);
        more.add(number);
        return more;
    }

    private boolean possible(List<Integer> chosen) {
        boolean decides = false;
        for (Check check : checks) {
            decides |= check.known() == chosen.size();
        }
        if (!decides) {
            return true;
        }
        Map<String, List<Integer>> values = new LinkedHashMap<>();
        for (int i = 0; i < chosen.size(); i++) {
            values.put(maps.get(i).name(), List.of(chosen.get(i)));
        }
        LaneEvaluation lane = new LaneEvaluation(new RuleInstance(ElementType.OPEN, Map.of(rankClass.name(), 1), values,
                integers, Map.of(), Map.of(), UndefinedValues.NONE));
        try {
            return checks.stream()
                    .filter(check -> check.known() == chosen.size())
                    .allMatch(check -> lane.holds(check.condition(), 0));
        } catch (RefusedInstance tooLarge) {
            return false;
        }
    }
}
