package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.order.OrderFirst;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Decides whether formulas over words have a model at any width that a domain allows. A constant is taken modulo 2 to its number of bits
 * at every width, however small: of 2 bits, 5 is 1.
 */
public final class AllWidths {

    private final Solver solver;
    private final Budget budget;
    private final Limit limit;

    /**
     * @param solver knows integers, and words of fixed widths
     * @param budget the allowed cost of a question to it
     * @param limit  when to give up
     */
    public AllWidths(Solver solver, Budget budget, Limit limit) {
        this.solver = solver;
        this.budget = budget;
        this.limit = limit;
    }

    /** Looks for a model of all assertions at some width of the domain. */
    public Outcome decide(List<Formula> given, WidthDomain domain) {
        List<Formula> assertions = new Substitution(Map.of()).of(given);
        if (OrderFirst.refutes(assertions, solver, budget)) {
            return new Outcome.NoModel(new TreeSet<>(List.of(Outcome.Method.ORDER)));
        }
        WordParts parts = new WordParts(assertions);
        SortedSet<String> numbers = numbers(parts.openNumbers(), domain);
        WidthDomain possible = domain.about(numbers);
        for (String number : numbers) {
            possible = possible.where(Width.named(number).minus(1));
        }
        for (Width width : parts.widths()) {
            possible = possible.where(width.minus(1));
        }
        return decide(assertions, parts, possible);
    }

    /** The numbers of the formulas, and those that demands connect with them. */
    private static NavigableSet<String> numbers(SortedSet<String> used, WidthDomain domain) {
        NavigableSet<String> numbers = new TreeSet<>(used);
        boolean more = true;
        while (more) {
            more = false;
            for (Width demand : domain.demands()) {
                if (demand.terms().keySet().stream().anyMatch(numbers::contains)) {
                    more |= numbers.addAll(demand.terms().keySet());
                }
            }
        }
        return numbers;
    }

    private Outcome decide(List<Formula> assertions, WordParts parts, WidthDomain domain) {
        if (parts.openNumbers().isEmpty()) {
            return new SomeWidths(solver, budget).decide(assertions);
        }
        Optional<NarrowWords> narrow = NarrowWords.of(parts, domain);
        if (narrow.isPresent()) {
            return apart(assertions, domain, narrow.get());
        }
        Outcome open = open(assertions, parts, domain);
        return open instanceof Outcome.Undecided && !domain.choices().isEmpty()
                ? chosen(assertions, domain, domain.choices().firstKey())
                : open;
    }

    /** The few widths at which a constant does not fit are treated apart from the others. */
    private Outcome apart(List<Formula> assertions, WidthDomain domain, NarrowWords narrow) {
        Outcome narrowOnes = at(assertions, domain, narrow.number(), narrow.values());
        if (narrowOnes instanceof Outcome.Model) {
            return narrowOnes;
        }
        return both(narrowOnes, decide(assertions, new WordParts(assertions), domain.where(narrow.others())));
    }

    private Outcome chosen(List<Formula> assertions, WidthDomain domain, String number) {
        return at(assertions, domain, number, new TreeSet<>(domain.choices().get(number)));
    }

    private Outcome at(List<Formula> assertions, WidthDomain domain, String number, SortedSet<Integer> values) {
        Outcome all = new Outcome.NoModel(new TreeSet<>());
        for (int value : values) {
            Optional<WidthDomain> there = domain.with(number, value);
            if (there.isPresent()) {
                List<Formula> formulas = Substitution.at(Map.of(number, value)).of(assertions);
                Outcome outcome = decide(formulas, new WordParts(formulas), there.get());
                if (outcome instanceof Outcome.Model model) {
                    return model.and(Map.of(number, value));
                }
                all = both(all, outcome);
            }
        }
        return all;
    }

    private static Outcome both(Outcome some, Outcome others) {
        if (some instanceof Outcome.NoModel(SortedSet<Outcome.Method> methods)
                && others instanceof Outcome.NoModel(SortedSet<Outcome.Method> more)) {
            SortedSet<Outcome.Method> all = new TreeSet<>(methods);
            all.addAll(more);
            return new Outcome.NoModel(all);
        }
        return others instanceof Outcome.NoModel ? some : others;
    }

    private Outcome open(List<Formula> assertions, WordParts parts, WidthDomain domain) {
        BitReading reading = BitReading.of(assertions, parts, domain, solver, budget, limit);
        if (reading.result() instanceof BitByBit.Result.None) {
            return new Outcome.NoModel(new TreeSet<>(List.of(Outcome.Method.BIT_BY_BIT)));
        }
        SomeWidths some = new SomeWidths(solver, budget);
        Optional<Outcome.Model> hinted = reading.hint()
                .filter(domain::admits)
                .flatMap(values -> some.at(values, assertions));
        if (hinted.isPresent()) {
            return hinted.get();
        }
        SomeWidths.Sweep sweep = some.sweep(assertions, numbers(parts.openNumbers(), domain), domain, limit);
        if (sweep.model().isPresent()) {
            return sweep.model().get();
        }
        Optional<String> obstacle = new OpenModulus(solver, budget, limit).obstacle(assertions, domain);
        if (obstacle.isEmpty()) {
            return new Outcome.NoModel(new TreeSet<>(List.of(Outcome.Method.OPEN_MODULUS)));
        }
        return new Outcome.Undecided(reading.result() instanceof BitByBit.Result.TooLarge(String reason)
                ? reason + "; " + obstacle.get()
                : obstacle.get());
    }
}
