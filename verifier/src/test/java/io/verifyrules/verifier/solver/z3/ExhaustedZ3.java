package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.Global;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Lets Z3 run out of memory, in a process of its own, as Z3 does not work any more after that. */
final class ExhaustedZ3 {

    private static final Budget BUDGET = new Budget(4_000_000, Duration.ofSeconds(30), true);

    private ExhaustedZ3() {
    }

    public static void main(String[] arguments) {
        Solver solver = new Z3Glances(new Z3Solver());
        report("before", solver.check(query(1), BUDGET));
        Global.setParameter("memory_max_size", "10");
        report("large", solver.check(query(20_000), BUDGET));
        report("after", solver.check(query(1), BUDGET));
    }

    private static Query query(int symbols) {
        List<Formula> positive = new ArrayList<>();
        for (int i = 0; i < symbols; i++) {
            positive.add(Formula.lessThan(Formula.ZERO, new Formula.Symbol("x" + i, Sort.INT)));
        }
        return new Query("positive", positive, List.of(new Formula.Symbol("x0", Sort.INT)));
    }

    private static void report(String when, Answer answer) {
        System.out.println(when + " " + switch (answer) {
            case Answer.Satisfiable model -> "a model of " + model.values().size() + " value";
            case Answer.Unsatisfiable ignored -> "no model";
            case Answer.GaveUp gaveUp -> gaveUp.reason();
        });
    }
}
