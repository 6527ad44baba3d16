package io.verifyrules.verifier.obligation;

import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Hypotheses;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The grounds of a proof for every rank as to element types. The proof holds in each type that has the laws, and in
 * which the claims are true. Where there is nothing it holds in every type.
 *
 * @param laws   the laws that steps of the proof used
 * @param claims the claims that a solver proved in the theory of one type
 * @param steps  the steps of the proof; two proofs that rest on the same are the same evidence, whichever steps they took
 */
public record Evidence(Set<TypeLaw> laws, Set<InTheory> claims, List<ProofStep> steps) {

    /** Of a proof that says nothing of element types. */
    public static final Evidence NONE = new Evidence(Set.of(), Set.of(), List.of());

    /**
     * A claim without reductions, at every rank.
     *
     * @param facts the facts that hold on every lane beside the claim's hypotheses
     */
    public record InTheory(Claim claim, Hypotheses facts) {}

    public Evidence {
        laws = Collections.unmodifiableSet(new LinkedHashSet<>(laws));
        claims = Collections.unmodifiableSet(new LinkedHashSet<>(claims));
        steps = List.copyOf(steps);
    }

    /** Of a proof whose steps are not told. */
    public Evidence(Set<TypeLaw> laws, Set<InTheory> claims) {
        this(laws, claims, List.of());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Evidence that && laws.equals(that.laws) && claims.equals(that.claims);
    }

    @Override
    public int hashCode() {
        return 31 * laws.hashCode() + claims.hashCode();
    }

    /** The evidence that a ledger has noted. */
    public static Evidence of(Ledger ledger) {
        return new Evidence(ledger.used(), Set.of(), ledger.steps());
    }

    /** The evidence of one more step, which rests on this and on what the ledger has noted. */
    public Evidence by(Ledger ledger, StepKind kind, Judgement conclusion) {
        Set<TypeLaw> all = new LinkedHashSet<>(ledger.used());
        all.addAll(laws);
        return new Evidence(all, claims, List.of(ledger.step(kind, conclusion, steps)));
    }

    /** The evidence of one more step, which rests on this, on no law of its own, and on side conditions. */
    public Evidence by(StepKind kind, Judgement conclusion, List<SideCondition> conditions) {
        return new Evidence(laws, claims, List.of(new ProofStep(kind, conclusion, Set.of(), steps, conditions)));
    }

    /** The same where somebody else tells the steps. */
    public Evidence withoutSteps() {
        return steps.isEmpty() ? this : new Evidence(laws, claims);
    }

    /** The evidence of a claim proved in one theory. */
    public static Evidence of(InTheory claim) {
        return new Evidence(Set.of(), Set.of(claim));
    }

    /** Both together. */
    public Evidence and(Evidence that) {
        if (laws.containsAll(that.laws) && claims.containsAll(that.claims) && that.steps.isEmpty()) {
            return this;
        }
        Set<TypeLaw> allLaws = new LinkedHashSet<>(laws);
        allLaws.addAll(that.laws);
        Set<InTheory> allClaims = new LinkedHashSet<>(claims);
        allClaims.addAll(that.claims);
        List<ProofStep> allSteps = new ArrayList<>(steps);
        allSteps.addAll(that.steps);
        return new Evidence(allLaws, allClaims, allSteps);
    }

    /** All of these together; nothing if one is missing. */
    public static Optional<Evidence> all(List<Optional<Evidence>> parts) {
        Evidence all = NONE;
        for (Optional<Evidence> part : parts) {
            if (part.isEmpty()) {
                return Optional.empty();
            }
            all = all.and(part.get());
        }
        return Optional.of(all);
    }
}
