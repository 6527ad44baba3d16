package io.verifyrules.verifier.solver;

import java.time.Duration;

/**
 * The allowed costs of the different kinds of query, as parts of the budget for one obligation.
 *
 * @param lane   a question about one lane
 * @param search a search for a model among small integers
 * @param proof  the proof of a claim at fixed ranks
 */
public record Budgets(Budget lane, Budget search, Budget proof) {

    /** A first look at a question about one lane, enough for most. */
    public Budget glance() {
        return new Budget(Math.max(1, lane.resources() / 50), lane.wallTime(), true);
    }

    /** A second attempt at a proof that was given up, with the solver's other engine. */
    public Budget secondProof() {
        return new Budget(proof.resources(), proof.wallTime(), true);
    }

    /** The time in which the interpreter may try instances where nothing was proved. Counts end it long before. */
    public Duration instances() {
        return proof.wallTime().multipliedBy(3);
    }

    /**
     * The time in which it may try a few before a proof is attempted that takes long where there is none. Counts end it
     * long before.
     */
    public Duration firstInstances() {
        return proof.wallTime();
    }

    /** The budgets where one obligation may cost this much. */
    public static Budgets of(long resources, Duration wallTime) {
        return new Budgets(new Budget(Math.max(1, resources / 4), wallTime, false),
                new Budget(Math.max(1, resources / 10), wallTime, true), new Budget(resources, wallTime, false));
    }
}
