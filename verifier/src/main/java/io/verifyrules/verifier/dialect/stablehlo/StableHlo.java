package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.verifier.dialect.OperationMeaning;
import java.util.HashMap;
import java.util.Map;

/** The operations of StableHLO, CHLO and {@code func}: one table from names to meanings. */
public final class StableHlo {

    private static final Map<String, OperationMeaning> MEANINGS = meanings();

    private StableHlo() {
    }

    private static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.putAll(Elementwise.meanings());
        all.putAll(Shapes.meanings());
        all.putAll(Reductions.meanings());
        all.putAll(Lookups.meanings());
        all.putAll(Control.meanings());
        all.putAll(Sorts.meanings());
        all.putAll(Scatters.meanings());
        all.putAll(Tuples.meanings());
        all.putAll(Convolutions.meanings());
        all.putAll(BatchNorms.meanings());
        all.putAll(Chlo.meanings());
        all.putAll(Dynamics.meanings());
        all.put("sdy.constant", OperationMeaning.one(Shapes::constant));
        return Map.copyOf(all);
    }

    /** The meanings by name. */
    public static Map<String, OperationMeaning> operations() {
        return MEANINGS;
    }
}
