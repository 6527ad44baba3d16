package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.rule.IndexHint;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** How indices may correspond: equations between the indices of reads are solved, hints come first, the rest is counted. */
class IndexInferenceTest {

    private static final LaneInt TWO = LaneInt.of(2);

    private final Elements on = new Elements();
    private final LaneAtom.Fresh i = on.free("i");
    private final LaneAtom.Fresh j = on.free("j");
    private final LaneAtom.Fresh k = on.free("k");
    private final LaneInt atI = LaneInt.of(i);
    private final LaneInt atJ = LaneInt.of(j);
    private final LaneInt atK = LaneInt.of(k);

    private GuardedTerm term(Truth guard, ValueTerm value, LaneAtom.Fresh... indices) {
        return new GuardedTerm(Elements.bound(indices), guard, BigInteger.ONE, List.of(value));
    }

    private GuardedTerm read(LaneInt index, LaneAtom.Fresh over) {
        return term(Elements.below(N, over), on.read("A", index), over);
    }

    private static List<IndexInference.Guess> guesses(GuardedTerm left, GuardedTerm right, IndexHint... hints) {
        FactorPairing pairing = FactorPairing.of(left.factors(), right.factors(), Limit.NONE).getFirst();
        return new IndexInference(Combinations.hints(hints), Limit.NONE).guesses(left, right, pairing);
    }

    private static void guesses(GuardedTerm left, GuardedTerm right, Map<LaneAtom.Fresh, LaneInt> toRight,
            Map<LaneAtom.Fresh, LaneInt> toLeft) {
        assertThat(guesses(left, right)).singleElement().satisfies(guess -> {
            assertThat(guess.toRight()).isEqualTo(toRight);
            assertThat(guess.toLeft()).isEqualTo(toLeft);
            assertThat(guess.hinted()).isFalse();
        });
    }

    @Test
    void theSameReadIsAtTheSameIndex() {
        guesses(read(atI, i), read(atJ, j), Map.of(j, atI), Map.of(i, atJ));
    }

    @Test
    void anIndexThatStandsAloneIsSolvedExactly() {
        guesses(read(atI.plus(M), i), read(atJ, j), Map.of(j, atI.plus(M)), Map.of(i, atJ.minus(M)));
        guesses(read(N.minus(atI), i), read(atJ, j), Map.of(j, N.minus(atI)), Map.of(i, N.minus(atJ)));
    }

    @Test
    void anIndexWithACoefficientIsSolvedAsIfNothingWereLeft() {
        guesses(read(M.plus(atI.times(TWO)), i), read(atJ, j), Map.of(j, M.plus(atI.times(TWO))),
                Map.of(i, LaneInt.quotient(atJ.minus(M), TWO)));
        guesses(read(atI.times(M), i), read(atJ, j), Map.of(j, atI.times(M)), Map.of(i, LaneInt.quotient(atJ, M)));
    }

    @Test
    void anIndexInsideOfADivisionIsSolvedAsIfNothingWereLeft() {
        guesses(read(LaneInt.quotient(atI, M), i), read(atJ, j), Map.of(j, LaneInt.quotient(atI, M)),
                Map.of(i, atJ.times(M)));
    }

    @Test
    void severalEquationsAreSolvedOneAfterTheOther() {
        GuardedTerm left = term(Elements.below(N, i), on.read("A", atI, atI.plus(M)), i);
        GuardedTerm right = term(Elements.below(N, j, k), on.read("A", atJ, atJ.plus(atK)), j, k);
        assertThat(guesses(left, right)).singleElement().satisfies(guess -> {
            assertThat(guess.toRight()).isEqualTo(Map.of(j, atI, k, M));
            assertThat(guess.toLeft().get(i)).isIn(atJ, atJ.plus(atK).minus(M));
        });
    }

    @Test
    void anEquationOfTheGuardSolvesAnIndexToo() {
        Truth guard = Truth
                .allOf(List.of(Elements.below(N, j, k), Truth.fold(Elements.C, LaneBool.equal(atK.times(TWO), atJ))));
        assertThat(guesses(read(atI, i), term(guard, on.read("A", atJ), j, k))).singleElement()
                .satisfies(guess -> assertThat(guess.toRight())
                        .isEqualTo(Map.of(j, atI, k, LaneInt.quotient(atI.negate(), TWO.negate()))));
    }

