package io.verifyrules.verifier.bound;

import io.verifyrules.verifier.term.LaneBool;
import java.util.List;

/**
 * The number of lanes that a counterexample needs at most.
 *
 * @param lanes       at least k(c), the size of a largest irredundant subset of Phi(c)
 * @param exact       whether it is k(c)
 * @param irredundant the largest irredundant set that was found; of {@code lanes} members where the bound is exact
 * @param reason      where the number comes from
 */
record LaneBound(int lanes, boolean exact, List<LaneBool> irredundant, String reason) {

    LaneBound {
        irredundant = List.copyOf(irredundant);
        if (exact && irredundant.size() != lanes) {
            throw new IllegalArgumentException("a set of " + irredundant.size() + " members does not show " + lanes);
        }
    }

    static LaneBound exact(List<LaneBool> irredundant) {
        return new LaneBound(irredundant.size(), true, irredundant, "the size of a largest irredundant set");
    }
}
