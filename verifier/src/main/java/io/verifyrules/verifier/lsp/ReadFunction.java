package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.lit.LitFunction;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.Posed;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.resultcache.PairKey;
import java.util.Optional;

/**
 * A function of a document.
 *
 * @param key names what is asked of it; nothing where nothing is
 */
record ReadFunction(LitFunction function, Optional<PairKey> key) {

    static ReadFunction of(LitFunction function, PairVerdicts verdicts) {
        return new ReadFunction(function, question(function).map(verdicts::key));
    }

    /** The pair that is asked about; a function that is alone is asked about for itself. */
    static Optional<ProgramPair> question(LitFunction function) {
        return switch (function) {
            case LitFunction.Paired paired -> Optional.of(paired.posed().pair());
            case LitFunction.Alone alone ->
                Optional.of(new ProgramPair(alone.not().name(), alone.part(), alone.part()));
            case LitFunction.NotRead ignored -> Optional.empty();
        };
    }

    /** The line in which the function begins that goes in, from 1. */
    int line() {
        return function.place().line();
    }

    /** The prefix of its lines; empty where there are none. */
    String under() {
        return function instanceof LitFunction.Paired paired ? paired.posed().under() : "";
    }

    /** Whether one of the lines that spell what comes out is the given one. */
    boolean isSpelledIn(int line) {
        return function instanceof LitFunction.Paired(var place, Posed posed) && posed.place().line() <= line
                && line <= posed.pair().after().function().body().map(ReadFunction::last).orElse(0);
    }

    private static int last(Region region) {
        return region.blocks().stream().mapToInt(ReadFunction::last).max().orElse(0);
    }

    private static int last(Block block) {
        return block.operations().stream().mapToInt(ReadFunction::last).max().orElse(0);
    }

    private static int last(Operation operation) {
        return Math.max(operation.place().line(),
                operation.regions().stream().mapToInt(ReadFunction::last).max().orElse(0));
    }

    /** The function with what was found of it, where that is as much as a run tells. */
    Optional<Checked> checked(Optional<PairOutcome> outcome) {
        return switch (function) {
            case LitFunction.Paired(var place, Posed posed) -> outcome.filter(PairOutcome.Decided.class::isInstance)
                    .map(PairOutcome.Decided.class::cast)
                    .map(decided -> new Checked.Decided(posed.pair().name(), posed.under(), posed.place(),
                            decided.verdicts(), decided.time()));
            case LitFunction.Alone alone -> Optional.of(alone.not());
            case LitFunction.NotRead not -> Optional.of(not.not());
        };
    }

    /** The function that goes in. */
    Optional<Function> before() {
        return question(function).map(pair -> pair.before().function());
    }
}
