package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts what is about floating-point numbers alone to the solvers that are good at them, and the rest to the usual one.
 *
 * @param floats in the order in which they are asked; one that gives up hands on
 * @param usual  which is asked what nobody of these could be asked
 * @param proof  the resources from which on a budget is one of a proof
 */
record FloatsFirst(List<Solver> floats, Solver usual, long proof) implements Solver {

    private static final String AGAIN = "each would do the same again";

    FloatsFirst {
        floats = List.copyOf(floats);
    }

    @Override
    public String name() {
        return usual.name();
    }

    @Override
    public Optional<String> obstacle() {
        return usual.obstacle();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        return !floats.isEmpty() && Vocabulary.of(query).isOfFloats()
                ? onFloats(query, budget)
                : usual.check(query, budget);
    }

    private Answer onFloats(Query query, Budget budget) {
        boolean again = budget.search() && budget.resources() >= proof;
        if (again) {
            return new Answer.GaveUp(AGAIN, 0);
        }
        List<String> reasons = new ArrayList<>();
        boolean byClock = false;
        for (Solver solver : floats) {
            Answer answer = solver.check(query, inTime(budget, proof));
            if (!(answer instanceof Answer.GaveUp gaveUp)) {
                return answer;
            }
            reasons.add(gaveUp.reason());
            byClock |= gaveUp.byClock();
        }
        return new Answer.GaveUp(String.join("; ", reasons), 0, byClock);
    }

    /** Some of these solvers count no resources: of the time they have the part that the budget has of a proof's resources. */
    private static Budget inTime(Budget budget, long proof) {
        long part = Math.max(1, proof / Math.max(1, budget.resources()));
        return new Budget(budget.resources(), budget.wallTime().dividedBy(part), budget.search());
    }
}
