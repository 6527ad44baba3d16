package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Formulas over words as questions about integers, in which the powers of two that the widths stand for are unknowns.
 * The facts stated of these hold at every width, but they are not all that hold. Where there is no such integer there
 * is no model, and nothing else follows.
 */
final class OpenModulus {

    private static final int MOST_CASES = 5;

    /**
     * A proof with products of unknowns takes half of a budget at most, or is not found in many. A budget that is less
     * than that of a proof also leaves other solvers unasked, which know less of such products.
     */
    private static final int PART = 2;

    private final Solver solver;
    private final Budget budget;
    private final Limit limit;

    OpenModulus(Solver solver, Budget budget, Limit limit) {
        this.solver = solver;
        this.budget = budget;
        this.limit = limit;
    }

    /** The reason why the absence of a model was not shown; empty if it was. */
    Optional<String> obstacle(List<Formula> formulas, WidthDomain domain) {
        try {
            FromBelow numbers = FromBelow.of(domain, new FreshNames(formulas, domain));
            List<Formula> natural = new Substitution(numbers.replacements()).of(formulas);
            return obstacle(natural, numbers, List.of());
        } catch (OutsideException outside) {
            return Optional.of(outside.reason());
        }
    }

    private Optional<String> obstacle(List<Formula> formulas, FromBelow numbers, List<Boolean> decisions) {
        List<Formula> claims = new ArrayList<>();
        FreshNames names = new FreshNames(formulas, WidthDomain.of(numbers.rest().toArray(new Width[0])));
        IntegerWords words = new IntegerWords(numbers.rest(), new Cases(decisions), names);
        try {
            words.shiftsOf(new WordParts(formulas));
            formulas.forEach(formula -> claims.add(words.truth(formula)));
        } catch (Cases.Open open) {
            return inBothCases(formulas, numbers, decisions);
        }
        return obstacle(claims, words.unknowns(), names);
    }

    private Optional<String> inBothCases(List<Formula> formulas, FromBelow numbers, List<Boolean> decisions) {
        if (decisions.size() >= MOST_CASES || limit.reached()) {
            return Optional.of("shifts by many distances");
        }
        for (boolean decision : new boolean[]{false, true}) {
            List<Boolean> more = new ArrayList<>(decisions);
            more.add(decision);
            Optional<String> obstacle = obstacle(formulas, numbers, more);
            if (obstacle.isPresent()) {
                return obstacle;
            }
        }
        return Optional.empty();
    }

    private Optional<String> obstacle(List<Formula> claims, Unknowns unknowns, FreshNames names) {
        if (claims.contains(Formula.FALSE)) {
            return Optional.empty();
        }
        List<Formula> all = new ArrayList<>(unknowns.facts());
        all.addAll(claims);
        ProductFacts products = new ProductFacts(unknowns.mayBeNegative(), names);
        List<Formula> linear = new ArrayList<>(products.linear(all));
        linear.addAll(products.facts());
        Answer answer = ask("words as integers, products unknown", linear, budget);
        if (answer instanceof Answer.GaveUp && !limit.reached()) {
            answer = ask("words as integers, products unknown", linear,
                    new Budget(budget.resources(), budget.wallTime(), !budget.search()));
        }
        if (answer instanceof Answer.Satisfiable && !limit.reached()) {
            answer = ask("words as integers", all,
                    new Budget(budget.resources() / PART, budget.wallTime(), budget.search()));
        }
        return switch (answer) {
            case Answer.Unsatisfiable ignored -> Optional.empty();
            case Answer.Satisfiable ignored -> Optional.of("there are such integers, if not such words");
            case Answer.GaveUp gaveUp -> Optional.of(gaveUp.reason());
        };
    }

    private Answer ask(String name, List<Formula> formulas, Budget cost) {
        return solver.check(new Query(name, formulas, List.of()), cost);
    }
}
