package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.bitwuzla.BitwuzlaSolver;
import io.verifyrules.verifier.solver.integers.FewIntegers;
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

    /**
     * The solvers of a run with Z3 in a process of its own. A query on which it has no end is stopped there, and takes no time of the tests
     * that follow.
     *
     * @param proof the resources from which on a budget is one of a proof
     */
    public static Solver stoppable(long proof) {
        return new SolverChoice(shipped -> switch (shipped) {
            case Z3 -> new FewIntegers(new PlainFirst(new FewAddends(Z3Solver.apart())));
            case CVC5 -> shipped.make();
        }, new BitwuzlaSolver()).named(SolverChoice.usual(), proof);
    }
}
