package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneChild;
import io.verifyrules.verifier.term.LaneDependence;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.RowMajor;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * The normal form of the lane terms of one class. Singletons whose terms mention each other's numbers are together as
 * one class of one lane. Variables are replaced by the terms that the hypotheses say they equal. Division by divisors
 * that are proved to be >= 1 is carried out as far as it goes ({@link Division}), and comparisons are written on
 * quotients ({@link QuotientComparisons}).
 *
 * <p>Every replacement is an equation that holds on each lane satisfying the hypotheses, or a change of variables that
 * misses no integer. Such changes are step = interior + 1, and dividend = quotient * divisor + remainder with 0 <=
 * remainder < divisor. So a claim in normal form holds on all such lanes exactly when the original does.
 */
final class ClassNormalForm {

    /** As they were recorded: a division in one of them may be carried out by what was recorded later. */
    private final Map<LaneAtom.Variable, LaneInt> replacements = new LinkedHashMap<>();
    private final KnownDivisors divisors = new KnownDivisors();
    private final Division division = new Division(divisors);
    private final QuotientComparisons comparisons = new QuotientComparisons(divisors);
    private final Set<RankClass> classes;
    private final BiFunction<RankClass, LaneInt, LaneInt> elsewhere;
    private final LaneChild.Change change;
    private final List<LaneBool> facts = new ArrayList<>();
    /** The atoms in normal form as far as they were asked for; what is learnt makes all of it out of date. */
    private final Map<LaneAtom, LaneInt> known = new HashMap<>();

    /**
     * A normal form in which nothing is recorded.
     *
     * @param classes   the classes whose variables are replaced here; those of others are what they are there
     * @param elsewhere the normal form of terms on the lanes of any class, one of these or another. Such terms are
     *     indices of tensors that are read, and numbers
     */
    ClassNormalForm(Set<RankClass> classes, BiFunction<RankClass, LaneInt, LaneInt> elsewhere) {
        this.classes = Collections.unmodifiableSet(new LinkedHashSet<>(classes));
        this.elsewhere = elsewhere;
        this.change = new LaneChild.Change(this::of, this::of, elsewhere);
    }

    /** Whether the variable has a value of its own on each lane of these classes, so that it may be replaced here. */
    boolean owns(LaneAtom.Variable variable) {
        return variable.rankClass().filter(classes::contains).isPresent();
    }

    /** Whether it is the first of these classes. */
    boolean isFirst(RankClass rankClass) {
        return classes.iterator().next().equals(rankClass);
    }

    /** Forgets what was computed, as something was recorded elsewhere. */
    void changedElsewhere() {
        known.clear();
    }

    /** Replaces a variable that does not occur in its replacement, everywhere from now on. */
    void replace(LaneAtom.Variable variable, LaneInt replacement) {
        ReplaceVariables single = new ReplaceVariables(Map.of(variable, replacement));
        replacements.replaceAll((key, value) -> single.of(value));
        known.clear();
        replacements.put(variable, replacement);
    }

    /** Records a divisor, or a factor of one, that is proved to be >= 1 on every lane satisfying the hypotheses. */
    void provedPositive(LaneInt divisor) {
        divisors.provedPositive(divisor);
        known.clear();
        facts.add(LaneBool.atMost(LaneInt.ONE, divisor));
    }

    boolean isPositive(LaneInt divisor) {
        return divisors.isPositive(divisor);
    }

    /** Records that {@code remainder} is a variable of its own with {@code 0 <= remainder < divisor}. */
    void remainder(LaneInt remainder, LaneInt divisor) {
        divisors.remainder(remainder, divisor);
        known.clear();
        facts.add(LaneBool.nonNegative(remainder));
        facts.add(LaneBool.lessThan(remainder, divisor));
    }

    /**
     * The facts about divisors and about the variables that the normal form introduced. Guards are rewritten by these
     * facts, so the facts themselves are not: a hypothesis {@code d >= 1} becomes trivial, and stands here instead.
     */
    List<LaneBool> facts() {
        ReplaceVariables replace = new ReplaceVariables(replacementsInFacts());
        return Stream.concat(facts.stream().map(replace::of), copies()).toList();
    }

