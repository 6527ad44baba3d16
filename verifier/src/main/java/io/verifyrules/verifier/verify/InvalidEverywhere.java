package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.reduction.ReductionMatching;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The question whether what a refuted rule builds is ever a valid program. It is none where the right side is invalid, or has another
 * shape than what it is to replace. That is so wherever the rule applies and no class has rank 0, if the hypotheses contradict the
 * claims on validity and sizes. The sense of that is the one in which a rule is vacuous. Undefined behaviour is none of it, as such a
 * program can be built.
 *
 * @param hypotheses where the rule applies, or more; an index and assumptions on elements are no part of it
 * @param claims     that the right side is valid, and has the sizes of the left side
 * @param effort     for an instance that shows it, where the counterexample at hand shows another difference
 */
record InvalidEverywhere(List<Truth> hypotheses, List<Claim> claims, Satisfiability satisfiability,
        CounterexampleSearch search, SearchEffort effort) {

    private static final ClaimKind BUILT = new ClaimKind.Step(
            "the right side is valid and has the sizes of the left side, anywhere");

    /** The counterexample with what is proved besides, if it is. */
    Verdict.Refuted of(Verdict.Refuted refuted) {
        List<Truth> built = new ArrayList<>(hypotheses);
        claims.forEach(claim -> {
            if (claim.conclusion() instanceof Claim.Holds(Truth truth)) {
                built.addAll(Truth.conjuncts(truth));
            }
        });
        // What follows from fewer hypotheses follows from all. Reductions are not for the solver.
        built.removeIf(ReductionMatching::concerns);
        return satisfiability.contradictory(BUILT, built)
                ? showing(refuted).map(Verdict.Refuted::provedInvalid).orElse(refuted)
                : refuted;
    }

    private Optional<Verdict.Refuted> showing(Verdict.Refuted refuted) {
        return isNoProgram(refuted.outcome())
                ? Optional.of(refuted)
                : search.refutedBy(effort, InvalidEverywhere::isNoProgram);
    }

    private static boolean isNoProgram(Outcome outcome) {
        return outcome instanceof Outcome.RightInvalid || outcome instanceof Outcome.ShapesDiffer;
    }
}
