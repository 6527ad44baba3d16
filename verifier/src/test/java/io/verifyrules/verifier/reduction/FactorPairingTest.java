package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** Factors are set against factors of the same form, and what must be equal then are the indices of their reads. */
class FactorPairingTest {

    private final Elements on = new Elements();
    private final LaneInt i = LaneInt.of(on.free("i"));
    private final LaneInt j = LaneInt.of(on.free("j"));
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");
    private final ValueTerm atI = on.read("A", i);
    private final ValueTerm atJ = on.read("A", j);
    private final IndexEquation iIsJ = new IndexEquation(Elements.C, i, j);

    private void pairs(List<ValueTerm> left, List<ValueTerm> right, FactorPairing... pairings) {
        assertThat(FactorPairing.of(left, right, Limit.NONE)).containsExactly(pairings);
    }

    private void unifies(ValueTerm left, ValueTerm right, IndexEquation... equations) {
        assertThat(new Unification().of(left, right)).contains(List.of(equations));
    }

    private void doNotUnify(ValueTerm left, ValueTerm right) {
        assertThat(new Unification().of(left, right)).isEmpty();
        assertThat(new Unification().of(right, left)).isEmpty();
    }

    @Test
    void factorsMeetInAnyOrder() {
        pairs(List.of(atI, a), List.of(a, atJ), new FactorPairing(List.of(atJ, a), List.of(iIsJ)));
    }

    @Test
    void everyWayInWhichFactorsFitIsTried() {
        ValueTerm atN = on.read("A", N);
        ValueTerm atM = on.read("A", M);
        pairs(List.of(atI, atJ), List.of(atN, atM),
                new FactorPairing(List.of(atN, atM),
                        List.of(new IndexEquation(Elements.C, i, N), new IndexEquation(Elements.C, j, M))),
                new FactorPairing(List.of(atM, atN),
                        List.of(new IndexEquation(Elements.C, i, M), new IndexEquation(Elements.C, j, N))));
    }

    @Test
    void aFactorIsUsedAsOftenAsItOccurs() {
        pairs(List.of(a, a), List.of(a, a), new FactorPairing(List.of(a, a), List.of()));
        pairs(List.of(a, a), List.of(a, b));
        pairs(List.of(a, b), List.of(a, a));
    }

    @Test
    void moreFactorsDoNotFit() {
        pairs(List.of(a), List.of(a, a));
        pairs(List.of(a, a), List.of(a));
        pairs(List.of(), List.of(a));
    }

    @Test
    void noFactorsFitNoFactors() {
        pairs(List.of(), List.of(), new FactorPairing(List.of(), List.of()));
    }

    @Test
    void noMoreWaysAreTriedThanAreAllowed() {
        List<ValueTerm> many = IntStream.range(0, 8).<ValueTerm>mapToObj(k -> on.read("A", N.plus(k))).toList();
        assertThat(FactorPairing.of(many, many, Limit.NONE))
                .hasSizeLessThanOrEqualTo((int) Allowance.FACTOR_PAIRINGS.most())
                .isNotEmpty();
    }

    @Test
    void anElementIsItself() {
        unifies(a, a);
        unifies(atI, atI);
        unifies(on.number(1), on.number(1));
    }

    @Test
    void readsOfOneTensorAreEqualWhereTheirIndicesAre() {
        unifies(atI, atJ, iIsJ);
        unifies(on.read("A", i, M), on.read("A", j, N), new IndexEquation(Elements.C, M, N), iIsJ);
    }

    @Test
    void readsOfTwoTensorsAreNotEqual() {
        doNotUnify(atI, on.read("B", i));
    }

    @Test
    void scalarsAndLiteralsAreNotEqualToOthers() {
        doNotUnify(a, b);
        doNotUnify(on.number(1), on.number(2));
        doNotUnify(a, on.number(1));
        doNotUnify(a, atI);
    }

    @Test
    void numbersThatAllLanesShareAreEqualWhereTheyAgree() {
        unifies(on.counted(i), on.counted(j), iIsJ);
        unifies(on.counted(i), on.terms().counted(Optional.empty(), j), iIsJ);
        RankClass many = new RankClass("d", RankBound.ANY);
        doNotUnify(on.counted(i), on.terms().counted(Optional.of(many), i));
    }

    @Test
    void operationsAreEqualWhereTheirOperandsAre() {
        unifies(on.unary(UnaryOperator.EXP, atI), on.unary(UnaryOperator.EXP, atJ), iIsJ);
        doNotUnify(on.unary(UnaryOperator.EXP, atI), on.unary(UnaryOperator.ABS, atI));
        doNotUnify(on.binary(BinaryOperator.SUB, atI, a), on.binary(BinaryOperator.SUB, a, atJ));
        doNotUnify(on.relation(Relation.LT, a, b), on.relation(Relation.LT, b, a));
    }

    @Test
    void operandsMayHaveChangedPlacesWhereThatCanBeALaw() {
        unifies(on.binary(BinaryOperator.ADD, atI, a), on.binary(BinaryOperator.ADD, a, atJ), iIsJ);
    }

    @Test
    void choicesAreEqualWhereTheirBranchesAre() {
        Truth p = Truth.fold(Elements.C, LaneBool.nonNegative(N));
        Truth q = Truth.fold(Elements.C, LaneBool.nonNegative(M));
        unifies(on.terms().choose(p, atI, a), on.terms().choose(q, atJ, a), iIsJ);
        doNotUnify(on.terms().choose(p, atI, a), on.terms().choose(p, atJ, b));
    }

    @Test
    void reductionsOfOneMonoidAreEqualWhereTheirElementsAre() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm sum = on.reduce(Monoid.SUM, Elements.below(N, k), on.read("A", i, LaneInt.of(k)), k);
        ValueTerm other = on.reduce(Monoid.SUM, Elements.below(N, k), on.read("A", j, LaneInt.of(k)), k);
        unifies(sum, other, new IndexEquation(Elements.C, LaneInt.of(k), LaneInt.of(k)), iIsJ);
        doNotUnify(sum, on.reduce(Monoid.MAX, Elements.below(N, k), on.read("A", i, LaneInt.of(k)), k));
    }
}
