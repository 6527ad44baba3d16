package io.verifyrules.verifier.bound;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A solver that is not asked the same question twice, so that many small structures are checked in seconds. */
final class RememberingSolver implements Solver {

    private final Solver solver;
    private final Map<List<Formula>, Answer> answers = new HashMap<>();

    RememberingSolver(Solver solver) {
        this.solver = solver;
    }

    @Override
    public String name() {
        return solver.name();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        return answers.computeIfAbsent(query.assertions(), assertions -> solver.check(query, budget));
    }
}
