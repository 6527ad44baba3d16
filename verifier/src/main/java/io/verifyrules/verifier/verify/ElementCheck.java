package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.bound.RankPlan;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.counterexample.SolvedNumbers;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.reduction.ReductionMatching;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.study.RankProof;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.study.Studied;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.Finding;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.Settlement;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The check of one conjecture in one element theory, on the ground of what a study of it has proved. Claims are settled in a fixed
 * order: the hypotheses can hold; the right side is valid; its sizes are those of the left side; its elements are. The first
 * counterexample ends the check.
 */
final class ElementCheck {

    private final Conjecture conjecture;
    private final ElementBinding binding;
    private final Function<ElementType, ElementTheory> theories;
    private final Budgets budgets;
    private final VerifyOptions options;
    private final RemainingClaims.Found remaining;
    private final Applicability.Seen applicability;
    private final Optional<Applying> atSomeWidth;
    private final RuleStudy study;
    private final EveryFormatProofs everyFormat;
    /**
     * Whether the study was made in another type of the same family: what is not proved there is not proved here either, and what
     * a long search did not refute there it will not refute here.
     */
    private final boolean akin;
    private boolean searchedEarly;
    private final Acceptance acceptance;
    private final RuleMeaning meaning;
    private final RuleClaims claims;
    private final Supplier<EveryWidth> widths;
    private final CounterexampleSearch search;
    private final ElementBinding studied;
    private final ClaimProofs proofs = new ClaimProofs();
    private final List<ClassPlan> plans = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    /**
     * A check.
     *
     * @param theories those of the binding
     * @param made     a study of the conjecture, whose proofs count as far as the theories accept what they rest on
     * @param widths   why proofs of the study's solver hold at every number of bits that the rule leaves open
     */
    ElementCheck(Conjecture conjecture, Studies.Made made, ElementBinding binding,
            Function<ElementType, ElementTheory> theories, Budgets budgets, VerifyOptions options,
            Supplier<EveryWidth> widths) {
        this(conjecture, made, binding, theories, budgets, options, widths, Optional.empty());
    }

    /** The same of a rule that leaves widths open, with a width at which it was seen to apply, if there is one. */
    ElementCheck(Conjecture conjecture, Studies.Made made, ElementBinding binding,
            Function<ElementType, ElementTheory> theories, Budgets budgets, VerifyOptions options,
            Supplier<EveryWidth> widths, Optional<Applying> atSomeWidth) {
        this.widths = widths;
        this.atSomeWidth = atSomeWidth;
        this.study = made.study();
        this.studied = made.binding();
        this.everyFormat = made.everyFormat();
        this.akin = made.isAkinTo(binding);
        this.conjecture = conjecture;
        if (!study.side().equals(conjecture.symbolic())) {
            throw new IllegalArgumentException(
                    conjecture.name() + " is another conjecture than the one that was studied");
        }
        this.binding = binding;
        this.theories = theories;
        this.budgets = budgets;
        this.options = options;
        this.remaining = made.remaining();
        this.applicability = made.applicability();
        this.acceptance = new Acceptance(study, theories);
        this.meaning = study.meaning();
        this.claims = RuleClaims.of(conjecture.symbolic().floats(), meaning);
        this.search = new CounterexampleSearch(conjecture.concrete(), binding.ofInstances(),
                new SolvedNumbers(study.rankClasses(), meaning.hypotheses(), Truth.conjuncts(meaning.inBounds()),
                        study.facts(), study.normalForm(), theories, study.log(), budgets.search()));
    }

    /**
     * The verdict; nothing where the theories do not accept what the study's proofs rest on, or may prove more than it could. A
     * study of their own is needed then.
     *
     * @param start     when the work for this verdict began
     * @param elsewhere what refutes the rule in another element type
     */
    Optional<Finding> run(long start, Optional<RuleInstance> elsewhere) {
        Optional<Verdict> found = verdict(elsewhere).map(search::besideInstances);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Verdict verdict = found.get() instanceof Verdict.Unknown unknown && study.log().isEndedByClock()
                ? unknown.endedByClock()
                : found.get();
        if (verdict instanceof Verdict.Verified) {
            axioms().ifPresent(notes::add);
            notes.addAll(conjecture.remarksIfProved());
            notes.addAll(new UndefinedNotes(meaning, study.terms(),
                    claim -> study.prover().proves(claim).filter(acceptance::accepts), theories).ofProof());
        } else if (verdict instanceof Verdict.Refuted refuted) {
            notes.addAll(UndefinedNotes.ofRefutation(conjecture.concrete(), refuted.instance()));
            if (options.asksAllOf(verdict, conjecture.expected(binding.type()))) {
                new RemainingClaims(study, conjecture.concrete(), claims, acceptance, theories, budgets,
                        binding.ofInstances(), remaining).settle(refuted.outcome());
            }
        }
        notes.addAll(conjecture.remarks());
        return Optional.of(new Finding(binding.name(), verdict, plans, study.log().reports(),
                new MatchingReport(study.matching().terms(), study.matching().matched(), study.matching().hinted(),
                        study.matching().attempts(), study.matching().claims()),
                notes, Duration.ofNanos(System.nanoTime() - start),
                options.proofs().areWanted() && !(verdict instanceof Verdict.Refuted)
                        ? proofs.proof(study, studied, binding, acceptance)
                        : List.of()));
    }

