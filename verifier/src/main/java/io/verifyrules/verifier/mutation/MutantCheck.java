package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
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
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Asks the verifier about a mutant, and the interpreter about the verifier's answer.
 *
 * @param verifier may be used by several threads
 * @param options  for each mutant, in exact types unless they name others
 * @param scope    the instances on which the interpreter is asked
 */
public record MutantCheck(RuleVerifier verifier, VerifyOptions options, SmallScope scope) {

    /** At how many widths a rule that leaves them open is looked at. */
    private static final int SOME_WIDTHS = 3;

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
        Survey survey = survey(mutant.rule(), type, finding -> finding.outcome().refutes());
        if (survey.found().isPresent()) {
            return new MutantOutcome.Contradicted(VerdictKind.VERIFIED, survey.found().get());
        }
        boolean further = mutant.kind() == Mutant.Kind.GENERALIZED
                && widths(mutant.rule()).stream().anyMatch(bits -> appliesFurther(mutant, bits, type));
        return further ? new MutantOutcome.Generalization(survey) : new MutantOutcome.Equivalent(survey);
    }

    private boolean appliesFurther(Mutant mutant, Map<String, Integer> bits, ElementType type) {
        return bits.isEmpty()
                ? scope.appliesFurther(mutant.rule(), mutant.origin(), type)
                : mutant.origin().widths().allow(bits)
                        && scope.appliesFurther(mutant.rule().at(bits), mutant.origin().at(bits), type);
    }

    private MutantOutcome vacuous(Mutant mutant, ElementType type) {
        return survey(mutant.rule(), type, MutantCheck::appliesWithLanes).found()
                .<MutantOutcome>map(found -> new MutantOutcome.Contradicted(VerdictKind.VACUOUS, found))
                .orElse(new MutantOutcome.Vacuous());
    }

    /** At a few narrow widths, where the rule leaves them open. */
    private Survey survey(Rule rule, ElementType type, Predicate<Finding> wanted) {
        Survey all = new Survey(0, 0, true, Optional.empty());
        for (Map<String, Integer> bits : widths(rule)) {
            Survey one = scope.survey(bits.isEmpty() ? rule : rule.at(bits), type, wanted);
            all = new Survey(all.tried() + one.tried(), all.applied() + one.applied(),
                    all.complete() && one.complete() && bits.isEmpty(), one.found());
            if (all.found().isPresent()) {
                return all;
            }
        }
        return all;
    }

    private static List<Map<String, Integer>> widths(Rule rule) {
        return rule.widths().open().isEmpty()
                ? List.of(Map.of())
                : rule.widths().small().stream().limit(SOME_WIDTHS).toList();
    }

    /** A rule that applies only where some class has rank 0 is vacuous by definition. */
    private static boolean appliesWithLanes(Finding finding) {
        return !(finding.outcome() instanceof Outcome.NotApplicable)
                && finding.instance().ranks().values().stream().allMatch(rank -> rank > 0);
    }
}
