package io.verifyrules.verifier.reduction;

import java.util.List;

/** The guarded terms of both sides, or parts of them, that found no partner. */
record Remainder(List<GuardedTerm> left, List<GuardedTerm> right) {

    Remainder {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    /** Whether all terms found one, so that the sides are equal. */
    boolean isNothing() {
        return left.isEmpty() && right.isEmpty();
    }
}
