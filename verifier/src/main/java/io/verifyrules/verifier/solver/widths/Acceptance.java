package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether a claim holds in a last state for some values of its free truths. A solver is asked whether those values go together where
 * they are about integers; sets of them that do not are kept.
 */
final class Acceptance {

    private enum Seen {
        TRUE,
        FALSE,
        OPEN;

        static Seen of(boolean value) {
            return value ? TRUE : FALSE;
        }

        Seen not() {
            return switch (this) {
                case TRUE -> FALSE;
                case FALSE -> TRUE;
                case OPEN -> OPEN;
            };
        }
    }

    private final Claim claim;
    private final List<Formula> free;
    private final Solver integers;
    private final Budget budget;
    private final Map<List<Formula>, Boolean> consistent = new HashMap<>();

    Acceptance(Claim claim, List<Formula> free, Solver integers, Budget budget) {
        this.claim = claim;
        this.free = free;
        this.integers = integers;
        this.budget = budget;
    }

    private static boolean isForTheSolver(Formula formula) {
        return new WordParts(List.of(formula)).all().stream().noneMatch(part -> part.sort() instanceof Sort.Words);
    }

    boolean accepts(long state) {
        return search(state, new Seen[free.size()], 0).isPresent();
    }

    private Optional<Seen[]> search(long state, Seen[] values, int from) {
        Seen seen = seen(claim, state, values, from);
        if (seen == Seen.FALSE) {
            return Optional.empty();
        }
        if (seen == Seen.TRUE || from == free.size()) {
            return goTogether(values, from) ? Optional.of(values) : Optional.empty();
        }
        for (Seen value : List.of(Seen.TRUE, Seen.FALSE)) {
            values[from] = value;
            Optional<Seen[]> found = search(state, values, from + 1);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private boolean goTogether(Seen[] values, int known) {
        List<Formula> literals = new ArrayList<>();
        for (int i = 0; i < known; i++) {
            if (!(free.get(i) instanceof Formula.Symbol) && isForTheSolver(free.get(i))) {
                literals.add(values[i] == Seen.TRUE ? free.get(i) : Formula.not(free.get(i)));
            }
        }
        return literals.isEmpty() || consistent.computeIfAbsent(literals, this::mayGoTogether);
    }

    private boolean mayGoTogether(List<Formula> literals) {
        Answer answer = integers.check(new Query("truths beside words", literals, List.of()), budget);
        return !(answer instanceof Answer.Unsatisfiable);
    }

    private static Seen seen(Claim claim, long state, Seen[] values, int known) {
        return switch (claim) {
            case Claim.Known truth -> Seen.of(truth.value());
            case Claim.Cell cell -> Seen.of((state >>> cell.number() & 1) != 0);
            case Claim.Free truth -> truth.number() < known ? values[truth.number()] : Seen.OPEN;
            case Claim.Not not -> seen(not.claim(), state, values, known).not();
            case Claim.All all -> all(all.parts(), state, values, known);
            case Claim.Choice choice -> choice(choice, state, values, known);
        };
    }

    private static Seen all(List<Claim> parts, long state, Seen[] values, int known) {
        Seen result = Seen.TRUE;
        for (Claim part : parts) {
            Seen seen = seen(part, state, values, known);
            if (seen == Seen.FALSE) {
                return Seen.FALSE;
            }
            result = seen == Seen.OPEN ? Seen.OPEN : result;
        }
        return result;
    }

    private static Seen choice(Claim.Choice choice, long state, Seen[] values, int known) {
        Seen then = seen(choice.then(), state, values, known);
        Seen otherwise = seen(choice.otherwise(), state, values, known);
        return switch (seen(choice.condition(), state, values, known)) {
            case TRUE -> then;
            case FALSE -> otherwise;
            case OPEN -> then == otherwise ? then : Seen.OPEN;
        };
    }
}
