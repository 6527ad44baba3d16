package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether the rule applies anywhere where no class has rank 0. */
record Applicability(RuleMeaning meaning, ClaimProver prover, CounterexampleSearch search,
        ObligationLog log, List<String> notes) {

    private static final int TRIES = 500;

    Optional<Verdict> settle() {
        Answer applies = prover.satisfiable("the rule applies", meaning.hypotheses());
        switch (applies) {
            case Answer.Unsatisfiable ignored -> {
                log.settled("the rule applies", "at ranks >= 1", Status.REFUTED);
                return Optional.of(new Verdict.Vacuous("the precondition and the validity of the left side contradict "
                        + "each other wherever no rank class has rank 0"));
            }
            case Answer.GaveUp gaveUp -> {
                if (!search.applies(TRIES)) {
                    log.settled("the rule applies", "at ranks >= 1", Status.UNKNOWN);
                    return Optional.of(new Verdict.Unknown(
                            "no instance was found to which the rule applies: the solver gave up (" + gaveUp.reason()
                                    + ")"));
                }
            }
            case Answer.Satisfiable ignored -> {
            }
        }
        log.settled("the rule applies", "at ranks >= 1", Status.PROVED);
        return somewhereInBounds();
    }

    private Optional<Verdict> somewhereInBounds() {
        List<Truth> inBounds = new ArrayList<>(meaning.hypotheses());
        inBounds.addAll(Truth.conjuncts(meaning.inBounds()));
        if (prover.satisfiable("some result has an element", inBounds) instanceof Answer.Unsatisfiable) {
            notes.add("every result is empty wherever no rank class has rank 0: only shapes are compared there");
            return Optional.empty();
        }
        if (!meaning.assumptions().isEmpty()) {
            inBounds.addAll(meaning.assumptions());
            if (prover.satisfiable("the assumptions can hold", inBounds) instanceof Answer.Unsatisfiable) {
                return Optional.of(new Verdict.Vacuous("the assumptions on tensor values contradict each other"));
            }
        }
        return Optional.empty();
    }
}
