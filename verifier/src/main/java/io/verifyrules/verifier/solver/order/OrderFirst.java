package io.verifyrules.verifier.solver.order;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.List;
import java.util.Optional;

/**
 * Asks first whether a query in which words are only compared has a model among integers. Only that it has none is believed. It takes
 * milliseconds whatever the width is, where bits take a solver seconds.
 *
 * @param integers is asked about integers
 * @param others   are asked all that remains
 */
public record OrderFirst(Solver integers, Solver others) implements Solver {

    /** Resources of a glance: laws of an order with a dozen elements take a tenth of it. */
    private static final long GLANCE = 50_000;

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
        return refutation(query.assertions(), integers, budget).<Answer>map(unsatisfiable -> unsatisfiable)
                .orElseGet(() -> others.check(query, budget));
    }

    /** The answer that the assertions have no model, where their words are only compared and that is seen at a glance. */
    public static Optional<Answer.Unsatisfiable> refutation(List<Formula> assertions, Solver integers, Budget budget) {
        Budget glance = new Budget(Math.min(GLANCE, budget.resources()), budget.wallTime(), true);
        return WordOrder.asIntegers(assertions)
                .map(ordered -> integers.check(new Query("words in order", ordered, List.of()), glance))
                .filter(Answer.Unsatisfiable.class::isInstance)
                .map(Answer.Unsatisfiable.class::cast);
    }
}
