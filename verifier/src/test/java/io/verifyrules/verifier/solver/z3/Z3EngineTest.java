package io.verifyrules.verifier.solver.z3;

import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.SolverContract;

/** Z3 in its own process keeps the contract of solvers, too. */
class Z3EngineTest extends SolverContract {

    private static final Solver SOLVER = Z3Solver.apart();

    @Override
    protected Solver solver() {
        return SOLVER;
    }
}
