package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The stage for laws that the meaning of operators rests on: a type that lacks one needs a study of its own, or stays open.
 *
 * @param akin whether the study was made in another type of the same family: what these lack they lack together
 */
record LawsOfMeaning(Acceptance acceptance, RuleMeaning meaning, boolean akin) implements CheckStage {

    @Override
    public Decision after(Standing standing) {
        Set<TypeLaw> missing = acceptance.missing(meaning.laws());
        if (missing.isEmpty()) {
            return new Decision.LeavesOpen(standing);
        }
        return !acceptance.isItsOwn() && !akin
                ? new Decision.OwnStudyNeeded()
                : new Decision.LeavesOpen(
                        standing.refusing(new Verdict.Unknown("what is proved of the rule's operators is so only where "
                                + missing.stream().map(TypeLaw::toString).collect(Collectors.joining(" and ")))));
    }
}
