package io.verifyrules.verifier.algebra;

import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.reduction.SideConditions;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The side conditions of one comparison, each proved once, and what their proofs rest on. */
final class Facts {

    private final SideConditions conditions;
    private final List<Truth> given;
    private final Limit limit;
    private final Map<Claim, Optional<Evidence>> known = new HashMap<>();
    private Evidence evidence = Evidence.NONE;

    /**
     * @param given the facts beside the hypotheses that each question comes with
     */
    Facts(SideConditions conditions, List<Truth> given, Limit limit) {
        this.conditions = conditions;
        this.given = List.copyOf(given);
        this.limit = limit;
    }

    List<Truth> given() {
        return given;
    }

    /** Whether something is given of elements. */
    boolean tellOfElements() {
        return given.stream().anyMatch(Truth::isAboutElements);
    }

    /** The grounds of all proofs so far. */
    Evidence evidence() {
        return evidence;
    }

    /** Whether the truth value is proved to hold where the hypotheses do. */
    boolean prove(String step, Truth truth, Hypotheses where) {
        if (truth.equals(Truth.TRUE)) {
            return true;
        }
        List<Truth> hypotheses = new ArrayList<>(given);
        where.predicates()
                .forEach((rankClass, predicates) -> predicates
                        .forEach(predicate -> hypotheses.add(Truth.fold(rankClass, predicate))));
        Claim claim = new Claim(new ClaimKind.Step(step), hypotheses, new Claim.Holds(truth));
        Optional<Evidence> proof = known.get(claim);
        if (proof == null) {
            proof = limit.reached() ? Optional.empty() : conditions.proves(claim);
            known.put(claim, proof);
        }
        proof.ifPresent(rests -> evidence = evidence.and(rests));
        return proof.isPresent();
    }
}
