package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static io.verifyrules.verifier.reduction.Combinations.over;
import static org.assertj.core.api.Assertions.assertThat;

/** The opposite of a combination is the combination of the opposites under the dual monoid. */
class DualityTest {

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");

    @ParameterizedTest
    @CsvSource({"MIN, MAX, NEG, NEG_REVERSES_ORDER", "MAX, MIN, NEG, NEG_REVERSES_ORDER", "AND, OR, NOT, DE_MORGAN",
            "OR, AND, NOT, DE_MORGAN"})
    void theOppositeOfADualCombinationIsOpened(Monoid monoid, Monoid dual, UnaryOperator opposite, Law law) {
        ElementType type = opposite == UnaryOperator.NEG ? ElementType.INT : ElementType.BOOL;
        Elements elements = new Elements(type);
        Combinations of = new Combinations(elements);
        ValueTerm value = elements.unary(opposite, of.reduce(dual, "A"));
        assertThat(Combinations.texts(of.terms(monoid, value)))
                .containsExactly(over("@k#1", opposite.symbol() + "(A[c: @k#1])"));
        Law[] laws = Stream.concat(Stream.of(law), Arrays.stream(Law.ofCombinations(dual))).toArray(Law[]::new);
        Ledger ledger = new Ledger(granted -> true);
        assertThat(Duality.of(opposite, monoid, type, ledger))
                .hasValueSatisfying(leave -> assertThat(leave.other().monoid()).isEqualTo(dual));
        assertThat(ledger.used()).isEqualTo(StepsByLaw.of(type, laws));
        for (Law refused : laws) {
            assertThat(Duality.of(opposite, monoid, type, new Ledger(Refusing.laws(refused)))).as("without " + refused)
                    .isEmpty();
        }
    }

    @Test
    void theOppositeOfAnOppositeIsTheElement() {
        ValueTerm opposites = on.binary(BinaryOperator.MIN, on.unary(UnaryOperator.NEG, a), b);
        assertThat(Combinations.texts(combinations.terms(Monoid.MAX, on.unary(UnaryOperator.NEG, opposites))))
                .containsExactly("of a", "of neg(b)");
    }

    @Test
    void factorsThatAreJoinedByTheDualOperationAreNegatedEach() {
        ValueTerm bounded = on.binary(BinaryOperator.MAX, a, combinations.reduce(Monoid.MIN, "A"));
        assertThat(Combinations.texts(combinations.terms(Monoid.MAX, on.unary(UnaryOperator.NEG, bounded))))
                .containsExactly(over("@k#1", "neg(a) * neg(A[c: @k#1])"));
    }

    @Test
    void theOppositeOfACombinationOfTheSameMonoidIsATerm() {
        combinations.stay(Monoid.MAX, on.unary(UnaryOperator.NEG, combinations.reduce(Monoid.MAX, "A")));
        combinations.stay(Monoid.MIN, on.unary(UnaryOperator.NEG, combinations.reduce(Monoid.MIN, "A")));
    }

    @ParameterizedTest
    @EnumSource(value = UnaryOperator.class, names = {"ABS", "SIGN", "EXP"})
    void noOtherOperationHasADual(UnaryOperator operator) {
        for (Monoid monoid : Monoid.values()) {
            assertThat(Duality.of(operator, monoid, ElementType.INT, new Ledger(law -> true))).isEmpty();
        }
    }

    @Test
    void eachOppositeHasItsOwnMonoids() {
        for (Monoid monoid : List.of(Monoid.SUM, Monoid.PRODUCT, Monoid.AND, Monoid.OR, Monoid.XOR)) {
            assertThat(Duality.of(UnaryOperator.NEG, monoid, ElementType.INT, new Ledger(law -> true))).isEmpty();
        }
        for (Monoid monoid : List.of(Monoid.SUM, Monoid.PRODUCT, Monoid.MIN, Monoid.MAX, Monoid.XOR)) {
            assertThat(Duality.of(UnaryOperator.NOT, monoid, ElementType.BOOL, new Ledger(law -> true))).isEmpty();
        }
    }
}
