package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.instance.InstanceEdit.Cell;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.RefusedInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Makes a small counterexample instructive: of two as small, that one is shown in which the inputs have elements. Nobody learns much
 * from a sum of nothing, where a sum of one element shows the same. A tensor without elements is as large as one with one, and a
 * result may have one element more for each that is filled.
 */
public final class FilledTensors {

    /** The most instances that are looked at for each tensor that is filled. */
    private static final int MOST_LOOKS = 60;
    private static final int MOST_REPLAYS = 20;
    private static final long REPAIR_SEED = 1;

    private final Rule rule;
    private final RuleNames names;
    private final List<Condition> wanted;
    private final Predicate<RuleInstance> also;
    private int looks;
    private int replays;

    private FilledTensors(Rule rule, Predicate<RuleInstance> also) {
        this.rule = rule;
        this.also = also;
        this.names = RuleNames.of(rule);
        this.wanted = new ArrayList<>(rule.preconditions());
        wanted.addAll(ValidityHints.of(rule.lhs()));
    }

    /** An instance that refutes the rule as the given one does, of the same ranks, with fewer tensors that are empty if there is one. */
    public static RuleInstance of(Rule rule, RuleInstance instance) {
        return of(rule, instance, any -> true);
    }

    /** The same of which something else holds, too, as it does of the given instance. */
    public static RuleInstance of(Rule rule, RuleInstance instance, Predicate<RuleInstance> also) {
        RuleInstance current = instance;
        Optional<RuleInstance> fuller = fuller(rule, current, also);
        while (fuller.isPresent()) {
            current = fuller.get();
            fuller = fuller(rule, current, also);
        }
        return current;
    }

    private static Optional<RuleInstance> fuller(Rule rule, RuleInstance instance, Predicate<RuleInstance> also) {
        return empty(instance) == 0 ? Optional.empty() : new FilledTensors(rule, also).fuller(instance);
    }

    private Optional<RuleInstance> fuller(RuleInstance instance) {
        long empty = empty(instance);
        long size = size(instance);
        long results = results(Replay.replay(rule, instance));
        return raised(instance).flatMap(this::asIsAndRepaired)
                .takeWhile(numbers -> looks++ < MOST_LOOKS && replays < MOST_REPLAYS)
                .filter(numbers -> Replay.meetsPreconditions(rule, numbers))
                .map(numbers -> DistinctElements.in(numbers, names))
                .filter(candidate -> empty(candidate) < empty && size(candidate) <= size)
                .filter(candidate -> refutes(candidate, results + 2 * (empty - empty(candidate))))
                .findFirst()
                .map(found -> InstanceShrinker.withSimplerElements(rule, found, also));
    }

    /** Instances with numbers that are 0 raised to 1: one of them, all of them, and one with another number. */
    private static Stream<RuleInstance> raised(RuleInstance instance) {
        List<Cell> zeros = InstanceEdit.cells(instance)
                .stream()
                .filter(cell -> InstanceEdit.get(instance, cell) == 0)
                .toList();
        Stream<RuleInstance> one = zeros.stream().map(cell -> InstanceEdit.with(instance, cell, 1));
        Stream<RuleInstance> all = Stream.of(zeros).map(cells -> {
            RuleInstance raised = instance;
            for (Cell cell : cells) {
                raised = InstanceEdit.with(raised, cell, 1);
            }
            return raised;
        });
        Stream<RuleInstance> two = zeros.stream()
                .flatMap(zero -> InstanceEdit.cells(instance)
                        .stream()
                        .filter(other -> !other.equals(zero))
                        .map(other -> InstanceEdit.with(InstanceEdit.with(instance, zero, 1), other,
                                InstanceEdit.get(instance, other) + 1)));
        return Stream.of(one, all, two).flatMap(each -> each);
    }

    private Stream<RuleInstance> asIsAndRepaired(RuleInstance numbers) {
        return Stream.<Supplier<RuleInstance>>of(() -> numbers, () -> repaired(numbers)).map(Supplier::get).distinct();
    }

    private RuleInstance repaired(RuleInstance numbers) {
        try {
            return new ConditionRepair(wanted, InstanceGenerator.farthest(names), new Random(REPAIR_SEED))
                    .repair(numbers, Set.of());
        } catch (RefusedInstance unsolvable) {
            return numbers;
        }
    }

    /** Whether a candidate refutes the rule with no more elements in both results. */
    private boolean refutes(RuleInstance candidate, long most) {
        replays++;
        Outcome outcome = Replay.replay(rule, candidate);
        return outcome.refutes() && results(outcome) <= most && also.test(candidate);
    }

    private static long results(Outcome outcome) {
        return switch (outcome) {
            case Outcome.ElementsDiffer differ -> (long) differ.left().count() + differ.right().count();
            case Outcome.ShapesDiffer differ -> (long) differ.left().count() + differ.right().count();
            case Outcome.RightInvalid invalid -> 2L * invalid.left().count();
            case Outcome.RightUndefined undefined -> 2L * undefined.left().count();
            case Outcome.NotApplicable ignored -> 0;
            case Outcome.Agree ignored -> 0;
        };
    }

    private static long empty(RuleInstance instance) {
        return instance.tensors().values().stream().filter(tensor -> tensor.count() == 0).count();
    }

    private static long size(RuleInstance instance) {
        return instance.tensors().values().stream().mapToLong(tensor -> Math.max(1, tensor.count())).sum();
    }
}
