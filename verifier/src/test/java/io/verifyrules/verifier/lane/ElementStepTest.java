package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

class ElementStepTest {

    private final Elements on = new Elements();
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");
    private final ValueTerm p = on.truth("p");
    private final ValueTerm q = on.truth("q");

    private void becomes(ValueTerm before, ValueTerm after, Law law, ElementType type) {
        becomes(before, after, type, law);
    }

    private void becomes(ValueTerm before, ValueTerm after, ElementType type, Law... laws) {
        StepsByLaw.restsOn(ledger -> ElementStep.simplified(before, on.terms(), ledger), after, before, type, laws);
    }

    private void stays(ValueTerm term) {
        Ledger ledger = new Ledger(law -> true);
        assertThat(ElementStep.simplified(term, on.terms(), ledger)).isEqualTo(term);
        assertThat(ledger.used()).isEmpty();
    }

    private ValueTerm twice(UnaryOperator operator, ValueTerm operand) {
        return on.unary(operator, on.unary(operator, operand));
    }

    @Test
    void theOppositeOfTheOppositeIsTheElement() {
        becomes(twice(UnaryOperator.NEG, a), a, Law.NEG_TWICE, ElementType.INT);
        becomes(twice(UnaryOperator.NOT, p), p, Law.NOT_TWICE, ElementType.BOOL);
    }

    @Test
    void theLawIsThatOfTheTypeOfTheElement() {
        Elements reals = new Elements(ElementType.REAL);
        ValueTerm x = reals.scalar("x");
        ValueTerm opposite = reals.unary(UnaryOperator.NEG, reals.unary(UnaryOperator.NEG, x));
        becomes(opposite, x, Law.NEG_TWICE, ElementType.REAL);
        assertThat(ElementStep.simplified(opposite, on.terms(), new Ledger(law -> law.type().equals(ElementType.INT))))
                .isEqualTo(opposite);
    }

    @ParameterizedTest
    @EnumSource(value = UnaryOperator.class, names = {"SIGN", "EXP"})
    void noOtherOperationIsItsOwnInverse(UnaryOperator operator) {
        stays(twice(operator, a));
    }

    @Test
    void oneOppositeStays() {
        stays(on.unary(UnaryOperator.NEG, a));
        stays(on.unary(UnaryOperator.NOT, p));
    }

    @Test
    void theOppositeOfAnotherOperationStays() {
        stays(on.unary(UnaryOperator.NEG, on.unary(UnaryOperator.ABS, a)));
        stays(on.unary(UnaryOperator.SIGN, on.unary(UnaryOperator.NEG, a)));
        stays(on.unary(UnaryOperator.NEG, on.binary(BinaryOperator.SUB, a, b)));
    }

    @Test
    void onlyTheTopIsSimplified() {
        becomes(twice(UnaryOperator.NEG, twice(UnaryOperator.NEG, a)), twice(UnaryOperator.NEG, a), Law.NEG_TWICE,
                ElementType.INT);
        stays(on.binary(BinaryOperator.ADD, twice(UnaryOperator.NEG, a), b));
    }

    @ParameterizedTest
    @CsvSource({"MIN, MIN_IDEMPOTENT", "MAX, MAX_IDEMPOTENT"})
    void anExtremumOfAnElementWithItselfIsTheElement(BinaryOperator operator, Law law) {
        becomes(on.binary(operator, a, a), a, law, ElementType.INT);
    }

    @ParameterizedTest
    @CsvSource({"MIN, true, MIN_INFINITY, MIN_COMMUTES", "MAX, false, MAX_INFINITY, MAX_COMMUTES"})
    void anInfinityAtTheEndOfTheOrderChangesNothing(BinaryOperator operator, boolean positive, Law law, Law commutes) {
        ValueTerm end = on.infinity(positive);
        for (ValueTerm term : List.of(on.binary(operator, a, end), on.binary(operator, end, a))) {
            Ledger ledger = new Ledger(any -> true);
            assertThat(ElementStep.simplified(term, on.terms(), ledger)).isEqualTo(a);
            assertThat(ledger.used()).extracting(TypeLaw::law).containsExactlyInAnyOrder(law, commutes);
            assertThat(ElementStep.simplified(term, on.terms(), new Ledger(any -> any.law() != law))).isEqualTo(term);
        }
        stays(on.binary(operator, a, on.infinity(!positive)));
        stays(on.binary(BinaryOperator.ADD, a, end));
    }

