package io.verifyrules.verifier.study;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.algebra.AlgebraicEquality;
import io.verifyrules.verifier.bound.RankPlan;
import io.verifyrules.verifier.conjecture.SymbolicSide;
import io.verifyrules.verifier.denotation.AppliesWhere;
import io.verifyrules.verifier.denotation.AssumedAtOrigin;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.ground.PlaceByPlace;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.NormalForm;
import io.verifyrules.verifier.normal.PermutedCopies;
import io.verifyrules.verifier.normal.RowMajorFacts;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.reduction.MatchingAccount;
import io.verifyrules.verifier.reduction.PointReductions;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.Settlement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A conjecture studied once: its meaning in normal form, and those of its claims that are proved for every rank and
 * size. A proof holds for every element type that has the laws it used. Not for use by several threads.
 */
public final class RuleStudy {

    /** Elements of fewer parts are soon compared by all that matching knows; unrolled loops have more. */
    private static final int MANY_PARTS = 40;

    private final SymbolicSide side;
    private final Function<ElementType, ElementTheory> theories;
    private final ObligationLog log;
    private final ValueTerms terms = new ValueTerms();
    private final Set<RankClass> rankClasses;
    private final NormalForm normalForm;
    private final RuleMeaning denoted;
    private final RuleMeaning meaning;
    private final AssumedAtOrigin assumed;
    private final AppliesWhere appliesWhere;
    private final Hypotheses facts;
    private final MatchingAccount matching = new MatchingAccount();
    private final Set<TypeLaw> refused = new LinkedHashSet<>();
    private final Prover prover;
    private final Map<Claim, Studied> studied = new HashMap<>();
    private final Map<Claim, RankPlan> plans = new HashMap<>();

    /**
     * A study of a conjecture.
     *
     * @param theories those of the element type that is looked at first. Their laws are granted, and where a proof
     *     needs the arithmetic of elements, it is theirs; the evidence says where
     * @param log the cost of all proofs here
     */
    public RuleStudy(SymbolicSide side, Function<ElementType, ElementTheory> theories, ObligationLog log,
            Budgets budgets) {
        this.side = side;
        this.theories = theories;
        this.log = log;
        RuleMeaning meant = side.meaning(terms, grants());
        this.appliesWhere = side.appliesWhere(meant, terms, grants());
        RuleMeaning raw = side.permutesLanes() ? PermutedCopies.of(meant, terms) : RowMajorFacts.in(meant, terms);
        this.denoted = raw;
        this.rankClasses = side.rankClasses();
        LaneOracle oracle = new LaneOracle(log, budgets, onScalars(raw.hypotheses()));
        this.normalForm = NormalForm.of(raw, terms, oracle, log);
        LaneTermMap normal = new LaneTermMap(normalForm, terms);
        this.meaning = new PointReductions(terms).of(normal.of(raw));
        this.assumed = side.assumed(terms, grants(), normal::of);
        this.facts = facts(rankClasses, normalForm);
        List<Truth> demanded = new ArrayList<>(meaning.hypotheses());
        demanded.addAll(meaning.assumptions());
        demanded.addAll(side.permutesLanes() ? List.of() : assumed.everywhere());
        this.prover = new Prover(rankClasses, facts, terms, grants(), oracle, theories, log, budgets, demanded,
                side.hints(), normalForm, matching);
    }

    private static List<LaneBool> onScalars(List<Truth> hypotheses) {
        List<LaneBool> conditions = new ArrayList<>();
        for (Truth hypothesis : hypotheses) {
            if (hypothesis instanceof Truth.OnScalars scalars) {
                conditions.add(scalars.condition());
            }
        }
        return conditions;
    }

    private static Hypotheses facts(Set<RankClass> rankClasses, NormalForm normalForm) {
        Map<RankClass, List<LaneBool>> facts = new LinkedHashMap<>();
        rankClasses.forEach(rankClass -> facts.put(rankClass, normalForm.facts(rankClass)));
        return new Hypotheses(facts);
    }

    /** The laws of the theories; what is asked for in vain is kept for those who ask why there is no proof. */
    private Grants grants() {
        return new Grants() {
            @Override
            public boolean allow(TypeLaw law) {
                boolean allowed = has(law);
                if (!allowed) {
                    refused.add(law);
                }
                return allowed;
            }

            @Override
            public boolean has(TypeLaw law) {
                return theories.apply(law.type()).laws().contains(law.law());
            }
        };
    }

    /** The side that is studied. */
    public SymbolicSide side() {
        return side;
    }

    /** Whether the theories are those that the study was made with. */
    public boolean isOf(Function<ElementType, ElementTheory> others) {
        return theories.equals(others);
    }

    /** The meaning of the rule, in normal form. */
    public RuleMeaning meaning() {
        return meaning;
    }

    /** The consequences of its assumptions whether or not anything is read. */
    public AssumedAtOrigin assumed() {
        return assumed;
    }

    /** The conditions that an instance must meet, as they are denoted. */
    public AppliesWhere appliesWhere() {
        return appliesWhere;
    }

    public Set<RankClass> rankClasses() {
        return rankClasses;
    }

    public NormalForm normalForm() {
        return normalForm;
    }

    /** The facts of the normal form about the variables that it introduced. */
    public Hypotheses facts() {
        return facts;
    }

    /** The factory of the terms of this study. */
    public ValueTerms terms() {
        return terms;
    }

    public Prover prover() {
        return prover;
    }

