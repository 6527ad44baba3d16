package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.conjecture.RuleTerms;
import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.counterexample.RuleInstances;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.study.ObligationLog;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.theory.LackingTheory;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.CheckStage.Decision;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Each stage of a check decides, or leaves the rule open to those that follow. */
class StagesTest {

    private static final Budgets BUDGETS = Budgets.of(400_000, Duration.ofSeconds(5));
    private static final ElementBinding INT = new ElementBinding(ElementType.INT, "int");
    private static final ElementBinding REAL = new ElementBinding(ElementType.REAL, "real");
    private static final Standing FIRST = Standing.atFirst(Optional.empty());
    private static final Standing APPLYING = FIRST
            .applying(new Applicability.Found.Otherwise(new Verdict.Unknown("?")));

    private static final Rule RIGHT = rule(ElementType.OPEN, (a, b) -> List.of(a.plus(b), b.plus(a)));
    private static final Rule WRONG = rule(ElementType.OPEN, (a, b) -> List.of(a.minus(b), b.minus(a)));
    private static final Rule RIGHT_SUM = rule(ElementType.OPEN, (a, b) -> List.of(sum(a.plus(b)), sum(b.plus(a))));
    private static final Rule WRONG_SUM = rule(ElementType.OPEN, (a, b) -> List.of(sum(a), sum(b)));

    private interface Sides {
        List<TensorExpr> of(TensorExpr a, TensorExpr b);
    }

    private static Rule rule(ElementType type, Sides sides) {
        return RuleFixture.rule("of two tensors", rule -> {
            RankClass c = rule.rankClass("c");
            Shape shape = Shape.of(c, rule.sizes("n", c));
            List<TensorExpr> both = sides.of(rule.tensor("A", type, shape), rule.tensor("B", type, shape));
            rule.rewrite(both.getFirst(), both.getLast());
        });
    }

    private static TensorExpr sum(TensorExpr tensor) {
        return Reduce.of(Monoid.SUM, tensor, List.copyOf(tensor.type().axes()), Optional.empty(),
                BoundIndices.unnamed());
    }

    /** The objects that the stages of one check need. */
    private static final class Ground {
        private final ElementBinding binding;
        private final Function<ElementType, ElementTheory> theories;
        private final RuleStudy study;
        private final Acceptance acceptance;
        private final RuleClaims claims;
        private final CounterexampleSearch search;
        private final RuleInstances side;

        Ground(Rule rule, ElementBinding binding, RuleStudy study, Function<ElementType, ElementTheory> theories) {
            this.binding = binding;
            this.theories = theories;
            this.study = study;
            this.side = new RuleInstances(rule);
            this.acceptance = new Acceptance(study, theories);
            this.claims = RuleClaims.of(study.side().floats(), Tolerances.NONE, study.meaning(), study.terms());
            this.search = new CounterexampleSearch(side, binding.ofInstances(), theories);
        }

        static Ground of(Rule rule, ElementBinding binding) {
            Function<ElementType, ElementTheory> theories = theories(binding);
            return new Ground(rule, binding, study(rule, theories), theories);
        }

        static Function<ElementType, ElementTheory> theories(ElementBinding binding) {
            return type -> ElementTheories.of(type instanceof ElementType.Open ? binding.type() : type, false);
        }

        static RuleStudy study(Rule rule, Function<ElementType, ElementTheory> theories) {
            return new RuleStudy(new RuleTerms(rule), theories,
                    new ObligationLog(new Z3Glances(new Z3Solver()), BUDGETS), BUDGETS);
        }

        Claim elements() {
            return claims.all().getLast();
        }

        Vacuity vacuity() {
            return new Vacuity(new Applicability(side, study.meaning(), study.appliesWhere(), study.assumed(),
                    new Satisfiability(study, theories, BUDGETS), search, BUDGETS, study.log(), new ArrayList<>(),
                    new Applicability.Seen()), EveryWidth.NoneOpen::new, Optional.empty());
        }

