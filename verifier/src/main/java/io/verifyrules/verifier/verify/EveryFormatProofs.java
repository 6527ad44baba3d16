package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.verifier.bound.RankPlan;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.obligation.Obligation;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.study.RankCombinations;
import io.verifyrules.verifier.study.RankProof;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.theory.ElementTheory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The proofs for a rule in every floating-point format at once. It is asked before a proof in one format is attempted,
 * bit by bit: that costs more, and says nothing of another format. Not for use by several threads.
 */
final class EveryFormatProofs {

    private final RuleStudy study;
    private final boolean isPossible;
    private final Map<Claim, Optional<ProofStep>> known = new HashMap<>();

    EveryFormatProofs(RuleStudy study) {
        this.study = study;
        this.isPossible = study.side().isOfEveryFormat();
    }

    /** The proof that a claim on a rule in a format holds in every format; none says nothing. */
    Optional<ProofStep> of(Claim claim, RankPlan plan, ElementBinding binding, boolean infinities, Budgets budgets) {
        if (!isPossible || binding.isReordered()
                || !(binding.elements() instanceof ElementType.Floating(FloatFormat format)) || format.isFinite()
                || RankCombinations.tooMany(plan)) {
            return Optional.empty();
        }
        Optional<ProofStep> before = known.get(claim);
        if (before == null) {
            before = proves(claim, plan, infinities, budgets);
            known.put(claim, before);
        }
        return before;
    }

    private Optional<ProofStep> proves(Claim claim, RankPlan plan, boolean infinities, Budgets budgets) {
        Function<ElementType, ElementTheory> theories = new ElementBinding.Theories(ElementType.FLOAT, infinities,
                FloatReading.XLA, false);
        RankProof proof = new RankProof(plan, study.log().name());
        for (Map<RankClass, Integer> ranks : plan.instances()) {
            Obligation obligation = new Obligation(claim, ranks, study.facts(), new InstanceEncoder(ranks, theories));
            String name = claim.name() + ", in every format, at " + obligation.at();
            Query query = obligation.query(name, obligation.negation(), List.of());
            // Comparisons of floats by cases take the solver's plain engine some milliseconds, and the other one often a hundred times that.
            Answer soon = study.log().check(query, budgets.glance());
            Answer answer = soon instanceof Answer.GaveUp ? study.log().check(query, budgets.lane()) : soon;
            if (!(answer instanceof Answer.Unsatisfiable)) {
                return Optional.empty();
            }
            proof.settled(ranks, query, answer);
        }
        return Optional.of(proof.step(StepKind.IN_EVERY_FORMAT, claim.judgement(study.facts())));
    }
}
