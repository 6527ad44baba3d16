package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A guessed correspondence between the indices of two guarded terms, and the claims that make it one.
 *
 * <p>Write g, t for guard and value of the left term, h, u for those of the right one, b for the function from left to right
 * indices and a for the one back. The <em>region</em> of the left term is where g(X) and h(b(X)) hold, that of the right term
 * where h(Y) and g(a(Y)) do. If a(b(X)) = X on the left region and b(a(Y)) = Y on the right one, then b is a bijection of
 * the regions: for X of the left region, Y = b(X) has h(Y), and g(a(Y)) since a(Y) = X; and the other way round. If
 * t(X) = u(b(X)) on the left region as well, both regions contribute the same to any commutative combination.
 */
record Correspondence(GuardedTerm left, GuardedTerm right, FactorPairing pairing, IndexInference.Guess guess,
        Truth rightGuardOnLeft, Truth leftGuardOnRight) {

    static Correspondence of(GuardedTerm left, GuardedTerm right, FactorPairing pairing, IndexInference.Guess guess,
            ValueTerms terms) {
        return new Correspondence(left, right, pairing, guess, substituted(guess.toRight(), terms).of(right.guard()),
                substituted(guess.toLeft(), terms).of(left.guard()));
    }

    private static LaneTermMap substituted(Map<LaneAtom.Variable, LaneInt> map, ValueTerms terms) {
        return new LaneTermMap(new ReplaceVariables(map), terms);
    }

    /** That going to the right and back ends where it began, on the left region; and the same from right to left. */
    List<Claim> roundTrips(List<Truth> hypotheses) {
        List<Claim> claims = new ArrayList<>();
        List<Truth> onLeft = joined(hypotheses, left.guard(), rightGuardOnLeft);
        List<Truth> onRight = joined(hypotheses, right.guard(), leftGuardOnRight);
        left.indices().forEach(index -> claims.add(returns(index, guess.toLeft(), guess.toRight(), onLeft)));
        right.indices().forEach(index -> claims.add(returns(index, guess.toRight(), guess.toLeft(), onRight)));
        return claims;
    }

    private static Claim returns(ValueTerm.BoundIndex index, Map<LaneAtom.Variable, LaneInt> back,
            Map<LaneAtom.Variable, LaneInt> forth, List<Truth> hypotheses) {
        LaneInt self = LaneInt.of(index.variable());
        LaneInt there = back.getOrDefault(index.variable(), self);
        LaneInt returned = new ReplaceVariables(forth).of(there);
        RankClass rankClass = index.rankClass();
        return new Claim("the index " + index.variable().name() + " returns", hypotheses,
                new Claim.Holds(Truth.fold(rankClass, LaneBool.equal(returned, self))));
    }

    /** That the terms have the same value on the left region. */
    List<Claim> sameValues(List<Truth> hypotheses, ValueTerms terms) {
        List<Truth> region = joined(hypotheses, left.guard(), rightGuardOnLeft);
        LaneTermMap toRight = substituted(guess.toRight(), terms);
        List<Claim> claims = new ArrayList<>();
        for (int i = 0; i < left.factors().size(); i++) {
            claims.add(new Claim("terms equal", region, new Claim.SameElement(left.factors().get(i), toRight.of(pairing
                    .right().get(i)))));
        }
        return claims;
    }

    /** The correspondence read from right to left. */
    Correspondence reversed() {
        FactorPairing back = new FactorPairing(left.factors(), pairing.equations().stream().map(IndexEquation::reversed)
                .toList());
        return new Correspondence(right.withFactors(pairing.right()), left, back,
                new IndexInference.Guess(guess.toLeft(), guess.toRight(), guess.hinted()), leftGuardOnRight,
                rightGuardOnLeft);
    }

    static List<Truth> joined(List<Truth> hypotheses, Truth... more) {
        List<Truth> all = new ArrayList<>(hypotheses);
        for (Truth truth : more) {
            all.addAll(Truth.conjuncts(truth));
        }
        return all;
    }
}
