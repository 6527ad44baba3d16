package io.verifyrules.verifier.term;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What the factory of elements simplifies while it builds, which is by no law, and what it leaves to the steps with laws. */
class ElementFactoriesTest {

    private static final LaneInt P = LaneInt.of(LaneVariables.map("p"));
    private static final LaneInt Q = LaneInt.of(LaneVariables.map("q"));

    private final Elements on = new Elements();
    private final ValueTerms terms = on.terms();
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");
    private final Truth p = Truth.fold(LaneVariables.C, LaneBool.nonNegative(P));
    private final Truth q = Truth.fold(LaneVariables.C, LaneBool.nonNegative(Q));

    @Test
    void aChoiceBetweenEqualElementsIsTheElement() {
        assertThat(terms.choose(p, a, a)).isEqualTo(a);
        assertThat(on.select(on.truth("c"), a, a)).isEqualTo(a);
        assertThat(on.select(on.truth("c"), a, b)).isInstanceOf(ValueTerm.Apply.class);
    }

    @Test
    void aDecidedChoiceIsMade() {
        assertThat(terms.choose(Truth.TRUE, a, b)).isEqualTo(a);
        assertThat(terms.choose(Truth.FALSE, a, b)).isEqualTo(b);
        assertThat(terms.choose(Truth.fold(LaneVariables.C, LaneBool.FALSE), a, b)).as("the rank may be 0")
                .isInstanceOf(ValueTerm.If.class);
    }

    @Test
    void aChoiceByTheOppositeIsTheOtherChoice() {
        assertThat(terms.choose(Truth.not(p), a, b)).isEqualTo(terms.choose(p, b, a));
    }

    @Test
    void aChoiceInAChoiceWithTheSameOtherwiseIsOne() {
        ValueTerm inner = terms.choose(q, a, b);
        assertThat(terms.choose(p, inner, b)).isEqualTo(terms.choose(Truth.allOf(List.of(p, q)), a, b));
    }

    @Test
    void anyOtherChoiceInAChoiceStays() {
        ValueTerm inner = terms.choose(q, a, b);
        ValueTerm c = on.scalar("c");
        assertThat(terms.choose(p, inner, c)).isInstanceOfSatisfying(ValueTerm.If.class,
                choice -> assertThat(List.of(choice.then(), choice.otherwise())).containsExactly(inner, c));
        assertThat(terms.choose(p, inner, a)).as("a is what the inner one takes where q holds")
                .isInstanceOfSatisfying(ValueTerm.If.class, choice -> assertThat(choice.condition()).isEqualTo(p));
        assertThat(terms.choose(p, b, inner)).isInstanceOfSatisfying(ValueTerm.If.class,
                choice -> assertThat(choice.otherwise()).isEqualTo(inner));
    }

    @Test
    void operationsAreLeftToLaws() {
        for (ValueTerm left : List.of(on.binary(BinaryOperator.ADD, a, on.number(0)),
                on.binary(BinaryOperator.MUL, a, on.number(1)), on.binary(BinaryOperator.MAX, a, a),
                on.binary(BinaryOperator.SUB, a, a), on.unary(UnaryOperator.NEG, on.unary(UnaryOperator.NEG, a)),
                on.binary(BinaryOperator.ADD, on.number(1), on.number(2)))) {
            assertThat(left).isInstanceOf(ValueTerm.Apply.class);
        }
        assertThat(on.binary(BinaryOperator.ADD, a, b)).isNotEqualTo(on.binary(BinaryOperator.ADD, b, a));
    }

    @Test
    void aReductionOverNothingIsItsElementWhereItsGuardIsTrue() {
        assertThat(terms.reduction(Monoid.SUM, ElementType.INT, List.of(), Truth.TRUE, a)).isEqualTo(a);
        assertThat(terms.reduction(Monoid.SUM, ElementType.INT, List.of(), p, a))
                .isInstanceOf(ValueTerm.Reduction.class);
        assertThat(terms.reduction(Monoid.SUM, ElementType.INT, List.of(), Truth.FALSE, a))
                .isInstanceOf(ValueTerm.Reduction.class);
    }
}
