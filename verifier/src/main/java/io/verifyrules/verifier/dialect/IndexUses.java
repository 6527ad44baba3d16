package io.verifyrules.verifier.dialect;

import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The arguments of a function that end up as indices: at once, or through operations that move, bound and combine integers. This only
 * guides how arguments are declared; a wrong guess makes no verdict wrong.
 */
public final class IndexUses {

    /** The operands of an operation that are indices, from a first one on. */
    private static final Map<String, Integer> FIRST_INDEX = Map.of("stablehlo.dynamic_slice", 1,
            "stablehlo.dynamic_update_slice", 2, "stablehlo.gather", 1, "stablehlo.scatter", 1, "tensor.extract", 1,
            "tensor.extract_slice", 1, "tensor.insert", 2, "tosa.gather", 1);
    /** Operations of which the operands behind the first index are none. */
    private static final Set<String> WITH_ONE = Set.of("stablehlo.gather", "stablehlo.scatter");
    /** Operations whose result is made of integers of their operands. */
    private static final Set<String> CARRYING = Set.of("stablehlo.reshape", "stablehlo.slice",
            "stablehlo.broadcast_in_dim", "stablehlo.concatenate", "stablehlo.transpose", "stablehlo.convert",
            "stablehlo.maximum", "stablehlo.minimum", "stablehlo.clamp", "stablehlo.select", "stablehlo.reverse",
            "stablehlo.add", "stablehlo.subtract", "stablehlo.multiply", "stablehlo.pad", "arith.addi", "arith.subi",
            "arith.muli", "arith.maxsi", "arith.minsi", "arith.index_cast", "arith.extsi", "tensor.cast",
            "tensor.collapse_shape", "tensor.expand_shape", "tosa.concat", "tosa.reshape", "tosa.transpose",
            "tosa.reverse", "tosa.slice", "tosa.tile", "tosa.identity");

    private IndexUses() {
    }

    /** The numbers of the arguments, counted from 0. */
    public static Set<Integer> of(Function function) {
        if (function.body().isEmpty() || function.body().get().blocks().size() != 1) {
            return Set.of();
        }
        Block block = function.body().get().blocks().getFirst();
        Set<Value> indices = new HashSet<>();
        for (Operation operation : block.operations().reversed()) {
            Integer first = FIRST_INDEX.get(operation.name());
            if (first != null) {
                int end = WITH_ONE.contains(operation.name())
                        ? Math.min(2, operation.operands().size())
                        : operation.operands().size();
                indices.addAll(operation.operands().subList(Math.min(first, end), end));
            }
            if (CARRYING.contains(operation.name()) && operation.results().stream().anyMatch(indices::contains)) {
                indices.addAll(operation.operands());
            }
        }
        List<Value> arguments = block.arguments();
        return IntStream.range(0, arguments.size())
                .filter(i -> indices.contains(arguments.get(i)))
                .boxed()
                .collect(Collectors.toUnmodifiableSet());
    }
}
