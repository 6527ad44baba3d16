package io.verifyrules.verifier.dialect.tensor;

import io.verifyrules.verifier.dialect.OperationMeaning;
import java.util.HashMap;
import java.util.Map;

/**
 * The operations of {@code tensor}.
 *
 * @see <a href="https://mlir.llvm.org/docs/Dialects/TensorOps/">the dialect tensor</a>
 */
public final class Tensors {

    private Tensors() {
    }

    /** The meanings by name. */
    public static Map<String, OperationMeaning> operations() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.putAll(Makings.meanings());
        all.putAll(ElementPlaces.meanings());
        all.putAll(Slices.meanings());
        all.putAll(Reshapes.meanings());
        all.putAll(Surroundings.meanings());
        return Map.copyOf(all);
    }
}
