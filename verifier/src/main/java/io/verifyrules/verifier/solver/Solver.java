package io.verifyrules.verifier.solver;

import java.util.Optional;

/** Decides queries. Implementations keep nothing between queries, so that an answer depends on the query alone. */
public interface Solver {

    /** The solver's name and version. */
    String name();

    /** The reason why the solver cannot be used on this machine, if so. */
    default Optional<String> obstacle() {
        return Optional.empty();
    }

    /** Looks for a model of the query within the budget. Safe for use by several threads. */
    Answer check(Query query, Budget budget);
}
