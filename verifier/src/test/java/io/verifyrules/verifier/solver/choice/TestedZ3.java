package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;

/**
 * Z3 as a run asks it, for tests of single steps. The plain engine has a glance first, in a context that served others before, as most
 * queries take less time than it takes to make a context.
 */
public final class TestedZ3 {

    private TestedZ3() {
    }

    /** The solver. */
    public static Solver solver() {
        return new PlainFirst(new Z3Glances(new Z3Solver()));
    }
}
