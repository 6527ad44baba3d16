package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.Optional;

/**
 * The proof that a rule applies somewhere, where no rank class has rank 0. No rule is VERIFIED without it, and there
 * are three ways to get it.
 */
sealed interface Applying {

    /** The verdict on a rule all claims of which are proved, at every number of bits that it leaves open. */
    default Verdict proved(EveryWidth widths) {
        return new Verdict.Verified(widths);
    }

    /** The interpreter saw the rule apply to an instance. */
    final class ToInstance implements Applying {

        private ToInstance() {
        }

        /** Computes the instance; empty where the rule does not apply to it. */
        static Optional<Applying> of(ConcreteSide side, RuleInstance instance) {
            boolean hasLanes = instance.ranks().values().stream().allMatch(rank -> rank > 0);
            return hasLanes && !(side.replay(instance) instanceof Outcome.NotApplicable)
                    ? Optional.of(new ToInstance())
                    : Optional.empty();
        }
    }

    /** A solver has a model of all that an instance must meet, and each model of that is an instance. */
    record ToModel(ModelsAreInstances permission, Answer.Satisfiable model) implements Applying {}

    /** A rule that leaves widths open was verified at some of them, so it applies there. */
    final class AtSomeWidth implements Applying {

        private AtSomeWidth() {
        }

        /** Empty where the result is another one. */
        static Optional<Applying> of(RuleResult atSome) {
            return atSome.verdict() instanceof Verdict.Verified ? Optional.of(new AtSomeWidth()) : Optional.empty();
        }
    }
}
