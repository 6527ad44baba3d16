package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.HashMap;
import java.util.Map;

/**
 * Sums and products whose order matters, so that they are not matched term by term ({@link ReductionMatching}). Where
 * they are of nothing, the initial value is put in their place. Each has one ({@link Operation.Started}).
 *
 * <p>Side condition: the guard contradicts the hypotheses, which is proved.
 */
public final class EmptyReductions {

    private final ValueTerms terms;
    private final FreshIndices fresh;
    private final SideProofs proofs;
    private final Map<ValueTerm, ValueTerm> known = new HashMap<>();

    EmptyReductions(ValueTerms terms, FreshIndices fresh, SideProofs proofs) {
        this.terms = terms;
        this.fresh = fresh;
        this.proofs = proofs;
    }

    /** The grounds on which they are of nothing. */
    public Evidence evidence() {
        return proofs.evidence();
    }

    /** The element without what is known to be of nothing, but for what is inside of other reductions. */
    public ValueTerm of(ValueTerm term) {
        proofs.begin();
        ValueTerm without = ReductionMatching.concerns(term) ? simplified(term) : term;
        if (!without.equals(term)) {
            proofs.took(StepKind.EMPTY_REDUCTIONS, new Conclusion.SameElement(term, without));
        }
        return without;
    }

    private ValueTerm simplified(ValueTerm term) {
        ValueTerm result = known.get(term);
        if (result == null) {
            result = withoutEmpties(term);
            known.put(term, result);
        }
        return result;
    }

    private ValueTerm withoutEmpties(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.Started ->
                apply.operands().get(1) instanceof ValueTerm.Reduction reduction && isOfNothing(reduction)
                        ? apply.operands().get(0)
                        : apply;
            case ValueTerm.Apply apply ->
                terms.apply(apply.operation(), apply.type(), apply.operands().stream().map(this::simplified).toList());
            default -> term;
        };
    }

    private boolean isOfNothing(ValueTerm.Reduction reduction) {
        return proofs.contradict(fresh.open(reduction).guard());
    }
}
