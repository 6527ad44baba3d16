package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static io.verifyrules.dsl.Mistakes.assertIllFormed;
import static io.verifyrules.dsl.expr.Tensors.A;
import static io.verifyrules.dsl.expr.Tensors.B;
import static io.verifyrules.dsl.expr.Tensors.C;
import static io.verifyrules.dsl.expr.Tensors.INTS;
import static io.verifyrules.dsl.expr.Tensors.N;
import static io.verifyrules.dsl.expr.Tensors.REALS;
import static io.verifyrules.dsl.expr.Tensors.TRUTHS;
import static org.assertj.core.api.Assertions.assertThat;

class ElementwiseTypingTest {

    @ParameterizedTest
    @EnumSource(BinaryOperator.class)
    void operandsHaveTheSameAxesAndOneType(BinaryOperator operator) {
        String name = operator.symbol();
        assertThat(Binary.of(operator, A, A).type()).isEqualTo(A.type());
        assertIllFormed(() -> Binary.of(operator, A, B),
                name + ": operands must have the same axes, but found [c] and [d]");
        assertIllFormed(() -> Binary.of(operator, INTS, REALS), name
                + ": operands must have one element type, but found int and real; convert(B, typeOf(A)) is B with the type of A");
        assertIllFormed(() -> Binary.of(operator, A, INTS), name
                + ": operands must have one element type, but found T and int; convert(B, typeOf(A)) is B with the type of A");
    }

    @Test
    void operatorsAreDefinedOnTheirTypesOnly() {
        assertIllFormed(() -> TRUTHS.plus(TRUTHS),
                "add: expected elements of type complex or i1 .. i64 or int or real or s4 .. u64 or f16 .. f64, found bool");
        assertIllFormed(() -> REALS.rem(REALS),
                "rem: expected elements of type int or s4 .. u64 or f16 .. f64, found real");
        assertIllFormed(() -> Binary.of(BinaryOperator.OR, INTS, INTS),
                "or: expected elements of type bool or i1 .. i64 or s4 .. u64, found int");
        assertIllFormed(INTS::not, "not: expected elements of type bool or i1 .. i64 or s4 .. u64, found int");
        assertIllFormed(TRUTHS::unaryMinus,
                "neg: expected elements of type complex or i1 .. i64 or int or real or s4 .. u64 or f16 .. f64, found bool");
        assertIllFormed(() -> Unary.of(UnaryOperator.EXP, INTS),
                "exp: expected elements of type real or f16 .. f64, found int");
    }

    @Test
    void aConstantOfNumbersTakesTheTypeOfTheTensorItMeets() {
        TensorExpr two = Constant.of(Element.of(2), Shape.of(C, N));
        assertThat(two.plus(REALS).type().element()).isEqualTo(ElementType.REAL);
        assertThat(INTS.times(two).type().element()).isEqualTo(ElementType.INT);
        assertThat(two.minus(two).type().element()).isEqualTo(ElementType.NUMERAL);
        assertIllFormed(() -> two.plus(TRUTHS), "add: operands must have one element type, but found number and bool");
    }

    @Test
    void aComparisonGivesTruthValues() {
        assertThat(INTS.compare(Relation.LT, INTS).type().element()).isEqualTo(ElementType.BOOL);
        assertThat(TRUTHS.compare(Relation.EQ, TRUTHS).type().element()).isEqualTo(ElementType.BOOL);
        assertThat(TRUTHS.compare(Relation.LT, TRUTHS).type().element()).as("false is less than true")
                .isEqualTo(ElementType.BOOL);
        assertIllFormed(() -> A.compare(Relation.EQ, B),
                "'==': operands must have the same axes, but found [c] and [d]");
    }

    @Test
    void aSelectTakesTruthValuesAndTwoTensorsOfOneType() {
        assertThat(REALS.where(TRUTHS, REALS).type()).isEqualTo(REALS.type());
        assertIllFormed(() -> REALS.where(INTS, REALS), "select: predicate: expected elements of type bool, found int");
        assertIllFormed(() -> REALS.where(TRUTHS, INTS),
                "select: operands must have one element type, but found real and int; convert(B, typeOf(A)) is B with the type of A");
        assertIllFormed(() -> B.where(TRUTHS, B), "select: operands must have the same axes, but found [c] and [d]");
        assertIllFormed(() -> A.where(TRUTHS, B), "select: operands must have the same axes, but found [c] and [d]");
    }

    @Test
    void aClampTakesThreeTensorsOfNumbers() {
        assertThat(Clamp.of(INTS, INTS, INTS).type()).isEqualTo(INTS.type());
        assertIllFormed(() -> Clamp.of(TRUTHS, TRUTHS, TRUTHS),
                "clamp: expected elements of type int or real or s4 .. u64 or f16 .. f64, found bool");
        assertIllFormed(() -> Clamp.of(INTS, INTS, REALS),
                "clamp: operands must have one element type, but found int and real; convert(B, typeOf(A)) is B with the type of A");
        assertIllFormed(() -> Clamp.of(B, A, A), "clamp: operands must have the same axes, but found [d] and [c]");
        assertIllFormed(() -> Clamp.of(A, A, B), "clamp: operands must have the same axes, but found [c] and [d]");
    }
}
