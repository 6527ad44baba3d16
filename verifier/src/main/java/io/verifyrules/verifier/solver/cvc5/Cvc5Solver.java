package io.verifyrules.verifier.solver.cvc5;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.process.ChildJvm;
import io.verifyrules.verifier.solver.process.ProcessSolver;
import java.util.List;
import java.util.Optional;

/** cvc5, which can be neither interrupted nor relied on to keep its limits, in processes that can be stopped. */
public final class Cvc5Solver implements Solver {

    static final String NAME = "cvc5 1.3.2";

    private final Cvc5Library library;
    private final Solver processes = new ProcessSolver(NAME,
            new ChildJvm(Cvc5Engine.class.getName(), List.of("-Dcvc5.skipLibraryLoad=true")));

    public Cvc5Solver() {
        this(Cvc5Library.ofThisPlatform());
    }

    Cvc5Solver(Cvc5Library library) {
        this.library = library;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> obstacle() {
        return library.present() ? Optional.empty() : Optional.of("cvc5 has no native library for " + library);
    }

    @Override
    public Answer check(Query query, Budget budget) {
        return obstacle().<Answer>map(obstacle -> new Answer.GaveUp(obstacle, 0))
                .orElseGet(() -> processes.check(query, budget));
    }
}
