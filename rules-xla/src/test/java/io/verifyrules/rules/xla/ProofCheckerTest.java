package io.verifyrules.rules.xla;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.rules.testing.CollectionResults;
import io.verifyrules.rules.testing.ProofsContract;
import io.verifyrules.rules.testing.proofcheck.ProofChecker;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Asked;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Proof;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.RankBound;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The checker accepts proofs as they are found, and refuses them once they are tampered with. */
class ProofCheckerTest {

    private static final String MATCHED = "dot/01 as a sum of two";
    private static final String AT_TWO_RANKS = "HandleReshape/01 any, weaker: the result has no elements";
    private static final String READ = "pad/01 weaker: interior padding of at most one element";

    private static final Map<String, RuleResult> FOUND = new HashMap<>();

    /** The first result of the rule whose name begins so. */
    private static RuleResult result(String name) {
        return FOUND.computeIfAbsent(name, key -> {
            RuleDeclaration rule = CollectionResults.declarations(CollectionResults.book("xla"))
                    .stream()
                    .filter(declared -> declared.name().startsWith(key))
                    .findFirst()
                    .orElseThrow();
            return ProofsContract.results(new Pipeline(), rule).getFirst();
        });
    }

    private static List<String> mistakes(RuleResult result) {
        return ProofChecker.check(result, law -> ProofsContract.has(law, result)).mistakes();
    }

    /** The mistakes that are found once the first step that can be changed is. */
    private static List<String> mistakes(String name, Function<ProofStep, Optional<ProofStep>> change) {
        RuleResult result = result(name);
        assertThat(mistakes(result)).isEmpty();
        Proof proof = result.proofs().getFirst();
        List<ProofStep> steps = proof.steps();
        ProofStep changed = steps.stream().filter(step -> change.apply(step).isPresent()).findFirst().orElseThrow();
        Map<ProofStep, ProofStep> made = new HashMap<>();
        for (ProofStep step : steps) {
            List<ProofStep> premises = step.premises().stream().map(made::get).toList();
            ProofStep same = premises.equals(step.premises())
                    ? step
                    : new ProofStep(step.kind(), step.conclusion(), step.laws(), premises, step.conditions());
            made.put(step, step.equals(changed) ? change.apply(step).orElseThrow() : same);
        }
        List<Proof.ProvedClaim> claims = proof.claims()
                .stream()
                .map(claim -> new Proof.ProvedClaim(claim.name(), Objects.requireNonNull(made.get(claim.step()))))
                .toList();
        return mistakes(result.with(List.of(new Proof(proof.theory(), proof.studied(),
                proof.meaning().stream().map(made::get).toList(), claims, proof.accepted()))));
    }

    private static Function<ProofStep, Optional<ProofStep>> of(Predicate<ProofStep> which,
            Function<ProofStep, ProofStep> change) {
        return step -> which.test(step) ? Optional.of(change.apply(step)) : Optional.empty();
    }

    private static ProofStep with(ProofStep step, List<SideCondition> conditions) {
        return new ProofStep(step.kind(), step.conclusion(), step.laws(), step.premises(), conditions);
    }

    private static ProofStep with(ProofStep step, Set<TypeLaw> laws) {
        return new ProofStep(step.kind(), step.conclusion(), laws, step.premises(), step.conditions());
    }

    private static Predicate<ProofStep> is(StepKind kind) {
        return step -> step.kind() == kind;
    }

    @Test
    void proofsOfEachKindAreRight() {
        Stream.of(MATCHED, AT_TWO_RANKS, READ).forEach(name -> assertThat(mistakes(result(name))).as(name).isEmpty());
    }

    /** The rules of the folder use a law that no rule of a collection does. */
    @Test
    void proofsThatRestOnSignsAreRight() {
        ScriptResult.Loaded loaded = (ScriptResult.Loaded) new RuleScripts()
                .load(Path.of("../verifier/src/test/rules/verified/sign.rules.kts"));
        List<RuleResult> results = loaded.file()
                .declarations()
                .stream()
                .flatMap(rule -> ProofsContract.results(new Pipeline(), rule).stream())
                .toList();
        assertThat(results).isNotEmpty().allSatisfy(result -> assertThat(mistakes(result)).isEmpty());
        assertThat(results.stream()
                .flatMap(result -> result.proofs().stream())
                .flatMap(proof -> proof.steps().stream())
                .flatMap(step -> step.laws().stream())
                .map(TypeLaw::law)).contains(Law.ABS_TIMES_SIGN, Law.ABS_IS_ITSELF);
    }

    @Test
    void aClaimWithoutProofIsMissed() {
        RuleResult result = result(MATCHED);
        Proof proof = result.proofs().getFirst();
        Proof without = new Proof(proof.theory(), proof.studied(), proof.meaning(),
                proof.claims().subList(0, proof.claims().size() - 1), proof.accepted());
        assertThat(mistakes(result.with(List.of(without)))).isNotEmpty();
    }

    @Test
    void aPremiseThatIsDroppedIsMissed() {
        for (StepKind kind : List.of(StepKind.MATCHED, StepKind.PAIRED)) {
            ProofStep changed = result(MATCHED).proofs()
                    .getFirst()
                    .steps()
                    .stream()
                    .filter(is(kind))
                    .findFirst()
                    .orElseThrow();
            for (ProofStep dropped : changed.premises()) {
                // A condition that stands in a guard needs no premise.
                if (kind == StepKind.PAIRED && dropped.conclusion().conclusion() instanceof Conclusion.Holds) {
                    continue;
                }
                assertThat(mistakes(MATCHED, of(is(kind), step -> {
                    List<ProofStep> premises = new ArrayList<>(step.premises());
                    premises.remove(dropped);
                    return new ProofStep(step.kind(), step.conclusion(), step.laws(), premises, step.conditions());
                }))).as("%s without %s", kind, dropped.conclusion().conclusion()).isNotEmpty();
            }
        }
    }

