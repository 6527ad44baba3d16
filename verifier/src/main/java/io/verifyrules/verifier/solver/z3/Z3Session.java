package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.Context;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Statistics;
import io.verifyrules.verifier.solver.Budget;

/**
 * A context of Z3 with its solver, for one query; the only place where a solver is made. It keeps the budget and
 * leaves the signals of the process alone. By itself it puts a handler of Ctrl-C in place for each check. Two threads
 * that do so restore each other's, after which the process ignores the signal or crashes.
 */
final class Z3Session implements AutoCloseable {

    private final Context context = new Context();
    private final Solver solver;

    private Z3Session(Budget budget) {
        this.solver = solver(context, budget);
    }

    /** A context that serves many queries, each with a solver of its own. Whoever holds it closes it. */
    static Context shared() {
        return new Context();
    }

    /** A solver of a context that keeps a budget. */
    static Solver solver(Context context, Budget budget) {
        Solver solver = budget.search() ? context.mkSimpleSolver() : context.mkSolver();
        keep(context, solver, budget);
        return solver;
    }

    /** Makes each further check of a solver keep a budget. */
    static void keep(Context context, Solver solver, Budget budget) {
        Params parameters = context.mkParams();
        parameters.add("ctrl_c", false);
        parameters.add("rlimit", (int) Math.min(Integer.MAX_VALUE, budget.resources()));
        parameters.add("timeout", (int) Math.min(Integer.MAX_VALUE, budget.wallTime().toMillis()));
        solver.setParameters(parameters);
    }

    static Z3Session of(Budget budget) {
        return new Z3Session(budget);
    }

    Context context() {
        return context;
    }

    Solver solver() {
        return solver;
    }

    /** The effort of the solver so far. */
    long resources() {
        Statistics.Entry entry = solver.getStatistics().get("rlimit count");
        return entry == null ? 0 : Integer.toUnsignedLong(entry.getUIntValue());
    }

    @Override
    public void close() {
        context.close();
    }
}
