package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.verifier.normal.FoldsInOrder;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A guessed correspondence between the indices of two guarded terms.
 *
 * <p>Write g, t for guard and value of the left term, and h, u for those of the right one. Write b for the function
 * from left to right indices and a for the one back. The <em>region</em> of the left term is where g(X), h(b(X)) and
 * a(b(X)) = X, that of the right term where h(Y), g(a(Y)) and b(a(Y)) = Y. Then b is a bijection of the regions. For X
 * of the left one, Y = b(X) has h(Y), a(Y) = X and so g(a(Y)), and b(a(Y)) = b(X) = Y; and the other way round. If t(X)
 * = u(b(X)) on the left region as well, both regions contribute the same to any commutative combination. Nothing is
 * assumed of the guess: a bad one has a region of no use, or fails the last claim.
 *
 * <p>Side conditions: each direction is a function ({@link Correspondences}). It is given for all indices of the side
 * that it goes to in terms that do not mention them. All {@link #sameValues} are proved, one claim for each factor.
 *
 * @param onLeft the condition that makes the region of the left term, beside its guard
 * @param onRight the condition that makes the region of the right term, beside its guard
 */
record Correspondence(GuardedTerm left, GuardedTerm right, FactorPairing pairing, IndexInference.Guess guess,
        Truth onLeft, Truth onRight) {

    static Correspondence of(GuardedTerm left, GuardedTerm right, FactorPairing pairing, IndexInference.Guess guess,
            ValueTerms terms) {
        LaneTermMap inOrder = new LaneTermMap(new FoldsInOrder(), terms);
        Truth onLeft = inOrder.of(Truth.allOf(List.of(substituted(guess.toRight(), terms).of(right.guard()),
                returns(left, guess.toLeft(), guess.toRight()))));
        Truth onRight = inOrder.of(Truth.allOf(List.of(substituted(guess.toLeft(), terms).of(left.guard()),
                returns(right, guess.toRight(), guess.toLeft()))));
        return new Correspondence(left, right, pairing, guess, onLeft, onRight);
    }

    private static LaneTermMap substituted(Map<LaneAtom.Variable, LaneInt> map, ValueTerms terms) {
        return new LaneTermMap(new ReplaceVariables(map), terms);
    }

    /** The claim that going to the other side and back ends where it began. */
    private static Truth returns(GuardedTerm term, Map<LaneAtom.Variable, LaneInt> back,
            Map<LaneAtom.Variable, LaneInt> forth) {
        return Truth.allOf(term.indices().stream().map(index -> {
            LaneInt self = LaneInt.of(index.variable());
            LaneInt returned = new ReplaceVariables(forth).of(back.getOrDefault(index.variable(), self));
            return Truth.fold(index.rankClass(), LaneBool.equal(returned, self));
        }).toList());
    }

    /** The region of the left term where nothing has to return: where the right guard holds. */
    Truth reached(ValueTerms terms) {
        return new LaneTermMap(new FoldsInOrder(), terms).of(substituted(guess.toRight(), terms).of(right.guard()));
    }

    /** The claims that the terms have the same value where the left guard and {@code region} hold. */
    List<Claim> sameValues(List<Truth> hypotheses, Truth region, ValueTerms terms) {
        List<Truth> where = joined(hypotheses, left.guard(), region);
        LaneTermMap toRight = substituted(guess.toRight(), terms);
        List<Claim> claims = new ArrayList<>();
        for (int i = 0; i < left.factors().size(); i++) {
            claims.add(new Claim(new ClaimKind.Step("terms equal"), where,
                    new Claim.SameElement(left.factors().get(i), toRight.of(pairing.right().get(i)))));
        }
        return claims;
    }

    /** The conclusion where the parts of the regions hold that do not follow from the guards. */
    Conclusion.Paired paired(ElementReducer reducer, Truth openLeft, Truth openRight) {
        return new Conclusion.Paired(reducer, left.summand(), right.summand(), guess.toRight(), guess.toLeft(), onLeft,
                onRight, openLeft, openRight, pairing.right());
    }

    /** The same where nothing has to return, in the region where the right guard is reached. */
    Conclusion.Paired covered(ElementReducer reducer, Truth reached, Truth open) {
        return new Conclusion.Paired(reducer, left.summand(), right.summand(), guess.toRight(), Map.of(), reached,
                Truth.TRUE, open, Truth.TRUE, pairing.right());
    }

    static List<Truth> joined(List<Truth> hypotheses, Truth... more) {
        List<Truth> all = new ArrayList<>(hypotheses);
        for (Truth truth : more) {
            all.addAll(Truth.conjuncts(truth));
        }
        return all;
    }
}