    /** The axioms of functions that the proofs used, by name. */
    private Optional<String> axioms() {
        String names = study.log()
                .reports()
                .stream()
                .flatMap(report -> report.laws().stream())
                .map(TypeLaw::law)
                .filter(Law::isAxiom)
                .distinct()
                .sorted()
                .map(Law::label)
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? Optional.empty() : Optional.of("by " + names);
    }

    private Optional<Verdict> verdict(Optional<RuleInstance> elsewhere) {
        // What types of one family lack they lack together, so that a study of their own would say no more.
        if (!acceptance.isItsOwn() && !akin && !acceptance.missing(meaning.laws()).isEmpty()) {
            return Optional.empty();
        }
        Applicability.Found applicability = conjecture.concrete().leavesWidthsOpen()
                ? whereWidthsAreOpen()
                : applicability().settle();
        if (applicability instanceof Applicability.Found.Otherwise(Verdict.Vacuous vacuous)) {
            return Optional.of(vacuous);
        }
        Optional<Verdict> known = options.proveFirst() ? Optional.empty() : elsewhere.flatMap(this::refutedAsIn);
        if (known.isPresent()) {
            return known;
        }
        Optional<Verdict> refused = meaningRefused();
        Optional<Verdict> worst = refused;
        for (Claim claim : claims.all()) {
            Optional<Verdict> refuted = refutedAtOnce(claim);
            if (refuted.isPresent()) {
                return refuted;
            }
            if (refused.isPresent() && claim.conclusion() instanceof Claim.OfElements) {
                continue;
            }
            Settled settled = settle(claim);
            switch (settled) {
                case Settled.Proved ignored -> {
                }
                case Settled.Otherwise(Verdict.Refuted counterexample) -> {
                    return Optional.of(counterexample);
                }
                case Settled.Otherwise(Verdict verdict) -> worst = worst.or(() -> Optional.of(verdict));
                case Settled.OwnStudyNeeded ignored -> {
                    return Optional.empty();
                }
            }
        }
        if (applicability instanceof Applicability.Found.Otherwise(Verdict verdict)) {
            worst = Optional.of(verdict);
        }
        boolean inVain = akin && elsewhere.map(RuleInstance::elementType)
                .map(ElementFamily::of)
                .filter(family -> family == binding.family())
                .isEmpty();
        if (worst.isPresent() && !(inVain && searchedEarly)) {
            SearchEffort effort = inVain ? SearchEffort.EARLY : SearchEffort.LATE;
            Optional<Verdict.Refuted> refuted = search
                    .amongInstances(effort.on(binding.ofInstances()).within(budgets.instances()));
            if (refuted.isPresent()) {
                return refuted.map(Function.identity());
            }
        }
        return worst.or(() -> switch (applicability) {
            case Applicability.Found.Applies(Applying ground) -> Optional.of(ground.proved(widths.get()));
            case Applicability.Found.Otherwise(Verdict verdict) -> Optional.of(verdict);
        });
    }

    /** That a rule applies which leaves widths open is seen where they are known. */
    private Applicability.Found whereWidthsAreOpen() {
        return applicability()
                .nowhere(widths).<Applicability
                        .Found>map(Applicability.Found.Otherwise::new)
                .or(() -> atSomeWidth.map(Applicability.Found.Applies::new))
                .orElseGet(() -> new Applicability.Found.Otherwise(
                        new Verdict.Unknown("no width was found at which the rule applies")));
    }

    private Applicability applicability() {
        return new Applicability(conjecture.concrete(), meaning, study.appliesWhere(), study.assumed(),
                new Satisfiability(study, theories, budgets), search, budgets, study.log(), notes, applicability);
    }

    /** What operators are taken to mean may rest on laws as well. */
    private Optional<Verdict> meaningRefused() {
        Set<TypeLaw> missing = acceptance.missing(meaning.laws());
        return missing.isEmpty()
                ? Optional.empty()
                : Optional.of(new Verdict.Unknown("what is proved of the rule's operators is so only where "
                        + missing.stream().map(TypeLaw::toString).collect(Collectors.joining(" and "))));
    }

    /** What became of a claim. */
    private sealed interface Settled {

        /** It is proved. */
        record Proved() implements Settled {}

        /** It is not, and this is what it costs. */
        record Otherwise(Verdict verdict) implements Settled {}

        /** The study does not say enough of it. */
        record OwnStudyNeeded() implements Settled {}

        static Settled of(Optional<Verdict> verdict) {
            return verdict.<Settled>map(Otherwise::new).orElse(new Proved());
        }
    }

