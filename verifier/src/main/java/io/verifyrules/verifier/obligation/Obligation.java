package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.theory.Encoded;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A claim at fixed ranks: one closed formula, whose negation goes to a solver.
 *
 * @param claim the claim
 * @param ranks the rank of each class
 * @param facts the facts that hold on every lane of a class besides the hypotheses: the definitions of the normal form
 * @param encoder how terms become formulas at these ranks and in these element theories
 */
public record Obligation(Claim claim, Map<RankClass, Integer> ranks, Hypotheses facts, InstanceEncoder encoder) {

    /** The name of the instance, such as {@code c=2, d=0}. */
    public String at() {
        return ranks.entrySet()
                .stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** The hypotheses and the negation of the conclusion, with all facts that define their symbols. */
    public List<Formula> negation() {
        List<Formula> assertions = hypotheses();
        assertions.add(Formula.not(switch (claim.conclusion()) {
            case Claim.Holds holds -> encoder.of(holds.truth());
            case Claim.SameElement same -> Encoded.equal(encoder.of(same.left()), encoder.of(same.right()));
            case Claim.RefinedElement refined -> encoder.refines(refined.left(), refined.right());
        }));
        return assertions;
    }

    /** The hypotheses alone. */
    public List<Formula> hypotheses() {
        List<Formula> assertions = new ArrayList<>();
        ranks.keySet().forEach(rankClass -> {
            for (LaneBool fact : facts.of(rankClass)) {
                assertions.add(encoder.everyLane(rankClass, fact));
            }
        });
        for (Truth hypothesis : claim.hypotheses()) {
            assertions.add(encoder.of(hypothesis));
        }
        return assertions;
    }

    /** The query that asks whether the assertions have a model, and for the values of the watched terms. */
    public Query query(String name, List<Formula> assertions, List<Formula> watched) {
        List<Formula> all = new ArrayList<>(assertions);
        all.addAll(encoder.facts());
        return new Query(name, all, watched);
    }
}
