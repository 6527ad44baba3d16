package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The operations that are taken for functions of their operands, attributes and regions: called alike, they give the same results. */
public enum PureOperations {

    /** Those of which that is known: operations with a meaning, all of StableHLO and CHLO but a few, and calls of linear algebra. */
    KNOWN,
    /** Also those that nothing is known of, unless they say that they have side effects. */
    ALL;

    /** Operations that may give other results each time; those of one name are two. */
    private static final Set<String> CHANGING = Set.of("stablehlo.rng", "stablehlo.infeed", "stablehlo.recv",
            "stablehlo.outfeed", "stablehlo.send");

    private static final List<String> FAMILIES = List.of("stablehlo.", "chlo.", "enzymexla.blas.", "enzymexla.lapack.",
            "enzymexla.linalg.", "enzymexla.math.", "math.");

    /** Whether an operation is one, whatever stands in its regions. */
    boolean contains(Operation operation) {
        String name = operation.name();
        return !CHANGING.contains(name) && !hasEffect(operation)
                && (this == ALL || Dialects.operations().containsKey(name)
                        || FAMILIES.stream().anyMatch(name::startsWith) || name.endsWith(".return"));
    }

    private static boolean hasEffect(Operation operation) {
        return Optional.ofNullable(operation.attributes().get("has_side_effect"))
                .filter(effect -> !(effect instanceof Attribute.Of(Literal.Truth(boolean value), var type) && !value))
                .isPresent();
    }
}