    /** Claims on validity and sizes are made without the assumptions first: few rules need them for these. */
    private Settled settle(Claim claim) {
        Settled settled = settleAsSaid(claim);
        boolean done = !(settled instanceof Settled.Otherwise(Verdict verdict)) || verdict instanceof Verdict.Refuted
                || study.assumed().demanded().isEmpty() || claim.conclusion() instanceof Claim.OfElements;
        if (done) {
            return settled;
        }
        List<Truth> hypotheses = new ArrayList<>(claim.hypotheses());
        hypotheses.addAll(study.assumed().demanded());
        return settleAsSaid(new Claim(new ClaimKind.AsAssumed(claim.kind()), hypotheses, claim.conclusion()));
    }

    private Settled settleAsSaid(Claim claim) {
        Studied studied = study.study(claim);
        if (!acceptance.accepts(studied.evidence())) {
            return new Settled.OwnStudyNeeded();
        }
        Set<TypeLaw> laws = new LinkedHashSet<>(studied.evidence().laws());
        if (studied.proof().isPresent()) {
            if (studied.proof().get().by() instanceof Settlement.AtRanks) {
                plans.addAll(study.plan(studied).classes());
            }
            study.log().settled(claim.kind(), studied.proof().get().by(), Status.PROVED, laws);
            proofs.proved(claim, studied.proof().get().evidence().steps());
            return new Settled.Proved();
        }
        if (studied.obstacle().isPresent()) {
            if (!akin && !acceptance.isItsOwn()) {
                return new Settled.OwnStudyNeeded();
            }
            study.log().settled(claim.kind(), new Settlement.ReductionsMatched(), Status.UNKNOWN, Set.of());
            return new Settled.Otherwise(studied.obstacle().get().of(claim.name()));
        }
        Set<TypeLaw> ofTheory = acceptance.ofTheory(studied.open());
        laws.addAll(ofTheory);
        RankPlan plan = study.plan(studied);
        plans.addAll(plan.classes());
        Optional<ProofStep> inEveryFormat = studied.open().isAboutElements()
                ? everyFormat.of(studied.open(), plan, binding, conjecture.symbolic().infinities(), budgets.lane())
                : Optional.empty();
        if (inEveryFormat.isPresent()) {
            study.log().settled(claim.kind(), new Settlement.InEveryFormat(plan.at()), Status.PROVED, laws);
            proofs.proved(claim, study.concluded(claim, studied, inEveryFormat.get()));
            return new Settled.Proved();
        }
        RankProof proof = new RankProof(plan, study.log().name());
        proof.rests(ofTheory);
        Optional<Verdict> verdict = new PlannedRanks(study, search, theories, budgets, proof).settle(studied.open(),
                plan, laws);
        if (verdict.isEmpty()) {
            ProofStep step = study.concluded(claim, studied,
                    proof.step(StepKind.AT_RANKS, studied.open().judgement(study.facts())));
            proofs.proved(claim, step);
            study.proved(claim, studied, step);
        }
        return Settled.of(verdict);
    }

    private Optional<Verdict> refutedAsIn(RuleInstance elsewhere) {
        long before = System.nanoTime();
        Optional<Verdict.Refuted> refuted = search.asIn(elsewhere);
        Duration time = Duration.ofNanos(System.nanoTime() - before);
        study.log().apart(time);
        refuted.filter(found -> found.outcome() instanceof Outcome.ElementsDiffer)
                .ifPresent(found -> study.log().refutedWithoutSolver(new ClaimKind.SameElements(), time));
        return refuted.map(Function.identity());
    }

    /**
     * Matching reductions takes long where there is no match, as does a proof about floats, and what a solver believes of functions of
     * reals is seldom so; and most wrong rules fail on one of a few instances.
     */
    private Optional<Verdict> refutedAtOnce(Claim claim) {
        boolean reductions = claim.conclusion() instanceof Claim.OfElements same
                && (ReductionMatching.concerns(same.left()) || ReductionMatching.concerns(same.right()));
        boolean floats = claim.conclusion() instanceof Claim.OfElements
                && binding.ofInstances() instanceof ElementType.Floating;
        if (options.proveFirst() || !(reductions || floats || claim.appliesFunctions()) || isProved(claim)) {
            return Optional.empty();
        }
        searchedEarly = true;
        long before = System.nanoTime();
        Optional<Verdict.Refuted> refuted = search
                .amongInstances(SearchEffort.EARLY.on(binding.ofInstances()).within(budgets.firstInstances()));
        Duration time = Duration.ofNanos(System.nanoTime() - before);
        study.log().apart(time);
        refuted.ifPresent(found -> study.log().refutedWithoutSolver(refuted(claim, found.outcome()).kind(), time));
        return refuted.map(Function.identity());
    }

    /** The claim that the interpreter saw to be wrong, which need not be the one that was looked at. */
    private Claim refuted(Claim looked, Outcome outcome) {
        return claims.all().stream().filter(claim -> claims.isRefutedBy(claim, outcome)).findFirst().orElse(looked);
    }

    /** Whether another element type has left a proof behind that holds in this one. */
    private boolean isProved(Claim claim) {
        return study.known(claim)
                .filter(known -> known.proof().isPresent() && acceptance.accepts(known.evidence()))
                .isPresent();
    }
}
