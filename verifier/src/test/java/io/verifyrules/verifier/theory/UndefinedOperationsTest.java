package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Which undefined operations a proof is said to rest on. */
class UndefinedOperationsTest {

    private static final String OVER_ZERO = "x / 0 is taken as an unknown function of x";

    private final ValueTerms terms = new ValueTerms();
    private final ValueTerm x = terms.parameter("x", ElementType.REAL);
    private final ValueTerm y = terms.parameter("y", ElementType.REAL);
    private final ValueTerm inf = terms.literal(new Literal.Infinity(true), ElementType.REAL);

    private ValueTerm number(int value) {
        return terms.literal(new Literal.Whole(BigInteger.valueOf(value)), ElementType.REAL);
    }

    private ValueTerm apply(BinaryOperator operator, ValueTerm a, ValueTerm b) {
        return terms.apply(new Operation.OfBinary(operator), ElementType.REAL, List.of(a, b));
    }

    private ValueTerm apply(UnaryOperator operator, ValueTerm a) {
        return terms.apply(new Operation.OfUnary(operator), ElementType.REAL, List.of(a));
    }

    private List<String> found(boolean infinities, ValueTerm term) {
        UndefinedOperations operations = new UndefinedOperations(type -> ElementTheories.of(type, infinities),
                (operand, relation, number) -> operand.equals(y));
        operations.visit(term);
        return operations.found();
    }

    @Test
    void aQuotientIsNamedUnlessItsDivisorIsNotZero() {
        assertThat(found(false, apply(BinaryOperator.DIV, y, x))).containsExactly(OVER_ZERO);
        assertThat(found(false, apply(BinaryOperator.DIV, x, y))).isEmpty();
        assertThat(found(false, apply(BinaryOperator.DIV, x, number(2)))).isEmpty();
        assertThat(found(false, apply(BinaryOperator.DIV, x, number(0)))).containsExactly(OVER_ZERO);
        assertThat(found(false, apply(BinaryOperator.DIV, x, apply(UnaryOperator.EXP, x)))).isEmpty();
        assertThat(found(true, apply(BinaryOperator.DIV, y, x))).containsExactly(OVER_ZERO + ", which may be infinite");
    }

    @Test
    void sumsAndProductsAreNamedWhereInfinitiesMeetTheirOppositesOrZero() {
        ValueTerm infinite = apply(BinaryOperator.ADD, x, inf);
        assertThat(found(true, apply(BinaryOperator.ADD, infinite, inf))).isEmpty();
        assertThat(found(true, apply(BinaryOperator.SUB, infinite, inf)))
                .containsExactly("inf - inf is taken as an unknown element");
        assertThat(found(true, apply(BinaryOperator.MUL, inf, inf))).isEmpty();
        assertThat(found(true, apply(BinaryOperator.MUL, y, inf))).isEmpty();
        assertThat(found(true, apply(BinaryOperator.MUL, inf, x)))
                .containsExactly("0 * inf is taken as an unknown element");
    }

    @Test
    void whatMinimaAndMaximaKeepOutIsNotNamed() {
        ValueTerm finite = apply(BinaryOperator.MIN, x, inf);
        assertThat(
                found(true, apply(UnaryOperator.EXP, apply(BinaryOperator.MAX, finite, apply(UnaryOperator.NEG, inf)))))
                .isEmpty();
        assertThat(found(true, apply(UnaryOperator.EXP, apply(BinaryOperator.MAX, x, inf))))
                .containsExactly("exp of an infinity is taken as an unknown element");
    }

    @Test
    void anUndefinedElementMayBeAnything() {
        ValueTerm quotient = apply(BinaryOperator.DIV, x, inf);
        assertThat(found(true, apply(BinaryOperator.SUB, quotient, inf))).containsExactly(
                "a quotient with an infinity is taken as an unknown function of both operands",
                "inf - inf is taken as an unknown element");
    }
}
