package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps account of the obligations of one check, and of what the solver spent on each. An obligation may take many queries;
 * when they have cost too much together, the rest is given up unasked.
 */
final class ObligationLog implements Solver {

    /** What the queries of one obligation may cost together, in budgets of a single one: resources, and time. */
    private static final int MOST_RESOURCES = 10;
    private static final int MOST_TIME = 3;

    private final Solver solver;
    private final Budget most;
    private final List<ObligationReport> reports = new ArrayList<>();
    private long spentNanos;
    private long spentResources;

    ObligationLog(Solver solver, Budgets budgets) {
        this.solver = solver;
        this.most = new Budget(MOST_RESOURCES * budgets.proof().resources(), budgets.proof().wallTime().multipliedBy(
                MOST_TIME), false);
    }

    @Override
    public String name() {
        return solver.name();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        if (exhausted()) {
            return new Answer.GaveUp("too much was spent on this obligation already", 0);
        }
        long start = System.nanoTime();
        Answer answer = solver.check(query, budget);
        spentNanos += System.nanoTime() - start;
        spentResources += answer.resources();
        return answer;
    }

    /** Whether the obligation under way has cost so much that nothing more is asked for it. */
    boolean exhausted() {
        return spentResources > most.resources() || spentNanos > most.wallTime().toNanos();
    }

    /** Ends an obligation: what was spent since the last one was spent on it. */
    void settled(String claim, String method, Status status) {
        String how = spentResources == 0 && spentNanos == 0 ? "simplified" : method;
        reports.add(new ObligationReport(claim, how, status, Duration.ofNanos(spentNanos), spentResources));
        spentNanos = 0;
        spentResources = 0;
    }

    /** An obligation that somebody else than the solver refuted. */
    void refutedWithoutSolver(String claim, String method, Duration time) {
        reports.add(new ObligationReport(claim, method, Status.REFUTED, time, 0));
    }

    List<ObligationReport> reports() {
        return List.copyOf(reports);
    }
}
