package io.verifyrules.verifier.instance;

import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Copies of an instance with one thing changed. */
final class InstanceEdit {

    /** The place of one integer of an instance: a lane of a map, or an integer scalar where there is no lane. */
    record Cell(String name, Optional<Integer> lane) {}

    private InstanceEdit() {
    }

    /** Every integer of the instance that can be changed alone. */
    static List<Cell> cells(RuleInstance instance) {
        List<Cell> cells = new ArrayList<>();
        instance.maps().forEach((name, values) -> {
            for (int lane = 0; lane < values.size(); lane++) {
                cells.add(new Cell(name, Optional.of(lane)));
            }
        });
        instance.integers().keySet().forEach(name -> cells.add(new Cell(name, Optional.empty())));
        return cells;
    }

    static int get(RuleInstance instance, Cell cell) {
        return cell.lane()
                .map(lane -> instance.maps().getOrDefault(cell.name(), List.of()).get(lane))
                .orElseGet(() -> instance.integers().getOrDefault(cell.name(), 0));
    }

    static RuleInstance with(RuleInstance instance, Cell cell, int value) {
        return cell.lane()
                .map(lane -> withMap(instance, cell.name(), lane, value))
                .orElseGet(() -> instance.withInteger(cell.name(), value));
    }

    private static RuleInstance withMap(RuleInstance instance, String name, int lane, int value) {
        List<Integer> values = new ArrayList<>(instance.maps().getOrDefault(name, List.of()));
        values.set(lane, value);
        return instance.withMap(name, values);
    }

    static RuleInstance withTensors(RuleInstance instance, Map<String, ConcreteTensor> tensors) {
        return new RuleInstance(instance.elementType(), instance.ranks(), instance.maps(), instance.integers(),
                instance.parameters(), tensors, instance.undefined());
    }

    static RuleInstance withTensor(RuleInstance instance, String name, ConcreteTensor tensor) {
        return instance.withTensor(name, tensor);
    }

    static RuleInstance withParameter(RuleInstance instance, String name, ElementValue value) {
        Map<String, ElementValue> parameters = new LinkedHashMap<>(instance.parameters());
        parameters.put(name, value);
        return new RuleInstance(instance.elementType(), instance.ranks(), instance.maps(), instance.integers(),
                parameters, instance.tensors(), instance.undefined());
    }
}
