package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.proof.Permission;
import io.verifyrules.verifier.proof.Summand;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * One term of a combination: the values of {@code coefficient * factor * ..} over all values of the index variables that
 * satisfy the guard. The indices are free variables, each of this term alone. Under a monoid other than the sum the
 * coefficient is 1, and the factors are joined by the operation that distributes over the monoid ({@link Distribution}).
 *
 * @param indices     pairwise different, each bounded by the guard ({@link ValueTerm.BoundIndex#check}); none for a plain value
 * @param coefficient not 0
 */
record GuardedTerm(List<ValueTerm.BoundIndex> indices, Truth guard, BigInteger coefficient, List<ValueTerm> factors) {

    GuardedTerm {
        indices = List.copyOf(indices);
        ValueTerm.BoundIndex.check(indices, guard);
        factors = List.copyOf(factors);
    }

    /** A plain value. */
    static GuardedTerm of(ValueTerm value) {
        return new GuardedTerm(List.of(), Truth.TRUE, BigInteger.ONE, List.of(value));
    }

    /** A number, where numerals are so many times 1. */
    static GuardedTerm of(BigInteger number, Permission numerals) {
        Objects.requireNonNull(numerals);
        return new GuardedTerm(List.of(), Truth.TRUE, number, List.of());
    }

    GuardedTerm where(Truth condition) {
        return new GuardedTerm(indices, Truth.allOf(List.of(guard, condition)), coefficient, factors);
    }

    /** The term that is taken away where this is added. */
    GuardedTerm negated(Permission opposite) {
        Objects.requireNonNull(opposite);
        return new GuardedTerm(indices, guard, coefficient.negate(), factors);
    }

    GuardedTerm withFactors(List<ValueTerm> others) {
        return new GuardedTerm(indices, guard, coefficient, others);
    }

    /** The product of two terms, whose index variables are different ones. */
    GuardedTerm times(GuardedTerm other, Distribution distribution) {
        Objects.requireNonNull(distribution);
        return new GuardedTerm(joined(indices, other.indices), Truth.allOf(List.of(guard, other.guard)),
                coefficient.multiply(other.coefficient), joined(factors, other.factors));
    }

    /** This term over further indices. */
    GuardedTerm over(List<ValueTerm.BoundIndex> more) {
        return new GuardedTerm(joined(more, indices), guard, coefficient, factors);
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        List<T> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    /** The term without an index that equals {@code value}, which does not mention it, wherever the guard holds. */
    GuardedTerm fixed(LaneAtom.Variable variable, LaneInt value, ValueTerms terms) {
        LaneTermMap substitution = new LaneTermMap(new ReplaceVariables(Map.of(variable, value)), terms);
        return new GuardedTerm(indices.stream().filter(index -> !index.variable().equals(variable)).toList(),
                substitution.of(guard), coefficient, factors.stream().map(substitution::of).toList());
    }

    /** The demands of the guard on every lane of a class, as far as it says so plainly. */
    List<LaneBool> conjuncts(RankClass rankClass) {
        List<LaneBool> all = new ArrayList<>();
        for (Truth conjunct : Truth.conjuncts(guard)) {
            if (conjunct instanceof Truth.Fold fold && fold.rankClass().equals(rankClass)) {
                all.addAll(LaneBool.conjuncts(fold.predicate()));
            }
        }
        return all;
    }

    /** The same of the lanes of an index: for one along a singleton, what is demanded of any singleton's lane may speak of it. */
    List<LaneBool> conjuncts(ValueTerm.BoundIndex index) {
        List<LaneBool> all = new ArrayList<>(conjuncts(index.rankClass()));
        if (index.rankClass().isSingleton()) {
            Guards.classes(guard)
                    .stream()
                    .filter(other -> other.isSingleton() && !other.equals(index.rankClass()))
                    .forEach(other -> all.addAll(conjuncts(other)));
        }
        return all;
    }

    /** The term as steps of proofs have it. */
    Summand summand() {
        return new Summand(indices, guard, coefficient, factors);
    }

    /** Terms as steps of proofs have them. */
    static List<Summand> summands(List<GuardedTerm> all) {
        return all.stream().map(GuardedTerm::summand).toList();
    }

    @Override
    public String toString() {
        String over = indices.isEmpty()
                ? ""
                : "over " + indices.stream().map(Object::toString).collect(Collectors.joining(", ")) + " ";
        String where = guard.equals(Truth.TRUE) ? "" : "where " + guard + " ";
        String number = coefficient.equals(BigInteger.ONE) && !factors.isEmpty() ? "" : coefficient + " ";
        return over + where + "of " + number
                + factors.stream().map(Object::toString).collect(Collectors.joining(" * "));
    }
}
