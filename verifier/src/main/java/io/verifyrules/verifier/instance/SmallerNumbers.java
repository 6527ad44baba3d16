package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.instance.InstanceEdit.Cell;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.RefusedInstance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Instances with smaller sizes, attributes and integer scalars. One integer is changed, with and without the rule's
 * demands repaired around it, or two are changed together, as conditions tie them. Tensors are cut at either end to
 * fit, or made new.
 */
final class SmallerNumbers {

    private static final long REPAIR_SEED = 1;

    private final Rule rule;
    private final RuleNames names;
    private final List<Condition> wanted;

    SmallerNumbers(Rule rule, RuleNames names) {
        this.rule = rule;
        this.names = names;
        this.wanted = new ArrayList<>(rule.preconditions());
        wanted.addAll(ValidityHints.of(rule.lhs()));
    }

    /** The candidates, boldest first. */
    Stream<RuleInstance> candidates(RuleInstance instance) {
        List<Cell> cells = InstanceEdit.cells(instance);
        Stream<RuleInstance> single = cells.stream()
                .flatMap(cell -> targets(InstanceEdit.get(instance, cell)).flatMap(target -> {
                    RuleInstance changed = InstanceEdit.with(instance, cell, target);
                    return Stream.of(changed, repaired(changed, Set.of(cell)));
                }));
        Stream<RuleInstance> pairs = IntStream.range(0, cells.size())
                .boxed()
                .flatMap(i -> IntStream.range(i + 1, cells.size())
                        .boxed()
                        .flatMap(j -> Stream.of(both(instance, cells.get(i), cells.get(j), 1),
                                both(instance, cells.get(i), cells.get(j), -1))))
                .flatMap(Optional::stream);
        InstanceWeight weight = InstanceWeight.of(instance);
        // Preconditions are looked at before tensors are made to fit, as these may be large.
        return Stream.concat(single, pairs)
                .filter(numbers -> InstanceWeight.of(numbers).compareTo(weight) < 0
                        && Replay.meetsPreconditions(rule, numbers))
                .flatMap(this::fitted);
    }

    private static Stream<Integer> targets(int value) {
        int step = value - Integer.signum(value);
        return Stream.of(0, 1, value / 2, step, -value)
                .distinct()
                .filter(target -> InstanceWeight.of(target).compareTo(InstanceWeight.of(value)) < 0);
    }

    private RuleInstance repaired(RuleInstance instance, Set<Cell> frozen) {
        try {
            return new ConditionRepair(wanted, InstanceGenerator.farthest(names), new Random(REPAIR_SEED))
                    .repair(instance, frozen);
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
        RuleInstance lastDropped = fitted(numbers, (before, now, access) -> access);
        RuleInstance firstDropped = fitted(numbers, SmallerNumbers::fromTheEnd);
        return Stream.of(lastDropped, firstDropped, DistinctElements.in(numbers, names)).distinct();
    }

    private RuleInstance fitted(RuleInstance numbers, TensorFitting.Formerly formerly) {
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>(numbers.tensors());
        for (Input input : names.tensors().values()) {
            TensorFitting.fit(input, numbers, formerly)
                    .ifPresentOrElse(tensor -> tensors.put(input.name(), tensor), () -> tensors.remove(input.name()));
        }
        return InstanceEdit.withTensors(numbers, tensors);
    }

    private static int[] fromTheEnd(Grid before, Grid now, int[] access) {
        int[] moved = access.clone();
        for (int i = 0; i < moved.length && i < before.lanes(); i++) {
            moved[i] += before.size(i) - now.size(i);
        }
        return moved;
    }
}
