package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.reduction.FreshIndices;
import io.verifyrules.verifier.reduction.ReplaceElements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Elements compared where a region has an index, and where it has none: there each sum over it is 0, and each product 1. So what is
 * divided by a sum that is 0 only where nothing is summed may leave other sums.
 *
 * <p>By no law. Side condition: where the guard of a reduction holds, the region has an index; so in the second case the reduction is of nothing.
 */
final class RegionCases {

    private final Comparing comparing;
    private final List<Truth> given;
    private final Facts facts;
    private final ValueTerms terms;

    /** Compares elements in one case. */
    @FunctionalInterface
    interface Comparing {
        Optional<Evidence> equal(ValueTerm left, ValueTerm right, Hypotheses where);
    }

    RegionCases(Comparing comparing, List<Truth> given, Facts facts, ValueTerms terms) {
        this.comparing = comparing;
        this.given = given;
        this.facts = facts;
        this.terms = terms;
    }

    /** A proof that both elements are equal where the region has an index and where it has none. */
    Optional<Evidence> equal(ValueTerm left, ValueTerm right, Truth hasIndex, Hypotheses where) {
        Hypotheses some = where.where(hasIndex);
        if (some.equals(where)) {
            return Optional.empty();
        }
        return none(left, right, hasIndex, where)
                .flatMap(second -> comparing.equal(left, right, some).map(first -> first.and(second)))
                .map(both -> both.by(StepKind.REGION_CASES,
                        new Judgement(where, given, new Conclusion.SameElement(left, right)), List.of()));
    }

    private Optional<Evidence> none(ValueTerm left, ValueTerm right, Truth hasIndex, Hypotheses where) {
        Map<ValueTerm, ValueTerm> empty = new HashMap<>();
        for (ValueTerm term : Subterms.of(List.of(left, right), List.of())) {
            if (term instanceof ValueTerm.Reduction reduction) {
                ofNothing(reduction.monoid(), reduction.type()).filter(number -> isOver(reduction, hasIndex, where))
                        .ifPresent(number -> empty.put(reduction, terms.literal(number, reduction.type())));
            }
        }
        if (empty.isEmpty()) {
            return Optional.empty();
        }
        ReplaceElements replace = new ReplaceElements(empty, terms);
        ValueTerm ofLeft = replace.of(left);
        ValueTerm ofRight = replace.of(right);
        List<Truth> without = new ArrayList<>(given);
        without.add(Truth.not(hasIndex));
        Hypotheses there = where.whereNot(hasIndex);
        Evidence rewritten = Stream.of(Map.entry(left, ofLeft), Map.entry(right, ofRight))
                .filter(sides -> !sides.getKey().equals(sides.getValue()))
                .map(sides -> facts.evidence()
                        .by(StepKind.EMPTY_REDUCTIONS,
                                new Judgement(there, without,
                                        new Conclusion.SameElement(sides.getKey(), sides.getValue())),
                                List.of()))
                .reduce(Evidence.NONE, Evidence::and);
        return comparing.equal(ofLeft, ofRight, there)
                .map(rests -> rewritten.and(rests)
                        .by(StepKind.ON_EVERY_LANE,
                                new Judgement(there, without, new Conclusion.SameElement(left, right)), List.of()));
    }

    /** The number that a combination of nothing is. */
    private static Optional<Literal> ofNothing(ElementReducer reducer, ElementType type) {
        return reducer == Monoid.SUM || reducer == Monoid.PRODUCT
                ? ((Monoid) reducer).identity(type)
                : Optional.empty();
    }

    /** Whether the region of the reduction is one that has an index only where the condition holds. */
    private boolean isOver(ValueTerm.Reduction reduction, Truth hasIndex, Hypotheses where) {
        return facts.prove("a region without an index", hasIndex,
                where.where(new FreshIndices(terms).open(reduction).guard()));
    }
}
