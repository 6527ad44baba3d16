package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;

/**
 * Asks another solver where one gives up on a proof. Both have a part of the budget first, since each answers at once
 * some queries that the other does not answer at all. Questions on the way, which are cheap and may stay open, and a
 * repeated attempt in search of a model are left to the first.
 *
 * @param first the solver that is asked each query
 * @param other the one that is asked rarely
 * @param proof the resources from which on a budget is one of a proof
 */
record SecondOpinion(Solver first, Solver other, long proof) implements Solver {

    private static final int PART = 10;

    @Override
    public String name() {
        return first.name();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        if (budget.search() || budget.resources() < proof) {
            return first.check(query, budget);
        }
        Answer early = oneOrOther(query,
                new Budget(Math.max(1, budget.resources() / PART), budget.wallTime().dividedBy(PART), false));
        return early instanceof Answer.GaveUp
                ? Answers.withResources(oneOrOther(query, budget), early.resources())
                : early;
    }

    private Answer oneOrOther(Query query, Budget budget) {
        Answer answer = first.check(query, budget);
        if (!(answer instanceof Answer.GaveUp gaveUp)) {
            return answer;
        }
        return Answers.withResources(switch (other.check(query, budget)) {
            case Answer.GaveUp too -> new Answer.GaveUp(gaveUp.reason() + "; " + too.reason(), too.resources(),
                    gaveUp.byClock() || too.byClock());
            case Answer settled -> settled;
        }, answer.resources());
    }
}
