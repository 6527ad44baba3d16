package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static io.verifyrules.verifier.reduction.Combinations.over;

/** A number that is added to an extremum is added to each of its terms. */
class ShiftTest {

    private static final Set<Law> KEEPS = Set.of(Law.SHIFT_KEEPS_ORDER);

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");
    private final ValueTerm max = combinations.reduce(Monoid.MAX, "A");

    @ParameterizedTest
    @EnumSource(value = Monoid.class, names = {"MIN", "MAX"})
    void aNumberIsAddedToEachTerm(Monoid monoid) {
        combinations.becomeBy(KEEPS, ElementType.INT, monoid,
                on.binary(BinaryOperator.ADD, combinations.reduce(monoid, "A"), a), over("@k#1", "add(A[c: @k#1], a)"));
    }

    @Test
    void aNumberIsSubtractedFromEachTerm() {
        combinations.becomeBy(KEEPS, ElementType.INT, Monoid.MAX, on.binary(BinaryOperator.SUB, max, a),
                over("@k#1", "sub(A[c: @k#1], a)"));
    }

    @Test
    void aNumberToWhichAnExtremumIsAddedIsAddedToEachTermByOneLawMore() {
        combinations.becomeBy(Set.of(Law.SHIFT_KEEPS_ORDER, Law.ADD_COMMUTES), ElementType.INT, Monoid.MAX,
                on.binary(BinaryOperator.ADD, a, max), over("@k#1", "add(a, A[c: @k#1])"));
    }

    @Test
    void eachTermOfTheExtremumIsShifted() {
        combinations.becomeBy(KEEPS, ElementType.INT, Monoid.MAX,
                on.binary(BinaryOperator.ADD, on.binary(BinaryOperator.MAX, max, b), a),
                over("@k#1", "add(A[c: @k#1], a)"), "of add(b, a)");
    }

    @Test
    void anExtremumThatIsSubtractedStays() {
        combinations.stay(Monoid.MAX, on.binary(BinaryOperator.SUB, a, max));
    }

    @Test
    void twoExtremaAreNotAdded() {
        combinations.stay(Monoid.MAX, on.binary(BinaryOperator.ADD, max, max));
        combinations.stay(Monoid.MAX, on.binary(BinaryOperator.ADD, max, combinations.sum("B")));
    }

    @Test
    void withoutAReductionASumStays() {
        combinations.stay(Monoid.MAX, on.binary(BinaryOperator.ADD, on.binary(BinaryOperator.MAX, a, b), a));
    }

    @Test
    void aNumberIsNotAddedToEachTermOfAnotherMonoid() {
        combinations.stay(Monoid.PRODUCT, on.binary(BinaryOperator.ADD, combinations.reduce(Monoid.PRODUCT, "A"), a));
    }

    @Test
    void aFactorIsNoShift() {
        combinations.stay(Monoid.MAX, on.binary(BinaryOperator.MUL, max, a));
        combinations.stay(Monoid.MAX, on.binary(BinaryOperator.DIV, max, a));
    }
}