    @Test
    void anIndexThatNothingDeterminesIsCountedFromItsLeastValue() {
        Truth fromM = Truth.fold(Elements.C, LaneBool.and(LaneBool.atMost(M, atJ), LaneBool.lessThan(atJ, N.plus(M))));
        guesses(term(Elements.below(N, i), on.scalar("a"), i), term(fromM, on.scalar("a"), j), Map.of(j, atI.plus(M)),
                Map.of(i, atJ.minus(M)));
    }

    @Test
    void theLeastValueIsOneThatTheGuardDoesNotExclude() {
        Truth notZero = Truth.fold(Elements.C, LaneBool.not(LaneBool.zero(atJ)));
        guesses(term(Elements.below(N, i), on.scalar("a"), i),
                term(Truth.allOf(List.of(Elements.below(N, j), notZero)), on.scalar("a"), j), Map.of(j, atI.plus(1)),
                Map.of(i, atJ.minus(1)));
    }

    @Test
    void anIndexWithoutPartnerTakesItsLeastValue() {
        guesses(term(Truth.TRUE, on.scalar("a")), term(Elements.below(N, j), on.scalar("a"), j),
                Map.of(j, LaneInt.ZERO), Map.of());
    }

    @Test
    void eachWayToPairUndeterminedIndicesIsAGuess() {
        LaneAtom.Fresh l = on.free("l");
        List<IndexInference.Guess> both = guesses(term(Elements.below(N, i, j), on.scalar("a"), i, j),
                term(Elements.below(N, k, l), on.scalar("a"), k, l));
        assertThat(both).extracting(IndexInference.Guess::toRight)
                .containsExactly(Map.of(k, atI, l, atJ), Map.of(l, atI, k, atJ));
    }

    @Test
    void indicesOfTwoClassesAreNotPaired() {
        RankClass other = new RankClass("d", RankBound.SINGLETON);
        LaneAtom.Fresh l = on.terms().fresh().opened(on.terms().fresh().bound(other, "l"));
        guesses(term(Elements.below(N, i), on.scalar("a"), i), term(Elements.below(N, l), on.scalar("a"), l),
                Map.of(l, LaneInt.ZERO), Map.of(i, LaneInt.ZERO));
    }

    @Test
    void anIndexThatAReductionInsideBindsIsNoValue() {
        LaneInt bound = LaneInt.of(on.index("b"));
        guesses(read(bound, i), read(atJ, j), Map.of(j, atI), Map.of(i, atJ));
    }

    @Test
    void aHintComesFirstAndIsOneGuessMore() {
        AxisMap.Variable declared = new AxisMap.Variable("j", Elements.C);
        AxisMap.Variable declaredI = new AxisMap.Variable("i", Elements.C);
        GuardedTerm left = new GuardedTerm(List.of(new ValueTerm.BoundIndex(i, Optional.of(declaredI))),
                Elements.below(N, i), BigInteger.ONE, List.of(on.read("A", atI)));
        GuardedTerm right = new GuardedTerm(List.of(new ValueTerm.BoundIndex(j, Optional.of(declared))),
                Elements.below(N, j), BigInteger.ONE, List.of(on.read("A", atJ)));
        IndexHint hint = new IndexHint(declared,
                new AxisMap.Arithmetic(MapOperator.PLUS, declaredI, new AxisMap.Constant(1)));
        List<IndexInference.Guess> both = guesses(left, right, hint);
        assertThat(both).extracting(IndexInference.Guess::hinted).containsExactly(true, false);
        assertThat(both).extracting(IndexInference.Guess::toRight)
                .containsExactly(Map.of(j, atI.plus(1)), Map.of(j, atI));
        assertThat(both).extracting(IndexInference.Guess::toLeft).containsExactly(Map.of(i, atJ), Map.of(i, atJ));
    }

    @Test
    void aHintOnAnotherIndexIsNoGuess() {
        AxisMap.Variable other = new AxisMap.Variable("j", Elements.C);
        assertThat(guesses(read(atI, i), read(atJ, j), new IndexHint(other, new AxisMap.Constant(1))))
                .extracting(IndexInference.Guess::hinted)
                .containsExactly(false);
    }
}
