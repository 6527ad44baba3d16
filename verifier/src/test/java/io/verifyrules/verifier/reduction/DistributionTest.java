package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.over;
import static org.assertj.core.api.Assertions.assertThat;

/** What distributes over the monoid is pushed into a combination, and two combinations are multiplied out. */
class DistributionTest {

    private static final Set<Law> OF_SUMS = Set.of(Law.MUL_DISTRIBUTES, Law.MUL_ZERO, Law.MUL_ONE, Law.MUL_COMMUTES,
            Law.MUL_ASSOCIATES);

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");
    private final ValueTerm c = on.scalar("c");

    @Test
    void aFactorIsPushedIntoASum() {
        combinations.becomeBy(OF_SUMS, ElementType.INT, Monoid.SUM,
                on.binary(BinaryOperator.MUL, a, combinations.sum("A")), over("@k#1", "a * A[c: @k#1]"));
        combinations.becomeBy(OF_SUMS, ElementType.INT, Monoid.SUM,
                on.binary(BinaryOperator.MUL, combinations.sum("A"), a), over("@k#2", "A[c: @k#2] * a"));
    }

    @Test
    void sumsAreMultipliedOut() {
        combinations.becomeBy(OF_SUMS, ElementType.INT, Monoid.SUM,
                on.binary(BinaryOperator.MUL, on.binary(BinaryOperator.ADD, a, b), on.binary(BinaryOperator.ADD, b, c)),
                "of a * b", "of a * c", "of b * b", "of b * c");
    }

    @Test
    void theSquareOfASumIsOverPairsOfIndices() {
        ValueTerm sum = combinations.sum("A");
        assertThat(Combinations.texts(combinations.terms(Monoid.SUM, on.binary(BinaryOperator.MUL, sum, sum))))
                .containsExactly("over @k#1: c, @k#2: c where all[c]((@k#1 >= 0 and n >= @k#1 + 1 and @k#2 >= 0 "
                        + "and n >= @k#2 + 1)) of A[c: @k#1] * A[c: @k#2]");
    }

    @Test
    void aFactorThatDependsOnTheIndexStaysInside() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm inner = on.binary(BinaryOperator.MUL, on.read("B", LaneInt.of(k)), combinations.sum("A"));
        assertThat(Combinations
                .texts(combinations.terms(Monoid.SUM, on.reduce(Monoid.SUM, Elements.below(M, k), inner, k))))
                .containsExactly("over @k#1: c, @k#2: c where all[c]((@k#2 >= 0 and n >= @k#2 + 1 and @k#1 >= 0 "
                        + "and m >= @k#1 + 1)) of B[c: @k#1] * A[c: @k#2]");
    }

    @Test
    void aFactorZeroLeavesNoTerm() {
        combinations.becomeBy(OF_SUMS, ElementType.INT, Monoid.SUM, on.binary(BinaryOperator.MUL, a, on.number(0)));
    }

    @Test
    void aNumeralIsACoefficient() {
        assertThat(Combinations.texts(combinations.terms(Monoid.SUM,
                on.binary(BinaryOperator.MUL, on.number(2), on.binary(BinaryOperator.ADD, a, on.number(3))))))
                .containsExactly("of 2 a", "of 6 ");
    }

    @ParameterizedTest
    @CsvSource({"MIN, MAX, MAX_DISTRIBUTES MAX_COMMUTES MAX_ASSOCIATES",
            "MAX, MIN, MIN_DISTRIBUTES MIN_COMMUTES MIN_ASSOCIATES"})
    void anExtremumIsPushedIntoTheOther(Monoid monoid, BinaryOperator operator, String laws) {
        combinations.becomeBy(named(laws), ElementType.INT, monoid,
                on.binary(operator, a, combinations.reduce(monoid, "A")), over("@k#1", "a * A[c: @k#1]"));
    }

    @ParameterizedTest
    @CsvSource({"AND, OR, OR_DISTRIBUTES OR_TRUE OR_COMMUTES OR_ASSOCIATES",
            "OR, AND, AND_DISTRIBUTES AND_FALSE AND_COMMUTES AND_ASSOCIATES"})
    void aConnectiveIsPushedIntoTheOther(Monoid monoid, BinaryOperator operator, String laws) {
        Elements truths = new Elements(ElementType.BOOL);
        Combinations of = new Combinations(truths);
        of.becomeBy(named(laws), ElementType.BOOL, monoid,
                truths.binary(operator, truths.scalar("p"), of.reduce(monoid, "A")), over("@k#1", "p * A[c: @k#1]"));
    }

    private static Set<Law> named(String laws) {
        return Set.copyOf(Arrays.stream(laws.split(" ", -1)).map(Law::valueOf).toList());
    }

    @ParameterizedTest
    @EnumSource(value = BinaryOperator.class, names = {"DIV", "REM", "MIN", "MAX"})
    void noOtherOperationIsPushedIntoASum(BinaryOperator operator) {
        combinations.stay(Monoid.SUM, on.binary(operator, combinations.sum("A"), a));
        combinations.stay(Monoid.SUM, on.binary(operator, a, combinations.sum("A")));
    }

    @Test
    void nothingIsPushedIntoAProduct() {
        ValueTerm product = combinations.reduce(Monoid.PRODUCT, "A");
        combinations.stay(Monoid.PRODUCT, on.binary(BinaryOperator.ADD, product, a));
        combinations.stay(Monoid.PRODUCT, on.binary(BinaryOperator.MAX, product, a));
    }

    @Test
    void aProductIsNotPushedIntoAnExtremum() {
        combinations.stay(Monoid.MAX, on.binary(BinaryOperator.MUL, combinations.reduce(Monoid.MAX, "A"), a));
    }

    @Test
    void ofAllOperationsOneDistributes() {
        Map<Monoid, BinaryOperator> distributes = Map.of(Monoid.SUM, BinaryOperator.MUL, Monoid.MIN, BinaryOperator.MAX,
                Monoid.MAX, BinaryOperator.MIN, Monoid.AND, BinaryOperator.OR, Monoid.OR, BinaryOperator.AND);
        for (Monoid monoid : Monoid.values()) {
            for (BinaryOperator operator : BinaryOperator.values()) {
                Ledger ledger = new Ledger(law -> true);
                assertThat(Distribution.of(operator, monoid, ElementType.INT, ledger).isPresent())
                        .as(operator + " into " + monoid)
                        .isEqualTo(operator == distributes.get(monoid));
                assertThat(ledger.used().isEmpty()).isEqualTo(operator != distributes.get(monoid));
            }
        }
    }
}
