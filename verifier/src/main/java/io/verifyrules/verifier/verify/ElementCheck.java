package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.dsl.rule.Widths;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.counterexample.SolvedNumbers;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.study.RankProof;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.Finding;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The check of one conjecture in one element theory, on the ground of what a study of it has proved: a list of stages. Claims are
 * settled in a fixed order: the right side is valid; its sizes are those of the left side; its elements are. The first
 * counterexample ends the check.
 */
final class ElementCheck {

    private final Conjecture conjecture;
    private final ElementBinding binding;
    private final Function<ElementType, ElementTheory> theories;
    private final Budgets budgets;
    private final VerifyOptions options;
    private final Optional<Applying> atSomeWidth;
    private final Studies.Made made;
    private final RuleStudy study;
    /**
     * Whether the study was made in another type of the same family. A claim that is not proved there is not proved
     * here either, and a long search that did not refute there will not refute here.
     */
    private final boolean akin;
    private final Acceptance acceptance;
    private final RuleMeaning meaning;
    private final RuleClaims claims;
    /** The claim that elements are equal even in differences that do not matter, which is enough. */
    private final Claim strict;
    private final Supplier<EveryWidth> widths;
    private final CounterexampleSearch search;
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
        this.made = made;
        this.study = made.study();
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
        this.acceptance = new Acceptance(study, theories);
        this.meaning = study.meaning();
        FloatReading floats = conjecture.symbolic().floats();
        Tolerances upTo = binding.tolerated(meaning.left().type());
        this.claims = RuleClaims.of(floats, upTo, meaning, study.terms());
        this.strict = upTo.equals(Tolerances.NONE)
                ? claims.elements()
                : RuleClaims.of(floats, Tolerances.NONE, meaning, study.terms()).elements();
        this.search = new CounterexampleSearch(conjecture.concrete(), binding.ofInstances(),
                new SolvedNumbers(study.rankClasses(), meaning.hypotheses(), Truth.conjuncts(meaning.inBounds()),
                        study.facts(), study.normalForm(), theories, study.log(), budgets.search()));
    }

    /**
     * The verdict; nothing where the theories do not accept what the study's proofs rest on, or may prove more than it could. A
     * study of their own is needed then.
     *
     * @param start     when the work for this verdict began
     * @param elsewhere the refutation of the rule in another element type
     */
    Optional<Finding> run(long start, Optional<RuleInstance> elsewhere) {
        Optional<Verdict> found = verdict(elsewhere).map(search::besideInstances);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Verdict verdict = switch (found.get()) {
            case Verdict.Unknown unknown when study.log().isEndedByClock() -> unknown.endedByClock();
            case Verdict.Refuted refuted when isAskedEverywhere(refuted) -> everywhere().of(refuted);
            case Verdict other -> other;
        };
        if (verdict instanceof Verdict.Verified) {
            axioms().ifPresent(notes::add);
            notes.addAll(conjecture.remarksIfProved());
            notes.addAll(new UndefinedNotes(meaning, study.terms(),
                    claim -> study.prover().proves(claim).filter(acceptance::accepts), theories).ofProof());
        } else if (verdict instanceof Verdict.Refuted refuted) {
            notes.addAll(UndefinedNotes.ofRefutation(conjecture.concrete(), refuted.instance()));
            if (options.asksAllOf(verdict, conjecture.expected(binding.type()))) {
                new RemainingClaims(study, conjecture.concrete(), claims, acceptance, theories, budgets,
                        binding.ofInstances(), made.remaining()).settle(refuted.outcome());
            }
        }
        upTo().ifPresent(notes::add);
        notes.addAll(conjecture.remarks());
        return Optional.of(new Finding(binding.name(), verdict, plans, study.log().reports(),
                new MatchingReport(study.matching().terms(), study.matching().matched(), study.matching().hinted(),
                        study.matching().attempts(), study.matching().claims()),
                notes, Duration.ofNanos(System.nanoTime() - start),
                options.proofs().areWanted() && !(verdict instanceof Verdict.Refuted)
                        ? proofs.proof(study, made.binding(), binding, acceptance)
                        : List.of()));
    }

    /** An author who expects a counterexample, and no more, is told no more. Nothing is proved of all numbers of bits by one of them. */
    private boolean isAskedEverywhere(Verdict.Refuted refuted) {
        Optional<VerdictKind> expected = conjecture.expected(binding.type());
        Widths bits = conjecture.concrete().widths();
        return expected.filter(kind -> kind != VerdictKind.REFUTED).isPresent()
                && (expected.get() == VerdictKind.INVALID || options.asksAllOf(refuted, expected))
                && bits.open().isEmpty() && bits.chosen().isEmpty();
    }

    private InvalidEverywhere everywhere() {
        return new InvalidEverywhere(meaning.hypotheses(), claims.before(claims.elements()),
                new Satisfiability(study, theories, budgets), search,
                SearchEffort.EARLY.on(binding.ofInstances()).within(budgets.firstInstances()));
    }

    /** The differences that do not matter to the verdict. */
    private Optional<String> upTo() {
        return Optional.of(binding.upTo().in(binding.type()).text()).filter(text -> !text.isEmpty());
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

    /** The stages in their order: the first that decides ends the check. */
    private List<CheckStage> stages() {
        List<CheckStage> stages = new ArrayList<>();
        stages.add(new LawsOfMeaning(acceptance, meaning, akin));
        stages.add(new Vacuity(applicability(), widths, atSomeWidth));
        if (!options.proveFirst()) {
            stages.add(new RefutedElsewhere(search, study.log()));
        }
        for (Claim claim : claims.all()) {
            if (!options.proveFirst()) {
                stages.add(new EarlyInstances(claim, claims, binding, study, acceptance, made.searches(), search,
                        budgets));
            }
            Claim first = claim.equals(claims.elements()) ? strict : claim;
            stages.add(new ClaimProof(first, claim, study, acceptance, akin, made.everyFormat(), binding, this::ranks,
                    budgets, proofs, plans::addAll));
        }
        stages.add(new LateInstances(binding, akin, made.searches(), search, budgets));
        return stages;
    }

    /** Authors expect most wrong rules to be refuted. Little about floats is proved at a glance. */
    private boolean isHopeful() {
        return conjecture.expected(binding.type()).filter(VerdictKind.REFUTED::equals).isEmpty()
                && !(binding.type() instanceof ElementType.Floating);
    }

    private PlannedRanks ranks(RankProof proof) {
        return new PlannedRanks(study, search, theories, budgets, proof, isHopeful());
    }

    private Optional<Verdict> verdict(Optional<RuleInstance> elsewhere) {
        Standing standing = Standing.atFirst(elsewhere);
        for (CheckStage stage : stages()) {
            switch (stage.after(standing)) {
                case CheckStage.Decision.Decides(Verdict verdict) -> {
                    return Optional.of(verdict);
                }
                case CheckStage.Decision.OwnStudyNeeded ignored -> {
                    return Optional.empty();
                }
                case CheckStage.Decision.LeavesOpen(Standing left) -> standing = left;
            }
        }
        return Optional.of(concluded(standing));
    }

    private Verdict concluded(Standing standing) {
        return standing.unsettled().orElseGet(() -> switch (standing.applicability().orElseThrow()) {
            case Applicability.Found.Applies(Applying ground) -> ground.proved(widths.get());
            case Applicability.Found.Otherwise(Verdict verdict) -> verdict;
        });
    }

    private Applicability applicability() {
        return new Applicability(conjecture.concrete(), meaning, study.appliesWhere(), study.assumed(),
                new Satisfiability(study, theories, budgets), search, budgets, study.log(), notes,
                made.applicability());
    }
}
