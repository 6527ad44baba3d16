package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.text.mlir.DefinedOperations;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The operations that are taken for functions of their operands, attributes and regions: called alike, they give the same results. */
public enum PureOperations {

    /**
     * The operations of which that is known: those with a meaning, all of StableHLO and CHLO but a few, and calls of
     * linear algebra.
     */
    KNOWN,
    /** Also those that nothing is known of, unless they say that they have side effects. */
    ALL;

    /** Operations that may give other results each time; those of one name are two. */
    private static final Set<String> CHANGING = Set.of("stablehlo.rng", "stablehlo.infeed", "stablehlo.recv",
            "stablehlo.outfeed", "stablehlo.send");

    /** The data in place of elements that a text leaves out: two of these may be any two constants. */
    private static final Set<Data> LEFT_OUT = Set.of(new Data.Elsewhere("..."), new Data.Elsewhere("__elided__"));

    /** An operation of HLO that may give other results each time has the attribute of a side effect. */
    private static final List<String> FAMILIES = List.of("stablehlo.", "chlo.", "hlo.", "enzymexla.blas.",
            "enzymexla.lapack.", "enzymexla.linalg.", "enzymexla.math.", "math.");

    /** Whether an operation is one, whatever stands in its regions. */
    boolean contains(Operation operation) {
        String name = operation.name();
        return !CHANGING.contains(name) && !DefinedOperations.isUndefined(name) && !hasEffect(operation)
                && !leavesOut(operation) && (this == ALL || Dialects.operations().containsKey(name)
                        || FAMILIES.stream().anyMatch(name::startsWith) || name.endsWith(".return"));
    }

    private static boolean leavesOut(Operation operation) {
        return operation.attributes()
                .values()
                .stream()
                .anyMatch(each -> each instanceof Attribute.Dense dense && LEFT_OUT.contains(dense.data()));
    }

    private static boolean hasEffect(Operation operation) {
        return Optional.ofNullable(operation.attributes().get("has_side_effect"))
                .filter(effect -> !(effect instanceof Attribute.Of(Literal.Truth(boolean value), var type) && !value))
                .isPresent();
    }
}
