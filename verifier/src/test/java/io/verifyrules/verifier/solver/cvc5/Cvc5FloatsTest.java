package io.verifyrules.verifier.solver.cvc5;

import io.verifyrules.verifier.solver.FloatsContract;
import io.verifyrules.verifier.solver.Solver;

/** Floating-point numbers mean to cvc5 what they mean to the others. */
class Cvc5FloatsTest extends FloatsContract {

    private static final Solver SOLVER = new Cvc5Solver();

    @Override
    protected Solver solver() {
        return SOLVER;
    }
}
