package io.verifyrules.verifier.pair.report;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.pair.ProgramPair;

/**
 * A pair of programs as the input of a run poses it.
 *
 * @param under  the prefix of the lines that spell the second program; empty where it is a program of its own
 * @param place  where a finding is shown
 * @param before the first program as its file has it
 * @param after  the second one
 */
public record Posed(ProgramPair pair, String under, SourcePosition place, ProgramSource before, ProgramSource after) {

    /** A pair of functions of MLIR. */
    public Posed(ProgramPair pair, String under, SourcePosition place) {
        this(pair, under, place, new ProgramSource.Mlir(pair.before()), new ProgramSource.Mlir(pair.after()));
    }

    /** The place, and the function. */
    public String origin() {
        return place + " @" + pair.name() + (under.isEmpty() ? "" : " " + under);
    }

    /** The name of the rule behind it: in a folder of tests, many functions have one name. */
    public String rule() {
        return under.isEmpty() ? pair.name() : origin();
    }
}
