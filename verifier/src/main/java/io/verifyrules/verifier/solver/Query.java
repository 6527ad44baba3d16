package io.verifyrules.verifier.solver;

import java.util.List;

/**
 * Is there a model of all assertions?
 *
 * @param name the subject of the query, for people
 * @param assertions formulas of sort Bool
 * @param watched terms whose values a model should tell
 */
public record Query(String name, List<Formula> assertions, List<Formula> watched) {
    public Query {
        assertions = List.copyOf(assertions);
        watched = List.copyOf(watched);
    }
}
