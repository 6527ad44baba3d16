package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;

/**
 * Asks another solver where one gives up on a proof. Questions on the way, which are cheap and may stay open, and a repeated
 * attempt in search of a model are left to the first.
 *
 * @param first the solver that is asked each query
 * @param other the one that is asked rarely
 * @param proof the resources from which on a budget is one of a proof
 */
record SecondOpinion(Solver first, Solver other, long proof) implements Solver {

    @Override
    public String name() {
        return first.name();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        Answer answer = first.check(query, budget);
        if (!(answer instanceof Answer.GaveUp gaveUp) || budget.search() || budget.resources() < proof) {
            return answer;
        }
        return Answers.withResources(switch (other.check(query, budget)) {
            case Answer.GaveUp too -> new Answer.GaveUp(gaveUp.reason() + "; " + too.reason(), too.resources());
            case Answer settled -> settled;
        }, answer.resources());
    }
}
