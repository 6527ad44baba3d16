package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;

/**
 * A way to set the factors of two guarded terms against each other so that they have the same form. The equations
 * between their index terms remain to be solved. A guess: that the factors are equal is proved later. By no law, as
 * where there are several factors {@link Distribution} had those of their order.
 *
 * @param right     the factors of the right term, in the order in which they meet those of the left one
 * @param equations between indices of corresponding reads
 */
record FactorPairing(List<ValueTerm> right, List<IndexEquation> equations) {

    /** The ways in which the factors fit, most literal first; no more than are allowed. */
    static List<FactorPairing> of(List<ValueTerm> left, List<ValueTerm> right, Limit limit) {
        if (left.size() != right.size()) {
            return List.of();
        }
        Unification unification = new Unification();
        List<FactorPairing> partial = List.of(new FactorPairing(List.of(), List.of()));
        for (ValueTerm factor : left) {
            List<FactorPairing> longer = new ArrayList<>();
            for (FactorPairing pairing : partial) {
                for (ValueTerm other : unused(right, pairing.right())) {
                    unification.of(factor, other).ifPresent(equations -> longer.add(pairing.and(other, equations)));
                }
            }
            partial = limit.atMost(Allowance.FACTOR_PAIRINGS, longer);
        }
        return partial;
    }

    private static List<ValueTerm> unused(List<ValueTerm> all, List<ValueTerm> used) {
        List<ValueTerm> rest = new ArrayList<>(all);
        used.forEach(rest::remove);
        return rest.stream().distinct().toList();
    }

    private FactorPairing and(ValueTerm other, List<IndexEquation> more) {
        List<ValueTerm> factors = new ArrayList<>(right);
        factors.add(other);
        List<IndexEquation> all = new ArrayList<>(equations);
        all.addAll(more);
        return new FactorPairing(factors, all);
    }
}