        EarlyInstances early() {
            return new EarlyInstances(elements(), claims, binding, study, acceptance, new VainSearches(), search,
                    BUDGETS);
        }

        ClaimProof proof() {
            return proof(false);
        }

        ClaimProof proof(boolean hopeful) {
            return new ClaimProof(elements(), elements(), study, acceptance, false, new EveryFormatProofs(study),
                    binding, proof -> new PlannedRanks(study, search, theories, BUDGETS, proof, hopeful), BUDGETS,
                    new ClaimProofs(), plans -> {
                    });
        }
    }

    private static void assertRefutes(Decision decision) {
        assertThat(decision).isInstanceOfSatisfying(Decision.Decides.class,
                decides -> assertThat(decides.verdict()).isInstanceOf(Verdict.Refuted.class));
    }

    @Test
    void aRuleThatNeverAppliesIsVacuousBeforeAnythingElseIsAsked() {
        Rule never = RuleFixture.rule("of no size", rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, n));
            rule.require(n.compare(Relation.LT, AxisMap.of(0)));
            rule.rewrite(a, a.reverse(c));
        });
        assertThat(Ground.of(never, INT).vacuity().after(FIRST)).isInstanceOfSatisfying(Decision.Decides.class,
                decides -> assertThat(decides.verdict()).isInstanceOf(Verdict.Vacuous.class));
    }

    @Test
    void aRuleThatAppliesIsLeftOpenWithTheGround() {
        assertThat(Ground.of(RIGHT, INT).vacuity().after(FIRST)).isInstanceOfSatisfying(Decision.LeavesOpen.class,
                open -> assertThat(open.standing().applicability()).hasValueSatisfying(
                        found -> assertThat(found).isInstanceOf(Applicability.Found.Applies.class)));
    }

    /** A sum means the same in every order by laws, one of which the type of this check lacks. */
    private static LawsOfMeaning lawsOfSums(boolean akin) {
        Function<ElementType, ElementTheory> all = Ground.theories(INT);
        Ground ground = new Ground(RIGHT_SUM, INT, Ground.study(RIGHT_SUM, all),
                type -> new LackingTheory(all.apply(type), Law.ADD_COMMUTES));
        return new LawsOfMeaning(ground.acceptance, ground.study.meaning(), akin);
    }

    @Test
    void aTypeThatLacksALawOfAnOperatorNeedsAStudyOfItsOwn() {
        assertThat(lawsOfSums(false).after(FIRST)).isEqualTo(new Decision.OwnStudyNeeded());
    }

    @Test
    void typesOfOneFamilyLackALawTogetherSoTheRuleStaysOpen() {
        assertThat(lawsOfSums(true).after(FIRST)).isInstanceOfSatisfying(Decision.LeavesOpen.class,
                open -> assertThat(open.standing().refused())
                        .hasValueSatisfying(verdict -> assertThat(verdict.toString()).contains("so only where")));
    }

    @Test
    void aTypeWithTheLawsOfEachOperatorLeavesTheStandingAsItWas() {
        Ground ground = Ground.of(RIGHT_SUM, INT);
        assertThat(new LawsOfMeaning(ground.acceptance, ground.study.meaning(), false).after(FIRST))
                .isEqualTo(new Decision.LeavesOpen(FIRST));
    }

    @Test
    void theCounterexampleOfAnotherTypeDecidesWhereItIsOneHere() {
        RuleInstance ofReals = new CounterexampleSearch(new RuleInstances(WRONG), ElementType.INT, Ground.theories(INT))
                .amongInstances(SearchEffort.EARLY)
                .orElseThrow()
                .instance();
        Ground ground = Ground.of(WRONG, REAL);
        assertRefutes(
                new RefutedElsewhere(ground.search, ground.study.log()).after(Standing.atFirst(Optional.of(ofReals))));
    }

    @Test
    void theCounterexampleOfAnotherTypeLeavesARuleOpenThatIsRightThere() {
        RuleInstance ofWrong = new CounterexampleSearch(new RuleInstances(WRONG), ElementType.INT, Ground.theories(INT))
                .amongInstances(SearchEffort.EARLY)
                .orElseThrow()
                .instance();
        Ground ground = Ground.of(RIGHT, REAL);
        Standing standing = Standing.atFirst(Optional.of(ofWrong));
        assertThat(new RefutedElsewhere(ground.search, ground.study.log()).after(standing))
                .isEqualTo(new Decision.LeavesOpen(standing));
        assertThat(new RefutedElsewhere(ground.search, ground.study.log()).after(FIRST))
                .isEqualTo(new Decision.LeavesOpen(FIRST));
    }

    @Test
    void aFewInstancesDecideAWrongClaimThatIsHardToProve() {
        assertRefutes(Ground.of(WRONG_SUM, INT).early().after(FIRST));
    }

    @Test
    void aFewInstancesLeaveARightClaimOpenAndSayThatTheyWereSearched() {
        assertThat(Ground.of(RIGHT_SUM, INT).early().after(FIRST)).isEqualTo(new Decision.LeavesOpen(FIRST.searched()));
    }

    @Test
    void noInstanceIsTriedBeforeAClaimThatIsEasyToProve() {
        assertThat(Ground.of(WRONG, INT).early().after(FIRST)).isEqualTo(new Decision.LeavesOpen(FIRST));
    }

    @Test
    void aModelDecidesAClaimThatIsWrong() {
        assertRefutes(Ground.of(WRONG, INT).proof().after(FIRST));
    }

    @Test
    void aProofLeavesTheStandingAsItWas() {
        assertThat(Ground.of(RIGHT, INT).proof().after(FIRST)).isEqualTo(new Decision.LeavesOpen(FIRST));
    }

    @Test
    void whatAClaimsProofDecidesDoesNotDependOnTheHopeForOne() {
        assertRefutes(Ground.of(WRONG, INT).proof(true).after(FIRST));
        assertThat(Ground.of(RIGHT, INT).proof(true).after(FIRST)).isEqualTo(new Decision.LeavesOpen(FIRST));
    }

    @Test
    void elementsAreNoClaimWhereTheMeaningOfOperatorsIsRefused() {
        Standing refused = FIRST.refusing(new Verdict.Unknown("a law is missing"));
        assertThat(Ground.of(WRONG, INT).proof().after(refused)).isEqualTo(new Decision.LeavesOpen(refused));
    }

    @Test
    void manyInstancesDecideAWrongRuleThatNoProofSettled() {
        Ground ground = Ground.of(WRONG, INT);
        assertRefutes(new LateInstances(INT, false, new VainSearches(), ground.search, BUDGETS).after(APPLYING));
    }

    @Test
    void noInstanceIsTriedWhereEverythingIsProved() {
        Ground ground = Ground.of(WRONG, INT);
        assertThat(new LateInstances(INT, false, new VainSearches(), ground.search, BUDGETS).after(FIRST))
                .isEqualTo(new Decision.LeavesOpen(FIRST));
    }

    @Test
    void anotherTypeOfTheFamilyHasSearchedInVainAlready() {
        Ground ground = Ground.of(WRONG, INT);
        Standing searched = APPLYING.searched();
        assertThat(new LateInstances(INT, true, new VainSearches(), ground.search, BUDGETS).after(searched))
                .isEqualTo(new Decision.LeavesOpen(searched));
    }

    @Test
    void aLongSearchInVainServesTheFamilyEvenWithAStudyForEachType() {
        Ground ground = Ground.of(RIGHT, INT);
        VainSearches searches = new VainSearches();
        Standing searched = APPLYING.searched();
        new LateInstances(INT, false, searches, ground.search, BUDGETS).after(searched);
        assertThat(searches.wasLateIn(INT)).isTrue();
        Ground wrong = Ground.of(WRONG, INT);
        assertThat(new LateInstances(INT, false, searches, wrong.search, BUDGETS).after(searched))
                .isEqualTo(new Decision.LeavesOpen(searched));
        assertRefutes(new LateInstances(REAL, false, searches, wrong.search, BUDGETS).after(searched));
    }
}
