package io.verifyrules.verifier.solver.integers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * Linear equations and inequalities of integers. They are refuted by elimination of one term after the other.
 *
 * <p>Source: Fourier and Motzkin; constants of inequalities are rounded down as in Pugh, "The Omega test" (1991).
 */
final class LinearSystem {

    /** More inequalities are for a solver. */
    private static final int MOST = 120;

    /** So many pairs of inequalities are combined. */
    private static final int PAIRS = 2000;

    private final List<LinearSum> equations = new ArrayList<>();
    private final Map<SortedMap<Integer, Long>, Long> inequalities = new HashMap<>();
    private boolean contradictory;
    private int pairs;

    /** Adds that a sum is 0. */
    void zero(LinearSum sum) {
        if (sum.isNumber()) {
            contradictory |= sum.constant() != 0;
            return;
        }
        long divisor = sum.divisor();
        if (sum.constant() % divisor != 0) {
            contradictory = true;
        } else {
            equations.add(sum.dividedDown(divisor));
        }
    }

    /** Adds that a sum is at least 0. */
    void atLeastZero(LinearSum sum) {
        if (sum.isNumber()) {
            contradictory |= sum.constant() < 0;
            return;
        }
        LinearSum least = sum.dividedDown(sum.divisor());
        inequalities.merge(least.factors(), least.constant(), Math::min);
    }

    /** Whether no integers satisfy all; false also means that it is not known. Terms are gone afterwards. */
    boolean isRefuted() {
        while (!contradictory && !equations.isEmpty()) {
            substitute(equations.removeLast());
        }
        while (!contradictory && !inequalities.isEmpty() && inequalities.size() <= MOST && pairs < PAIRS) {
            eliminate();
        }
        return contradictory;
    }

    /** Takes a term of an equation out of all else; the one with the least factor, so that no solution is lost or gained. */
    private void substitute(LinearSum equation) {
        int term = equation.factors().firstKey();
        for (int other : equation.factors().keySet()) {
            if (Math.absExact(equation.factor(other)) < Math.absExact(equation.factor(term))) {
                term = other;
            }
        }
        List<LinearSum> zeros = List.copyOf(equations);
        equations.clear();
        for (LinearSum zero : zeros) {
            zero(without(term, equation, zero));
        }
        List<LinearSum> least = rows();
        inequalities.clear();
        for (LinearSum row : least) {
            atLeastZero(without(term, equation, row));
        }
    }

    /** A positive multiple of a sum and a multiple of what is 0, without the term. */
    private static LinearSum without(int term, LinearSum zero, LinearSum sum) {
        long factor = sum.factor(term);
        if (factor == 0) {
            return sum;
        }
        long by = zero.factor(term);
        long divisor = LinearSum.gcd(Math.absExact(by), Math.absExact(factor));
        long times = Math.absExact(by) / divisor;
        long timesZero = Math.multiplyExact(-Long.signum(by), factor / divisor);
        return sum.times(times).plus(timesZero, zero);
    }

    private List<LinearSum> rows() {
        return inequalities.entrySet().stream().map(row -> new LinearSum(row.getKey(), row.getValue())).toList();
    }

    /** Replaces the inequalities about the term that is in the fewest by those that follow without it. */
    private void eliminate() {
        List<LinearSum> rows = rows();
        int term = cheapest(rows);
        inequalities.clear();
        for (LinearSum row : rows) {
            if (row.factor(term) == 0) {
                atLeastZero(row);
            }
        }
        for (LinearSum above : rows) {
            for (LinearSum below : rows) {
                if (above.factor(term) > 0 && below.factor(term) < 0 && inequalities.size() <= MOST && pairs < PAIRS) {
                    pairs++;
                    long divisor = LinearSum.gcd(above.factor(term), -below.factor(term));
                    atLeastZero(above.times(-below.factor(term) / divisor).plus(above.factor(term) / divisor, below));
                }
            }
        }
    }

    private static int cheapest(List<LinearSum> rows) {
        TreeSet<Integer> terms = new TreeSet<>();
        rows.forEach(row -> terms.addAll(row.factors().keySet()));
        int cheapest = terms.getFirst();
        long least = Long.MAX_VALUE;
        for (int term : terms) {
            long above = 0;
            long below = 0;
            for (LinearSum row : rows) {
                long factor = row.factor(term);
                above += factor > 0 ? 1 : 0;
                below += factor < 0 ? 1 : 0;
            }
            if (above * below < least) {
                cheapest = term;
                least = above * below;
            }
        }
        return cheapest;
    }
}
