package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.Optional;

/**
 * Puts a question that a proof is hoped for to the solver's plain engine first, for a moment. That engine answers most
 * in half of the time that the other one takes. A model that somebody wants to see is always the other one's, since
 * people are used to those.
 *
 * @param solver which has both engines
 */
record PlainFirst(Solver solver) implements Solver {

    /** More makes no further proofs of the collections, less loses some. */
    private static final long MOMENT = 5_000;

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
        if (budget.search() || budget.resources() <= MOMENT) {
            return solver.check(query, budget);
        }
        Answer soon = solver.check(query, new Budget(MOMENT, budget.wallTime(), true));
        return isAllThatIsAsked(soon, query)
                ? soon
                : Answers.withResources(solver.check(query, budget), soon.resources());
    }

    private static boolean isAllThatIsAsked(Answer answer, Query query) {
        return switch (answer) {
            case Answer.Unsatisfiable ignored -> true;
            case Answer.Satisfiable ignored -> query.watched().isEmpty();
            case Answer.GaveUp ignored -> false;
        };
    }
}
