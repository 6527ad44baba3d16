package io.verifyrules.verifier.dialect;

import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The arguments without dimensions that end up as sizes that types leave open, or as places in tensors of such sizes. They are numbers of
 * the rule, as sizes are.
 */
public final class SizeUses {

    /** The number of operands of an operation that are tensors; those behind them are numbers. */
    private static final Map<String, Integer> TENSORS = Map.of("tensor.empty", 0, "tensor.generate", 0, "tensor.splat",
            1, "tensor.extract", 1, "tensor.insert", 2, "tensor.extract_slice", 1, "tensor.insert_slice", 2,
            "tensor.expand_shape", 1);

    private SizeUses() {
    }

    /** The numbers of the arguments, counted from 0. */
    public static Set<Integer> of(Function function) {
        if (function.body().isEmpty() || function.body().get().blocks().size() != 1) {
            return Set.of();
        }
        Block block = function.body().get().blocks().getFirst();
        Set<Value> sizes = new HashSet<>();
        for (Operation operation : block.operations()) {
            int first = Optional.ofNullable(TENSORS.get(operation.name())).orElse(operation.operands().size());
            if (first < operation.operands().size() && leavesOpen(operation)) {
                sizes.addAll(operation.operands().subList(first, operation.operands().size()));
            }
        }
        List<Value> arguments = block.arguments();
        return IntStream.range(0, arguments.size())
                .filter(i -> sizes.contains(arguments.get(i)))
                .boxed()
                .collect(Collectors.toUnmodifiableSet());
    }

    private static boolean leavesOpen(Operation operation) {
        return Stream.concat(operation.results().stream(), operation.operands().stream())
                .map(Value::type)
                .anyMatch(type -> type instanceof Type.Tensor tensor
                        && tensor.dimensions().stream().anyMatch(dimension -> dimension.size().isEmpty()));
    }
}