    @Test
    void theGreatestOfNothingBesideAnInfinityStays() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm greatest = on.reduce(Monoid.MAX, Elements.below(LaneInt.of(LaneVariables.scalar("n")), k),
                on.read("A", LaneInt.of(k)), k);
        stays(on.binary(BinaryOperator.MAX, on.infinity(false), greatest));
        stays(on.binary(BinaryOperator.MAX, on.select(p, a, greatest), on.infinity(false)));
    }

    @Test
    void theLeastNumberOfAMachineChangesNoGreatestOne() {
        ElementType.Machine u8 = new ElementType.Machine(false, 8);
        Elements words = new Elements(u8);
        ValueTerm x = words.scalar("x");
        ValueTerm before = words.binary(BinaryOperator.MAX, x, words.number(0));
        Ledger ledger = new Ledger(law -> true);
        assertThat(ElementStep.simplified(before, words.terms(), ledger)).isEqualTo(x);
        assertThat(ledger.used()).extracting(TypeLaw::law).contains(Law.MAX_LEAST);
        ValueTerm other = words.binary(BinaryOperator.MIN, x, words.number(0));
        assertThat(ElementStep.simplified(other, words.terms(), new Ledger(law -> true))).isEqualTo(other);
    }

    @Test
    void anElementEqualsItself() {
        becomes(on.relation(Relation.EQ, a, a), on.literal(true), Law.EQUAL_IS_IDENTITY, ElementType.INT);
        becomes(on.relation(Relation.NE, a, a), on.literal(false), Law.EQUAL_IS_IDENTITY, ElementType.INT);
        stays(on.relation(Relation.EQ, a, b));
        stays(on.relation(Relation.LE, a, a));
    }

    @Test
    void aChoiceByWhatIsWrittenDownIsMade() {
        Ledger ledger = new Ledger(law -> false);
        assertThat(ElementStep.simplified(on.select(on.literal(true), a, b), on.terms(), ledger)).isEqualTo(a);
        assertThat(ElementStep.simplified(on.select(on.literal(false), a, b), on.terms(), ledger)).isEqualTo(b);
        stays(on.select(p, a, b));
    }

    @ParameterizedTest
    @CsvSource({"AND, AND_IDEMPOTENT", "OR, OR_IDEMPOTENT"})
    void aConnectiveOfATruthValueWithItselfIsTheTruthValue(BinaryOperator operator, Law law) {
        becomes(on.binary(operator, p, p), p, law, ElementType.BOOL);
    }

    @ParameterizedTest
    @EnumSource(value = BinaryOperator.class, names = {"ADD", "MUL", "SUB", "DIV", "REM"})
    void anyOtherOperationOfAnElementWithItselfStays(BinaryOperator operator) {
        stays(on.binary(operator, a, a));
    }

    @Test
    void anElementWithoutASignIsItsAbsoluteValue() {
        becomes(on.unary(UnaryOperator.ABS, a), a, Law.ABS_IS_ITSELF, ElementType.INT);
    }

    @Test
    void theSquareOfTheAbsoluteValueIsThatOfTheElement() {
        ValueTerm absolute = on.unary(UnaryOperator.ABS, a);
        becomes(on.binary(BinaryOperator.MUL, absolute, absolute), on.binary(BinaryOperator.MUL, a, a), Law.ABS_SQUARES,
                ElementType.INT);
        stays(on.binary(BinaryOperator.MUL, absolute, a));
        stays(on.binary(BinaryOperator.MUL, absolute, on.unary(UnaryOperator.ABS, b)));
        stays(on.binary(BinaryOperator.ADD, absolute, absolute));
    }

    @Test
    void aMagnitudeWithItsSignIsTheElement() {
        ValueTerm magnitude = on.unary(UnaryOperator.ABS, a);
        ValueTerm sign = on.unary(UnaryOperator.SIGN, a);
        for (ValueTerm product : List.of(on.binary(BinaryOperator.MUL, magnitude, sign),
                on.binary(BinaryOperator.MUL, sign, magnitude))) {
            becomes(product, a, ElementType.INT, Law.ABS_TIMES_SIGN, Law.MUL_COMMUTES);
        }
        for (ValueTerm product : List.of(on.binary(BinaryOperator.MUL, a, sign),
                on.binary(BinaryOperator.MUL, sign, a))) {
            becomes(product, a, ElementType.INT, Law.ABS_TIMES_SIGN, Law.MUL_COMMUTES, Law.ABS_IS_ITSELF);
        }
    }

    @Test
    void aMagnitudeWithAnotherSignStays() {
        ValueTerm magnitude = on.unary(UnaryOperator.ABS, a);
        ValueTerm sign = on.unary(UnaryOperator.SIGN, a);
        stays(on.binary(BinaryOperator.MUL, magnitude, on.unary(UnaryOperator.SIGN, b)));
        stays(on.binary(BinaryOperator.MUL, on.unary(UnaryOperator.SIGN, b), a));
        stays(on.binary(BinaryOperator.MUL, sign, sign));
        stays(on.binary(BinaryOperator.ADD, magnitude, sign));
        stays(on.binary(BinaryOperator.DIV, magnitude, sign));
    }

    @Test
    void aRemainderByTheSameDivisorStays() {
        ValueTerm remainder = on.binary(BinaryOperator.REM, a, b);
        becomes(on.binary(BinaryOperator.REM, remainder, b), remainder, Law.REM_TWICE, ElementType.INT);
        stays(on.binary(BinaryOperator.REM, remainder, a));
        stays(on.binary(BinaryOperator.REM, b, remainder));
        stays(on.binary(BinaryOperator.DIV, remainder, b));
    }

    @Test
    void exclusiveOrOfATruthValueWithItselfStays() {
        stays(on.binary(BinaryOperator.XOR, p, p));
    }

    @Test
    void anExtremumOfTwoElementsStays() {
        stays(on.binary(BinaryOperator.MAX, a, b));
        stays(on.binary(BinaryOperator.MAX, a, on.binary(BinaryOperator.MAX, a, b)));
        stays(on.binary(BinaryOperator.AND, p, q));
    }

    @Test
    void whatIsNoOperationStays() {
        stays(a);
        stays(on.number(0));
        stays(on.select(p, a, b));
    }
}
