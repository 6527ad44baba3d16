package io.verifyrules.verifier.study;

import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.reduction.KnownElements;
import io.verifyrules.verifier.reduction.ReductionAbstraction;
import io.verifyrules.verifier.reduction.ReductionMatching;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Proofs of claims that hold whatever values their reductions have: equal reductions become equal parameters. */
record AnyReductionValues(Prover prover, Supplier<ReductionAbstraction> abstractions) {

    /** Whether there is a reduction in what is concluded. */
    static boolean concern(Claim.Conclusion conclusion) {
        return switch (conclusion) {
            case Claim.Holds holds -> ReductionMatching.concerns(holds.truth());
            case Claim.OfElements same ->
                ReductionMatching.concerns(same.left()) || ReductionMatching.concerns(same.right());
        };
    }

    /** A proof of the claim with equal reductions replaced by equal parameters, at the ranks that suffice. */
    Optional<Evidence> proves(Claim claim, Hypotheses lane) {
        // Two reductions would be one parameter each, and whether these are the same was asked already.
        if (!(claim.conclusion() instanceof Claim.OfElements same)
                || (ReductionAbstraction.isWhole(same.left()) && ReductionAbstraction.isWhole(same.right()))) {
            return Optional.empty();
        }
        ReductionAbstraction abstraction = abstractions.get();
        boolean reduced = concern(same);
        KnownElements.Rewritten ofLeft = prover.written(same.left(), lane, reduced);
        KnownElements.Rewritten ofRight = prover.written(same.right(), lane, reduced);
        Claim written = new Claim(claim.kind(), claim.hypotheses(), same.with(ofLeft.element(), ofRight.element()));
        return forAllValues(written, abstraction).map(rests -> ofLeft.evidence().and(ofRight.evidence()).and(rests));
    }

    private Optional<Evidence> forAllValues(Claim claim, ReductionAbstraction abstraction) {
        if (!(claim.conclusion() instanceof Claim.OfElements same)) {
            return Optional.empty();
        }
        ValueTerm left = abstraction.of(same.left());
        ValueTerm right = abstraction.of(same.right());
        if (left instanceof ValueTerm.Parameter || right instanceof ValueTerm.Parameter) {
            return left.equals(right)
                    ? Optional.of(abstraction.proved(Evidence.NONE, prover.judgement(claim)))
                    : Optional.empty();
        }
        return prover.proves(new Claim(claim.kind(), claim.hypotheses(), same.with(left, right)))
                .or(() -> bounded(claim, same.with(left, right), abstraction.bounds(List.of(left, right))))
                .map(rests -> abstraction.proved(rests, prover.judgement(claim)));
    }

    /** A proof from what is known of the parameters beside. */
    private Optional<Evidence> bounded(Claim claim, Claim.Conclusion onParameters, List<Truth> bounds) {
        List<Truth> hypotheses = new ArrayList<>(claim.hypotheses());
        hypotheses.addAll(bounds);
        return bounds.isEmpty() ? Optional.empty() : prover.proves(new Claim(claim.kind(), hypotheses, onParameters));
    }
}
