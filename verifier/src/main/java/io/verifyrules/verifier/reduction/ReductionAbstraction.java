package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.lane.Congruence;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.Permission;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Replaces reductions by parameters, the same parameter for reductions that are proved equal. A claim that then holds
 * for all values of the parameters holds for the reductions, which are finite elements. It is free of reductions, so
 * the bound on ranks applies to it. Sound only where every element is one that a parameter may be, for which the ledger
 * is asked.
 *
 * <p>A {@code min}, a {@code max} or a combination by a declared function without identity is replaced together with
 * its initial value as a whole. By itself it may be empty, and is then no element.
 *
 * <p>A combination that begins with an initial value where order matters ({@link Operation.Started}) depends on the
 * elements one by one. It does not depend on their own result: sums may be the same, and not from another value on. So
 * the reduction there is replaced by a parameter that stands for its elements. The parameter is the same only where
 * these are proved to be the same, whatever the reduction is elsewhere.
 *
 * <p>Of a parameter that stands for an extreme it is known that it bounds the terms ({@link ExtremeBounds}).
 *
 * <p>By {@link Law#ALL_ARE_INPUTS}. Side condition: two reductions share a parameter only if congruence proves them equal under the
 * hypotheses.
 */
public final class ReductionAbstraction {

    private final ValueTerms terms;
    private final Congruence congruence;
    private final Hypotheses hypotheses;
    private final Ledger ledger;
    private final Map<ValueTerm, ValueTerm> parameters = new LinkedHashMap<>();
    private final Map<ValueTerm, ValueTerm> sequences = new LinkedHashMap<>();
    private final Map<ValueTerm, ValueTerm> replacements = new HashMap<>();
    private Evidence evidence = Evidence.NONE;

    /** An abstraction of terms at one access, where the hypotheses hold. */
    public ReductionAbstraction(ValueTerms terms, Congruence congruence, Hypotheses hypotheses, Grants grants) {
        this.terms = terms;
        this.congruence = congruence;
        this.hypotheses = hypotheses;
        this.ledger = new Ledger(grants);
    }

    /** The element without reductions; with some left where their type has elements that no input may have. */
    public ValueTerm of(ValueTerm term) {
        ValueTerm abstracted = replacements.get(term);
        if (abstracted == null) {
            abstracted = ReductionMatching.concerns(term) ? abstracted(term) : term;
            replacements.put(term, abstracted);
        }
        return abstracted;
    }

    private ValueTerm abstracted(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Reduction reduction -> parameter(reduction, parameters);
            case ValueTerm.Apply apply when isExtremum(apply) -> parameter(apply, parameters);
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.Started ->
                terms.apply(apply.operation(), apply.type(),
                        List.of(of(apply.operands().getFirst()), parameter(apply.operands().getLast(), sequences)));
            case ValueTerm.Apply apply ->
                terms.apply(apply.operation(), apply.type(), apply.operands().stream().map(this::of).toList());
            case ValueTerm.If choice -> terms.choose(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
            default -> term;
        };
    }

    /** Whether the element is replaced as a whole: a reduction, or an extremum with its initial value. */
    public static boolean isWhole(ValueTerm term) {
        return term instanceof ValueTerm.Reduction || (term instanceof ValueTerm.Apply apply && isExtremum(apply));
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
        return apply.operands()
                .stream()
                .anyMatch(operand -> operand instanceof ValueTerm.Reduction reduction
                        && !reduction.monoid().hasIdentity() && combinesBy(apply.operation(), reduction.monoid()));
    }

    private static boolean combinesBy(Operation operation, ElementReducer reducer) {
        return switch (reducer) {
            case Monoid monoid -> operation.equals(new Operation.OfBinary(monoid.operator()));
            case DeclaredMonoid declared -> operation.equals(new Operation.OfFunction(declared.function()));
        };
    }

    /** The grounds on which the same parameters stand for equal reductions. */
    public Evidence evidence() {
        return evidence.and(Evidence.of(ledger));
    }

    /** The bounds of the parameters that stand for extremes, at the indices that the elements read. */
    public List<Truth> bounds(List<ValueTerm> elements) {
        ExtremeBounds bounds = new ExtremeBounds(terms, ledger, elements);
        parameters.forEach(bounds::of);
        return bounds.found();
    }

    /** The proof of a claim on reductions, which holds as the one on parameters does. */
    public Evidence proved(Evidence onParameters, Judgement claim) {
        return evidence.and(onParameters).by(ledger, StepKind.ABSTRACTED, claim);
    }

    private ValueTerm parameter(ValueTerm reduction, Map<ValueTerm, ValueTerm> among) {
        return ledger.ask(reduction.type(), Law.ALL_ARE_INPUTS)
                .map(finite -> parameter(reduction, among, finite))
                .orElse(reduction);
    }

    private ValueTerm parameter(ValueTerm reduction, Map<ValueTerm, ValueTerm> among, Permission finite) {
        Objects.requireNonNull(finite);
        Optional<ValueTerm> known = Optional.ofNullable(among.get(reduction))
                .or(() -> new ArrayList<>(among.entrySet()).stream()
                        .filter(entry -> same(entry.getKey(), reduction))
                        .map(Map.Entry::getValue)
                        .findFirst());
        ValueTerm parameter = known.orElseGet(
                () -> terms.newParameter("reduction#" + (parameters.size() + sequences.size() + 1), reduction.type()));
        among.put(reduction, parameter);
        return parameter;
    }

    private boolean same(ValueTerm known, ValueTerm reduction) {
        Optional<Evidence> proof = congruence.equal(known, reduction, hypotheses);
        proof.ifPresent(rests -> evidence = evidence.and(rests));
        return proof.isPresent();
    }

    /** The reductions that were replaced. */
    public List<ValueTerm> replaced() {
        return Stream.concat(parameters.keySet().stream(), sequences.keySet().stream()).distinct().toList();
    }
}
