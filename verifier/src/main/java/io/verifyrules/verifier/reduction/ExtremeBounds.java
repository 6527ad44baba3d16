package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Bounds of the parameter that stands for an extreme. At each index of the region the term is not above a maximum, and
 * not below a minimum; nor is an initial value. They are stated at the indices at which the elements read, and at the
 * first one.
 *
 * <p>By {@link Law#EXTREMES_BOUND} beside the laws of {@link Reordering}. Side condition: none. That the index is one of the region stays a
 * condition of what is said there.
 */
final class ExtremeBounds {

    private static final int MOST = 24;

    private final ValueTerms terms;
    private final Ledger ledger;
    private final Set<ValueTerm.Read> reads = new LinkedHashSet<>();
    private final Set<Truth> bounds = new LinkedHashSet<>();

    /** Of what stands in elements that read. */
    ExtremeBounds(ValueTerms terms, Ledger ledger, Collection<ValueTerm> elements) {
        this.terms = terms;
        this.ledger = ledger;
        for (ValueTerm part : Subterms.of(elements, List.of())) {
            if (part instanceof ValueTerm.Read read) {
                reads.add(read);
            }
        }
    }

    /** The bounds of all parameters so far. */
    List<Truth> found() {
        return bounds.stream().limit(MOST).toList();
    }

    /** Looks at an extreme, maybe with an initial value, for which the parameter stands. */
    void of(ValueTerm extreme, ValueTerm parameter) {
        switch (extreme) {
            case ValueTerm.Reduction reduction when reduction.monoid() instanceof Monoid monoid ->
                of(reduction, monoid, parameter);
            case ValueTerm.Apply apply -> apply.operands().forEach(operand -> {
                if (operand instanceof ValueTerm.Reduction reduction && reduction.monoid() instanceof Monoid monoid) {
                    of(reduction, monoid, parameter);
                    apply.operands().forEach(initial -> add(monoid, Truth.TRUE, initial, parameter));
                }
            });
            default -> {
            }
        }
    }

    private void of(ValueTerm.Reduction reduction, Monoid monoid, ValueTerm parameter) {
        Set<Map<LaneAtom.Variable, LaneInt>> places = new LinkedHashSet<>();
        Map<LaneAtom.Variable, LaneInt> first = new LinkedHashMap<>();
        reduction.indices().forEach(index -> first.put(index.variable(), LaneInt.ZERO));
        for (ValueTerm part : Subterms.of(List.of(reduction.body()), List.of())) {
            if (part instanceof ValueTerm.Read own) {
                reads.stream()
                        .filter(read -> read.origin().equals(own.origin()))
                        .forEach(read -> places.add(place(reduction, own, read)));
            }
        }
        places.add(first);
        for (Map<LaneAtom.Variable, LaneInt> place : places) {
            if (place.size() == reduction.indices().size()) {
                LaneTermMap moved = new LaneTermMap(new ReplaceVariables(place), terms);
                add(monoid, moved.of(reduction.guard()), moved.of(reduction.body()), parameter);
            }
        }
    }

    /** The indices at which the own read is the other one, as far as they stand alone. */
    private static Map<LaneAtom.Variable, LaneInt> place(ValueTerm.Reduction reduction, ValueTerm.Read own,
            ValueTerm.Read read) {
        Map<LaneAtom.Variable, LaneInt> place = new LinkedHashMap<>();
        for (ValueTerm.BoundIndex index : reduction.indices()) {
            for (Map.Entry<AggregatedAxis, LaneInt> axis : own.index().entrySet()) {
                LaneInt there = read.index().get(axis.getKey());
                if (axis.getValue().equals(LaneInt.of(index.variable())) && there != null
                        && ReplaceVariables.fits(index.variable(), there)) {
                    place.put(index.variable(), there);
                }
            }
        }
        return place;
    }

    private void add(Monoid monoid, Truth where, ValueTerm term, ValueTerm parameter) {
        boolean extreme = monoid == Monoid.MAX || monoid == Monoid.MIN;
        if (extreme && !ReductionMatching.concerns(term) && !ReductionMatching.concerns(where)
                && ledger.ask(parameter.type(), Law.ofCombinations(monoid)).isPresent()
                && ledger.ask(parameter.type(), Law.EXTREMES_BOUND).isPresent()) {
            Operation relation = new Operation.OfRelation(monoid == Monoid.MAX ? Relation.LE : Relation.GE);
            bounds.add(Truth.anyOf(List.of(Truth.not(where),
                    new Truth.OnElement(terms.apply(relation, ElementType.BOOL, List.of(term, parameter))))));
        }
    }
}
