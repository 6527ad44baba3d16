package io.verifyrules.verifier.proof;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Query;

/**
 * A query that settled something, with the answer.
 *
 * @param solver the name of the solver
 */
public record Asked(Query query, String solver, Answer answer) {

    /** Whether the solver found that there is no model. */
    public boolean isUnsatisfiable() {
        return answer instanceof Answer.Unsatisfiable;
    }
}
