package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A solver of formulas over words whose widths are left open: that they have no model means at no width that the domain allows. Other
 * formulas go to the solver beside it. Of a model it says nothing: what is wrong is found at widths that are known.
 * Not for use by several threads.
 */
public final class OpenWidthSolver implements Solver {

    /** The end of its name: its answers hold at every number of bits. */
    public static final String AT_EVERY_WIDTH = ", at every width";

    /** There are several ways to ask. Most decisions take milliseconds; but a busy machine takes longer. */
    private static final int QUESTIONS = 2;

    private final Solver solver;
    private final WidthDomain domain;
    private final SortedSet<Outcome.Method> methods = new TreeSet<>();

    public OpenWidthSolver(Solver solver, WidthDomain domain) {
        this.solver = solver;
        this.domain = domain;
    }

    /** The methods so far that showed that formulas with open widths have no model. */
    public SortedSet<Outcome.Method> methods() {
        return Collections.unmodifiableSortedSet(methods);
    }

    @Override
    public String name() {
        return solver.name() + AT_EVERY_WIDTH;
    }

    @Override
    public Answer check(Query query, Budget budget) {
        if (!isOpen(query.assertions())) {
            return isOpen(query.watched()) ? checkUnwatched(query, budget) : solver.check(query, budget);
        }
        if (budget.search()) {
            return new Answer.GaveUp("widths are open", 0);
        }
        Budget each = new Budget(budget.resources(), budget.wallTime().dividedBy(QUESTIONS), false);
        AllWidths widths = new AllWidths(solver, each, Limit.within(budget.wallTime()));
        return switch (widths.decide(List.copyOf(query.assertions()), domain)) {
            case Outcome.NoModel(SortedSet<Outcome.Method> how) -> {
                methods.addAll(how);
                yield new Answer.Unsatisfiable(0);
            }
            case Outcome.Model model -> new Answer.GaveUp("wrong at " + model.widths(), 0);
            case Outcome.Undecided(String reason) -> new Answer.GaveUp(reason, 0);
        };
    }

    private static boolean isOpen(List<Formula> formulas) {
        return !new WordParts(formulas).openNumbers().isEmpty();
    }

    /** A solver has no value for a word whose width is open, so that it can only tell that there is no model. */
    private Answer checkUnwatched(Query query, Budget budget) {
        return switch (solver.check(new Query(query.name(), query.assertions(), List.of()), budget)) {
            case Answer.Satisfiable model -> new Answer.GaveUp("widths are open", model.resources());
            case Answer.Unsatisfiable proof -> proof;
            case Answer.GaveUp gaveUp -> gaveUp;
        };
    }
}
