package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.lane.ReductionEquality;
import io.verifyrules.verifier.normal.MentionedVariables;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes reductions that guards look at, and that are proved equal, in one way. A guard such as {@code A[k] == max A}
 * is told from another by its form alone. So the same maximum in another order of its terms would make it another
 * guard.
 *
 * <p>Equals replace equals, by no law beside those of the proofs. Side conditions: a reduction mentions no index of the
 * term whose guard looks at it, so that it is one element wherever the hypotheses hold. It is not an operand that an
 * initial value is combined with in order ({@link Operation.Started}), where equal sums may have different terms.
 */
final class InnerReductions {

    private final ValueTerms terms;
    private final Hypotheses where;
    private final ReductionEquality equality;
    private final Map<ValueTerm, ValueTerm> known = new LinkedHashMap<>();
    private Evidence evidence = Evidence.NONE;

    InnerReductions(ValueTerms terms, Hypotheses where, ReductionEquality equality) {
        this.terms = terms;
        this.where = where;
        this.equality = equality;
    }

    /** The terms, with each reduction in a guard written as the first one met that is proved equal to it. */
    List<GuardedTerm> of(List<GuardedTerm> all) {
        return all.stream().map(this::of).toList();
    }

    /** The grounds of the proofs. */
    Evidence evidence() {
        return evidence;
    }

    private GuardedTerm of(GuardedTerm term) {
        Set<LaneAtom.Variable> own = new HashSet<>();
        term.indices().forEach(index -> own.add(index.variable()));
        return own.isEmpty()
                ? term
                : new GuardedTerm(term.indices(), rewritten(term.guard(), own), term.coefficient(), term.factors());
    }

    private Truth rewritten(Truth truth, Set<LaneAtom.Variable> own) {
        return switch (truth) {
            case Truth.OnElement(ValueTerm element) -> new Truth.OnElement(rewritten(element, own));
            case Truth.Not(Truth operand) -> Truth.not(rewritten(operand, own));
            case Truth.AllOf(List<Truth> parts) ->
                Truth.allOf(parts.stream().map(part -> rewritten(part, own)).toList());
            case Truth.AnyOf(List<Truth> parts) ->
                Truth.anyOf(parts.stream().map(part -> rewritten(part, own)).toList());
            case Truth.Constant ignored -> truth;
            case Truth.Fold ignored -> truth;
            case Truth.OnScalars ignored -> truth;
        };
    }

    private ValueTerm rewritten(ValueTerm term, Set<LaneAtom.Variable> own) {
        return switch (term) {
            case ValueTerm.Reduction reduction -> mentions(reduction, own) ? reduction : first(reduction);
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.Started -> apply;
            case ValueTerm.Apply apply -> terms.apply(apply.operation(), apply.type(),
                    apply.operands().stream().map(operand -> rewritten(operand, own)).toList());
            case ValueTerm.If choice -> terms.choose(rewritten(choice.condition(), own), rewritten(choice.then(), own),
                    rewritten(choice.otherwise(), own));
            case ValueTerm.Literal ignored -> term;
            case ValueTerm.Parameter ignored -> term;
            case ValueTerm.Read ignored -> term;
            case ValueTerm.Counted ignored -> term;
        };
    }

    private ValueTerm first(ValueTerm.Reduction reduction) {
        ValueTerm before = known.get(reduction);
        if (before != null) {
            return before;
        }
        ValueTerm first = Set.copyOf(known.values())
                .stream()
                .filter(other -> other.type().equals(reduction.type()) && isProved(other, reduction))
                .findFirst()
                .orElse(reduction);
        known.put(reduction, first);
        return first;
    }

    private boolean isProved(ValueTerm other, ValueTerm reduction) {
        Optional<Evidence> proof = equality.equal(other, reduction, where);
        proof.ifPresent(rests -> evidence = evidence.and(rests));
        return proof.isPresent();
    }

    private boolean mentions(ValueTerm.Reduction reduction, Set<LaneAtom.Variable> own) {
        return !Collections.disjoint(MentionedVariables.in(reduction, terms), own);
    }
}
