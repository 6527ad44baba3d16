package io.verifyrules.verifier.solver.z3;

import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.SolverContract;
import io.verifyrules.verifier.solver.process.ChildJvm;
import io.verifyrules.verifier.solver.process.ProcessSolver;
import java.util.List;

/** Z3 in its own process keeps the contract of solvers, too. */
class Z3EngineTest extends SolverContract {

    private static final Solver SOLVER = new ProcessSolver(Z3Engine.NAME,
            new ChildJvm(Z3Engine.class.getName(), List.of()));

    @Override
    protected Solver solver() {
        return SOLVER;
    }
}
