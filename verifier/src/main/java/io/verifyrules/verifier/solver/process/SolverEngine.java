package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Answer;

/** A solver as it is inside of its own process: it is asked one question after the other, by one thread. */
public interface SolverEngine {

    /** The solver's name and version. */
    String name();

    /** Answers within the budget as far as the solver is able to keep it; the other process keeps the time, too. */
    Answer answer(Question question);
}
