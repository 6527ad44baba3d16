package io.verifyrules.verifier.solver.choice;

/** Two solvers contradict each other, so that no verdict can be given. */
public final class SolverDisagreement extends RuntimeException {

    private static final long serialVersionUID = 1;

    SolverDisagreement(String message) {
        super(message);
    }
}
