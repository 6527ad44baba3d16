package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.BitVecNum;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FPNum;
import com.microsoft.z3.IntNum;
import com.microsoft.z3.Model;
import com.microsoft.z3.RatNum;
import com.microsoft.z3.Version;
import com.microsoft.z3.Z3Exception;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Value;
import io.verifyrules.verifier.solver.process.ChildJvm;
import io.verifyrules.verifier.solver.process.ProcessSolver;
import java.time.Duration;
import java.util.List;

/**
 * Z3 in process. A search tells the {@link LeastModel} where one is found soon. Each query has a context of its own,
 * closed at its end. A fresh context gives the same resource count whatever was asked before, and one that is not closed costs some 17 MB. Proofs about products of integers are the
 * exception. There Z3 leaves out steps where the process as a whole uses more than 20 MB or 100 MB. Nothing else may be
 * asked meanwhile. It also ends two steps by time, after 2 and after 3 seconds. Once Z3 has run out of the memory that
 * it may use here, queries go to processes of their own.
 */
public final class Z3Solver implements Solver {

    /** The part of the time left that the least model of a search may take, so that the search keeps its limit. */
    private static final int PART_OF_TIME = 10;

    private final Solver processes = apart();

    /** Whether there was no memory left, after which Z3 does not work in this process any more. */
    private volatile boolean exhausted;

    /** Z3 in processes of its own, which are stopped where it ignores its time limit. */
    public static Solver apart() {
        return new ProcessSolver(Z3Engine.NAME, new ChildJvm(Z3Engine.class.getName(), List.of()));
    }

    @Override
    public String name() {
        return "Z3 " + Version.getString();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        return exhausted ? processes.check(query, budget) : checkHere(query, budget);
    }

    private Answer checkHere(Query query, Budget budget) {
        Z3Memory.limit();
        long start = System.nanoTime();
        try (Z3Session session = Z3Session.of(budget)) {
            com.microsoft.z3.Solver solver = session.solver();
            Z3Translation translation = new Z3Translation(session.context());
            solver.add(query.assertions().stream().map(translation::truth).toArray(BoolExpr[]::new));
            return switch (solver.check()) {
                case UNSATISFIABLE -> new Answer.Unsatisfiable(session.resources());
                case SATISFIABLE -> model(query, budget, start, session, translation);
                case UNKNOWN -> new Answer.GaveUp(solver.getReasonUnknown(), session.resources());
            };
        } catch (Z3Exception e) {
            if (Z3Memory.isExhausted(e)) {
                exhausted = true;
                return processes.check(query, budget);
            }
            return new Answer.GaveUp("Z3: " + e.getMessage(), 0);
        }
    }

    /** The model of a search is the least one where that is found soon. */
    private static Answer model(Query query, Budget budget, long start, Z3Session session, Z3Translation translation) {
        long resources = session.resources();
        com.microsoft.z3.Solver solver = session.solver();
        List<Value> found = values(query, translation, solver.getModel());
        if (!budget.search()) {
            return new Answer.Satisfiable(found, resources);
        }
        Duration soon = budget.wallTime().minusNanos(System.nanoTime() - start).dividedBy(PART_OF_TIME);
        if (soon.toMillis() <= 0) {
            return new Answer.Satisfiable(found, resources);
        }
        Z3Session.keep(session.context(), solver, new Budget(budget.resources(), soon, true));
        return new Answer.Satisfiable(LeastModel.of(solver, translation, query.watched(), soon).orElse(found),
                resources);
    }

    private static List<Value> values(Query query, Z3Translation translation, Model model) {
        return query.watched().stream().map(watched -> value(model.eval(translation.of(watched), true))).toList();
    }

    static Value value(Expr<?> expression) {
        return switch (expression) {
            case IntNum whole -> new Value.Whole(whole.getBigInteger());
            case BitVecNum word -> new Value.Whole(word.getBigInteger());
            case FPNum number -> Z3Floats.value(number);
            case RatNum fraction -> new Value.Fraction(fraction.getBigIntNumerator(), fraction.getBigIntDenominator());
            case BoolExpr truth when truth.isTrue() -> new Value.Truth(true);
            case BoolExpr truth when truth.isFalse() -> new Value.Truth(false);
            default -> expression.getSort() instanceof com.microsoft.z3.UninterpretedSort
                    ? new Value.Named(expression.toString())
                    : new Value.Inexpressible(expression.toString());
        };
    }
}
