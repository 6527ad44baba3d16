package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.RowMajor;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Phi(c) for each class: the lane predicates that matter to a claim. These are
 * <ul>
 * <li>the predicate p of every fold "p on every lane of c", unless it is a top-level conjunct of the hypotheses. Such
 * folds stand inside of elements, of the claim, or of a precondition that is not a plain conjunction of folds;</li>
 * <li>for every two different reads of one tensor, "the two indices agree on this lane on all axes of class c". An element that is
 * used as a number is read like any other, wherever it stands: in an index, in a fold, in a hypothesis. A number that is kept
 * is one that all reads of it keep.</li>
 * </ul> A fold keeps its polarity: "padded on some lane" is the negation of a fold whose predicate is "not padded".
 * That is not the same as the predicate "padded", although the two folds agree at rank 1.
 */
public final class LanePredicates {

    private final Map<RankClass, Set<LaneBool>> folds = new LinkedHashMap<>();
    private final Map<RankClass, Set<ClassPredicates.Reading>> readings = new LinkedHashMap<>();
    private final Set<ValueTerm> seen = new HashSet<>();

    private LanePredicates() {
    }

    /**
     * The predicates that matter to a claim.
     *
     * @param hypotheses truth values that are demanded; their top-level folds are left out
     * @param claims     truth values of which something is claimed
     * @param elements   elements of which something is claimed
     */
    public static LanePredicates of(List<Truth> hypotheses, List<Truth> claims, List<ValueTerm> elements) {
        LanePredicates all = new LanePredicates();
        for (Truth hypothesis : hypotheses) {
            Truth.conjuncts(hypothesis)
                    .stream()
                    .filter(conjunct -> !(conjunct instanceof Truth.Fold))
                    .forEach(all::visit);
        }
        claims.forEach(all::visit);
        elements.forEach(all::visit);
        return all;
    }

    /** These predicates, with the reads in what is known of every lane. */
    LanePredicates and(Hypotheses hypotheses) {
        LanePredicates all = new LanePredicates();
        folds.forEach((rankClass, predicates) -> all.folds.put(rankClass, new LinkedHashSet<>(predicates)));
        readings.forEach((rankClass, found) -> all.readings.put(rankClass, new LinkedHashSet<>(found)));
        hypotheses.predicates()
                .values()
                .forEach(predicates -> predicates.forEach(predicate -> all.entries(Atoms.in(predicate))));
        return all;
    }

    /** The predicates of a class, in the order in which they were found. */
    public List<LaneBool> of(RankClass rankClass) {
        return List.copyOf(ofClass(rankClass).all());
    }

    /** The same with what they come from. */
    ClassPredicates ofClass(RankClass rankClass) {
        return ClassPredicates.of(folds.getOrDefault(rankClass, Set.of()), readings.getOrDefault(rankClass, Set.of()));
    }

    private void add(RankClass rankClass, LaneBool predicate) {
        entries(Atoms.in(predicate));
        if (!predicate.equals(LaneBool.TRUE)) {
            folds.computeIfAbsent(rankClass, key -> new LinkedHashSet<>()).add(predicate);
        }
    }

    private void visit(Truth truth) {
        switch (truth) {
            case Truth.Constant ignored -> {
            }
            case Truth.Fold fold -> add(fold.rankClass(), fold.predicate());
            case Truth.OnScalars scalars -> entries(Atoms.in(scalars.condition()));
            case Truth.OnElement element -> visit(element.element());
            case Truth.Not not -> visit(not.operand());
            case Truth.AllOf all -> all.parts().forEach(this::visit);
            case Truth.AnyOf any -> any.parts().forEach(this::visit);
        }
    }

    private void visit(ValueTerm term) {
        if (!seen.add(term)) {
            return;
        }
        switch (term) {
            case ValueTerm.Reduction reduction ->
                throw new IllegalArgumentException("dropping lanes changes a reduction: " + reduction);
            case ValueTerm.Literal ignored -> {
            }
            case ValueTerm.Parameter ignored -> {
            }
            case ValueTerm.Counted counted -> entries(Atoms.in(counted.number()));
            case ValueTerm.Read read -> {
                add(read.origin(), read.index());
                entries(Atoms.in(read.index().values()));
            }
            case ValueTerm.Apply apply -> apply.operands().forEach(this::visit);
            case ValueTerm.If choice -> {
                visit(choice.condition());
                visit(choice.then());
                visit(choice.otherwise());
            }
        }
    }

    private void entries(Set<LaneAtom> atoms) {
        for (LaneAtom atom : atoms) {
            switch (atom) {
                case CompoundAtom.Entry entry -> {
                    add(entry.origin(), entry.at());
                    RowMajor.numbered(entry).ifPresent(numbered -> places(numbered.rankClass(), numbered.size()));
                }
                case CompoundAtom.Place place -> places(place.rankClass(), place.size());
                default -> {
                }
            }
        }
    }

    /** A place of a number is looked up by the sizes, also where it is known to be the index that has the number. */
    private void places(RankClass rankClass, LaneInt size) {
        add(new Origin.Place(rankClass), RowMajor.sizes(rankClass, size));
    }

    private void add(Origin tensor, SortedMap<AggregatedAxis, LaneInt> at) {
        Map<RankClass, SortedMap<AggregatedAxis, LaneInt>> byClass = new LinkedHashMap<>();
        at.forEach((axis, index) -> byClass.computeIfAbsent(axis.rankClass(), key -> new TreeMap<>()).put(axis, index));
        byClass.forEach((rankClass, index) -> readings.computeIfAbsent(rankClass, key -> new LinkedHashSet<>())
                .add(new ClassPredicates.Reading(tensor, index)));
    }
}
