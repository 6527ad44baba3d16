package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Solver;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Value;
import io.verifyrules.verifier.solver.process.Question;
import io.verifyrules.verifier.solver.process.SolverEngine;
import io.verifyrules.verifier.solver.process.SolverServer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Z3 in its own process. */
final class Z3Engine implements SolverEngine {

    static final String NAME = "Z3 in its own process";

    private static final long MEMORY_BYTES = 4L << 30;

    private Z3Engine() {
    }

    /** Serves questions to the process that started this one. */
    public static void main(String[] arguments) {
        SolverServer.serve(Z3Engine::new, MEMORY_BYTES);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Answer answer(Question question) {
        try (Z3Session session = Z3Session.of(question.budget())) {
            // Equations between each watched term and itself, which are not asserted, tell what the names stand for.
            StringBuilder script = new StringBuilder(question.script());
            question.watched()
                    .forEach(name -> script.append("(assert (= ").append(name).append(' ').append(name).append("))\n"));
            BoolExpr[] parsed = session.context().parseSMTLIB2String(script.toString(), null, null, null, null);
            int assertions = parsed.length - question.watched().size();
            Solver solver = session.solver();
            solver.add(Arrays.copyOf(parsed, assertions));
            return switch (solver.check()) {
                case UNSATISFIABLE -> new Answer.Unsatisfiable(session.resources());
                case SATISFIABLE ->
                    new Answer.Satisfiable(values(Stream.of(parsed).skip(assertions), solver), session.resources());
                case UNKNOWN -> new Answer.GaveUp(solver.getReasonUnknown(), session.resources());
            };
        }
    }

    private static List<Value> values(Stream<BoolExpr> equations, Solver solver) {
        return equations.map(equation -> Z3Solver.value(solver.getModel().eval(equation.getArgs()[0], true))).toList();
    }
}
