package io.verifyrules.verifier.hlo;

import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The instructions of one computation, in the making: what the operations of a block say. */
final class HloInstructions {

    /** The prefix of an opcode in the name of an operation. */
    static final String PREFIX = "hlo.";

    /** Operations that HLO calls otherwise; all others have the name of StableHLO, with lines between words. */
    private static final Map<String, String> RENAMED = Map.of("stablehlo.broadcast_in_dim", "broadcast",
            "stablehlo.dot_general", "dot", "chlo.erf", "erf");
    private static final Set<String> RETURNS = Set.of("stablehlo.return", "func.return");

    private final HloTranslation module;
    private final HloNames names = new HloNames();
    private final List<Operation> operations = new ArrayList<>();
    private final Map<Value, Value> known = new HashMap<>();

    HloInstructions(HloTranslation module) {
        this.module = module;
    }

    List<Operation> operations() {
        return List.copyOf(operations);
    }

    /** A value that is given under a name of its own. */
    Value parameter(Value value, String name) {
        Value parameter = new Value("%" + names.of(name), value.type(), value.place());
        known.put(value, parameter);
        return parameter;
    }

    /** A value that is a constant here, with the name that it has. */
    void constant(Value value, Attribute.Dense elements) {
        add("constant", List.of(), parameter(value, value.name().substring(1)), Map.of("value", elements));
    }

    /** Several values as one. */
    Value tuple(List<Value> values) {
        Value tuple = new Value("%" + names.of("tuple"), new Type.Tuple(values.stream().map(Value::type).toList()),
                values.getFirst().place());
        add("tuple", values, tuple, Map.of());
        return tuple;
    }

    /** The values that a block returns. */
    List<Value> translated(Block block) {
        Set<Value> used = block.operations()
                .stream()
                .flatMap(operation -> operation.operands().stream())
                .collect(Collectors.toSet());
        for (Operation operation : block.operations()) {
            if (RETURNS.contains(operation.name())) {
                return operands(operation);
            }
            translate(operation, used);
        }
        throw new IllegalArgumentException("a block without a return at " + block.place());
    }

    private List<Value> operands(Operation operation) {
        return operation.operands().stream().map(this::of).toList();
    }

    private Value of(Value value) {
        return Optional.ofNullable(known.get(value))
                .orElseThrow(() -> new IllegalArgumentException(value.name() + " is used before it is defined"));
    }

    private void translate(Operation operation, Set<Value> used) {
        String opcode = opcode(operation.name());
        List<Value> operands = operands(operation);
        SortedMap<String, Attribute> attributes = HloAttributes.of(operation);
        operation.regions().forEach(region -> attributes.put("to_apply", module.computation(opcode, region)));
        if (operation.results().size() == 1) {
            Value result = operation.results().getFirst();
            add(opcode, operands, parameter(result, opcode), attributes);
            return;
        }
        Value all = new Value("%" + names.of(opcode),
                new Type.Tuple(operation.results().stream().map(Value::type).toList()), operation.place());
        add(opcode, operands, all, attributes);
        for (int i = 0; i < operation.results().size(); i++) {
            if (used.contains(operation.results().get(i))) {
                add("get-tuple-element", List.of(all), parameter(operation.results().get(i), "get-tuple-element"),
                        Map.of("index", HloAttributes.number(i)));
            }
        }
    }

    private static String opcode(String name) {
        String renamed = RENAMED.get(name);
        if (renamed != null) {
            return renamed;
        }
        int point = name.indexOf('.');
        if (!name.startsWith("stablehlo.")) {
            throw new NotExpressible("HLO has no operator " + name.substring(point + 1));
        }
        return name.substring(point + 1).replace('_', '-');
    }

    private void add(String opcode, List<Value> operands, Value result, Map<String, Attribute> attributes) {
        operations.add(new Operation(PREFIX + opcode, operands, List.of(result), new TreeMap<>(attributes), List.of(),
                result.place()));
    }
}
