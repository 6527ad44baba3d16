package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

class CongruenceTest {

    private static final RankClass ANY = LaneVariables.C;
    private static final RankClass SINGLE = Elements.C;
    private static final LaneInt N = LaneInt.of(LaneVariables.map("n"));
    private static final LaneInt M = LaneInt.of(LaneVariables.map("m"));
    private static final LaneBool SAME = LaneBool.equal(N, M);

    private final Elements on = new Elements();
    private final ValueTerms terms = on.terms();
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");
    private final ValueTerm c = on.scalar("c");
    /** Equal where n is m. */
    private final ValueTerm atN = on.read("A", ANY, N);
    private final ValueTerm atM = on.read("A", ANY, M);

    private Optional<Evidence> compared(ValueTerm left, ValueTerm right, Grants grants, Truth... hypotheses) {
        return new Congruence(LaneOracles.withZ3(), terms, (x, y, where) -> Optional.empty(), grants, Limit.NONE)
                .equal(left, right, Hypotheses.of(List.of(hypotheses)));
    }

    private void equal(ValueTerm left, ValueTerm right, Truth... hypotheses) {
        assertThat(compared(left, right, Refusing.all(), hypotheses)).contains(Evidence.NONE);
        assertThat(compared(right, left, Refusing.all(), hypotheses)).contains(Evidence.NONE);
    }

    private void notEqual(ValueTerm left, ValueTerm right, Truth... hypotheses) {
        assertThat(compared(left, right, law -> true, hypotheses)).isEmpty();
        assertThat(compared(right, left, law -> true, hypotheses)).isEmpty();
    }

    private void equalBy(ValueTerm left, ValueTerm right, Set<Law> laws, ElementType type, Truth... hypotheses) {
        Law[] all = laws.toArray(Law[]::new);
        assertThat(compared(left, right, law -> true, hypotheses))
                .contains(new Evidence(StepsByLaw.of(type, all), Set.of()));
        for (Law law : all) {
            assertThat(compared(left, right, Refusing.laws(law), hypotheses)).as("without " + law).isEmpty();
        }
    }

    private static Truth everyLane(LaneBool predicate) {
        return Truth.fold(ANY, predicate);
    }

    @Test
    void readsOfOneTensorAtEqualIndicesAreEqual() {
        equal(on.read("A", ANY, N), on.read("A", ANY, M), everyLane(SAME));
        equal(on.read("A", ANY, N), on.read("A", ANY, LaneInt.positivePart(N)), everyLane(LaneBool.nonNegative(N)));
    }

    @Test
    void readsOfTwoTensorsAreNotEqual() {
        notEqual(on.read("A", N), on.read("B", N));
        notEqual(on.read("A", N), new Elements(ElementType.REAL).read("A", N));
    }

    @Test
    void readsAtIndicesThatMayDifferAreNotEqual() {
        notEqual(atN, atM);
        notEqual(atN, on.read("A", ANY, N.plus(1)));
        notEqual(atN, atM, everyLane(LaneBool.atMost(N, M)));
        notEqual(atN, atM, Truth.not(everyLane(LaneBool.not(SAME))));
    }

    @Test
    void readsThatDifferOnOneAxisAreNotEqual() {
        Truth same = Truth.fold(SINGLE, SAME);
        equal(on.read("A", N, M), on.read("A", M, N), same);
        notEqual(on.read("A", N, N), on.read("A", M, M.plus(1)), same);
        notEqual(on.read("A", N, N.plus(1)), on.read("A", M.plus(1), M), same);
    }

    @Test
    void readsOverAxesOfTwoClassesAgreeOnEachClass() {
        RankClass other = new RankClass("d", RankBound.ANY);
        ValueTerm left = terms.read("A", ElementType.INT, new TreeMap<>(Map.of(ANY.axis(), N, other.axis(), N)));
        ValueTerm right = terms.read("A", ElementType.INT, new TreeMap<>(Map.of(ANY.axis(), M, other.axis(), M)));
        notEqual(left, right, everyLane(SAME));
        equal(left, right, everyLane(SAME), Truth.fold(other, SAME));
    }

    @Test
    void numbersOfOneClassAreEqualWhereTheyAgree() {
        equal(on.counted(N), on.counted(M), Truth.fold(SINGLE, SAME));
        notEqual(on.counted(N), on.counted(M));
        notEqual(on.counted(N), terms.counted(Optional.of(ANY), M), Truth.fold(SINGLE, SAME), everyLane(SAME));
        LaneInt s = LaneInt.of(LaneVariables.scalar("s"));
        notEqual(terms.counted(Optional.empty(), s), terms.counted(Optional.empty(), s.plus(1)));
    }

    @Test
    void anElementIsItself() {
        for (ValueTerm element : List.of(a, on.number(1), atN, on.counted(N))) {
            equal(element, element);
        }
    }

