package io.verifyrules.verifier.bound;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;

/** Gives up on every question. */
final class HelplessSolver implements Solver {

    @Override
    public String name() {
        return "helpless";
    }

    @Override
    public Answer check(Query query, Budget budget) {
        return new Answer.GaveUp("never knows", 0);
    }
}
