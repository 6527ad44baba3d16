package io.verifyrules.dsl.element;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import org.junit.jupiter.api.Test;

import static io.verifyrules.dsl.Mistakes.assertIllFormed;
import static org.assertj.core.api.Assertions.assertThat;

class ElementTest {

    private static final Element OPEN = new Element.Parameter("v", ElementType.OPEN);
    private static final Element REAL = new Element.Parameter("x", ElementType.REAL);
    private static final Element INT = new Element.Parameter("i", ElementType.INT);
    private static final Element TRUTH = new Element.Parameter("p", ElementType.BOOL);

    @Test
    void aNumberTakesTheTypeOfWhatItMeets() {
        assertThat(Element.of(2).plus(Element.of(3)).type()).isEqualTo(ElementType.NUMERAL);
        assertThat(Element.of(2).times(REAL).type()).isEqualTo(ElementType.REAL);
        assertThat(INT.minus(Element.of(1)).type()).isEqualTo(ElementType.INT);
        assertThat(OPEN.div(Element.of(2)).type()).isEqualTo(ElementType.OPEN);
        assertThat(Element.infinity(true).type()).isEqualTo(ElementType.NUMERAL);
    }

    @Test
    void operandsHaveOneType() {
        assertIllFormed(() -> INT.plus(REAL),
                "add: operands must have one element type, but found int and real; convert(B, typeOf(A)) is B with the type of A");
        assertIllFormed(() -> OPEN.times(INT),
                "mul: operands must have one element type, but found T and int; convert(B, typeOf(A)) is B with the type of A");
        assertIllFormed(() -> TRUTH.plus(Element.of(1)),
                "add: operands must have one element type, but found bool and number");
        assertIllFormed(() -> INT.compare(Relation.LT, REAL),
                "'<': operands must have one element type, but found int and real; convert(B, typeOf(A)) is B with the type of A");
    }

    @Test
    void operatorsAreDefinedOnTheirTypesOnly() {
        assertIllFormed(() -> TRUTH.plus(TRUTH),
                "add: expected elements of type complex or i1 .. i64 or int or real or s4 .. u64 or f16 .. f64, found bool");
        assertIllFormed(() -> new Element.Binary(BinaryOperator.REM, REAL, REAL),
                "rem: expected elements of type int or s4 .. u64 or f16 .. f64, found real");
        assertIllFormed(() -> new Element.Binary(BinaryOperator.AND, INT, INT),
                "and: expected elements of type bool or i1 .. i64 or s4 .. u64, found int");
        assertIllFormed(() -> new Element.Unary(UnaryOperator.EXP, INT),
                "exp: expected elements of type real or f16 .. f64, found int");
        assertIllFormed(() -> new Element.Unary(UnaryOperator.NEG, Element.of(true)),
                "neg: expected elements of type complex or i1 .. i64 or int or real or s4 .. u64 or f16 .. f64, found truth value");
        assertThat(TRUTH.compare(Relation.LT, TRUTH).left()).isEqualTo(TRUTH);
        assertThat(TRUTH.compare(Relation.EQ, TRUTH).left()).isEqualTo(TRUTH);
    }

    @Test
    void theNegativeOfALiteralIsALiteral() {
        assertThat(Element.of(3).unaryMinus()).isEqualTo(Element.of(-3));
        assertThat(Element.infinity(true).unaryMinus()).isEqualTo(Element.infinity(false));
        assertThat(REAL.unaryMinus()).isEqualTo(new Element.Unary(UnaryOperator.NEG, REAL));
    }

    @Test
    void onlyAMapThatIsOneNumberIsAnElement() {
        RankClass c = new RankClass("c", RankBound.ANY);
        RankClass s = new RankClass("s", RankBound.SINGLETON);
        assertThat(new Element.Counted(new AxisMap.Variable("n", s)).type()).isEqualTo(ElementType.INT);
        assertThat(new Element.Counted(new AxisMap.Scalar("k")).type()).isEqualTo(ElementType.INT);
        assertIllFormed(() -> new Element.Counted(new AxisMap.Variable("n", c)),
                "a map over rank class c is not one number; only a map over a singleton class can be used as an element");
    }
}
