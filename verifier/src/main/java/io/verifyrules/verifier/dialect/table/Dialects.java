package io.verifyrules.verifier.dialect.table;

import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.affine.Affine;
import io.verifyrules.verifier.dialect.arith.Arith;
import io.verifyrules.verifier.dialect.enzyme.Enzyme;
import io.verifyrules.verifier.dialect.linalg.Linalg;
import io.verifyrules.verifier.dialect.stablehlo.StableHlo;
import io.verifyrules.verifier.dialect.tensor.Tensors;
import io.verifyrules.verifier.dialect.tosa.Tosa;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All dialects whose operations have a meaning. A new one is a line here. */
public final class Dialects {

    /** The dialects whose operations have a result for all operands. */
    private static final List<Map<String, OperationMeaning>> TOTAL = List.of(StableHlo.operations(),
            Enzyme.operations());
    /** The dialects in which a program may be undefined, or an element missing. */
    private static final List<Map<String, OperationMeaning>> PARTIAL = List.of(Arith.operations(), Affine.operations(),
            Tensors.operations(), Linalg.operations(), Tosa.operations());
    private static final Map<String, OperationMeaning> ALL = joined(TOTAL, PARTIAL);
    private static final Set<String> OF_PARTIAL = dialects(PARTIAL);

    private Dialects() {
    }

    private static Map<String, OperationMeaning> joined(List<Map<String, OperationMeaning>> some,
            List<Map<String, OperationMeaning>> others) {
        Map<String, OperationMeaning> all = new HashMap<>();
        List.of(some, others).forEach(tables -> tables.forEach(table -> table.forEach((name, meaning) -> {
            if (all.put(name, meaning) != null) {
                throw new IllegalStateException(name + " has two meanings");
            }
        })));
        return Map.copyOf(all);
    }

    private static Set<String> dialects(List<Map<String, OperationMeaning>> tables) {
        Set<String> all = new HashSet<>();
        tables.forEach(table -> table.keySet().forEach(name -> all.add(dialect(name))));
        return Set.copyOf(all);
    }

    private static String dialect(String operation) {
        int dot = operation.indexOf('.');
        return dot < 0 ? operation : operation.substring(0, dot);
    }

    /** The meanings of operations, by name. */
    public static Map<String, OperationMeaning> operations() {
        return ALL;
    }

    /** Whether a function has results for all arguments, as far as the dialects of its own operations say. */
    public static boolean isTotal(Function function) {
        return function.body().stream().allMatch(Dialects::isTotal);
    }

    private static boolean isTotal(Region region) {
        return region.blocks().stream().flatMap(block -> block.operations().stream()).allMatch(Dialects::isTotal);
    }

    private static boolean isTotal(Operation operation) {
        return !OF_PARTIAL.contains(dialect(operation.name()))
                && operation.regions().stream().allMatch(Dialects::isTotal);
    }
}
