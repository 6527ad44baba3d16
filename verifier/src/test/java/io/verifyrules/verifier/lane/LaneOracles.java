package io.verifyrules.verifier.lane;

import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import java.time.Duration;
import java.util.List;

/** Oracles that tests of single steps ask. */
public final class LaneOracles {

    private LaneOracles() {
    }

    /** One that asks Z3, with more time than any question of a test takes. */
    public static LaneOracle withZ3() {
        return new LaneOracle(new Z3Glances(new Z3Solver()), Budgets.of(100_000, Duration.ofSeconds(5)), List.of());
    }

    /** A limit that was reached before the work began. */
    public static Limit spent() {
        return () -> true;
    }
}
