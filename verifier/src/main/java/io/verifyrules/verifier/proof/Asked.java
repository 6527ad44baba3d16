package io.verifyrules.verifier.proof;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.smtlib.SmtLibPrinter;
import io.verifyrules.verifier.solver.widths.OpenWidthSolver;
import java.util.Optional;

/**
 * A query that settled something, with the answer.
 *
 * @param solver the name of the solver
 */
public record Asked(Query query, String solver, Answer answer) {

    /** The query as an SMT-LIB script; none of words whose number of bits is open, which SMT-LIB does not have. */
    public Optional<String> script() {
        return solver.endsWith(OpenWidthSolver.AT_EVERY_WIDTH)
                ? Optional.empty()
                : Optional.of(SmtLibPrinter.print(query));
    }

    /** Whether the solver found that there is no model. */
    public boolean isUnsatisfiable() {
        return answer instanceof Answer.Unsatisfiable;
    }
}
