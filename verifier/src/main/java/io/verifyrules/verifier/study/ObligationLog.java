package io.verifyrules.verifier.study;

import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.Settlement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Keeps account of the obligations of one check, and of what each cost. An obligation may take many queries, and work
 * between them. When it has cost too much, the rest is given up: queries unasked, loops by the {@link Limit} that this
 * is.
 */
public final class ObligationLog implements Solver, Limit {

    /** By so much less than its limit a solver may measure. */
    private static final Duration ROUNDED = Duration.ofMillis(20);

    private final Solver solver;
    private Budget most;
    private boolean hasty;
    private final List<ObligationReport> reports = new ArrayList<>();
    private final Set<Allowance> ended = EnumSet.noneOf(Allowance.class);
    private long begun = System.nanoTime();
    private long spentNanos;
    private long spentResources;
    private boolean endedByClock;

    /** An account of queries put to the solver. */
    public ObligationLog(Solver solver, Budgets budgets) {
        this.solver = solver;
        this.most = new Budget(Allowance.RESOURCES_IN_BUDGETS.most() * budgets.proof().resources(),
                budgets.proof().wallTime().multipliedBy(Allowance.TIME_IN_LIMITS.most()), false);
    }

    @Override
    public String name() {
        return solver.name();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        Duration left = most.wallTime().minusNanos(elapsed());
        if (reached() || left.toMillis() <= 0) {
            return new Answer.GaveUp("too much was spent on this obligation already", 0);
        }
        Duration time = budget.wallTime().compareTo(left) <= 0 ? budget.wallTime() : left;
        long resources = hasty
                ? Math.clamp(most.resources() - spentResources, 1, budget.resources())
                : budget.resources();
        long start = System.nanoTime();
        Answer answer = solver.check(query, new Budget(resources, time, budget.search()));
        long took = System.nanoTime() - start;
        spentNanos += took;
        endedByClock |= answer instanceof Answer.GaveUp gaveUp
                && (gaveUp.byClock() || took >= time.minus(ROUNDED).toNanos());
        spentResources += answer.resources();
        return answer;
    }

    private long elapsed() {
        return System.nanoTime() - begun;
    }

    /** Whether the obligation under way has cost so much that nothing more is done for it. */
    @Override
    public boolean reached() {
        boolean resources = noted(Allowance.RESOURCES_IN_BUDGETS, spentResources > most.resources());
        boolean late = noted(Allowance.TIME_IN_LIMITS, elapsed() > most.wallTime().toNanos());
        endedByClock |= late && !resources;
        return late || resources;
    }

    /**
     * Whether a limit of time ended some of the work so far, in whatever element type. A faster machine may prove more.
     */
    public boolean isEndedByClock() { return endedByClock; }

    @Override
    public boolean exceeds(Allowance allowance, long used) {
        return noted(allowance, Limit.super.exceeds(allowance, used));
    }

    private boolean noted(Allowance allowance, boolean exceeded) {
        if (exceeded) {
            ended.add(allowance);
        }
        return exceeded;
    }

    /** The limits that ended work on the obligation under way, or cut a piece of it short. */
    public Set<Allowance> ended() {
        return Collections.unmodifiableSet(ended);
    }

    /** The limit of a piece of the obligation's work that may cost a part of what the whole may cost. */
    public Limit part(Allowance parts) {
        long resources = spentResources + most.resources() / parts.most();
        long time = elapsed() + most.wallTime().toNanos() / parts.most();
        return () -> {
            boolean late = elapsed() > time;
            endedByClock |= late && spentResources <= resources;
            return reached() || noted(parts, spentResources > resources || late);
        };
    }

    /** Does what is of use only if it costs a part of what an obligation may cost, on a new account. */
    public <T> T hastily(Allowance parts, Supplier<T> work) {
        Budget whole = most;
        most = new Budget(Math.max(1, whole.resources() / parts.most()), whole.wallTime().dividedBy(parts.most()),
                whole.search());
        hasty = true;
        begin();
        try {
            return work.get();
        } finally {
            most = whole;
            hasty = false;
        }
    }

    /** Leaves out of account what was done meanwhile, and has a limit of its own. */
    public void apart(Duration time) {
        begun += time.toNanos();
    }

    /** The settlement of an obligation, if it was with the solver's help: {@code by}; else by simplifying alone. */
    Settlement with(Settlement by) {
        return spentResources == 0 && spentNanos == 0 ? new Settlement.Simplified() : by;
    }

    /** Ends an obligation: what was spent since the last one was spent on it. */
    public void settled(ClaimKind claim, Settlement by, Status status, Set<TypeLaw> laws) {
        settled(claim, "", by, status, laws);
    }

    /** The same of one that takes for granted what is not proved. */
    public void settled(ClaimKind claim, String where, Settlement by, Status status, Set<TypeLaw> laws) {
        reports.add(new ObligationReport(claim, where, by, status, Duration.ofNanos(spentNanos), spentResources, laws));
        begin();
    }

    /** One that an instance refutes beside the one with which the verdict is told, which the text describes if there is one. */
    public void refutedAsWell(ClaimKind claim, String where, Optional<String> example) {
        reports.add(new ObligationReport(claim, where, new Settlement.OnInstances(), Status.REFUTED,
                Duration.ofNanos(spentNanos), spentResources, Set.of(), example));
        begin();
    }

    /** Ends an obligation that solvers left open, so that it is not open any more. */
    public void settledAfterAll(ClaimKind claim, Settlement by, Set<TypeLaw> laws) {
        reports.removeIf(report -> report.claim().equals(claim) && report.status() == Status.UNKNOWN);
        settled(claim, by, Status.PROVED, laws);
    }

    /** An obligation that somebody else than the solver refuted. */
    public void refutedWithoutSolver(ClaimKind claim, Duration time) {
        reports.add(new ObligationReport(claim, new Settlement.OnInstances(), Status.REFUTED, time, 0, Set.of()));
    }

    /** Begins the account of another element type; what is spent is spent. */
    public void another() {
        reports.clear();
        begin();
    }

    private void begin() {
        begun = System.nanoTime();
        spentNanos = 0;
        spentResources = 0;
        ended.clear();
    }

    public List<ObligationReport> reports() {
        return List.copyOf(reports);
    }
}
