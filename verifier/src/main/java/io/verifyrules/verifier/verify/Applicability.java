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
import java.util.function.BooleanSupplier;

/** Whether the rule applies anywhere where no class has rank 0, and whether it then has an element to compare. */
record Applicability(RuleMeaning meaning, ClaimProver prover, CounterexampleSearch search, ObligationLog log,
        List<String> notes) {

    private static final String APPLIES = "the rule applies";
    private static final String METHOD = "at ranks >= 1";
    private static final int TRIES = 500;

    /** Empty where the rule applies; else why it does not, or that this could not be found out. */
    Optional<Verdict> settle() {
        List<Truth> inBounds = new ArrayList<>(meaning.hypotheses());
        inBounds.addAll(Truth.conjuncts(meaning.inBounds()));
        List<Truth> all = new ArrayList<>(inBounds);
        all.addAll(meaning.assumptions());
        if (prover.hasSmallModel(APPLIES, all)) {
            log.settled(APPLIES, METHOD, Status.PROVED);
            return Optional.empty();
        }
        Optional<Verdict> obstacle = obstacle(prover.satisfiable(APPLIES, meaning.hypotheses()),
                () -> search.applies(TRIES),
                "the precondition and the validity of the left side contradict each other wherever no rank class has rank 0");
        if (obstacle.isPresent()) {
            return obstacle;
        }
        if (prover.satisfiable("some result has an element", inBounds) instanceof Answer.Unsatisfiable) {
            notes.add("every result is empty wherever no rank class has rank 0: only shapes are compared there");
            return Optional.empty();
        }
        return meaning.assumptions().isEmpty()
                ? Optional.empty()
                : obstacle(prover.satisfiable("the assumptions can hold", all), () -> search.comparesElements(TRIES),
                        "the assumptions on tensor values contradict each other");
    }

    private Optional<Verdict> obstacle(Answer answer, BooleanSupplier tried, String contradiction) {
        return switch (answer) {
            case Answer.Satisfiable ignored -> {
                log.settled(APPLIES, METHOD, Status.PROVED);
                yield Optional.empty();
            }
            case Answer.Unsatisfiable ignored -> {
                log.settled(APPLIES, METHOD, Status.REFUTED);
                yield Optional.of(new Verdict.Vacuous(contradiction));
            }
            case Answer.GaveUp gaveUp -> {
                boolean found = tried.getAsBoolean();
                log.settled(APPLIES, METHOD, found ? Status.PROVED : Status.UNKNOWN);
                yield found
                        ? Optional.empty()
                        : Optional.of(new Verdict.Unknown(
                                "no instance was found to which the rule applies; the solver gave up ("
                                        + gaveUp.reason() + ")"));
            }
        };
    }
}
