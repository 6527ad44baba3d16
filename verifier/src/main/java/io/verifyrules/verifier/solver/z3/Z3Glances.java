package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Z3Exception;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingDeque;

/**
 * Gives each search a glance in a context that served others before. To make a context takes Z3 longer than most searches do,
 * as it fills 17 MB. The queries before may change how much a search costs, and which model is found. So a glance tells the
 * {@link LeastModel}, which a context of its own gives as well. What has none is asked there. All short searches are told
 * to cost the same. One that costs about as much as a glance may is settled here in one run, and there in another.
 */
public final class Z3Glances implements Solver {

    /** The allowed cost of a glance; more settles few further queries. */
    private static final long UNITS = 4_000;

    /** The cost that is told of each search that costs less than two glances may. */
    private static final long SHORT = 1_000;

    /** Z3 does not count all that it does: a clock sees to it that there is time for the context of its own. */
    private static final int PART_OF_TIME = 20;

    /** A context keeps some of what it was asked, so that it serves so many queries and no more. */
    private static final int QUERIES = 100;

    /**
     * The contexts that no query is asked in, at most one for each worker of a usual run. They are those of the process, since nobody
     * closes them for a solver that nobody holds any more.
     */
    private static final Deque<Shared> IDLE = new LinkedBlockingDeque<>(Runtime.getRuntime().availableProcessors() + 1);

    /** Whether there was no memory left, after which Z3 does not work in this process any more. */
    private volatile boolean exhausted;

    private final Solver solver;

    /** A context that one query at a time is asked in. */
    private static final class Shared {

        private final Context context = Z3Session.shared();
        private int queries;

        Optional<Answer> glance(Query query, Budget budget) {
            queries++;
            long start = System.nanoTime();
            com.microsoft.z3.Solver solver = Z3Session.solver(context, budget);
            Z3Translation translation = new Z3Translation(context);
            solver.add(query.assertions().stream().map(translation::truth).toArray(BoolExpr[]::new));
            return switch (solver.check()) {
                case UNSATISFIABLE -> Optional.of(new Answer.Unsatisfiable(SHORT));
                case SATISFIABLE -> LeastModel
                        .of(solver, translation, query.watched(),
                                budget.wallTime().minusNanos(System.nanoTime() - start))
                        .map(values -> new Answer.Satisfiable(values, SHORT));
                case UNKNOWN -> Optional.empty();
            };
        }
    }

    /**
     * Glances before a solver.
     *
     * @param solver which is asked where a glance does not settle a query
     */
    public Z3Glances(Solver solver) {
        this.solver = solver;
    }

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
        return budget.search() && budget.resources() >= UNITS && !exhausted
                ? glance(query, budget).orElseGet(() -> told(solver.check(query, budget)))
                : solver.check(query, budget);
    }

    private static Answer told(Answer answer) {
        boolean isShort = answer.resources() < 2 * UNITS;
        return switch (answer) {
            case Answer.Unsatisfiable ignored when isShort -> new Answer.Unsatisfiable(SHORT);
            case Answer.Satisfiable(var values, var ignored) when isShort -> new Answer.Satisfiable(values, SHORT);
            default -> answer;
        };
    }

    private Optional<Answer> glance(Query query, Budget budget) {
        Z3Memory.limit();
        try {
            Shared shared = Optional.ofNullable(IDLE.poll()).orElseGet(Shared::new);
            boolean answered = false;
            try {
                Optional<Answer> answer = shared.glance(query,
                        new Budget(UNITS, budget.wallTime().dividedBy(PART_OF_TIME), true));
                answered = true;
                return answer;
            } finally {
                if (!answered || shared.queries >= QUERIES || !IDLE.offerFirst(shared)) {
                    shared.context.close();
                }
            }
        } catch (Z3Exception exception) {
            if (Z3Memory.isExhausted(exception)) {
                exhausted = true;
            }
            return Optional.empty();
        }
    }

    /** Closes the contexts that no query is asked in, so that Z3 uses no memory for them in this process. */
    public static void closeIdle() {
        for (Shared shared = IDLE.poll(); shared != null; shared = IDLE.poll()) {
            shared.context.close();
        }
    }
}
