package io.verifyrules.verifier.pair.report;

import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;

/** One program of a pair as its file has it, to be written again. */
public sealed interface ProgramSource {

    /** A function of MLIR, with those that it may call. */
    record Mlir(ProgramPair.Part part) implements ProgramSource {}

    /** A computation of HLO, with those that it may call. */
    record Hlo(Function computation, Module module) implements ProgramSource {}
}
