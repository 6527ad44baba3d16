package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Pointwise;
import io.verifyrules.verifier.program.Operation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Bodies of StableHLO on single elements. */
final class ElementBodies {

    private static final Pointwise BODIES = new Pointwise(steps(), Set.of("stablehlo.constant"),
            Set.of("stablehlo.return", "func.return"), Pointwise.Further.NONE);

    private ElementBodies() {
    }

    private static Set<String> steps() {
        Set<String> all = new HashSet<>(Elementwise.meanings().keySet());
        all.addAll(Chlo.functions().keySet());
        return all;
    }

    /** The results of the one region of an operation at each place of its arguments. */
    static List<Denoted> applied(Operation operation, List<Denoted> arguments, List<Integer> sizes, Denotations in) {
        return BODIES.applied(operation, arguments, Dimensions.known(sizes), in);
    }
}
