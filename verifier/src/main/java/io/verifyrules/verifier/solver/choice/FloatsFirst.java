package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;

/**
 * Asks a solver that knows floating-point numbers best what is about these, and the usual one the rest, and what the first gives
 * up.
 *
 * @param floats which knows neither integers nor reals
 */
record FloatsFirst(Solver floats, Solver usual) implements Solver {

    @Override
    public String name() {
        return usual.name();
    }

    @Override
    public Optional<String> obstacle() {
        return usual.obstacle();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        if (!new Vocabulary().isOfFloats(query)) {
            return usual.check(query, budget);
        }
        return switch (floats.check(query, budget)) {
            case Answer.GaveUp gaveUp -> switch (usual.check(query, budget)) {
                case Answer.GaveUp too -> new Answer.GaveUp(gaveUp.reason() + "; " + too.reason(), too.resources());
                case Answer settled -> settled;
            };
            case Answer settled -> settled;
        };
    }

    /** The sorts that occur in formulas. */
    private static final class Vocabulary {

        private final Set<Formula> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        private boolean hasFloats;
        private boolean hasOthers;

        /** Whether the query is about floating-point numbers, and about nothing that is not made of bits. */
        boolean isOfFloats(Query query) {
            query.assertions().forEach(this::visit);
            query.watched().forEach(this::visit);
            return hasFloats && !hasOthers;
        }

        private void visit(Formula formula) {
            if (hasOthers || !seen.add(formula)) {
                return;
            }
            switch (formula.sort()) {
                case Sort.Floats ignored -> hasFloats = true;
                case Sort.Words ignored -> {
                }
                case Sort.Plain plain -> hasOthers |= switch (plain) {
                    case BOOL, ROUNDING -> false;
                    case INT, REAL, ELEMENT -> true;
                };
            }
            switch (formula) {
                case Formula.Apply apply -> apply.arguments().forEach(this::visit);
                case Formula.Call call -> call.arguments().forEach(this::visit);
                default -> {
                }
            }
        }
    }
}
