package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Looks for models at widths that are given, one after the other. */
final class SomeWidths {

    private static final int SMALL = 4;
    private static final int MOST = 40;

    private final Solver solver;
    private final Budget budget;

    SomeWidths(Solver solver, Budget budget) {
        this.solver = solver;
        this.budget = budget;
    }

    /**
     * The finding at the smallest widths.
     *
     * @param without up to which value all open numbers were tried, and there is no model
     */
    record Sweep(Optional<Outcome.Model> model, int without) {}

    /** The formulas have no open width. */
    Outcome decide(List<Formula> formulas) {
        return switch (solver.check(new Query("words", formulas, List.of()), budget)) {
            case Answer.Unsatisfiable ignored -> new Outcome.NoModel(new TreeSet<>(List.of(Outcome.Method.EACH_WIDTH)));
            case Answer.Satisfiable ignored -> new Outcome.Model(Collections.emptySortedMap());
            case Answer.GaveUp gaveUp -> new Outcome.Undecided(gaveUp.reason());
        };
    }

    /** A model where the open numbers have these values. */
    Optional<Outcome.Model> at(Map<String, Integer> values, List<Formula> formulas) {
        return decide(Substitution.at(values).of(formulas)) instanceof Outcome.Model model
                ? Optional.of(model.and(values))
                : Optional.empty();
    }

    /** Tries the smallest values of the open numbers. */
    Sweep sweep(List<Formula> formulas, SortedSet<String> numbers, WidthDomain domain, Limit limit) {
        int tried = 0;
        int without = 0;
        boolean all = true;
        for (int most = 1; most <= SMALL; most++) {
            for (Map<String, Integer> values : values(List.copyOf(numbers), most)) {
                if (domain.admits(values)) {
                    if (tried++ >= MOST || limit.reached()) {
                        return new Sweep(Optional.empty(), without);
                    }
                    Outcome outcome = decide(Substitution.at(values).of(formulas));
                    if (outcome instanceof Outcome.Model model) {
                        return new Sweep(Optional.of(model.and(values)), without);
                    }
                    all &= outcome instanceof Outcome.NoModel;
                }
            }
            without = all ? most : without;
        }
        return new Sweep(Optional.empty(), without);
    }

    /** All values of which this is the largest, the smaller ones first. */
    private static List<Map<String, Integer>> values(List<String> numbers, int largest) {
        List<Map<String, Integer>> all = new ArrayList<>(List.of(Map.of()));
        for (String number : numbers) {
            List<Map<String, Integer>> longer = new ArrayList<>();
            for (Map<String, Integer> some : all) {
                for (int value = 1; value <= largest; value++) {
                    Map<String, Integer> more = new TreeMap<>(some);
                    more.put(number, value);
                    longer.add(more);
                }
            }
            all = longer;
        }
        all.removeIf(values -> !values.containsValue(largest));
        all.sort(Comparator.comparingInt(values -> values.values().stream().mapToInt(Integer::intValue).sum()));
        return all;
    }
}
