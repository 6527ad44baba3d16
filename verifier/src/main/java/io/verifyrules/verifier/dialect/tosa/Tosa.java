package io.verifyrules.verifier.dialect.tosa;

import io.verifyrules.verifier.dialect.OperationMeaning;
import java.util.HashMap;
import java.util.Map;

/**
 * The operations of {@code tosa} without quantization. Sums and products of integers wrap.
 *
 * @see <a href="https://mlir.llvm.org/docs/Dialects/TOSA/">the dialect tosa</a>
 */
public final class Tosa {

    private Tosa() {
    }

    /** The meanings by name. */
    public static Map<String, OperationMeaning> operations() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.putAll(ElementMeanings.meanings());
        all.putAll(Choices.meanings());
        all.putAll(Moves.meanings());
        all.putAll(Reductions.meanings());
        all.putAll(TosaConvolutions.meanings());
        all.putAll(Pools.meanings());
        return Map.copyOf(all);
    }
}
