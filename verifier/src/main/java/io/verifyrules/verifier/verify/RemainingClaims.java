package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.counterexample.SolvedNumbers;
import io.verifyrules.verifier.interpret.InstanceInBrief;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.reduction.ReductionMatching;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.study.ObligationLog;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.study.Studied;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.Settlement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The fate of the claims of a refuted rule that its check did not come to. Each is asked where those before it hold, as
 * elements are compared only where both sides have one shape. Each is given up soon, as the verdict is known.
 */
record RemainingClaims(RuleStudy study, ConcreteSide side, RuleClaims claims, Acceptance acceptance,
        Function<ElementType, ElementTheory> theories, Budgets budgets, ElementType elementType, Found found) {

    /** The finding about the rule in the element type that was looked at first. Not for use by several threads. */
    static final class Found {
        private final Map<Claim, Optional<Evidence>> proofs = new HashMap<>();
        private final Map<Claim, Boolean> contradictory = new HashMap<>();
        private final Map<Claim, RuleInstance> refuting = new LinkedHashMap<>();
        private boolean looked;
    }

    /** Puts what became of each claim into the account of the study, where it does not stand there yet. */
    void settle(Outcome shown) {
        List<Claim> open = claims.all().stream().filter(claim -> status(claim).isEmpty()).toList();
        List<Claim> unproved = claims.all()
                .stream()
                .filter(claim -> status(claim).isEmpty() ? known(claim).isEmpty() : isRefutedUnseen(claim, shown))
                .toList();
        if (!unproved.isEmpty() && !found.looked) {
            found.looked = true;
            log().hastily(Allowance.PARTS_FOR_REMAINING_CLAIMS, () -> instances(unproved));
        }
        open.forEach(claim -> log().hastily(Allowance.PARTS_FOR_REMAINING_CLAIMS, () -> settle(claim, shown)));
    }

    /** Whether the claim is refuted by another instance than the one with which the verdict is told, which other element types have as well. */
    private boolean isRefutedUnseen(Claim claim, Outcome shown) {
        return status(claim).equals(Optional.of(Status.REFUTED)) && !claims.isRefutedBy(claim, shown);
    }

    private ObligationLog log() {
        return study.log();
    }

    /** The status in the account: the last line on a claim decides. */
    private Optional<Status> status(Claim claim) {
        return log().reports()
                .stream()
                .filter(report -> report.claim().unassumed().equals(claim.kind()))
                .map(ObligationReport::status)
                .reduce((first, last) -> last);
    }

    /** A proof of the claim as it stands, which most on sizes have: it is known, or found at once. */
    private Optional<Studied.Proof> studied(Claim claim) {
        if (claim.conclusion() instanceof Claim.Holds) {
            study.study(claim);
        }
        return known(claim);
    }

    private Optional<Studied.Proof> known(Claim claim) {
        return study.known(claim)
                .filter(known -> acceptance.accepts(known.evidence()) && hasMeaning(claim))
                .flatMap(Studied::proof);
    }

    /** The results of operators may rest on laws that the element type does not have; sizes do not. */
    private boolean hasMeaning(Claim claim) {
        return !(claim.conclusion() instanceof Claim.OfElements)
                || acceptance.missing(study.meaning().laws()).isEmpty();
    }

    private boolean settle(Claim claim, Outcome shown) {
        Optional<Studied.Proof> known = studied(claim);
        if (known.isPresent()) {
            log().settled(claim.kind(), known.get().by(), Status.PROVED, known.get().evidence().laws());
            return true;
        }
        String where = where(claim);
        boolean invalid = shown instanceof Outcome.RightInvalid && isOnlyOneLeft(claim);
        boolean byShown = invalid || claims.isRefutedBy(claim, shown);
        Optional<RuleInstance> another = byShown ? Optional.empty() : refutedByInstance(claim);
        if (byShown || another.isPresent()) {
            log().refutedAsWell(claim.kind(), where,
                    another.map(instance -> InstanceInBrief.of(instance, side.replay(instance))));
            return true;
        }
        Optional<Evidence> proof = found.proofs.computeIfAbsent(claim, this::proof)
                .filter(evidence -> acceptance.accepts(evidence) && hasMeaning(claim));
        boolean saysNothing = proof.isPresent() && !where.isEmpty()
                && found.contradictory.computeIfAbsent(claim, this::isContradictory);
        Status status = saysNothing ? Status.NOT_ASKED : proof.isPresent() ? Status.PROVED : Status.UNKNOWN;
        Set<TypeLaw> laws = status == Status.PROVED ? proof.map(Evidence::laws).orElse(Set.of()) : Set.of();
        log().settled(claim.kind(), where, new Settlement.GivenOthers(), status, laws);
        return true;
    }

    /**
     * Whether it is the one claim on validity that is not proved. Of an invalid right side the interpreter does not say
     * by which it is.
     */
    private boolean isOnlyOneLeft(Claim claim) {
        return claims.validity().contains(claim) && claims.validity()
                .stream()
                .filter(other -> !other.equals(claim))
                .allMatch(other -> status(other).equals(Optional.of(Status.PROVED)) || known(other).isPresent()
                        || found.proofs.computeIfAbsent(other, this::proof).isPresent());
    }

    /** The claims before it that are not proved, in words. */
    private String where(Claim claim) {
        List<Claim> unproved = claims.before(claim)
                .stream()
                .filter(before -> !status(before).equals(Optional.of(Status.PROVED)))
                .toList();
        boolean sizes = unproved.stream().anyMatch(claims::isOnSize);
        boolean validity = unproved.stream().anyMatch(before -> !claims.isOnSize(before));
        return validity && sizes
                ? "where the right side is valid and has the same sizes"
                : validity ? "where the right side is valid" : sizes ? "where both sides have the same sizes" : "";
    }

    private Optional<Evidence> proof(Claim claim) {
        return study.prover().proves(given(claim));
    }

    private Claim given(Claim claim) {
        Claim given = claims.whereOthersHold(claim);
        if (claim.conclusion() instanceof Claim.OfElements) {
            return given;
        }
        List<Truth> hypotheses = new ArrayList<>(given.hypotheses());
        hypotheses.addAll(study.assumed().demanded());
        return new Claim(claim.kind(), hypotheses, claim.conclusion());
    }

    /** Whether the claim is made nowhere, as far as every class has a lane. */
    private boolean isContradictory(Claim claim) {
        return new Satisfiability(study, theories, budgets).contradictory(
                new ClaimKind.Step(claim.name() + ", anywhere"), withoutReductions(given(claim).hypotheses()));
    }

    private static List<Truth> withoutReductions(List<Truth> truths) {
        return truths.stream().filter(truth -> !ReductionMatching.concerns(truth)).toList();
    }

    private Optional<RuleInstance> refutedByInstance(Claim claim) {
        return Optional.ofNullable(found.refuting.get(claim))
                .map(instance -> instance.amongElementsOf(elementType))
                .filter(instance -> claims.isRefutedBy(claim, side.replay(instance)));
    }

    /** Looks for an instance that refutes each claim; numbers for it are chosen to meet the claims before the last one. */
    private boolean instances(List<Claim> unproved) {
        SolvedNumbers numbers = new SolvedNumbers(study.rankClasses(),
                withoutReductions(claims.whereOthersHold(claims.elements()).hypotheses()), List.of(), study.facts(),
                study.normalForm(), theories, log(), budgets.search());
        Set<Claim> wanted = new HashSet<>(unproved);
        SearchEffort effort = SearchEffort.EARLY.on(elementType).within(budgets.firstInstances());
        new CounterexampleSearch(side, elementType, numbers).first(effort, (instance, outcome) -> {
            wanted.stream().filter(claim -> claims.isRefutedBy(claim, outcome)).toList().forEach(claim -> {
                found.refuting.put(claim,
                        side.shrunk(instance, smaller -> claims.isRefutedBy(claim, side.replay(smaller))));
                wanted.remove(claim);
            });
            return wanted.isEmpty();
        });
        return true;
    }
}
