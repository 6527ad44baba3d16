package io.verifyrules.verifier.ground;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The result of value terms where all indices are numbers. Reductions are run through. */
final class Grounding {

    private final Numbers numbers;
    private final Elements elements;
    private final Steps steps;
    private final FreeVariables free = new FreeVariables();
    private final Map<Key, Integer> known = new HashMap<>();

    Grounding(Numbers numbers, Elements elements, Steps steps) {
        this.numbers = numbers;
        this.elements = elements;
        this.steps = steps;
    }

    /** @throws NotGround where it depends on more than numbers, or costs too much */
    int of(ValueTerm term) {
        List<LaneAtom.Variable> variables = free.of(term);
        long[] values = new long[variables.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = numbers.of(variables.get(i));
        }
        Key visited = Key.of(term, values);
        Integer before = known.get(visited);
        if (before != null) {
            return before;
        }
        steps.take(1);
        int element = made(term);
        known.put(visited, element);
        return element;
    }

    private int made(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Literal literal -> elements.of(literal);
            case ValueTerm.Parameter parameter -> elements.of(parameter);
            case ValueTerm.Read read -> elements.read(read, read.index().values().stream().map(numbers::of).toList());
            case ValueTerm.Counted counted -> elements.counted(numbers.of(counted.number()));
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.Select -> selected(apply);
            case ValueTerm.Apply apply -> elements.apply(apply, apply.operands().stream().map(this::of).toList());
            case ValueTerm.If choice -> of(holds(choice.condition()) ? choice.then() : choice.otherwise());
            case ValueTerm.Reduction reduction -> reduced(reduction);
        };
    }

    /** Of a choice that is known, only the element that is chosen is looked at. */
    private int selected(ValueTerm.Apply select) {
        int condition = of(select.operands().getFirst());
        return elements.truth(condition)
                .map(known -> of(select.operands().get(known ? 1 : 2)))
                .orElseGet(
                        () -> elements.choice(condition, of(select.operands().get(1)), of(select.operands().get(2))));
    }

    private boolean holds(Truth truth) {
        return switch (truth) {
            case Truth.Constant constant -> constant.value();
            case Truth.Fold(RankClass rankClass, LaneBool predicate) -> {
                if (!rankClass.isSingleton()) {
                    throw new NotGround();
                }
                yield numbers.holds(predicate);
            }
            case Truth.OnScalars(LaneBool condition) -> numbers.holds(condition);
            case Truth.Not(Truth operand) -> !holds(operand);
            case Truth.AllOf(List<Truth> parts) -> parts.stream().allMatch(this::holds);
            case Truth.AnyOf(List<Truth> parts) -> parts.stream().anyMatch(this::holds);
            case Truth.OnElement(ValueTerm element) -> elements.truth(of(element)).orElseThrow(NotGround::new);
        };
    }

    private int reduced(ValueTerm.Reduction reduction) {
        List<LaneAtom.Variable> indices = new ArrayList<>();
        reduction.indices().forEach(index -> indices.add(index.variable()));
        if (!reduction.indices().stream().allMatch(index -> index.rankClass().isSingleton())) {
            throw new NotGround();
        }
        List<LaneBool> conditions = new ArrayList<>();
        for (Truth conjunct : Truth.conjuncts(reduction.guard())) {
            if (conjunct instanceof Truth.Fold(RankClass rankClass, LaneBool predicate) && rankClass.isSingleton()) {
                conditions.add(predicate);
            }
        }
        List<List<Long>> at = new ArrayList<>();
        List<Integer> combined = new ArrayList<>();
        new Assignments(indices, conditions, true, numbers, steps).forEach(() -> {
            if (holds(reduction.guard())) {
                at.add(indices.stream().map(index -> numbers.of((LaneAtom) index)).toList());
                combined.add(of(reduction.body()));
            }
            return true;
        });
        return elements.reduced(reduction, at, combined);
    }
}