    @Test
    void aLawThatTheTypeDoesNotHaveIsRefused() {
        assertThat(mistakes(MATCHED,
                of(is(StepKind.MATCHED), step -> with(step, Set.of(new TypeLaw(Law.MAX_ZERO, ElementType.REAL))))))
                .isNotEmpty();
    }

    @Test
    void aLawThatIsReplacedByAnotherOneOfTheTypeIsMissed() {
        assertThat(mistakes(MATCHED,
                of(is(StepKind.MATCHED), step -> with(step, Set.of(new TypeLaw(Law.MIN_COMMUTES, ElementType.INT))))))
                .isNotEmpty();
    }

    @Test
    void aQueryThatSaysLessIsRefused() {
        Function<Asked, Asked> altered = asked -> new Asked(
                new Query(asked.query().name(),
                        asked.query().assertions().subList(0, asked.query().assertions().size() - 1), List.of()),
                asked.solver(), asked.answer());
        assertThat(mistakes(AT_TWO_RANKS, of(is(StepKind.AT_RANKS), step -> with(step, step.conditions()
                .stream()
                .<SideCondition>map(condition -> condition instanceof SideCondition.AtRanks(var ranks, Asked query)
                        ? new SideCondition.AtRanks(ranks,
                                new Asked(new Query(query.query().name(), List.of(), List.of()), query.solver(),
                                        query.answer()))
                        : condition)
                .toList())))).isNotEmpty();
        assertThat(mistakes(READ,
                of(step -> entailed(step).anyMatch(condition -> !condition.queries().isEmpty()), step -> with(step,
                        entailed(step).<SideCondition>map(condition -> new SideCondition.Entailed(condition.rankClass(),
                                condition.onScalars(), condition.hypotheses(), condition.claim(),
                                condition.queries().stream().map(altered).toList())).toList()))))
                .isNotEmpty();
    }

    private static Stream<SideCondition.Entailed> entailed(ProofStep step) {
        return step.conditions()
                .stream()
                .filter(SideCondition.Entailed.class::isInstance)
                .map(SideCondition.Entailed.class::cast);
    }

    @Test
    void aQuestionAboutALaneWithoutItsHypothesesIsRefused() {
        assertThat(mistakes(READ,
                of(step -> entailed(step).anyMatch(condition -> !condition.queries().isEmpty()),
                        step -> with(step, entailed(step)
                                .<SideCondition>map(condition -> new SideCondition.Entailed(condition.rankClass(),
                                        List.of(), List.of(), condition.claim(), condition.queries()))
                                .toList()))))
                .isNotEmpty();
    }

    @Test
    void aRankThatIsLeftOutIsMissed() {
        Predicate<ProofStep> atTwo = step -> step.conditions()
                .stream()
                .filter(SideCondition.AtRanks.class::isInstance)
                .count() > 1;
        assertThat(mistakes(AT_TWO_RANKS,
                of(atTwo, step -> with(step, step.conditions().subList(0, step.conditions().size() - 1)))))
                .isNotEmpty();
    }

    @Test
    void aBoundThatIsTooSmallIsRefused() {
        Predicate<ProofStep> bounded = step -> step.conditions()
                .stream()
                .anyMatch(condition -> condition instanceof SideCondition.RanksSuffice(RankBound bound)
                        && bound.lanes() > 0);
        assertThat(mistakes(AT_TWO_RANKS, of(bounded, step -> with(step, step.conditions()
                .stream()
                .<SideCondition>map(condition -> condition instanceof SideCondition.RanksSuffice(RankBound bound)
                        && bound.lanes() > 0
                                ? new SideCondition.RanksSuffice(new RankBound(bound.rankClass(), bound.hypotheses(),
                                        bound.folds(), bound.agreements(), bound.lanes() - 1, bound.ranks(),
                                        bound.onScalars(), bound.noLane(), bound.neutralLane()))
                                : condition)
                .toList())))).isNotEmpty();
    }

    @Test
    void aTermThatIsAnotherOneAfterARewritingIsRefused() {
        RuleResult result = result(READ);
        List<ValueTerm> terms = result.proofs()
                .getFirst()
                .steps()
                .stream()
                .flatMap(step -> step.conclusion()
                        .conclusion() instanceof Conclusion.SameElement(ValueTerm.If left, ValueTerm ignored)
                                ? Stream.of(left.then(), left.otherwise())
                                : Stream.of())
                .distinct()
                .toList();
        Predicate<ProofStep> rewrites = step -> (step.kind() == StepKind.MEANING || step.kind() == StepKind.SIMPLIFIED)
                && step.conclusion().conclusion() instanceof Conclusion.SameElement;
        for (ValueTerm other : terms) {
            Predicate<ProofStep> toOther = rewrites.and(step -> step.conclusion()
                    .conclusion() instanceof Conclusion.SameElement(ValueTerm left, ValueTerm right)
                    && !other.equals(left) && !other.equals(right));
            if (result.proofs().getFirst().steps().stream().anyMatch(toOther)) {
                assertThat(mistakes(READ, of(toOther, step -> {
                    Judgement judgement = step.conclusion();
                    ValueTerm before = judgement.conclusion() instanceof Conclusion.SameElement(var left, var right)
                            ? left
                            : other;
                    return new ProofStep(step.kind(),
                            new Judgement(judgement.lanes(), judgement.given(),
                                    new Conclusion.SameElement(before, other)),
                            step.laws(), step.premises(), step.conditions());
                }))).as("%s", other).isNotEmpty();
            }
        }
        assertThat(terms).hasSizeGreaterThan(1);
    }
}
