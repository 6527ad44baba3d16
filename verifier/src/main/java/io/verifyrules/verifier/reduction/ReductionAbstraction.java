package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.lane.Congruence;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Replaces reductions by parameters, the same parameter for reductions that are proved equal. What then holds for all values
 * of the parameters holds for the reductions, which are finite elements; and it is free of reductions, so the bound on ranks
 * applies to it. Sound only where all elements are finite.
 *
 * <p>A {@code min} or {@code max} together with its initial value is replaced as a whole: by itself it may be empty, and is
 * then no element.
 */
public final class ReductionAbstraction {

    private final ValueTerms terms;
    private final Congruence congruence;
    private final Hypotheses hypotheses;
    private final Map<ValueTerm, ValueTerm> parameters = new LinkedHashMap<>();

    /** An abstraction of terms at one access, where the hypotheses hold. */
    public ReductionAbstraction(ValueTerms terms, Congruence congruence, Hypotheses hypotheses) {
        this.terms = terms;
        this.congruence = congruence;
        this.hypotheses = hypotheses;
    }

    /** The element without reductions. */
    public ValueTerm of(ValueTerm term) {
        if (!ReductionMatching.concerns(term)) {
            return term;
        }
        return switch (term) {
            case ValueTerm.Reduction reduction -> parameter(reduction);
            case ValueTerm.Apply apply when isExtremum(apply) -> parameter(apply);
            case ValueTerm.Apply apply -> terms.apply(apply.operation(), apply.type(),
                    apply.operands().stream().map(this::of).toList());
            case ValueTerm.If choice ->
                terms.choose(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
            default -> term;
        };
    }

    private Truth of(Truth truth) {
        return switch (truth) {
            case Truth.OnElement element -> new Truth.OnElement(of(element.element()));
            case Truth.Not not -> Truth.not(of(not.operand()));
            case Truth.AllOf all -> Truth.allOf(all.parts().stream().map(this::of).toList());
            case Truth.AnyOf any -> Truth.anyOf(any.parts().stream().map(this::of).toList());
            default -> truth;
        };
    }

    private static boolean isExtremum(ValueTerm.Apply apply) {
        return apply.operation() instanceof Operation.OfBinary(BinaryOperator operator)
                && apply.operands().stream().anyMatch(operand -> operand instanceof ValueTerm.Reduction reduction
                        && (reduction.monoid() == Monoid.MIN || reduction.monoid() == Monoid.MAX)
                        && reduction.monoid().operator() == operator);
    }

    private ValueTerm parameter(ValueTerm reduction) {
        Optional<ValueTerm> known = Optional.ofNullable(parameters.get(reduction))
                .or(() -> new ArrayList<>(parameters.entrySet()).stream()
                        .filter(entry -> congruence.equal(entry.getKey(), reduction, hypotheses))
                        .map(Map.Entry::getValue).findFirst());
        ValueTerm parameter = known.orElseGet(() -> terms.newParameter("reduction#" + (parameters.size() + 1),
                reduction.type()));
        parameters.put(reduction, parameter);
        return parameter;
    }

    /** The reductions that were replaced. */
    public List<ValueTerm> replaced() {
        return List.copyOf(parameters.keySet());
    }
}
