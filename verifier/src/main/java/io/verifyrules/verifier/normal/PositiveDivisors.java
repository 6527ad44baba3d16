package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * A divisor, or a factor of one that is a product of variables, is proved to be >= 1, and recorded as such. Only by
 * such divisors is a division carried out.
 *
 * <p>Side condition: the hypotheses entail it on every lane. A question is not asked again, though more may be known by
 * then: that leaves a division as it is.
 */
final class PositiveDivisors implements NormalFormStep {

    private final LaneEntailment entailment;
    private final Map<List<Object>, Boolean> known = new HashMap<>();

    PositiveDivisors(LaneEntailment entailment) {
        this.entailment = entailment;
    }

    @Override
    public boolean improves(ClassLanes lanes) {
        for (CompoundAtom.Quotient quotient : lanes.quotients()) {
            LaneInt divisor = quotient.divisor();
            if (divisor.constant().isPresent()) {
                continue;
            }
            for (LaneInt factor : new LinkedHashSet<>(Polynomials.factors(divisor).orElse(List.of(divisor)))) {
                if (!lanes.form().isPositive(factor) && isProvedPositive(factor, lanes)) {
                    lanes.form().provedPositive(factor);
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isProvedPositive(LaneInt factor, ClassLanes lanes) {
        return known.computeIfAbsent(List.of(lanes.rankClass(), factor),
                key -> entailment.entails(lanes.rankClass(), lanes.hypotheses(), LaneBool.atMost(LaneInt.ONE, factor)));
    }
}
