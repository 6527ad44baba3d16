package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.denotation.Definedness;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Rewrites the lane terms inside of truth values, elements and whole meanings; everything else stays. A rewriting must
 * keep the value of a term on every lane that satisfies the hypotheses of its class.
 */
public final class LaneTermMap {

    /** The rewriting of the lane terms of one class; the class is empty for terms over scalars alone. */
    public interface Rewriting {

        LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term);

        LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition);

        /** Whether terms may lose the variable, or come to mention it, by being rewritten. */
        default boolean touches(LaneAtom.Variable variable) {
            return false;
        }
    }

    private final Rewriting rewriting;
    private final ValueTerms terms;
    private final Map<ValueTerm, ValueTerm> known = new HashMap<>();

    public LaneTermMap(Rewriting rewriting, ValueTerms terms) {
        this.rewriting = rewriting;
        this.terms = terms;
    }

    /** The truth value rewritten. */
    public Truth of(Truth truth) {
        return switch (truth) {
            case Truth.Constant constant -> constant;
            case Truth.Fold fold ->
                Truth.fold(fold.rankClass(), rewriting.rewrite(Optional.of(fold.rankClass()), fold.predicate()));
            case Truth.OnScalars scalars -> Truth.onScalars(rewriting.rewrite(Optional.empty(), scalars.condition()));
            case Truth.OnElement element -> new Truth.OnElement(of(element.element()));
            case Truth.Not not -> Truth.not(of(not.operand()));
            case Truth.AllOf all -> Truth.allOf(all(all.parts()));
            case Truth.AnyOf any -> Truth.anyOf(all(any.parts()));
        };
    }

    private List<Truth> all(List<Truth> parts) {
        return parts.stream().map(this::of).toList();
    }

    /** The element rewritten. */
    public ValueTerm of(ValueTerm term) {
        ValueTerm rewritten = known.get(term);
        if (rewritten == null) {
            rewritten = rewrite(term);
            known.put(term, rewritten);
        }
        return rewritten;
    }

    private ValueTerm rewrite(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Literal literal -> literal;
            case ValueTerm.Parameter parameter -> parameter;
            case ValueTerm.Read read -> terms.read(read.origin(), read.type(), of(read.index()));
            case ValueTerm.Counted counted ->
                terms.counted(counted.rankClass(), rewriting.rewrite(counted.rankClass(), counted.number()));
            case ValueTerm.Apply apply ->
                terms.apply(apply.operation(), apply.type(), apply.operands().stream().map(this::of).toList());
            case ValueTerm.Reduction reduction -> reduction(reduction);
            case ValueTerm.If choice -> terms.choose(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
        };
    }

    /** The index of a reduction means nothing outside of it, so nothing from outside may be, or become, that index. */
    private ValueTerm reduction(ValueTerm.Reduction reduction) {
        reduction.indices().stream().filter(index -> rewriting.touches(index.variable())).findAny().ifPresent(index -> {
            throw new IllegalStateException("the index " + index + " that a reduction binds would be rewritten in it");
        });
        return terms.reduction(reduction.monoid(), reduction.type(), reduction.indices(), of(reduction.guard()),
                of(reduction.body()));
    }

    private SortedMap<AggregatedAxis, LaneInt> of(SortedMap<AggregatedAxis, LaneInt> byAxis) {
        SortedMap<AggregatedAxis, LaneInt> rewritten = new TreeMap<>();
        byAxis.forEach((axis, term) -> rewritten.put(axis, rewriting.rewrite(Optional.of(axis.rankClass()), term)));
        return rewritten;
    }

    /** The meaning with all its lane terms rewritten. */
    public RuleMeaning of(RuleMeaning meaning) {
        return new RuleMeaning(Truth.conjuncts(Truth.allOf(all(meaning.hypotheses()))), all(meaning.assumptions()),
                of(meaning.leftSizes()), of(meaning.rightSizes()), all(meaning.rightValidity()), of(meaning.access()),
                of(meaning.inBounds()), of(meaning.left()), of(meaning.right()),
                meaning.defined()
                        .stream()
                        .map(each -> new Definedness(each.operation(), of(each.inBounds()), of(each.holds())))
                        .toList(),
                meaning.laws());
    }
}
