package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.conjecture.RuleTerms;
import io.verifyrules.verifier.conjecture.SymbolicSide;
import java.util.List;

/**
 * The conjecture that two programs agree on one result. A proof holds for all constants with many elements; a
 * refutation has those of the programs.
 */
record PairConjecture(PairClaim.Stated claim, SymbolicSide symbolic, ConcreteSide concrete) implements Conjecture {

    PairConjecture(PairClaim.Stated claim, long work) {
        this(claim, new RuleTerms(claim.rule()), new PairInstances(claim, work));
    }

    @Override
    public String name() {
        return claim.rule().name();
    }

    @Override
    public List<ElementType> types(List<String> requested) {
        return List.of(claim.rule().principalType());
    }
}
