package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.rule.Condition;
import java.util.List;
import java.util.Optional;

/** A proof that the demands of a rule's author imply others at every rank and size. Only the proof hands it out. */
public final class ProvedImplied {

    private final List<Condition> demands;

    private ProvedImplied(List<Condition> demands) {
        this.demands = List.copyOf(demands);
    }

    /** The proof, where there is one. */
    static Optional<ProvedImplied> of(Implication implication, List<Condition> authors, List<Condition> demands) {
        return implication.proved(authors, demands) ? Optional.of(new ProvedImplied(demands)) : Optional.empty();
    }

    /** The demands that are implied. */
    List<Condition> demands() {
        return demands;
    }
}
