package io.verifyrules.verifier.solver.integers;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.List;
import java.util.Optional;

/**
 * Decides simple queries about a few integers by itself, and hands on all others. Most questions about one lane are
 * simple. A solver takes milliseconds for each of them, most of which its start takes. A model that is wanted is always
 * the solver's.
 *
 * @param solver which is asked all else
 */
public record FewIntegers(Solver solver) implements Solver {

    /** So many values are tried before and after a refutation is. */
    private static final int FIRST_STEPS = 12;

    private static final int STEPS = 80;

    /** So many systems of inequalities are looked at. */
    private static final int SYSTEMS = 24;

    @Override
    public String name() {
        return solver.name();
    }

    @Override
    public Optional<String> obstacle() {
        return solver.obstacle();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        Optional<Boolean> model = Circuit.of(query.assertions())
                .flatMap(circuit -> query.watched().isEmpty() ? hasModel(circuit) : hasNone(circuit));
        return model.<Answer>map(found -> found ? new Answer.Satisfiable(List.of(), 0) : new Answer.Unsatisfiable(0))
                .orElseGet(() -> solver.check(query, budget));
    }

    /** Whether there is a model; none where that is not simple. */
    private static Optional<Boolean> hasModel(Circuit circuit) {
        if (PointSearch.finds(circuit, FIRST_STEPS)) {
            return Optional.of(true);
        }
        return hasNone(circuit).or(() -> PointSearch.finds(circuit, STEPS) ? Optional.of(true) : Optional.empty());
    }

    /** False, where it is simple that there is no model. */
    private static Optional<Boolean> hasNone(Circuit circuit) {
        return Refutation.succeeds(circuit, Bounds.of(circuit), SYSTEMS) ? Optional.of(false) : Optional.empty();
    }
}
