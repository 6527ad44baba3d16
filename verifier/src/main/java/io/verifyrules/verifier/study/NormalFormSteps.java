package io.verifyrules.verifier.study;

import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The rewritings of what a claim concludes into normal form. */
final class NormalFormSteps {

    private NormalFormSteps() {
    }

    /**
     * A step for each part that is written in another way.
     *
     * @param facts the facts that the normal form knows of its variables
     * @param given where the parts are equal
     * @param conditions the conditions that the normal form asked of divisors
     */
    static List<ProofStep> of(StepKind kind, Claim.Conclusion before, Claim.Conclusion after, Hypotheses facts,
            List<Truth> given, List<SideCondition> conditions) {
        List<ProofStep> steps = new ArrayList<>();
        for (Conclusion rewriting : rewritings(before, after)) {
            steps.add(new ProofStep(kind, new Judgement(facts, given, rewriting), Set.of(), List.of(), conditions));
        }
        return steps;
    }

    private static List<Conclusion> rewritings(Claim.Conclusion before, Claim.Conclusion after) {
        if (before instanceof Claim.Holds(Truth old) && after instanceof Claim.Holds(Truth rewritten)) {
            return old.equals(rewritten) ? List.of() : List.of(new Conclusion.SameTruth(old, rewritten));
        }
        if (before instanceof Claim.OfElements old && after instanceof Claim.OfElements rewritten) {
            List<Conclusion> all = new ArrayList<>();
            add(old.left(), rewritten.left(), all);
            add(old.right(), rewritten.right(), all);
            return all;
        }
        throw new IllegalArgumentException("a claim is rewritten into another one");
    }

    private static void add(ValueTerm before, ValueTerm after, List<Conclusion> all) {
        if (!before.equals(after)) {
            all.add(new Conclusion.SameElement(before, after));
        }
    }
}
