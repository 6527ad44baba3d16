package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.verifier.dialect.OperationMeaning;
import java.util.HashMap;
import java.util.Map;

/**
 * The operations of {@code linalg} on tensors.
 *
 * @see <a href="https://mlir.llvm.org/docs/Dialects/Linalg/">the dialect linalg</a>
 */
public final class Linalg {

    private Linalg() {
    }

    /** The meanings by name. */
    public static Map<String, OperationMeaning> operations() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.put("linalg.generic", OperationMeaning.withGaps(Generics::generic));
        all.putAll(Products.meanings());
        all.putAll(LinalgConvolutions.meanings());
        all.putAll(Poolings.meanings());
        all.putAll(Elements.meanings());
        return Map.copyOf(all);
    }
}