    public ObligationLog log() {
        return log;
    }

    public MatchingAccount matching() {
        return matching;
    }

    /** H(c) for the given hypotheses, the facts of the normal form included. */
    public Hypotheses laneHypotheses(List<Truth> hypotheses) {
        Hypotheses all = facts;
        for (Truth hypothesis : hypotheses) {
            all = all.where(hypothesis);
        }
        return all;
    }

    /** The facts about a claim for all element types. */
    public Studied study(Claim claim) {
        Studied known = studied.get(claim);
        if (known == null) {
            known = found(claim);
            studied.put(claim, known);
        }
        return known;
    }

    /** The same, if it was asked for before. */
    public Optional<Studied> known(Claim claim) {
        return Optional.ofNullable(studied.get(claim));
    }

    /** It has a limit of its own, so that what follows may take as long as it could before. */
    private PlaceByPlace.Found atEachPlace(Claim.OfElements both, Hypotheses lane) {
        if (Subterms.of(List.of(both.left(), both.right()), List.of()).size() < MANY_PARTS) {
            return new PlaceByPlace.Found.NotSaid();
        }
        long begun = System.nanoTime();
        PlaceByPlace.Found found = prover.atEachPlace(both, lane);
        log.apart(Duration.ofNanos(System.nanoTime() - begun));
        return found;
    }

    private Studied found(Claim claim) {
        Hypotheses lane = laneHypotheses(claim.hypotheses());
        if (claim.conclusion() instanceof Claim.OfElements both
                && atEachPlace(both, lane) instanceof PlaceByPlace.Found.Equal(Evidence rests)) {
            return Studied.proved(claim, rests.by(StepKind.CLAIM, claim.judgement(facts), List.of()),
                    log.with(new Settlement.LaneWise()));
        }
        Ledger ledger = new Ledger(grants());
        Claim open = prover.simplified(claim, lane, ledger);
        Evidence simplification = Evidence.of(ledger);
        Optional<Evidence> everyLane = prover.onEveryLane(open.conclusion(), lane);
        if (everyLane.isPresent()) {
            Evidence proved = simplification.withoutSteps()
                    .and(everyLane.get())
                    .by(ledger, StepKind.CLAIM, prover.judgement(claim));
            Settlement by = matching.matched() > 0 ? new Settlement.ReductionsMatched() : new Settlement.LaneWise();
            return Studied.proved(open, proved, log.with(by));
        }
        if (!AnyReductionValues.concern(open.conclusion())) {
            return Studied.open(open, simplification);
        }
        Optional<Evidence> abstracted = prover.forAllValuesOfReductions(open, lane);
        return abstracted.isPresent()
                ? Studied.proved(open,
                        simplification.and(abstracted.get()).by(StepKind.CLAIM, prover.judgement(claim), List.of()),
                        new Settlement.ReductionsMatched())
                : Studied.unmatched(open, simplification, UnmatchedText.of(matching, refused, log.ended()));
    }

    /** Whether solvers are not to be asked first, as there are many functions of reals in the elements. */
    public boolean hasManyFunctions(Studied of) {
        return of.open().conclusion() instanceof Claim.OfElements both
                && AlgebraicEquality.haveManyFunctions(both.left(), both.right());
    }

    /** A claim that no solver decides, proved by the laws of functions of reals. */
    public Optional<Studied> byFunctions(Claim claim, Studied before) {
        return before.open().conclusion() instanceof Claim.OfElements both
                ? prover.byFunctions(both, laneHypotheses(before.open().hypotheses()))
                        .map(rests -> Studied.proved(before.open(),
                                before.simplification()
                                        .and(rests)
                                        .by(StepKind.CLAIM, prover.judgement(claim), List.of()),
                                new Settlement.LaneWise()))
                : Optional.empty();
    }

    /** The ranks at which what is left of a claim must hold. A neutral lane must satisfy all of its hypotheses as they are now. */
    public RankPlan plan(Studied of) {
        RankPlan plan = plans.get(of.open());
        if (plan == null) {
            plan = prover.plan(of.open(), laneHypotheses(of.open().hypotheses()));
            plans.put(of.open(), plan);
        }
        return plan;
    }

    /** Remembers that a claim was proved at its ranks, if it says nothing of elements and so holds for all types. */
    public void proved(Claim claim, Studied before, ProofStep step) {
        if (!before.open().isAboutElements()) {
            Evidence rests = before.simplification();
            studied.put(claim, Studied.proved(before.open(), new Evidence(rests.laws(), rests.claims(), List.of(step)),
                    new Settlement.AtRanks(plan(before).at())));
        }
    }

    /** The step that proves a claim by a proof of what was left of it. */
    public ProofStep concluded(Claim claim, Studied before, ProofStep ofOpen) {
        List<ProofStep> premises = new ArrayList<>(before.simplification().steps());
        premises.add(ofOpen);
        return new ProofStep(StepKind.CLAIM, prover.judgement(claim), Set.of(), premises, List.of());
    }

    /** The rewritings of what the rule means, of which the claims speak. */
    public List<ProofStep> meaningSteps() {
        List<Truth> given = new ArrayList<>(denoted.hypotheses());
        given.addAll(Truth.conjuncts(denoted.inBounds()));
        given.addAll(normalForm.equations());
        return NormalFormSteps.of(StepKind.MEANING, new Claim.SameElement(denoted.left(), denoted.right()),
                new Claim.SameElement(meaning.left(), meaning.right()), facts, given, List.of());
    }
}
