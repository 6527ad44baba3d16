package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.element.Width;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What is certain of operations on numbers that are written down, and what is not. */
class CertainArithmeticTest {

    private static final ElementType S8 = new ElementType.Machine(true, 8);
    private static final ElementType F16 = new ElementType.Floating(FloatFormat.F16);

    private static ElementType type(String name) {
        return ElementType.closed(name).orElseThrow();
    }

    private static Optional<ElementValue> number(String decimal, ElementType type) {
        Literal literal = switch (decimal) {
            case "nan" -> new Literal.NotANumber();
            case "inf" -> new Literal.Infinity(true);
            default -> Literal.decimal(decimal);
        };
        return CertainArithmetic.literal(literal, type);
    }

    @ParameterizedTest(name = "{1}({2}, {3}) is {4} in {0}")
    @CsvSource({"f16, REM, 3.0, 2.0, 1.0", "f16, REM, -3.0, 2.0, -1.0", "f16, REM, -2.0, 2.0, -0.0",
            "f16, REM, 3.0, 0.0, nan", "f16, POW, 0.0, 2.0, 0.0", "f16, POW, 0.0, 0.0, 1.0",
            "f16, POW, -0.0, 3.0, -0.0", "f16, POW, -0.0, 2.0, 0.0", "f16, POW, 1.0, nan, 1.0",
            "f32, DIV, 1.0, 0.0, +inf", "f32, DIV, 0.0, 0.0, nan", "f32, ADD, -0.0, 0.0, 0.0",
            "f32, ATAN2, 0.0, 1.0, 0.0", "f64, MAX, -0.0, 0.0, 0.0", "s8, ADD, 127, 1, -128", "s8, REM, -3, 2, -1",
            "s8, DIV, -7, 2, -3", "s8, DIV, 1, 0, -1", "u8, SUB, 0, 1, 255", "int, REM, -3, 2, -1",
            "int, DIV, 1, 0, -1", "real, DIV, 1, 3, 1/3", "real, POW, 2, 3, 8"})
    void aValueThatIsTheSameEverywhereIsCertain(String name, BinaryOperator operator, String left, String right,
            String expected) {
        ElementType type = type(name);
        assertThat(
                CertainArithmetic.apply(operator, number(left, type).orElseThrow(), number(right, type).orElseThrow()))
                .get()
                .hasToString(expected);
    }

    @ParameterizedTest(name = "{1}({2}, {3}) in {0}")
    @CsvSource({"real, DIV, 1, 0", "complex, DIV, 1, 0", "real, POW, -1, 0.5", "f16, POW, 2.0, 0.5",
            "f16, POW, 3.0, 2.0", "f16, ATAN2, 1.0, 1.0", "real, POW, 2, 0.5"})
    void whatIsUndefinedOrDependsOnALibraryIsNotCertain(String name, BinaryOperator operator, String left,
            String right) {
        ElementType type = type(name);
        assertThat(
                CertainArithmetic.apply(operator, number(left, type).orElseThrow(), number(right, type).orElseThrow()))
                .isEmpty();
    }

    @ParameterizedTest(name = "{1}({2}) in {0}")
    @CsvSource({"f16, EXP, 1.0", "f16, EXP, 1000.0", "f64, EXP, 1000.0", "f16, TANH, 1.0", "f16, LOG, 2.0",
            "real, EXP, 1", "real, LOG, -1"})
    void functionsThatNoStandardRoundsAreNotCertain(String name, UnaryOperator operator, String operand) {
        assertThat(CertainArithmetic.apply(operator, number(operand, type(name)).orElseThrow())).isEmpty();
    }

    @ParameterizedTest(name = "{1}({2}) is {3} in {0}")
    @CsvSource({"f16, EXP, 0.0, 1.0", "f16, LOG, 1.0, 0.0", "f16, LOG, 0.0, -inf", "f16, SQRT, 4.0, 2.0",
            "f16, SQRT, -0.0, -0.0", "f16, SQRT, -1.0, nan", "f16, FLOOR, -0.5, -1.0", "f16, ROUND, 2.5, 3.0",
            "f16, ROUND_EVEN, 2.5, 2.0", "s8, ABS, -128, -128", "real, FLOOR, -0.5, -1"})
    void whatEveryLibraryGivesIsCertain(String name, UnaryOperator operator, String operand, String expected) {
        assertThat(CertainArithmetic.apply(operator, number(operand, type(name)).orElseThrow())).get()
                .hasToString(expected);
    }

    @Test
    void aComparisonWithNanIsCertain() {
        ElementValue nan = number("nan", F16).orElseThrow();
        assertThat(CertainArithmetic.compare(Relation.EQ, nan, nan)).get().hasToString("false");
        assertThat(CertainArithmetic.compare(Relation.NE, nan, nan)).get().hasToString("true");
    }

    @Test
    void aConversionIsCertainWhereTheTypeHasTheNumber() {
        assertThat(converted("127.5", F16, S8)).get().hasToString("127");
        assertThat(converted("128", F16, S8)).isEmpty();
        assertThat(converted("nan", F16, ElementType.REAL)).isEmpty();
        assertThat(converted("300", ElementType.INT, S8)).get().hasToString("44");
        assertThat(converted("300", ElementType.REAL, S8)).isEmpty();
        assertThat(converted("0.1", ElementType.REAL, F16)).get().hasToString("0.1");
    }

    private static Optional<ElementValue> converted(String number, ElementType from, ElementType to) {
        return CertainArithmetic.converted(Conversion.CONVERT, number(number, from).orElseThrow(), from, to);
    }

    @Test
    void bitsOfNanAreNotCertain() {
        ElementType words = new ElementType.Machine(false, 16);
        assertThat(CertainArithmetic.converted(Conversion.BITCAST, number("nan", F16).orElseThrow(), F16, words))
                .isEmpty();
        assertThat(CertainArithmetic.converted(Conversion.BITCAST, number("-0.0", F16).orElseThrow(), F16, words)).get()
                .hasToString("32768");
    }

    @Test
    void nothingIsCertainWhereAFormatOrAWidthIsOpen() {
        Literal one = Literal.decimal("1");
        assertThat(CertainArithmetic.literal(one, ElementType.FLOAT)).isEmpty();
        assertThat(CertainArithmetic.literal(one, ElementType.OPEN)).isEmpty();
        assertThat(CertainArithmetic.literal(one, new ElementType.Signless(Width.named("N")))).isEmpty();
        assertThat(CertainArithmetic.literal(new Literal.Infinity(true), ElementType.INT)).isEmpty();
    }
}
