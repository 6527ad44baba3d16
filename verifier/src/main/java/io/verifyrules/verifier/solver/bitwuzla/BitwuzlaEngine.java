package io.verifyrules.verifier.solver.bitwuzla;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Value;
import io.verifyrules.verifier.solver.process.Question;
import io.verifyrules.verifier.solver.process.SolverEngine;
import io.verifyrules.verifier.solver.process.SolverServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Bitwuzla;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.BitwuzlaNative;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Option;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Options;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Parser;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Result;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.TermManager;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Terminator;

/** Bitwuzla in its own process. Each query has terms and a solver of its own, deleted at its end. */
final class BitwuzlaEngine implements SolverEngine {

    private static final int MEMORY_MEGABYTES = 2048;
    /**
     * Bitwuzla asks in its own course whether it shall end, at the same places in each run. One such question stands for
     * so many units: 6,000,000 units are 20,000 questions, which take about ten seconds.
     */
    private static final long UNITS = 300;

    /** Counts how often it is asked, and ends the search after so many times. */
    private static final class Count extends Terminator {
        private final long most;
        private long asked;

        Count(long most) {
            this.most = most;
        }

        @Override
        public boolean terminate() {
            asked++;
            return isSpent();
        }

        boolean isSpent() { return asked > most; }

        long units() {
            return asked * UNITS;
        }
    }

    private BitwuzlaEngine() {
        try {
            BitwuzlaLibrary.ofThisPlatform().load();
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /** Serves questions to the process that started this one. */
    public static void main(String[] arguments) {
        SolverServer.serve(BitwuzlaEngine::new, (MEMORY_MEGABYTES + 512L) << 20);
    }

    @Override
    public String name() {
        // Such as 0.8.2-dev-HEAD@86432ccd: what is built from between two versions says so.
        return "Bitwuzla " + BitwuzlaNative.version().replaceAll("-.*", "");
    }

    @Override
    public Answer answer(Question question) {
        try {
            TermManager terms = new TermManager();
            Parser parser = new Parser(terms, limited(question.budget()), "smt2");
            parser.parse(question.script(), true, false);
            Bitwuzla solver = parser.bitwuzla();
            Count count = new Count(question.budget().resources() / UNITS);
            solver.configure_terminator(count);
            long start = System.nanoTime();
            Result result = solver.check_sat();
            if (result.equals(Result.UNSAT)) {
                return new Answer.Unsatisfiable(count.units());
            }
            if (!result.equals(Result.SAT)) {
                // Memory may have ended it, too, which is no clock. The clock of Bitwuzla may be ahead of this one.
                boolean late = System.nanoTime() - start >= question.budget().wallTime().toNanos() / 10 * 9;
                return new Answer.GaveUp("Bitwuzla: no answer within its limits", count.units(),
                        late && !count.isSpent());
            }
            List<Value> values = new ArrayList<>();
            for (String watched : question.watched()) {
                values.add(BitwuzlaValue.of(solver.get_value(parser.parse_term(watched))));
            }
            return new Answer.Satisfiable(values, count.units());
        } finally {
            TermManager.deleteReferences();
        }
    }

    private static Options limited(Budget budget) {
        Options options = new Options();
        options.set(Option.PRODUCE_MODELS, 1);
        options.set(Option.TIME_LIMIT_PER, Math.clamp(budget.wallTime().toMillis(), 1, Integer.MAX_VALUE));
        options.set(Option.MEMORY_LIMIT, MEMORY_MEGABYTES);
        return options;
    }
}
