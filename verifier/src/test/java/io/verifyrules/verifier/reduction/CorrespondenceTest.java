package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** What a guess of indices has to be proved for: where the other guard holds, where the index returns, that values are equal. */
class CorrespondenceTest {

    private static final LaneInt TWO = LaneInt.of(2);

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final LaneAtom.Fresh i = on.free("i");
    private final LaneAtom.Fresh j = on.free("j");
    private final LaneInt atI = LaneInt.of(i);
    private final LaneInt atJ = LaneInt.of(j);

    private GuardedTerm read(LaneInt index, LaneInt size, LaneAtom.Fresh over, ValueTerm... more) {
        List<ValueTerm> factors = new ArrayList<>(List.of(on.read("A", index)));
        factors.addAll(List.of(more));
        return new GuardedTerm(Elements.bound(over), Elements.below(size, over), BigInteger.ONE, factors);
    }

    private Correspondence guessed(GuardedTerm left, GuardedTerm right, Map<LaneAtom.Variable, LaneInt> toRight,
            Map<LaneAtom.Variable, LaneInt> toLeft) {
        FactorPairing pairing = FactorPairing.of(left.factors(), right.factors(), Limit.NONE).getFirst();
        return Correspondence.of(left, right, pairing, new IndexInference.Guess(toRight, toLeft, false), on.terms());
    }

    private static Truth is(LaneBool... predicates) {
        return Truth.fold(Elements.C, LaneBool.allOf(List.of(predicates)));
    }

    private static LaneBool below(LaneInt index, LaneInt size) {
        return LaneBool.and(LaneBool.nonNegative(index), LaneBool.lessThan(index, size));
    }

    @Test
    void aRegionIsWhereTheOtherGuardHoldsAtTheOtherIndex() {
        Correspondence shifted = guessed(read(atI.plus(1), N, i), read(atJ, M, j), Map.of(j, atI.plus(1)),
                Map.of(i, atJ.minus(1)));
        assertThat(shifted.onLeft()).isEqualTo(is(below(atI.plus(1), M)));
        assertThat(shifted.onRight()).isEqualTo(is(below(atJ.minus(1), N)));
        assertThat(shifted.reached(on.terms())).isEqualTo(shifted.onLeft());
    }

    @Test
    void whereAnIndexNeedNotReturnTheRegionSaysThatItDoes() {
        LaneInt half = LaneInt.quotient(atJ, TWO);
        Correspondence strided = guessed(read(atI.times(TWO), N, i), read(atJ, M, j), Map.of(j, atI.times(TWO)),
                Map.of(i, half));
        assertThat(strided.onRight()).isEqualTo(is(below(half, N), LaneBool.equal(half.times(TWO), atJ)));
        assertThat(strided.onLeft())
                .isEqualTo(is(below(atI.times(TWO), M), LaneBool.equal(LaneInt.quotient(atI.times(TWO), TWO), atI)));
    }

    @Test
    void aGuessThatIsNotOneToOneHasTheRegionWhereItIs() {
        Correspondence constant = guessed(read(LaneInt.ZERO, N, i), read(LaneInt.ZERO, N, j), Map.of(j, LaneInt.ZERO),
                Map.of(i, LaneInt.ZERO));
        assertThat(constant.onLeft()).isEqualTo(is(LaneBool.lessThan(LaneInt.ZERO, N), LaneBool.zero(atI)));
        assertThat(constant.onRight()).isEqualTo(is(LaneBool.lessThan(LaneInt.ZERO, N), LaneBool.zero(atJ)));
    }

    @Test
    void aDirectionThatReturnsOnOneSideOnlyTakesTheOtherBack() {
        Correspondence oneWay = guessed(read(atI, N, i), read(atJ, N, j), Map.of(j, LaneInt.ZERO), Map.of(i, atJ));
        assertThat(oneWay.onLeft()).isEqualTo(is(LaneBool.lessThan(LaneInt.ZERO, N), LaneBool.zero(atI)));
        assertThat(oneWay.onRight()).isEqualTo(is(below(atJ, N), LaneBool.zero(atJ)));
    }

    @Test
    void eachFactorIsClaimedToHaveTheSameValueInTheRegion() {
        ValueTerm a = on.scalar("a");
        Truth hypothesis = is(LaneBool.nonNegative(M));
        Truth region = is(LaneBool.lessThan(atI, M));
        GuardedTerm left = read(atI, N, i, a);
        Correspondence shifted = guessed(left, read(atJ, N, j, a), Map.of(j, atI.plus(1)), Map.of(i, atJ));
        List<Truth> where = List.of(hypothesis, left.guard(), region);
        assertThat(shifted.sameValues(List.of(hypothesis), region, on.terms())).containsExactly(
                new Claim(new ClaimKind.Step("terms equal"), where,
                        new Claim.SameElement(on.read("A", atI), on.read("A", atI.plus(1)))),
                new Claim(new ClaimKind.Step("terms equal"), where, new Claim.SameElement(a, a)));
    }

    @Test
    void termsWithoutFactorsHaveTheSameValueAnyway() {
        GuardedTerm number = new GuardedTerm(Elements.bound(i), Elements.below(N, i), BigInteger.ONE, List.of());
        GuardedTerm other = new GuardedTerm(Elements.bound(j), Elements.below(N, j), BigInteger.ONE, List.of());
        assertThat(guessed(number, other, Map.of(j, atI), Map.of(i, atJ)).sameValues(List.of(), Truth.TRUE, on.terms()))
                .isEmpty();
    }

    @Test
    void aWrongGuessClaimsWhatIsNotSo() {
        Correspondence wrong = guessed(read(atI, N, i), read(atJ, N, j), Map.of(j, atI.plus(1)),
                Map.of(i, atJ.minus(1)));
        assertThat(combinations.proofs().all(wrong.sameValues(List.of(), wrong.onLeft(), on.terms()))).isFalse();
        Correspondence right = guessed(read(atI, N, i), read(atJ, N, j), Map.of(j, atI), Map.of(i, atJ));
        assertThat(combinations.proofs().all(right.sameValues(List.of(), right.onLeft(), on.terms()))).isTrue();
    }

    @Test
    void onlyFunctionsAreTried() {
        assertThat(combinations.correspondences().between(read(atI, N, i), read(atJ, N, j))).hasSize(1);
        assertThat(combinations.correspondences().between(read(atI, N, i), read(atI, N, i)))
                .as("an index in terms of itself")
                .isEmpty();
        assertThat(combinations.correspondences().between(read(atI, N, i), read(atJ, N, j, on.scalar("a")))).isEmpty();
    }

    @Test
    void whatFollowsFromTheGuardIsNotLeftOfARegion() {
        Truth guard = Elements.below(N, i);
        Truth region = is(LaneBool.lessThan(atI, M), LaneBool.lessThan(atI, N.plus(1)));
        assertThat(combinations.proofs().remaining(guard, region)).isEqualTo(is(LaneBool.lessThan(atI, M)));
        assertThat(combinations.proofs(is(LaneBool.atMost(N, M))).remaining(guard, region)).isEqualTo(Truth.TRUE);
        assertThat(combinations.proofs().remaining(guard, guard)).isEqualTo(Truth.TRUE);
    }

    @Test
    void whatNothingSaysOfElementsIsLeftOfARegion() {
        Truth onElement = new Truth.OnElement(on.truth("p"));
        assertThat(combinations.proofs().remaining(Elements.below(N, i), onElement)).isEqualTo(onElement);
        assertThat(combinations.proofs(onElement).remaining(Elements.below(N, i), onElement)).isEqualTo(Truth.TRUE);
    }
}
