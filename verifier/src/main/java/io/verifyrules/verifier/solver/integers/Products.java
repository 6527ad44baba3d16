package io.verifyrules.verifier.solver.integers;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Inequalities of monomials by the ranges of their factors. A single place has its range, and a product of two the four
 * tangents at the corners of both ranges.
 *
 * <p>Source: McCormick, "Computability of global solutions to factorable nonconvex programs" (1976).
 */
final class Products {

    private final Bounds bounds;
    private final Polynomials polynomials;
    private final LinearSystem system;
    private final Set<Integer> done = new HashSet<>();

    /** Adds inequalities to a system. */
    Products(Bounds bounds, Polynomials polynomials, LinearSystem system) {
        this.bounds = bounds;
        this.polynomials = polynomials;
        this.system = system;
    }

    /** Adds what is known of each monomial of a sum. */
    void bound(LinearSum sum) {
        for (int monomial : sum.factors().keySet()) {
            if (done.add(monomial)) {
                List<Integer> factors = polynomials.factors(monomial);
                switch (factors.size()) {
                    case 1 -> range(factors.getFirst());
                    case 2 -> tangents(factors.getFirst(), factors.getLast());
                    default -> {
                    }
                }
            }
        }
    }

    private void range(int place) {
        LinearSum value = polynomials.product(List.of(place));
        if (bounds.isBoundedBelow(place)) {
            system.atLeastZero(value.plus(Math.negateExact(bounds.low(place))));
        }
        if (bounds.isBoundedAbove(place)) {
            system.atLeastZero(LinearSum.of(bounds.high(place)).minus(value));
        }
    }

    private void tangents(int a, int b) {
        bound(polynomials.product(List.of(a)));
        bound(polynomials.product(List.of(b)));
        if (bounds.isBoundedBelow(a) && bounds.isBoundedBelow(b)) {
            system.atLeastZero(corner(a, bounds.low(a), b, bounds.low(b)));
        }
        if (bounds.isBoundedAbove(a) && bounds.isBoundedAbove(b)) {
            system.atLeastZero(corner(a, bounds.high(a), b, bounds.high(b)));
        }
        if (bounds.isBoundedBelow(a) && bounds.isBoundedAbove(b)) {
            system.atLeastZero(corner(a, bounds.low(a), b, bounds.high(b)).times(-1));
        }
        if (bounds.isBoundedAbove(a) && bounds.isBoundedBelow(b)) {
            system.atLeastZero(corner(a, bounds.high(a), b, bounds.low(b)).times(-1));
        }
    }

    /** The product of the distances of two places from two numbers, written out. */
    private LinearSum corner(int a, long fromA, int b, long fromB) {
        return polynomials.product(List.of(a, b))
                .plus(Math.negateExact(fromB), polynomials.product(List.of(a)))
                .plus(Math.negateExact(fromA), polynomials.product(List.of(b)))
                .plus(Math.multiplyExact(fromA, fromB));
    }
}
