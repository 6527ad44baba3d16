package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Ledger;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.ValueTerm;
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
        StepsByLaw.restsOn(ledger -> ElementStep.simplified(before, on.terms(), ledger), after, before, type, law);
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