    @Test
    void literalsAreEqualOnlyIfTheyAreOne() {
        notEqual(on.number(1), on.number(2));
        notEqual(on.number(0), on.literal(false));
        notEqual(on.number(1), terms.literal(new Literal.Whole(BigInteger.ONE), ElementType.REAL));
        notEqual(on.infinity(true), on.infinity(false));
    }

    @Test
    void scalarsAreEqualOnlyIfTheyAreOne() {
        notEqual(a, b);
        notEqual(a, on.number(0));
        notEqual(a, atN);
        notEqual(a, terms.newParameter("a", ElementType.INT));
        notEqual(terms.newParameter("v", ElementType.INT), terms.newParameter("v", ElementType.INT));
    }

    @ParameterizedTest
    @EnumSource(value = BinaryOperator.class, names = {"ADD", "SUB", "MUL", "DIV", "REM", "MIN", "MAX"})
    void anOperationOnEqualOperandsIsEqualByNoLaw(BinaryOperator operator) {
        equal(on.binary(operator, atN, a), on.binary(operator, atM, a), everyLane(SAME));
        notEqual(on.binary(operator, atN, a), on.binary(operator, atM, a));
        notEqual(on.binary(operator, atN, a), on.binary(operator, atM, b), everyLane(SAME));
    }

    @Test
    void twoOperationsAreNotEqual() {
        notEqual(on.binary(BinaryOperator.ADD, a, b), on.binary(BinaryOperator.SUB, a, b));
        notEqual(on.unary(UnaryOperator.NEG, a), on.unary(UnaryOperator.ABS, a));
        notEqual(on.relation(Relation.LT, a, b), on.relation(Relation.GT, b, a));
        notEqual(on.unary(UnaryOperator.NEG, a), a);
    }

    @Test
    void oneOperationOnTwoTypesIsNotEqual() {
        notEqual(on.relation(Relation.LT, on.number(1), on.number(2)), on.relation(Relation.LT,
                terms.literal(new Literal.Whole(BigInteger.ONE), ElementType.REAL), on.number(2)));
    }

    @ParameterizedTest
    @CsvSource({"ADD, ADD_COMMUTES", "MUL, MUL_COMMUTES", "MIN, MIN_COMMUTES", "MAX, MAX_COMMUTES"})
    void operandsChangePlacesByALaw(BinaryOperator operator, Law law) {
        equalBy(on.binary(operator, a, b), on.binary(operator, b, a), Set.of(law), ElementType.INT);
        equalBy(on.binary(operator, a, atN), on.binary(operator, atM, a), Set.of(law), ElementType.INT,
                everyLane(SAME));
    }

    @ParameterizedTest
    @CsvSource({"AND, AND_COMMUTES", "OR, OR_COMMUTES", "XOR, XOR_COMMUTES"})
    void truthValuesChangePlacesByALaw(BinaryOperator operator, Law law) {
        ValueTerm p = on.truth("p");
        ValueTerm q = on.truth("q");
        equalBy(on.binary(operator, p, q), on.binary(operator, q, p), Set.of(law), ElementType.BOOL);
    }

    @ParameterizedTest
    @EnumSource(value = BinaryOperator.class, names = {"SUB", "DIV", "REM"})
    void operandsOfOtherOperationsDoNotChangePlaces(BinaryOperator operator) {
        notEqual(on.binary(operator, a, b), on.binary(operator, b, a));
    }

    @Test
    void operandsOfEqualityChangePlacesByTheLawOfTheirOwnType() {
        equalBy(on.relation(Relation.EQ, a, b), on.relation(Relation.EQ, b, a), Set.of(Law.EQUAL_IS_SYMMETRIC),
                ElementType.INT);
        equalBy(on.relation(Relation.NE, a, b), on.relation(Relation.NE, b, a), Set.of(Law.EQUAL_IS_SYMMETRIC),
                ElementType.INT);
    }

    @ParameterizedTest
    @EnumSource(value = Relation.class, names = {"LT", "LE", "GT", "GE"})
    void operandsOfAnOrderDoNotChangePlaces(Relation relation) {
        notEqual(on.relation(relation, a, b), on.relation(relation, b, a));
    }

    @Test
    void aSumOfOtherOperandsIsNotEqualInAnyOrder() {
        notEqual(on.binary(BinaryOperator.ADD, a, b), on.binary(BinaryOperator.ADD, b, c));
        notEqual(on.binary(BinaryOperator.ADD, a, a), on.binary(BinaryOperator.ADD, a, b));
        notEqual(on.binary(BinaryOperator.ADD, on.binary(BinaryOperator.ADD, a, b), c),
                on.binary(BinaryOperator.ADD, a, on.binary(BinaryOperator.ADD, b, c)));
    }

