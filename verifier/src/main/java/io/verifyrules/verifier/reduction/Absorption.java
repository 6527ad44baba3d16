package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A guessed index of a term of the other side that absorbs a term: {@code max(t, u) = u}. In a maximum {@code w} is absorbed by {@code v}
 * where {@code w <= v}, and {@code min(a, b)} by {@code a}.
 *
 * <p>Side condition: the claim {@link #absorbs} is proved, which is one about elements alone.
 *
 * @param toRight the indices of the right term in terms of those of the left one
 */
record Absorption(Monoid monoid, GuardedTerm left, GuardedTerm right, Map<LaneAtom.Variable, LaneInt> toRight) {

    private static final int MOST_GUESSES = 6;

    /** The guesses worth trying: a right term without indices, or one whose factors are among those of the left one. */
    static List<Absorption> guesses(Monoid monoid, GuardedTerm left, GuardedTerm right,
            Correspondences correspondences) {
        if (left.factors().isEmpty() || right.factors().isEmpty()) {
            return List.of();
        }
        if (right.indices().isEmpty()) {
            return List.of(new Absorption(monoid, left, right, Map.of()));
        }
        List<Absorption> all = new ArrayList<>();
        if (right.factors().size() == 1 && left.factors().size() > 1) {
            for (ValueTerm factor : left.factors()) {
                for (Correspondence guess : correspondences.between(left.withFactors(List.of(factor)), right)) {
                    all.add(new Absorption(monoid, left, right, guess.guess().toRight()));
                }
            }
        }
        return all.stream().distinct().limit(MOST_GUESSES).toList();
    }

    /** The same guess for what is left of the term. */
    Absorption of(GuardedTerm rest) {
        return new Absorption(monoid, rest, right, toRight);
    }

    /** Where the guard of the right term holds at its index. */
    Truth reached(ValueTerms terms) {
        return toRight(terms).of(right.guard());
    }

    /** The claim that the right term absorbs the left one where both guards hold. */
    Claim absorbs(List<Truth> hypotheses, ValueTerms terms) {
        List<Truth> where = Correspondence.joined(hypotheses, left.guard(), reached(terms));
        ValueTerm absorbing = toRight(terms).of(value(right, terms));
        return new Claim(new ClaimKind.Step("a term absorbed"), where,
                new Claim.SameElement(terms.apply(new Operation.OfBinary(monoid.operator()), absorbing.type(),
                        List.of(value(left, terms), absorbing)), absorbing));
    }

    /** The conclusion where the part of the region holds that does not follow from the guard. */
    Conclusion.Paired absorbed(Truth open, ValueTerms terms) {
        return new Conclusion.Paired(monoid, left.summand(), right.summand(), toRight, Map.of(), reached(terms),
                Truth.TRUE, open, Truth.TRUE, right.factors());
    }

    private LaneTermMap toRight(ValueTerms terms) {
        return new LaneTermMap(new ReplaceVariables(toRight), terms);
    }

    private ValueTerm value(GuardedTerm term, ValueTerms terms) {
        Operation joins = new Operation.OfBinary(Distribution.over(monoid).orElseThrow());
        return term.factors()
                .stream()
                .reduce((product, next) -> terms.apply(joins, next.type(), List.of(product, next)))
                .orElseThrow();
    }
}
