package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Puts what is about floating-point numbers alone to the solvers that are good at them, and the rest to the usual one.
 *
 * @param floats in the order in which they are asked; one that gives up hands on
 * @param usual  which is asked what nobody of these could be asked
 * @param proof  the resources from which on a budget is one of a proof
 */
record FloatsFirst(List<Solver> floats, Solver usual, long proof) implements Solver {

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
        return new Vocabulary().isOfFloats(query) && !floats.isEmpty()
                ? onFloats(query, budget)
                : usual.check(query, budget);
    }

    private Answer onFloats(Query query, Budget budget) {
        boolean again = budget.search() && budget.resources() >= proof;
        if (again) {
            return new Answer.GaveUp("the same query was given up before", 0);
        }
        List<String> reasons = new ArrayList<>();
        for (Solver solver : floats) {
            Answer answer = solver.check(query, inTime(budget));
            if (!(answer instanceof Answer.GaveUp gaveUp)) {
                return answer;
            }
            reasons.add(gaveUp.reason());
        }
        return new Answer.GaveUp(String.join("; ", reasons), 0);
    }

    /** Some of these solvers count no resources: of the time they have the part that the budget has of a proof's resources. */
    private Budget inTime(Budget budget) {
        long part = Math.max(1, proof / Math.max(1, budget.resources()));
        return new Budget(budget.resources(), budget.wallTime().dividedBy(part), budget.search());
    }

    /** The sorts that occur in formulas. */
    private static final class Vocabulary {

        private final Set<Formula> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        private boolean hasFloats;
        private boolean hasOthers;

        /** Whether the query is about floating-point numbers, and about nothing that is not made of bits. */
        boolean isOfFloats(Query query) {
            query.assertions().forEach(this::visit);
            query.watched().forEach(this::visit);
            return hasFloats && !hasOthers;
        }

        private void visit(Formula formula) {
            if (hasOthers || !seen.add(formula)) {
                return;
            }
            switch (formula.sort()) {
                case Sort.Floats ignored -> hasFloats = true;
                case Sort.Words ignored -> {
                }
                case Sort.Plain plain -> hasOthers |= switch (plain) {
                    case BOOL, ROUNDING -> false;
                    case INT, REAL, ELEMENT -> true;
                };
            }
            switch (formula) {
                case Formula.Apply apply -> apply.arguments().forEach(this::visit);
                case Formula.Call call -> call.arguments().forEach(this::visit);
                default -> {
                }
            }
        }
    }
}
