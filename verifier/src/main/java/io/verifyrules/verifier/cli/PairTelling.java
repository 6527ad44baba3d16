package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.pair.report.Judged;
import io.verifyrules.verifier.pair.report.PairLines;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.resultcache.KnownPairs;
import java.util.List;

/** The words of a run over pairs of programs while it goes on. */
interface PairTelling {

    /** A mistake in the input. */
    void problem(Problem problem);

    /** Tells the fate of a function. */
    void function(Judged function);

    /** Tells that there are no more. */
    void end(List<Judged> all);

    /**
     * The words of a run that is the only one.
     *
     * @param all whether every function has its lines, not findings alone
     */
    static PairTelling once(Surroundings surroundings, KnownPairs known, boolean all) {
        return new PairTelling() {
            @Override
            public void problem(Problem problem) {
                surroundings.err().lines(DiagnosticText.lines(problem.diagnostic()));
            }

            @Override
            public void function(Judged function) {
                if (all || PairLines.isFinding(function.checked())) {
                    surroundings.out().lines(PairLines.of(function.checked()));
                    surroundings.out().flush();
                }
            }

            @Override
            public void end(List<Judged> functions) {
                if (!functions.isEmpty()) {
                    surroundings.out().lines(PairLines.summary(functions.stream().map(Judged::checked).toList()));
                }
                known.remark().ifPresent(surroundings.out()::line);
            }
        };
    }
}
