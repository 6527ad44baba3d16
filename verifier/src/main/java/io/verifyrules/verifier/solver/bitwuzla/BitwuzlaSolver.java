package io.verifyrules.verifier.solver.bitwuzla;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.process.ChildJvm;
import io.verifyrules.verifier.solver.process.ProcessSolver;
import java.util.List;
import java.util.Optional;

/**
 * Bitwuzla, which decides questions about words and floating-point numbers and knows no others, in processes that can be
 * stopped.
 */
public final class BitwuzlaSolver implements Solver {

    static final String NAME = "Bitwuzla 0.8.2";

    private final BitwuzlaLibrary library;
    private final Solver processes = new ProcessSolver(NAME, new ChildJvm(BitwuzlaEngine.class.getName(), List.of()));

    public BitwuzlaSolver() {
        this(BitwuzlaLibrary.ofThisPlatform());
    }

    BitwuzlaSolver(BitwuzlaLibrary library) {
        this.library = library;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> obstacle() {
        return library.present() ? Optional.empty() : Optional.of("Bitwuzla has no native library for " + library);
    }

    @Override
    public Answer check(Query query, Budget budget) {
        return obstacle().<Answer>map(obstacle -> new Answer.GaveUp(obstacle, 0))
                .orElseGet(() -> processes.check(query, budget));
    }
}
