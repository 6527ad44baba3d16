package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.Optional;

/**
 * Proves claims about floating-point elements of tensors first without their indices. Most claims compare elements at
 * the same indices, and a solver of bits decides those. Where elements alone do not tell, other solvers hardly find a
 * proof either.
 *
 * @param floats which is asked about the elements, and has a part of the time
 * @param others which are asked the rest
 * @param proof  the resources from which on a budget is one of a proof
 */
record ElementsApart(Solver floats, Solver others, long proof) implements Solver {

    private static final int PART_OF_TIME = 2;
    /** The part that others may spend where the elements alone have a model, or are too hard. */
    private static final int PART = 3;

    @Override
    public String name() {
        return others.name();
    }

    @Override
    public Optional<String> obstacle() {
        return others.obstacle();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        if (budget.resources() < proof || !Vocabulary.mixesFloats(query)) {
            return others.check(query, budget);
        }
        Optional<Answer> alone = budget.search()
                ? Optional.empty()
                : Unrelated.of(query)
                        .map(less -> floats.check(less,
                                new Budget(budget.resources(), budget.wallTime().dividedBy(PART_OF_TIME), false)));
        return alone.filter(Answer.Unsatisfiable.class::isInstance)
                .orElseGet(() -> others.check(query,
                        new Budget(Math.max(1, budget.resources() / PART), budget.wallTime(), budget.search())));
    }
}
