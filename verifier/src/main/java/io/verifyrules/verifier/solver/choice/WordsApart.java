package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;

/**
 * Puts a proof about words alone that is not found at a glance to a solver that knows little else and is good at them.
 * The first solver spends all that it may only afterwards. A query not about words alone, and a search for a model, is
 * left to others.
 *
 * @param first  which answers most at a glance, and is asked again with the whole budget
 * @param words  which counts no resources, and has a part of the time
 * @param others which are asked the rest
 * @param proof  the resources from which on a budget is one of a proof
 */
record WordsApart(Solver first, Solver words, Solver others, long proof) implements Solver {

    /** Resources of a glance, which take some 30 ms: a process for the other solver takes no less. */
    private static final long GLANCE = 100_000;

    /** The other solver finds proofs about words in a small part of the time, mostly. */
    private static final int PART_OF_TIME = 4;

    @Override
    public String name() {
        return others.name();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        if (budget.search() || budget.resources() < proof || !Vocabulary.of(query).isOfWords()) {
            return others.check(query, budget);
        }
        Answer glance = first.check(query, new Budget(Math.min(GLANCE, budget.resources()), budget.wallTime(), false));
        if (!(glance instanceof Answer.GaveUp)) {
            return glance;
        }
        Answer settled = words.check(query,
                new Budget(budget.resources(), budget.wallTime().dividedBy(PART_OF_TIME), false));
        Answer answer = settled instanceof Answer.GaveUp gaveUp ? again(query, budget, gaveUp) : settled;
        return Answers.withResources(answer, glance.resources());
    }

    /** The other solver knows no limit but time. */
    private Answer again(Query query, Budget budget, Answer.GaveUp words) {
        Answer whole = first.check(query, budget);
        return whole instanceof Answer.GaveUp gaveUp
                ? new Answer.GaveUp(gaveUp.reason() + "; " + words.reason(), gaveUp.resources(), true)
                : whole;
    }
}
