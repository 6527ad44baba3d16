package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static io.verifyrules.verifier.reduction.Combinations.NOTHING;
import static org.assertj.core.api.Assertions.assertThat;

/** A choice becomes two guarded terms, and a choice by an element what its connectives allow. */
class ChoiceSplittingTest {

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");
    private final ValueTerm p = on.truth("p");
    private final ValueTerm q = on.truth("q");
    private final Truth condition = Truth.fold(Elements.C, LaneBool.atMost(N, M));

    private void isTrueWhere(ValueTerm element, Truth truth, ElementType type, Law... laws) {
        StepsByLaw.restsOn(ledger -> ElementTruth.of(element, ledger), truth, new Truth.OnElement(element), type, laws);
    }

    private void staysAnElement(ValueTerm element) {
        Ledger ledger = new Ledger(law -> true);
        assertThat(ElementTruth.of(element, ledger)).isEqualTo(new Truth.OnElement(element));
        assertThat(ledger.used()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Monoid.class)
    void bothBranchesAreTermsWithOppositeGuards(Monoid monoid) {
        combinations.become(monoid, on.terms().choose(condition, a, b), NOTHING, "where all[c](m >= n) of a",
                "where all[c](n >= m + 1) of b");
    }

    @Test
    void theOppositeOfOnEveryLaneIsNotOnEveryLaneNot() {
        Truth onEvery = Truth.fold(LaneVariables.C, LaneBool.atMost(N, M));
        combinations.become(Monoid.SUM, on.terms().choose(onEvery, a, b), NOTHING, "where all[c](m >= n) of a",
                "where not all[c](m >= n) of b");
    }

    @Test
    void aBranchThatIsTheIdentityHasNoTerm() {
        combinations.become(Monoid.SUM, on.terms().choose(condition, a, on.number(0)), NOTHING,
                "where all[c](m >= n) of a");
    }

    @Test
    void aBranchThatIsNeverTakenHasNoTerm() {
        combinations.become(Monoid.SUM, on.terms().choose(condition, a, b),
                NOTHING.and(Elements.C, LaneBool.equal(N, M)), "where all[c](m >= n) of a");
    }

    @Test
    void aChoiceInAChoiceIsGuardedByBoth() {
        Truth positive = Truth.fold(Elements.C, LaneBool.atMost(LaneInt.ONE, N));
        ValueTerm inner = on.terms().choose(positive, a, b);
        combinations.become(Monoid.SUM, on.terms().choose(condition, inner, on.number(0)), NOTHING,
                "where all[c]((n >= 1 and m >= n)) of a", "where all[c]((0 >= n and m >= n)) of b");
    }

    @Test
    void aChoiceInsideOfAReductionGuardsItsTerm() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm padded = on.terms()
                .choose(Truth.fold(Elements.C, LaneBool.lessThan(LaneInt.of(k), M)), on.read("A", LaneInt.of(k)),
                        on.number(0));
        combinations.become(Monoid.SUM, on.reduce(Monoid.SUM, Elements.below(N, k), padded, k), NOTHING,
                "over @k#1: c where all[c]((m >= @k#1 + 1 and @k#1 >= 0 and n >= @k#1 + 1)) of A[c: @k#1]");
    }

    @Test
    void aChoiceByAnElementIsGuardedByIt() {
        combinations.become(Monoid.SUM, on.select(p, a, b), NOTHING, "where p of a", "where not p of b");
    }

    @Test
    void aChoiceInsideOfAnotherOperationStays() {
        combinations.stay(Monoid.SUM, on.unary(UnaryOperator.ABS, on.terms().choose(condition, a, b)));
    }

