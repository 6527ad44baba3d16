package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.MentionedVariables;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneChild;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reductions over whole lines that are sorted. An order is a bijection of the places of a line. So {@code f(order(k))}
 * over all places {@code k} of the line is {@code f(p)} over all places {@code p}.
 *
 * <p>By {@link Reordering}: in any order. Side conditions: the guard lets the index run over {@code 0 <= k < n} and
 * says nothing else of it. Here {@code n} is the length of the line as the entry of the order is clamped to it. The
 * index stands in the body in the place of that one entry alone, on the axis along which is sorted. It is counted from
 * the first or the last place.
 */
public final class SortedLines {

    private final ValueTerms terms;
    private final Grants grants;

    /** Of elements of types with the laws that are granted. */
    public SortedLines(ValueTerms terms, Grants grants) {
        this.terms = terms;
        this.grants = grants;
    }

    /** The element without orders that nothing sees. */
    public KnownElements.Rewritten of(ValueTerm term) {
        Ledger ledger = new Ledger(grants);
        ValueTerm rewritten = new Walk(ledger).of(term);
        return new KnownElements.Rewritten(rewritten,
                rewritten.equals(term)
                        ? Evidence.NONE
                        : Evidence.NONE.by(ledger, StepKind.SORTED_LINES, new Judgement(Hypotheses.of(List.of()),
                                List.of(), new Conclusion.SameElement(term, rewritten))));
    }

    /**
     * One pass over a term. A part that stands in several places is looked at once: terms of programs share parts without end.
     */
    private final class Walk {

        private final Ledger ledger;
        private final Map<ValueTerm, ValueTerm> known = new HashMap<>();

        Walk(Ledger ledger) {
            this.ledger = ledger;
        }

        ValueTerm of(ValueTerm term) {
            ValueTerm rewritten = known.get(term);
            if (rewritten == null) {
                rewritten = rewritten(term);
                known.put(term, rewritten);
            }
            return rewritten;
        }

        private ValueTerm rewritten(ValueTerm term) {
            return switch (term) {
                case ValueTerm.Apply apply when apply.operation() instanceof Operation.Started -> apply;
                case ValueTerm.Apply apply ->
                    terms.apply(apply.operation(), apply.type(), apply.operands().stream().map(this::of).toList());
                case ValueTerm.If choice -> terms.choose(choice.condition(), of(choice.then()), of(choice.otherwise()));
                case ValueTerm.Reduction whole -> {
                    ValueTerm inside = terms.reduction(whole.monoid(), whole.type(), whole.indices(), whole.guard(),
                            of(whole.body()));
                    yield inside instanceof ValueTerm.Reduction reduction ? unordered(reduction, ledger) : inside;
                }
                case ValueTerm.Read ignored -> term;
                case ValueTerm.Literal ignored -> term;
                case ValueTerm.Parameter ignored -> term;
                case ValueTerm.Counted ignored -> term;
            };
        }
    }

    /** The reduction with one order after the other left out, as long as nothing sees one. */
    private ValueTerm unordered(ValueTerm.Reduction reduction, Ledger ledger) {
        for (ValueTerm.BoundIndex index : reduction.indices()) {
            Optional<LaneInt> size = size(index, reduction.guard());
            if (size.isEmpty()) {
                continue;
            }
            for (CompoundAtom.Entry order : orders(index, size.get(), reduction.body())) {
                LaneInt place = LaneInt.max(LaneInt.ZERO, LaneInt.min(LaneInt.of(order), size.get().minus(1)));
                LaneAtom.Fresh other = terms.fresh().bound(index.rankClass(), "k");
                ValueTerm body = new LaneTermMap(new Unordered(order, place, LaneInt.of(other)), terms)
                        .of(reduction.body());
                if (!MentionedVariables.in(body, terms).contains(index.variable())
                        && Reordering.of(reduction.monoid(), reduction.type(), ledger).isPresent()) {
                    ValueTerm without = over(reduction, index, other, body);
                    return without instanceof ValueTerm.Reduction next ? unordered(next, ledger) : without;
                }
            }
        }
        return reduction;
    }

