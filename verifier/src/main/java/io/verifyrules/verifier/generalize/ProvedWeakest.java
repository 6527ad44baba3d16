package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.rule.Condition;
import java.util.List;
import java.util.Optional;

/**
 * A proof that a rule is wrong wherever its left side is valid and the demands do not hold, at every rank and size.
 * Only the proof hands it out.
 */
public final class ProvedWeakest {

    private final List<Condition> demands;

    private ProvedWeakest(List<Condition> demands) {
        this.demands = List.copyOf(demands);
    }

    /** The proof, where there is one. */
    static Optional<ProvedWeakest> of(Implication implication, List<Condition> demands) {
        return implication.necessary(demands) ? Optional.of(new ProvedWeakest(demands)) : Optional.empty();
    }

    /** The demands that are weakest. */
    List<Condition> demands() {
        return demands;
    }
}
