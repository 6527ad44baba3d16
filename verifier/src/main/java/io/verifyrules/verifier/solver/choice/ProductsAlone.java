package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Asks for proofs about products of integers while nothing else is asked in this process. Z3 leaves out steps of such a
 * proof where the process as a whole uses more than 20 MB of its memory. Beside another question it does, and what is
 * proved would depend on which questions meet.
 *
 * @param solver which may be asked by several threads
 * @param tidy   gives back the memory of earlier questions, before such a proof
 * @param asked  held by whoever asks, and by such a proof alone
 */
record ProductsAlone(Solver solver, Runnable tidy, ReadWriteLock asked) implements Solver {

    ProductsAlone(Solver solver, Runnable tidy) {
        this(solver, tidy, new ReentrantReadWriteLock());
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
        boolean alone = !budget.search() && multiplies(query);
        Lock lock = alone ? asked.writeLock() : asked.readLock();
        try {
            lock.lockInterruptibly();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return new Answer.GaveUp("interrupted", 0);
        }
        try {
            if (alone) {
                tidy.run();
            }
            return solver.check(query, budget);
        } finally {
            lock.unlock();
        }
    }

    /** Whether integers that are not known are multiplied, and there are no functions, with which Z3 goes another way. */
    static boolean multiplies(Query query) {
        Set<Formula> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Formula> open = new ArrayDeque<>(query.assertions());
        boolean multiplies = false;
        while (!open.isEmpty()) {
            Formula formula = open.pop();
            if (!seen.add(formula)) {
                continue;
            }
            switch (formula) {
                case Formula.Call ignored -> {
                    return false;
                }
                case Formula.Apply apply -> {
                    multiplies |= isProduct(apply);
                    open.addAll(apply.arguments());
                }
                default -> {
                }
            }
        }
        return multiplies;
    }

    private static boolean isProduct(Formula.Apply apply) {
        return apply.operator() == SmtOperator.MULTIPLY && apply.sort().equals(Sort.INT)
                && apply.arguments().stream().filter(factor -> !(factor instanceof Formula.Whole)).count() > 1;
    }
}
