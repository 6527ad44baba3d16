package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.InstanceEdit.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Instances with smaller sizes, attributes and integer scalars: one integer changed, with and without what the rule demands
 * repaired around it, and two changed together, as conditions tie them. Tensors are cut at either end to fit, or made new.
 */
final class SmallerNumbers {

    private static final long REPAIR_SEED = 1;

    private final RuleNames names;
    private final List<Condition> wanted;

    SmallerNumbers(Rule rule, RuleNames names) {
        this.names = names;
        this.wanted = new ArrayList<>(rule.preconditions());
        wanted.addAll(ValidityHints.of(rule.lhs()));
    }

    /** The candidates, boldest first. */
    Stream<RuleInstance> candidates(RuleInstance instance) {
        List<Cell> cells = InstanceEdit.cells(instance);
        Stream<RuleInstance> single = cells.stream().flatMap(cell -> targets(InstanceEdit.get(instance, cell))
                .flatMap(target -> {
                    RuleInstance changed = InstanceEdit.with(instance, cell, target);
                    return Stream.of(changed, repaired(changed, Set.of(cell)));
                }));
        Stream<RuleInstance> pairs = IntStream.range(0, cells.size()).boxed()
                .flatMap(i -> IntStream.range(i + 1, cells.size()).boxed()
                        .flatMap(j -> Stream.of(both(instance, cells.get(i), cells.get(j), 1),
                                both(instance, cells.get(i), cells.get(j), -1))))
                .flatMap(Optional::stream);
        InstanceWeight weight = InstanceWeight.of(instance);
        return Stream.concat(single, pairs)
                .filter(numbers -> InstanceWeight.of(numbers).compareTo(weight) < 0)
                .flatMap(this::fitted);
    }

    private static Stream<Integer> targets(int value) {
        int step = value - Integer.signum(value);
        return Stream.of(0, 1, value / 2, step, -value).distinct()
                .filter(target -> InstanceWeight.of(target).compareTo(InstanceWeight.of(value)) < 0);
    }

    private RuleInstance repaired(RuleInstance instance, Set<Cell> frozen) {
        try {
            return new ConditionRepair(wanted, new Random(REPAIR_SEED)).repair(instance, frozen);
        } catch (RefusedInstance unsolvable) {
            return instance;
        }
    }

    /** The first cell one step nearer to 0, the second moved likewise or the opposite way. */
    private Optional<RuleInstance> both(RuleInstance instance, Cell first, Cell second, int direction) {
        int value = InstanceEdit.get(instance, first);
        if (value == 0) {
            return Optional.empty();
        }
        int step = Integer.signum(value);
        RuleInstance changed = InstanceEdit.with(instance, first, value - step);
        int other = InstanceEdit.get(instance, second);
        RuleInstance moved = InstanceEdit.with(changed, second, other - direction * step);
        return Optional.of(repaired(moved, Set.of(first, second)));
    }

    /** The tensors brought to their new sizes: by dropping what stands last on each lane, or first, or with new elements. */
    private Stream<RuleInstance> fitted(RuleInstance numbers) {
        RuleInstance lastDropped = fitted(numbers, Map.of());
        Map<String, SortedMap<AggregatedAxis, List<Integer>>> former = new LinkedHashMap<>();
        numbers.tensors().forEach((name, tensor) -> former.put(name, tensor.sizes()));
        RuleInstance firstDropped = fitted(numbers, former);
        return Stream.of(lastDropped, firstDropped, DistinctElements.in(numbers, names)).distinct();
    }

    private RuleInstance fitted(RuleInstance numbers, Map<String, SortedMap<AggregatedAxis, List<Integer>>> former) {
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>(numbers.tensors());
        for (Input input : names.tensors().values()) {
            UnaryOperator<Access> formerly = Optional.ofNullable(former.get(input.name()))
                    .flatMap(sizes -> TensorFitting.sizes(input, numbers).map(now -> shift(sizes, now)))
                    .orElse(access -> access);
            TensorFitting.fit(input, numbers, formerly)
                    .ifPresentOrElse(tensor -> tensors.put(input.name(), tensor), () -> tensors.remove(input.name()));
        }
        return InstanceEdit.withTensors(numbers, tensors);
    }

    private static UnaryOperator<Access> shift(SortedMap<AggregatedAxis, List<Integer>> before,
            SortedMap<AggregatedAxis, List<Integer>> now) {
        return access -> {
            SortedMap<AggregatedAxis, List<Integer>> indices = new TreeMap<>(access.indices());
            indices.replaceAll((axis, values) -> {
                List<Integer> old = before.getOrDefault(axis, List.of());
                List<Integer> current = now.getOrDefault(axis, List.of());
                List<Integer> moved = new ArrayList<>();
                for (int lane = 0; lane < values.size() && lane < old.size(); lane++) {
                    moved.add(values.get(lane) + old.get(lane) - current.get(lane));
                }
                return moved;
            });
            return new Access(indices);
        };
    }
}
