package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.cvc5.Cvc5Solver;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Supplier;

/** The solvers that can be chosen; the first is the usual one. */
enum ShippedSolver {
    Z3(() -> new RememberedAnswers(new WatchedSolver(new Z3Solver(), Duration.ofSeconds(10)))),
    CVC5(Cvc5Solver::new);

    private final Supplier<Solver> maker;

    ShippedSolver(Supplier<Solver> maker) {
        this.maker = maker;
    }

    Solver make() {
        return maker.get();
    }

    /** How the user names it. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
