package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.SignChoices;
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
import java.util.SortedMap;

/**
 * Operations that choose the sign of a zero. The choice at A is like an element of a tensor of truth values that the
 * rule does not know. It says whether the sign is another than the one without a choice. The right side must be right
 * whatever is chosen there. On the left side some choice has to fit. Where each element of the result has a choice of
 * its own, the first one that does is taken; elsewhere none is made.
 *
 * @param ofLeft  whether it is the left side
 * @param choices the operations of the side
 */
record SignDenotation(boolean ofLeft, Optional<SignChoices> choices) {

    static final SignDenotation NONE = new SignDenotation(false, Optional.empty());

    /** Each choice doubles what there is to prove; more are not made. */
    private static final int MOST = 4;

    static SignDenotation left(TensorExpr side) {
        return new SignDenotation(true, Optional.of(SignChoices.of(side)));
    }

    static SignDenotation right(TensorExpr side) {
        return new SignDenotation(false, Optional.of(SignChoices.of(side)));
    }

    /** Whether the side chooses nothing. */
    boolean isEmpty() { return choices.map(SignChoices::isEmpty).orElse(true); }

    /** The operation with the choice before its operands. */
    TensorMeaning choosing(Arith arith, TensorMeaning without, ValueTerms terms) {
        return new TensorMeaning(without.sizes(), without.validity(), access -> {
            Origin sign = new Origin.Sign(ofLeft, choices.orElseThrow().number(arith));
            ValueTerm.Apply apply = (ValueTerm.Apply) without.at(access);
            List<ValueTerm> operands = new ArrayList<>(List.of(terms.read(sign, ElementType.BOOL, access)));
            operands.addAll(apply.operands());
            return terms.apply(apply.operation(), apply.type(), operands);
        });
    }

    /**
     * The left element where its operations have chosen what fits the right one.
     *
     * @param access the access of the result: an index of its own for each axis
     */
    static ValueTerm chosen(ValueTerm left, ValueTerm right, SortedMap<AggregatedAxis, LaneInt> access,
            ValueTerms terms) {
        Map<Origin, Set<ValueTerm.Read>> byOrigin = new HashMap<>();
        for (ValueTerm.Read read : Reads.of(left)) {
            if (read.origin() instanceof Origin.Sign(boolean ofLeft, int ignored) && ofLeft) {
                byOrigin.computeIfAbsent(read.origin(), key -> new LinkedHashSet<>()).add(read);
            }
        }
        Set<ValueTerm.Read> own = new LinkedHashSet<>();
        Map<ValueTerm, ValueTerm> natural = new HashMap<>();
        byOrigin.values().forEach(reads -> {
            // Where a choice is read at the result's own access and nowhere else, no two elements of the result share it.
            boolean isOwn = own.size() < MOST && reads.stream().allMatch(read -> read.index().equals(access));
            if (isOwn) {
                own.addAll(reads);
            } else {
                reads.forEach(read -> natural.put(read, truth(false, terms)));
            }
        });
        return fitting(new Substitution(terms, natural).of(left), List.copyOf(own), right, terms);
    }

    private static ValueTerm fitting(ValueTerm left, List<ValueTerm.Read> open, ValueTerm right, ValueTerms terms) {
        if (open.isEmpty()) {
            return left;
        }
        List<ValueTerm.Read> rest = open.subList(1, open.size());
        List<ValueTerm> ways = new ArrayList<>();
        for (boolean way : new boolean[]{false, true}) {
            Substitution chosen = new Substitution(terms, Map.of(open.getFirst(), truth(way, terms)));
            ways.add(fitting(chosen.of(left), rest, right, terms));
        }
        ValueTerm fits = terms.apply(new Operation.Refines(), ElementType.BOOL, List.of(ways.getFirst(), right));
        return terms.choose(new Truth.OnElement(fits), ways.get(0), ways.get(1));
    }

    private static ValueTerm truth(boolean value, ValueTerms terms) {
        return terms.literal(new Literal.Truth(value), ElementType.BOOL);
    }
}
