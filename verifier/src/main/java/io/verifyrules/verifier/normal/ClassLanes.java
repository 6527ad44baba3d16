package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The lane terms of one class as a {@link NormalFormStep} finds them.
 *
 * @param form the form that was recorded so far
 * @param hypotheses the predicates that hold on every lane, in the form so far, its facts included
 * @param terms all terms that are to be brought to normal form, as they were
 */
record ClassLanes(RankClass rankClass, ClassNormalForm form, List<LaneBool> hypotheses, Set<LaneInt> terms) {

    static ClassLanes of(RankClass rankClass, ClassNormalForm form, List<LaneBool> rawHypotheses, Set<LaneInt> terms) {
        List<LaneBool> hypotheses = new ArrayList<>();
        rawHypotheses.forEach(hypothesis -> hypotheses.addAll(LaneBool.conjuncts(form.of(hypothesis))));
        hypotheses.addAll(form.facts());
        return new ClassLanes(rankClass, form, List.copyOf(hypotheses), terms);
    }

    /** The divisions that are left in the form so far; inner ones first. */
    Set<CompoundAtom.Quotient> quotients() {
        return Polynomials.quotients(terms.stream().map(form::of).toList());
    }
}