    /**
     * Divisions rest on facts about variables that were not replaced, which are told as they are. A copy in another order of lanes may
     * bring in again a variable that was replaced, so that a fact could rest on itself. Beside copies nothing is divided here.
     */
    private Map<LaneAtom.Variable, LaneInt> replacementsInFacts() {
        if (replacements.keySet().stream().anyMatch(LaneAtom.Permuted.class::isInstance)) {
            return replacements;
        }
        Map<LaneAtom.Variable, LaneInt> inForm = new LinkedHashMap<>();
        replacements.forEach((variable, replacement) -> inForm.put(variable, divided(replacement)));
        return inForm;
    }

    /**
     * The equations of copies in other orders of lanes: an index that is put into such an order brings them in again.
     */
    private Stream<LaneBool> copies() {
        return replacements.entrySet()
                .stream()
                .filter(entry -> entry.getKey() instanceof LaneAtom.Permuted)
                .map(entry -> Printed.of(LaneBool.equal(LaneInt.of(entry.getKey()), entry.getValue())))
                .sorted(Comparator.comparing(Printed::text))
                .map(Printed::equation);
    }

    /** An equation with its text, by which equations are put in an order. */
    private record Printed(LaneBool equation, String text) {

        static Printed of(LaneBool equation) {
            return new Printed(equation, equation.toString());
        }
    }

    /** The equations by which variables are replaced: each holds where the hypotheses do, or says what a new variable is. */
    List<Truth> equations() {
        return replacements.entrySet()
                .stream()
                .map(entry -> Truth.fold(entry.getKey().rankClass().orElseThrow(),
                        LaneBool.equal(LaneInt.of(entry.getKey()), entry.getValue())))
                .toList();
    }

    /** The term in normal form. */
    LaneInt of(LaneInt term) {
        return term.substitute(this::of);
    }

    private LaneInt of(LaneAtom atom) {
        LaneInt normal = known.get(atom);
        if (normal == null) {
            normal = rewrite(atom);
            known.put(atom, normal);
        }
        return normal;
    }

    private LaneInt rewrite(LaneAtom atom) {
        return switch (atom) {
            case LaneAtom.Variable variable when owns(variable) -> Optional.ofNullable(replacements.get(variable))
                    .map(this::divided)
                    .orElseGet(() -> LaneInt.of(variable));
            case LaneAtom.Variable variable -> variable.rankClass()
                    .map(home -> elsewhere.apply(home, LaneInt.of(variable)))
                    .orElseGet(() -> LaneInt.of(variable));
            case CompoundAtom.Quotient quotient when isOfOthers(quotient) -> elsewhere
                    .apply(Atoms.singletons(List.of(LaneInt.of(quotient))).iterator().next(), LaneInt.of(quotient));
            case CompoundAtom.Quotient quotient -> division.of(of(quotient.dividend()), of(quotient.divisor()));
            case CompoundAtom.Place place -> RowMajor.place(place.rankClass(), of(place.number()),
                    classes.contains(place.rankClass())
                            ? of(place.size())
                            : elsewhere.apply(place.rankClass(), place.size()));
            case CompoundAtom compound -> compound.with(change);
        };
    }

    /**
     * A replacement with its divisions carried out. Its variables stay: a copy in another order of lanes may bring in again one that was
     * replaced, and so on without end.
     */
    private LaneInt divided(LaneInt replacement) {
        return replacement.substitute(atom -> atom instanceof CompoundAtom.Quotient quotient && !isOfOthers(quotient)
                ? division.of(divided(quotient.dividend()), divided(quotient.divisor()))
                : LaneInt.of(atom));
    }

    /** Whether it is a number that singletons elsewhere have, whose remainders are known there. */
    private boolean isOfOthers(CompoundAtom.Quotient quotient) {
        Set<RankClass> singletons = Atoms.singletons(List.of(LaneInt.of(quotient)));
        return LaneDependence.of(LaneInt.of(quotient)).isSameOnEveryLane() && !singletons.isEmpty()
                && Collections.disjoint(singletons, classes);
    }

    /** The condition in normal form. */
    LaneBool of(LaneBool condition) {
        return switch (condition) {
            case LaneBool.Constant constant -> constant;
            case LaneBool.NonNegative atLeast -> comparisons.nonNegative(of(atLeast.term()));
            case LaneBool.Zero zero -> comparisons.zero(of(zero.term()));
            case LaneBool.NonZero nonZero -> LaneBool.not(comparisons.zero(of(nonZero.term())));
            case LaneBool.AllOf all -> LaneBool.allOf(all.parts().stream().map(this::of).toList());
            case LaneBool.AnyOf any -> LaneBool.anyOf(any.parts().stream().map(this::of).toList());
        };
    }
}
