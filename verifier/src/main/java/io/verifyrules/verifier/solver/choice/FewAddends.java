package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.IdentityHashMap;
import java.util.Optional;

/**
 * Gives up at once where products of sums have so many addends that a solver which multiplies them out would not come
 * back. That solver looks at no limit meanwhile.
 */
record FewAddends(Solver solver) implements Solver {

    /** More is multiplied out in no reasonable time. */
    private static final double MOST = 1e6;

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
        Counting counting = new Counting();
        return query.assertions().stream().anyMatch(each -> counting.most(each) > MOST)
                ? new Answer.GaveUp("products of sums with too many addends to be multiplied out", 0)
                : solver.check(query, budget);
    }

    /** The number of addends of terms where they are multiplied out. */
    private static final class Counting {

        private final IdentityHashMap<Formula, Double> known = new IdentityHashMap<>();
        private double most;

        double most(Formula formula) {
            addends(formula);
            return most;
        }

        private double addends(Formula formula) {
            Double before = known.get(formula);
            if (before != null) {
                return before;
            }
            double addends = switch (formula) {
                case Formula.Apply apply -> counted(apply);
                case Formula.Call call -> {
                    call.arguments().forEach(this::addends);
                    yield 1;
                }
                default -> 1;
            };
            known.put(formula, addends);
            most = Math.max(most, addends);
            return addends;
        }

        private double counted(Formula.Apply apply) {
            double sum = 0;
            double product = 1;
            for (Formula argument : apply.arguments()) {
                double addends = addends(argument);
                sum += addends;
                product *= addends;
            }
            return switch (apply.operator()) {
                case ADD -> sum;
                case MULTIPLY -> product;
                default -> 1;
            };
        }
    }
}
