package io.verifyrules.verifier.solver.integers;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Shows that a circuit has no model. First the conditions of choices are told apart, case by case, and then the parts of
 * disjunctions. Each case ends in a contradiction of ranges, or of linear inequalities.
 */
final class Refutation {

    /** So many choices are told apart. */
    private static final int CHOICES = 3;

    private final Circuit circuit;
    private int left;

    private Refutation(Circuit circuit, int systems) {
        this.circuit = circuit;
        this.left = systems;
    }

    /** A part of a case. */
    private sealed interface Fact {

        /** A truth has a value. */
        record Valued(int place, boolean value) implements Fact {}

        /** A sum is 0. */
        record Zero(LinearSum sum) implements Fact {}

        /** A sum is at least 0. */
        record AtLeastZero(LinearSum sum) implements Fact {}
    }

    /**
     * All that is so in one case.
     *
     * @param bounds ranges of all models of the case
     * @param known sums that are 0, or at least 0
     * @param open lists of facts, of each of which one fact is so
     */
    private record Case(Bounds bounds, Polynomials polynomials, List<Fact> known, Deque<List<Fact>> open) {

        Case within(Bounds narrower) {
            return new Case(narrower, polynomials, new ArrayList<>(known), new ArrayDeque<>(open));
        }
    }

    /**
     * Whether there is no model; false also means that this is not known.
     *
     * @param bounds the ranges in any model
     * @param systems how many systems of inequalities are looked at
     */
    static boolean succeeds(Circuit circuit, Bounds bounds, int systems) {
        try {
            return new Refutation(circuit, systems).isRefuted(bounds, CHOICES);
        } catch (ArithmeticException tooLarge) {
            return false;
        }
    }

    private boolean isRefuted(Bounds bounds, int choices) {
        if (bounds.isEmpty()) {
            return true;
        }
        int condition = choices == 0 ? -1 : openCondition(bounds);
        if (condition >= 0) {
            return isRefuted(bounds.where(condition, 1), choices - 1)
                    && isRefuted(bounds.where(condition, 0), choices - 1);
        }
        Case whole = new Case(bounds, new Polynomials(circuit, bounds), new ArrayList<>(), new ArrayDeque<>());
        for (int place : circuit.asserted()) {
            add(whole, new Fact.Valued(place, true));
        }
        addComparisons(whole, place -> true);
        return isRefuted(whole);
    }

    /** The condition of a choice between integers that may be true and false; negative where there is none. */
    private int openCondition(Bounds bounds) {
        for (int place = 0; place < circuit.size(); place++) {
            if (circuit.nodes()[place] instanceof Node.Choice choice && !circuit.truths()[place]
                    && !bounds.isOne(choice.condition())) {
                return choice.condition();
            }
        }
        return -1;
    }

    private boolean isRefuted(Case some) {
        if (left-- <= 0) {
            return false;
        }
        if (some.bounds().isEmpty() || isContradictory(some)) {
            return true;
        }
        if (some.open().isEmpty()) {
            return false;
        }
        List<Fact> alternatives = some.open().removeFirst();
        for (Fact alternative : alternatives) {
            Case narrower = some.within(alternative instanceof Fact.Valued(int place, boolean value)
                    ? some.bounds().where(place, value ? 1 : 0)
                    : some.bounds());
            add(narrower, alternative);
            addComparisons(narrower, place -> !some.bounds().isOne(place));
            if (!isRefuted(narrower)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isContradictory(Case some) {
        LinearSystem system = new LinearSystem();
        Products products = new Products(some.bounds(), some.polynomials(), system);
        for (Fact fact : some.known()) {
            switch (fact) {
                case Fact.Zero(LinearSum sum) -> {
                    system.zero(sum);
                    products.bound(sum);
                }
                case Fact.AtLeastZero(LinearSum sum) -> {
                    system.atLeastZero(sum);
                    products.bound(sum);
                }
                case Fact.Valued ignored -> {
                }
            }
        }
        return system.isRefuted();
    }

    private void add(Case some, Fact fact) {
        if (fact instanceof Fact.Valued(int place, boolean value)) {
            valued(some, place, value);
        } else {
            some.known().add(fact);
        }
    }

    /** Adds each comparison of integers whose truth the ranges know, also from conditions of choices and equal truths. */
    private void addComparisons(Case some, IntPredicate isNew) {
        Bounds bounds = some.bounds();
        for (int place = 0; place < circuit.size() && !bounds.isEmpty(); place++) {
            if (bounds.isOne(place) && isNew.test(place) && saysMore(place, bounds.low(place) == 1)) {
                valued(some, place, bounds.low(place) == 1);
            }
        }
    }

    /** Whether a truth is a linear fact; that integers differ would be two cases. */
    private boolean saysMore(int place, boolean value) {
        return switch (circuit.nodes()[place]) {
            case Node.AtMost ignored -> true;
            case Node.Equal(int left, int ignored) -> value && !circuit.truths()[left];
            default -> false;
        };
    }

    private void valued(Case some, int place, boolean value) {
        Polynomials polynomials = some.polynomials();
        switch (circuit.nodes()[place]) {
            case Node.Not(int operand) -> valued(some, operand, !value);
            case Node.All(int[] parts) -> parts(some, parts, value, value);
            case Node.Any(int[] parts) -> parts(some, parts, !value, value);
            case Node.AtMost(int left, int right) -> {
                LinearSum difference = polynomials.of(right).minus(polynomials.of(left));
                some.known().add(new Fact.AtLeastZero(value ? difference : difference.times(-1).plus(-1)));
            }
            case Node.Equal(int left, int ignored) when circuit.truths()[left] -> {
                // Ranges alone compare truths.
            }
            case Node.Equal(int left, int right) -> {
                LinearSum difference = polynomials.of(right).minus(polynomials.of(left));
                if (value) {
                    some.known().add(new Fact.Zero(difference));
                } else {
                    some.open()
                            .addLast(List.of(new Fact.AtLeastZero(difference.plus(-1)),
                                    new Fact.AtLeastZero(difference.times(-1).plus(-1))));
                }
            }
            case Node.Constant(long number) -> some.known().add(new Fact.Zero(LinearSum.of(number - (value ? 1 : 0))));
            case Node.Unknown ignored -> {
                // The ranges of the case have the value.
            }
            case Node.Choice ignored -> {
                // Ranges alone choose between truths.
            }
            case Node.Sum ignored -> throw new IllegalStateException("a sum is no truth");
            case Node.Product ignored -> throw new IllegalStateException("a product is no truth");
        }
    }

    /** Adds that every part has a value, or else that some part has it. */
    private void parts(Case some, int[] parts, boolean every, boolean value) {
        if (every) {
            for (int part : parts) {
                valued(some, part, value);
            }
        } else {
            some.open().addLast(Arrays.stream(parts).<Fact>mapToObj(part -> new Fact.Valued(part, value)).toList());
        }
    }
}