    @Test
    void whatIsNotDefinedIsEqualForEqualOperandsOnly() {
        ValueTerm zero = on.number(0);
        equal(on.binary(BinaryOperator.DIV, atN, zero), on.binary(BinaryOperator.DIV, atM, zero), everyLane(SAME));
        notEqual(on.binary(BinaryOperator.DIV, a, zero), on.binary(BinaryOperator.DIV, b, zero));
        notEqual(on.binary(BinaryOperator.DIV, zero, zero), on.binary(BinaryOperator.DIV, on.number(1), zero));
        notEqual(on.binary(BinaryOperator.DIV, a, zero), zero);
        notEqual(on.binary(BinaryOperator.MUL, on.infinity(true), zero),
                on.unary(UnaryOperator.NEG, on.binary(BinaryOperator.MUL, on.infinity(false), zero)));
    }

    @Test
    void choicesByEquivalentConditionsAreEqual() {
        equal(terms.choose(everyLane(LaneBool.atMost(N, M)), a, b), terms.choose(everyLane(SAME), a, b),
                everyLane(LaneBool.atMost(M, N)));
        equal(terms.choose(everyLane(SAME), a, atN), terms.choose(everyLane(LaneBool.zero(N.minus(M))), a, atN));
    }

    @Test
    void choicesByOtherConditionsAreNotEqual() {
        notEqual(terms.choose(everyLane(LaneBool.atMost(N, M)), a, b), terms.choose(everyLane(SAME), a, b));
        notEqual(terms.choose(everyLane(SAME), a, b), a);
    }

    @Test
    void onEveryLaneAndOnSomeLaneAreOtherConditions() {
        LaneBool positive = LaneBool.atMost(LaneInt.ONE, N);
        Truth onSome = Truth.not(everyLane(LaneBool.not(positive)));
        notEqual(terms.choose(everyLane(positive), a, b), terms.choose(onSome, a, b));
        notEqual(terms.choose(everyLane(positive), a, b), terms.choose(onSome, b, a));
    }

    @Test
    void choicesWithBranchesTheOtherWayRoundAreNotEqual() {
        notEqual(terms.choose(everyLane(SAME), a, b), terms.choose(everyLane(SAME), b, a));
    }

    @Test
    void aBranchIsComparedUnderItsCondition() {
        equal(terms.choose(everyLane(SAME), atN, b), terms.choose(everyLane(SAME), atM, b));
        notEqual(terms.choose(everyLane(SAME), b, atN), terms.choose(everyLane(SAME), b, atM));
    }

    @Test
    void theOtherBranchIsComparedUnderTheOppositeOnExactlyOneLaneOnly() {
        Truth different = Truth.fold(SINGLE, LaneBool.not(SAME));
        equal(terms.choose(different, b, on.read("A", N)), terms.choose(different, b, on.read("A", M)));
        Truth onEvery = everyLane(LaneBool.not(SAME));
        notEqual(terms.choose(onEvery, b, atN), terms.choose(onEvery, b, atM));
    }

    @Test
    void conditionsOnElementsAreTheSameOrNotKnownToBeEquivalent() {
        Truth p = new Truth.OnElement(on.truth("p"));
        Truth q = new Truth.OnElement(on.truth("q"));
        equal(terms.choose(p, atN, b), terms.choose(p, atM, b), everyLane(SAME));
        notEqual(terms.choose(p, a, b), terms.choose(q, a, b));
        notEqual(terms.choose(Truth.allOf(List.of(p, everyLane(SAME))), a, b), terms.choose(everyLane(SAME), a, b));
    }

    @Test
    void conditionsOverTwoClassesAreEquivalentClassByClass() {
        LaneBool p = LaneBool.nonNegative(N);
        ValueTerm left = terms.choose(Truth.allOf(List.of(everyLane(p), Truth.fold(SINGLE, p))), a, b);
        notEqual(left, terms.choose(everyLane(p), a, b));
        equal(left, terms.choose(everyLane(p), a, b), Truth.fold(SINGLE, p));
        notEqual(terms.choose(Truth.fold(SINGLE, p), a, b), terms.choose(everyLane(p), a, b));
    }

    @Test
    void whatIsNotEqualByFormIsAskedOfReductions() {
        Congruence congruence = new Congruence(LaneOracles.withZ3(), terms,
                (x, y, where) -> Optional.of(Evidence.NONE).filter(yes -> x.equals(a) && y.equals(b)), law -> true,
                Limit.NONE);
        Hypotheses nothing = Hypotheses.of(List.of());
        assertThat(congruence.equal(on.unary(UnaryOperator.NEG, a), on.unary(UnaryOperator.NEG, b), nothing))
                .isPresent();
        assertThat(congruence.equal(on.unary(UnaryOperator.NEG, b), on.unary(UnaryOperator.NEG, a), nothing)).isEmpty();
    }

    @Test
    void afterTheLimitOnlyTheSameIsEqual() {
        Congruence congruence = new Congruence(LaneOracles.withZ3(), terms, (x, y, where) -> Optional.empty(),
                law -> true, LaneOracles.spent());
        Hypotheses same = Hypotheses.of(List.of(everyLane(SAME)));
        assertThat(congruence.equal(atN, atM, same)).isEmpty();
        assertThat(congruence.equal(atN, atN, same)).contains(Evidence.NONE);
    }
}
