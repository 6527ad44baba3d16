package io.verifyrules.verifier.export.pdll;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A program as patterns match it. A shape filled with a number is one constant, an operation that both operands use
 * stands once, and nothing stands for a renamed axis.
 */
final class MatchedProgram {

    private static final String CONSTANT = "stablehlo.constant";

    private final IdentityHashMap<Value, Value> replaced = new IdentityHashMap<>();
    private final IdentityHashMap<Value, Operation> makers = new IdentityHashMap<>();
    private final Map<List<Object>, Operation> known = new HashMap<>();
    private final List<Operation> operations = new ArrayList<>();

    private MatchedProgram() {
    }

    /** The function in that form. */
    static Function of(Function function) {
        Block block = block(function);
        MatchedProgram program = new MatchedProgram();
        block.operations().forEach(program::add);
        List<Operation> used = program.used();
        return new Function(function.name(), function.isPrivate(), function.type(),
                Optional.of(new Region(List.of(new Block(block.arguments(), used, block.place())))),
                function.attributes(), function.place());
    }

    /** The only block of a function. */
    static Block block(Function function) {
        return function.body().orElseThrow().blocks().getFirst();
    }

    static boolean isConstant(Operation operation) {
        return operation.name().equals(CONSTANT);
    }

    private void add(Operation operation) {
        List<Value> operands = operation.operands()
                .stream()
                .map(operand -> replaced.getOrDefault(operand, operand))
                .toList();
        Operation own = filled(new Operation(operation.name(), operands, operation.results(), operation.attributes(),
                operation.regions(), operation.place()));
        if (own.name().equals("stablehlo.reshape")
                && operands.getFirst().type().equals(own.results().getFirst().type())) {
            replaced.put(operation.results().getFirst(), operands.getFirst());
            return;
        }
        Operation before = own.regions().isEmpty() ? known.putIfAbsent(key(own), own) : null;
        if (before == null) {
            operations.add(own);
            own.results().forEach(result -> makers.put(result, own));
        } else {
            for (int i = 0; i < own.results().size(); i++) {
                replaced.put(own.results().get(i), before.results().get(i));
            }
        }
    }

    /** Two values are the same only if they are one object, so that they are keys themselves. */
    private static List<Object> key(Operation operation) {
        return List.of(operation.name(), operation.operands(), operation.attributes(),
                operation.results().stream().map(Value::type).toList());
    }

    /** An element that is spread over a shape is a constant of that shape, if it is one itself. */
    private Operation filled(Operation operation) {
        boolean spread = operation.name().equals("stablehlo.broadcast_in_dim")
                && operation.attributes().get("broadcast_dimensions") instanceof Attribute.Numbers numbers
                && numbers.all().isEmpty();
        Optional<Operation> maker = spread
                ? Optional.ofNullable(makers.get(operation.operands().getFirst()))
                : Optional.empty();
        Type type = operation.results().isEmpty()
                ? operation.operands().getFirst().type()
                : operation.results().getFirst().type();
        return maker.filter(MatchedProgram::isConstant)
                .map(constant -> constant.attributes().get("value"))
                .map(value -> value instanceof Attribute.Dense(Data.Splat splat, Type ignored)
                        ? new Operation(CONSTANT, List.of(), operation.results(),
                                new TreeMap<>(Map.of("value", new Attribute.Dense(splat, type))), List.of(),
                                operation.place())
                        : operation)
                .orElse(operation);
    }

    private List<Operation> used() {
        Set<Value> used = Collections.newSetFromMap(new IdentityHashMap<>());
        operations.forEach(operation -> used.addAll(operation.operands()));
        return operations.stream()
                .filter(operation -> !isConstant(operation) || used.contains(operation.results().getFirst()))
                .toList();
    }
}
