package io.verifyrules.verifier.solver.order;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.List;
import java.util.Optional;

/**
 * Asks first whether a query in which words and floats are only compared has a model among integers. It takes milliseconds whatever the width
 * is, where bits take a solver seconds. That there is none is believed. That there is one is believed where integers say the same, and
 * nobody wants to see it.
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
        return ComparedNumbers.asIntegers(query.assertions())
                .flatMap(ordered -> believed(glance(ordered, integers, budget),
                        ordered.exact() && query.watched().isEmpty()))
                .orElseGet(() -> others.check(query, budget));
    }

    private static Optional<Answer> believed(Answer answer, boolean inEachCase) {
        return switch (answer) {
            case Answer.Unsatisfiable none -> Optional.of(none);
            case Answer.Satisfiable model -> inEachCase ? Optional.of(model) : Optional.empty();
            case Answer.GaveUp ignored -> Optional.empty();
        };
    }

    private static Answer glance(ComparedNumbers.Integers ordered, Solver integers, Budget budget) {
        return integers.check(new Query("numbers in order", ordered.assertions(), List.of()),
                new Budget(Math.min(GLANCE, budget.resources()), budget.wallTime(), true));
    }

    /** Whether numbers are only compared in the assertions, and it is seen at a glance within the budget that these have no model. */
    public static boolean refutes(List<Formula> assertions, Solver integers, Budget budget) {
        return ComparedNumbers.asIntegers(assertions)
                .filter(ordered -> glance(ordered, integers, budget) instanceof Answer.Unsatisfiable)
                .isPresent();
    }
}