    /** The reduction over another index in the place of one that the body does not mention. */
    private ValueTerm over(ValueTerm.Reduction reduction, ValueTerm.BoundIndex index, LaneAtom.Fresh other,
            ValueTerm body) {
        List<ValueTerm.BoundIndex> indices = reduction.indices()
                .stream()
                .map(each -> each.equals(index) ? new ValueTerm.BoundIndex(other, index.hinted()) : each)
                .toList();
        LaneTermMap renamed = new LaneTermMap(new ReplaceVariables(Map.of(index.variable(), LaneInt.of(other))), terms);
        return terms.reduction(reduction.monoid(), reduction.type(), indices, renamed.of(reduction.guard()), body);
    }

    /** The number n, if all that the guard says of the index is that it is one of 0 .. n-1. */
    private Optional<LaneInt> size(ValueTerm.BoundIndex index, Truth guard) {
        if (!index.rankClass().isSingleton()) {
            return Optional.empty();
        }
        LaneInt self = LaneInt.of(index.variable());
        List<LaneInt> sizes = new ArrayList<>();
        boolean fromZero = false;
        for (Truth conjunct : Truth.conjuncts(guard)) {
            if (!MentionedVariables.in(conjunct, terms).contains(index.variable())) {
                continue;
            }
            if (!(conjunct instanceof Truth.Fold(RankClass rankClass, LaneBool predicate))
                    || !rankClass.equals(index.rankClass())) {
                return Optional.empty();
            }
            for (LaneBool part : LaneBool.conjuncts(predicate)) {
                if (!Atoms.variables(part).contains(index.variable())) {
                    continue;
                }
                if (!(part instanceof LaneBool.NonNegative(LaneInt term))) {
                    return Optional.empty();
                }
                if (term.equals(self)) {
                    fromZero = true;
                } else {
                    sizes.add(term.plus(self).plus(1));
                }
            }
        }
        return fromZero && sizes.size() == 1 && !Atoms.variables(sizes.getFirst()).contains(index.variable())
                ? Optional.of(sizes.getFirst())
                : Optional.empty();
    }

    /** The entries of orders at the place of the index, from either end, on a line that does not depend on it. */
    private Set<CompoundAtom.Entry> orders(ValueTerm.BoundIndex index, LaneInt size, ValueTerm body) {
        LaneInt self = LaneInt.of(index.variable());
        Set<LaneInt> places = Set.of(self, size.minus(1).minus(self));
        Set<LaneAtom> atoms = new LinkedHashSet<>();
        new LaneTermMap(new LaneTermMap.Rewriting() {
            @Override
            public LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term) {
                atoms.addAll(Atoms.in(term));
                return term;
            }

            @Override
            public LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition) {
                atoms.addAll(Atoms.in(condition));
                return condition;
            }
        }, terms).of(body);
        Set<CompoundAtom.Entry> orders = new LinkedHashSet<>();
        for (LaneAtom atom : atoms) {
            if (atom instanceof CompoundAtom.Entry entry && entry.origin() instanceof Origin.Order order
                    && entry.at()
                            .entrySet()
                            .stream()
                            .allMatch(at -> at.getKey().equals(order.along())
                                    ? places.contains(at.getValue())
                                    : !Atoms.variables(at.getValue()).contains(index.variable()))
                    && entry.at().containsKey(order.along())) {
                orders.add(entry);
            }
        }
        return orders;
    }

    /** Puts a variable in the place of an entry of an order, clamped to the line. */
    private record Unordered(CompoundAtom.Entry order, LaneInt clamped,
            LaneInt place) implements LaneTermMap.Rewriting {

        @Override
        public LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term) {
            return of(term);
        }

        @Override
        public LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition) {
            return of(condition);
        }

        private LaneBool of(LaneBool condition) {
            return LaneBool.with(condition, this::of);
        }

        private LaneInt of(LaneInt term) {
            if (!Atoms.in(term).contains(order)) {
                return term;
            }
            if (!Atoms.in(term.minus(clamped)).contains(order)) {
                return term.minus(clamped).plus(place);
            }
            return Atoms.in(term.plus(clamped)).contains(order)
                    ? term.substitute(this::of)
                    : term.plus(clamped).minus(place);
        }

        private LaneInt of(LaneAtom atom) {
            return atom instanceof CompoundAtom compound && !compound.equals(order)
                    ? compound.with(new LaneChild.Change(this::of, this::of, (rankClass, term) -> of(term)))
                    : LaneInt.of(atom);
        }
    }
}
