package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.theory.ElementTheory;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The proofs of a study that hold in the theories of one element type. These have the laws of the proof, and its claims
 * about elements are proved again in them. Not for use by several threads.
 */
final class Acceptance {

    private final RuleStudy study;
    private final Function<ElementType, ElementTheory> theories;
    private final Map<Evidence.InTheory, ProofStep> proved = new LinkedHashMap<>();

    Acceptance(RuleStudy study, Function<ElementType, ElementTheory> theories) {
        this.study = study;
        this.theories = theories;
    }

    /** Whether the study was made for these theories. */
    boolean isItsOwn() { return study.isOf(theories); }

    /** The laws that the theories do not have. */
    Set<TypeLaw> missing(Collection<TypeLaw> laws) {
        return laws.stream()
                .filter(law -> !theories.apply(law.type()).laws().contains(law.law()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether a proof that rests on the evidence holds in the theories. */
    boolean accepts(Evidence evidence) {
        return isItsOwn() || (missing(evidence.laws()).isEmpty() && evidence.claims().stream().allMatch(this::holds));
    }

    /**
     * The laws that a proof by a solver rests on, in the theory of arbitrary elements. There equal elements are one
     * element, which is not so in every type.
     */
    Set<TypeLaw> ofTheory(Claim claim) {
        boolean arbitrary = theories.apply(ElementType.OPEN).type().equals(ElementType.OPEN);
        return arbitrary && Subterms.of(claim.elements(), claim.truths()).stream().anyMatch(Acceptance::comparesOpen)
                ? Set.of(new TypeLaw(Law.EQUAL_IS_IDENTITY, ElementType.OPEN))
                : Set.of();
    }

    private static boolean comparesOpen(ValueTerm term) {
        return term instanceof ValueTerm.Apply apply && apply.operation() instanceof Operation.OfRelation
                && apply.operands().getFirst().type() instanceof ElementType.Open;
    }

    private boolean holds(Evidence.InTheory claim) {
        if (proved.containsKey(claim)) {
            return true;
        }
        Optional<ProofStep> step = study.prover().holdsIn(theories, claim);
        step.ifPresent(proof -> proved.put(claim, proof));
        return step.isPresent();
    }

    /** The proofs of claims about elements in these theories. */
    List<ProofStep> steps() {
        return List.copyOf(proved.values());
    }
}
