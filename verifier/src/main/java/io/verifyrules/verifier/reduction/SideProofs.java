package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The side conditions of one matching, all under the same hypotheses, each proved once. */
final class SideProofs {

    private final SideConditions conditions;
    private final List<Truth> hypotheses;
    private final MatchingAccount account;
    private final Limit limit;
    private final Map<Claim, Optional<Evidence>> known = new HashMap<>();
    private final Map<Claim, Optional<Evidence>> byForm = new HashMap<>();
    private Evidence evidence = Evidence.NONE;
    private final List<ProofStep> premises = new ArrayList<>();
    private final List<ProofStep> steps = new ArrayList<>();

    SideProofs(SideConditions conditions, List<Truth> hypotheses, MatchingAccount account, Limit limit) {
        this.limit = limit;
        this.conditions = conditions;
        this.hypotheses = List.copyOf(hypotheses);
        this.account = account;
    }

    /** Whether the search should end with what it has. */
    boolean exhausted() {
        return limit.exceeds(Allowance.CORRESPONDENCES, account.attempts()) || limit.reached();
    }

    /** The limit of the matching. */
    Limit limit() {
        return limit;
    }

    /** Whether the guard is so large that nothing more should be made of it. */
    boolean tooLarge(Truth guard) {
        return Guards.tooLarge(guard, limit);
    }

    /** The evidence of all proofs so far, those included that came to nothing, and the steps that were taken. */
    Evidence evidence() {
        return new Evidence(evidence.laws(), evidence.claims(), steps);
    }

    /** Begins an attempt at a step: what is proved for it from now on are its premises. */
    void begin() {
        premises.clear();
    }

    /** Notes a step that rests on what was proved since it began. */
    void took(StepKind kind, Conclusion conclusion) {
        steps.add(new ProofStep(kind, new Judgement(Hypotheses.of(List.of()), hypotheses, conclusion), Set.of(),
                premises.stream().distinct().toList(), List.of()));
        premises.clear();
    }

    List<Truth> hypotheses() {
        return hypotheses;
    }

    /** Notes that a correspondence was used. */
    void used(Correspondence correspondence) {
        account.matched(correspondence.guess().hinted());
    }

    boolean all(List<Claim> claims) {
        account.attempted();
        return !exhausted() && claims.stream().allMatch(this::proves);
    }

    /** The same by the form of elements alone, which is quick where they differ. */
    boolean allByForm(List<Claim> claims) {
        account.attempted();
        return !exhausted() && claims.stream().allMatch(claim -> settled(claim, byForm, conditions::provesByForm));
    }

    private boolean proves(Claim claim) {
        return settled(claim, known, conditions::proves);
    }

    private boolean settled(Claim claim, Map<Claim, Optional<Evidence>> before,
            Function<Claim, Optional<Evidence>> proving) {
        Optional<Evidence> proof = before.get(claim);
        if (proof == null) {
            proof = limit.reached() ? Optional.empty() : proving.apply(claim);
            account.claimed();
            before.put(claim, proof);
        }
        proof.ifPresent(rests -> {
            evidence = evidence.and(rests.withoutSteps());
            premises.addAll(rests.steps());
        });
        return proof.isPresent();
    }

    /** Whether the guard holds nowhere. */
    boolean contradict(Truth guard) {
        return guard.equals(Truth.FALSE) || proves(new Claim(new ClaimKind.Step("no index is left"),
                Correspondence.joined(hypotheses, guard), new Claim.Holds(Truth.FALSE)));
    }

    /** The part of {@code claim} that does not follow from the guard. */
    Truth remaining(Truth guard, Truth claim) {
        List<Truth> where = Correspondence.joined(hypotheses, guard);
        List<Truth> open = new ArrayList<>();
        for (Truth conjunct : Truth.conjuncts(claim)) {
            if (where.contains(conjunct)) {
                continue;
            }
            if (conjunct instanceof Truth.Fold fold) {
                LaneBool.conjuncts(fold.predicate())
                        .stream()
                        .map(part -> Truth.fold(fold.rankClass(), part))
                        .filter(part -> !follows(where, part))
                        .forEach(open::add);
            } else if (!follows(where, conjunct)) {
                open.add(conjunct);
            }
        }
        return Truth.allOf(open);
    }

    private boolean follows(List<Truth> where, Truth claim) {
        return proves(new Claim(new ClaimKind.Step("an index is in range"), where, new Claim.Holds(claim)));
    }
}
