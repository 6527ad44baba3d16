package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.solver.Budget;
import java.time.Duration;

/** What the different kinds of query may cost, as parts of what the user allows for one obligation. */
record Budgets(Budget lane, Budget search, Budget proof) {

    static Budgets of(VerifyOptions options) {
        long all = options.resourceLimit();
        Duration backstop = options.timeout();
        return new Budgets(new Budget(all / 4, backstop, false), new Budget(all / 10, backstop, true),
                new Budget(all, backstop, false));
    }
}
