package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Symmetric;

/** Accesses of a grid with the indices of two axes of one class exchanged: all lanes at once. */
public record Exchange(Grid grid, AggregatedAxis first, AggregatedAxis second) {

    /** The exchange of which an assumption says that it changes nothing. */
    public static Exchange of(Symmetric symmetric, Grid grid) {
        return new Exchange(grid, symmetric.first(), symmetric.second());
    }

    /** The access that the given one becomes; in bounds if it is, as both axes have equal sizes. */
    public int[] of(int[] access) {
        int[] exchanged = access.clone();
        for (int lane = 0; lane < grid.rank(first); lane++) {
            exchanged[grid.first(first) + lane] = access[grid.first(second) + lane];
            exchanged[grid.first(second) + lane] = access[grid.first(first) + lane];
        }
        return exchanged;
    }
}
