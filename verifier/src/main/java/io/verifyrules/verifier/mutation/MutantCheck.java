package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.mutation.SmallScope.Finding;
import io.verifyrules.verifier.mutation.SmallScope.Survey;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.List;

/**
 * Asks the verifier about a mutant, and the interpreter about the verifier's answer.
 *
 * @param verifier may be used by several threads
 * @param options  for each mutant, in exact types unless they name others
 * @param scope    the instances on which the interpreter is asked
 */
public record MutantCheck(RuleVerifier verifier, VerifyOptions options, SmallScope scope) {

    /** The outcome in each element theory that the options and the mutant's operators ask for. */
    public List<MutantResult> check(Mutant mutant) {
        try {
            return verifier.verify(mutant.rule(), options.inExactTypes(mutant.rule()))
                    .stream()
                    .map(result -> new MutantResult(mutant, result.theory(), outcome(mutant, result), result.time()))
                    .toList();
        } catch (RuntimeException | LinkageError | StackOverflowError mistake) {
            return List.of(MutantResult.failed(mutant, mistake));
        }
    }

    private MutantOutcome outcome(Mutant mutant, RuleResult result) {
        return switch (result.verdict()) {
            case Verdict.Refuted ignored -> new MutantOutcome.Refuted();
            case Verdict.Unknown unknown -> new MutantOutcome.Unknown(unknown.reason());
            case Verdict.IllFormed illFormed -> new MutantOutcome.Failed(new IllegalStateException(
                    "a rule that is well-formed was called ill-formed: " + illFormed.diagnostic()));
            case Verdict.Vacuous ignored -> vacuous(mutant, type(result));
            case Verdict.Verified ignored -> verified(mutant, type(result));
        };
    }

    private static ElementType type(RuleResult result) {
        return ElementTheories.named(result.theory()).map(ElementTheory::type).orElse(ElementType.OPEN);
    }

    private MutantOutcome verified(Mutant mutant, ElementType type) {
        Survey survey = scope.survey(mutant.rule(), type, finding -> finding.outcome().refutes());
        if (survey.found().isPresent()) {
            return new MutantOutcome.Contradicted(VerdictKind.VERIFIED, survey.found().get());
        }
        boolean further = mutant.kind() == Mutant.Kind.GENERALIZED
                && scope.appliesFurther(mutant.rule(), mutant.origin(), type);
        return further ? new MutantOutcome.Generalization(survey) : new MutantOutcome.Equivalent(survey);
    }

    private MutantOutcome vacuous(Mutant mutant, ElementType type) {
        return scope.survey(mutant.rule(), type, MutantCheck::appliesWithLanes)
                .found()
                .<MutantOutcome>map(found -> new MutantOutcome.Contradicted(VerdictKind.VACUOUS, found))
                .orElse(new MutantOutcome.Vacuous());
    }

    /** A rule that applies only where some class has rank 0 is vacuous by definition. */
    private static boolean appliesWithLanes(Finding finding) {
        return !(finding.outcome() instanceof Outcome.NotApplicable)
                && finding.instance().ranks().values().stream().allMatch(rank -> rank > 0);
    }
}
