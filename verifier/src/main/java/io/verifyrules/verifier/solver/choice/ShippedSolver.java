package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.cvc5.Cvc5Solver;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Supplier;

/** The solvers that can be chosen; the first is the usual one. */
enum ShippedSolver {
    Z3(ShippedSolver::z3, true),
    CVC5(Cvc5Solver::new, false);

    private final Supplier<Solver> maker;
    private final boolean countsResources;

    ShippedSolver(Supplier<Solver> maker, boolean countsResources) {
        this.maker = maker;
        this.countsResources = countsResources;
    }

    private static Solver z3() {
        Solver watched = new WatchedSolver(new FewAddends(new Z3Glances(new Z3Solver())),
                new FewAddends(Z3Solver.apart()), Duration.ofSeconds(10));
        return new PlainFirst(new ProductsAlone(watched, Z3Glances::closeIdle));
    }

    Solver make() {
        return maker.get();
    }

    /** Whether answers say what they cost in a unit that is the same on any machine. */
    boolean countsResources() {
        return countsResources;
    }

    /** The user's name for it. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
