package io.verifyrules.verifier.dialect.table;

import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.affine.Affine;
import io.verifyrules.verifier.dialect.arith.Arith;
import io.verifyrules.verifier.dialect.enzyme.Enzyme;
import io.verifyrules.verifier.dialect.stablehlo.StableHlo;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All dialects whose operations have a meaning. A new one is a line here. */
public final class Dialects {

    private static final Map<String, OperationMeaning> ALL = joined(
            List.of(StableHlo.operations(), Enzyme.operations(), Arith.operations(), Affine.operations()));

    private Dialects() {
    }

    private static Map<String, OperationMeaning> joined(List<Map<String, OperationMeaning>> tables) {
        Map<String, OperationMeaning> all = new HashMap<>();
        tables.forEach(table -> table.forEach((name, meaning) -> {
            if (all.put(name, meaning) != null) {
                throw new IllegalStateException(name + " has two meanings");
            }
        }));
        return Map.copyOf(all);
    }

    /** The meanings of operations, by name. */
    public static Map<String, OperationMeaning> operations() {
        return ALL;
    }
}
