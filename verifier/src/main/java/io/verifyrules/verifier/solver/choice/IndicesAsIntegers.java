package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.Optional;

/** Puts queries to a solver in which words that are indices are compared as integers. */
record IndicesAsIntegers(Solver solver) implements Solver {

    @Override
    public String name() {
        return solver.name();
    }

    @Override
    public Optional<String> obstacle() {
        return solver.obstacle();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        return solver.check(IndexWords.asIntegers(query), budget);
    }
}
