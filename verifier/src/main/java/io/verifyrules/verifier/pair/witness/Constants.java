package io.verifyrules.verifier.pair.witness;

import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.SymbolReferences;
import java.util.List;
import java.util.stream.Stream;

/** The operation by which programs of MLIR have tensors that are given: that of the dialects in which the pair is written. */
enum Constants {
    /** Its interpreter and its passes know no other one. */
    STABLEHLO("stablehlo.constant"),
    /** The style of all others. */
    ARITH("arith.constant");

    /** Dialects whose tools know the constants of StableHLO. */
    private static final List<String> AROUND_STABLEHLO = List.of("stablehlo.", "chlo.", "enzymexla.");

    private final String operation;

    Constants(String operation) {
        this.operation = operation;
    }

    String operation() {
        return operation;
    }

    static Constants of(ProgramPair pair) {
        return Stream.of(pair.before(), pair.after())
                .flatMap(part -> Stream.concat(Stream.of(part.function()), part.module().values().stream()))
                .anyMatch(Constants::isStableHlo) ? STABLEHLO : ARITH;
    }

    private static boolean isStableHlo(Function function) {
        return function.body()
                .stream()
                .flatMap(SymbolReferences::nested)
                .anyMatch(operation -> AROUND_STABLEHLO.stream().anyMatch(operation.name()::startsWith));
    }
}