    @Test
    void connectivesOfElementsAreThoseOfLogicByALaw() {
        Truth isP = new Truth.OnElement(p);
        Truth isQ = new Truth.OnElement(q);
        isTrueWhere(on.unary(UnaryOperator.NOT, p), Truth.not(isP), ElementType.BOOL, Law.CONNECTIVES_ARE_LOGICAL);
        isTrueWhere(on.binary(BinaryOperator.AND, p, q), Truth.allOf(List.of(isP, isQ)), ElementType.BOOL,
                Law.CONNECTIVES_ARE_LOGICAL);
        isTrueWhere(on.binary(BinaryOperator.OR, p, q), Truth.anyOf(List.of(isP, isQ)), ElementType.BOOL,
                Law.CONNECTIVES_ARE_LOGICAL);
    }

    @Test
    void otherOperationsOnTruthValuesStayElements() {
        staysAnElement(on.binary(BinaryOperator.XOR, p, q));
        staysAnElement(on.select(p, q, p));
        staysAnElement(on.relation(Relation.EQ, p, q));
        staysAnElement(p);
    }

    @Test
    void aTruthValueWrittenDownIsDecided() {
        isTrueWhere(on.literal(true), Truth.TRUE, ElementType.BOOL);
        isTrueWhere(on.literal(false), Truth.FALSE, ElementType.BOOL);
    }

    @Test
    void aChoiceBetweenTruthValuesIsEitherByItsCondition() {
        isTrueWhere(on.terms().choose(condition, p, q),
                Truth.anyOf(List.of(Truth.allOf(List.of(condition, new Truth.OnElement(p))),
                        Truth.allOf(List.of(Truth.not(condition), new Truth.OnElement(q))))),
                ElementType.BOOL);
    }

    private void compares(Relation relation, LaneBool predicate) {
        isTrueWhere(on.relation(relation, on.counted(N), on.counted(M)), Truth.fold(Elements.C, predicate),
                ElementType.INT, Law.COUNTS_ARE_EXACT);
    }

    @Test
    void aComparisonOfNumbersOfTheLaneIsAPredicateOfTheLane() {
        compares(Relation.EQ, LaneBool.equal(N, M));
        compares(Relation.NE, LaneBool.not(LaneBool.equal(N, M)));
        compares(Relation.LT, LaneBool.lessThan(N, M));
        compares(Relation.LE, LaneBool.atMost(N, M));
        compares(Relation.GT, LaneBool.lessThan(M, N));
        compares(Relation.GE, LaneBool.atMost(M, N));
    }

    @Test
    void aNumberIsComparedWithANumeral() {
        isTrueWhere(on.relation(Relation.LT, on.counted(N), on.number(3)),
                Truth.fold(Elements.C, LaneBool.lessThan(N, LaneInt.of(3))), ElementType.INT, Law.COUNTS_ARE_EXACT);
        isTrueWhere(on.relation(Relation.LT, on.number(3), on.counted(N)),
                Truth.fold(Elements.C, LaneBool.lessThan(LaneInt.of(3), N)), ElementType.INT, Law.COUNTS_ARE_EXACT);
    }

    @Test
    void numbersOfTwoSingletonsAreComparedOnTheLaneOfEither() {
        RankClass one = new RankClass("s", RankBound.SINGLETON);
        RankClass other = new RankClass("t", RankBound.SINGLETON);
        LaneInt k = LaneInt.of(LaneVariables.map("k", one));
        LaneInt j = LaneInt.of(LaneVariables.map("j", other));
        isTrueWhere(
                on.relation(Relation.LT, on.terms().counted(Optional.of(one), k),
                        on.terms().counted(Optional.of(other), j)),
                Truth.fold(one, LaneBool.lessThan(k, j)), ElementType.INT, Law.COUNTS_ARE_EXACT);
    }

    @Test
    void aNumberIsNotComparedWithWhatIsNoNumber() {
        staysAnElement(on.relation(Relation.LT, on.counted(N), a));
        staysAnElement(on.relation(Relation.LT, on.counted(N), on.infinity(true)));
        staysAnElement(on.relation(Relation.LT, on.number(1), on.number(2)));
        staysAnElement(on.relation(Relation.LT, on.binary(BinaryOperator.ADD, on.counted(N), a), on.counted(M)));
    }
}
