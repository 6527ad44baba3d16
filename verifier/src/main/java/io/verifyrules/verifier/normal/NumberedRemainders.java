package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.RowMajor;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Notes that the number of a place is what a division by the number of places leaves.
 *
 * <p>Side condition: the hypotheses entail on every lane that it is in {@code 0 .. count-1}, as it is where the index is in bounds.
 */
final class NumberedRemainders implements NormalFormStep {

    private final LaneEntailment entailment;
    private final Set<List<Object>> asked = new HashSet<>();

    NumberedRemainders(LaneEntailment entailment) {
        this.entailment = entailment;
    }

    @Override
    public boolean improves(ClassLanes lanes) {
        for (CompoundAtom.Quotient quotient : lanes.quotients()) {
            for (LaneAtom atom : Atoms.onLane(List.of(quotient.dividend()))) {
                if (atom instanceof CompoundAtom.Entry entry && RowMajor.numbered(entry)
                        .map(numbered -> RowMajor.count(numbered.rankClass(), numbered.size()))
                        .filter(count -> divides(count, quotient) && isBelow(LaneInt.of(entry), count, lanes))
                        .isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean divides(LaneInt count, CompoundAtom.Quotient quotient) {
        return Polynomials.factors(quotient.divisor()).filter(factors -> factors.contains(count)).isPresent();
    }

    private boolean isBelow(LaneInt number, LaneInt count, ClassLanes lanes) {
        LaneBool inRange = LaneBool.and(LaneBool.nonNegative(number), LaneBool.lessThan(number, count));
        boolean known = asked.add(List.of(lanes.rankClass(), number, count))
                && entailment.entails(lanes.rankClass(), lanes.hypotheses(), inRange);
        if (known) {
            lanes.form().remainder(number, count);
        }
        return known;
    }
}
