package io.verifyrules.verifier.solver.z3;

import io.verifyrules.verifier.solver.FloatsContract;
import io.verifyrules.verifier.solver.Solver;

/** Floating-point numbers mean to Z3 what they mean to the others. */
class Z3FloatsTest extends FloatsContract {

    private static final Solver SOLVER = new Z3Solver();

    @Override
    protected Solver solver() {
        return SOLVER;
    }
}
