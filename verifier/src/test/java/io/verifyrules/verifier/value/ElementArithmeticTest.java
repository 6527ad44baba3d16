package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Infinite;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Whole;
import java.math.BigInteger;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class ElementArithmeticTest {

    private final ElementArithmetic arithmetic = new ElementArithmetic(UndefinedValues.NONE);

    /** Reads {@code 3} as an integer, {@code 3/1} as a real, {@code ~3} as enclosed, {@code inf}, {@code true}, {@code ?}. */
    private static ElementValue read(String text) {
        return switch (text) {
            case "inf" -> new Infinite(true, ElementType.REAL);
            case "-inf" -> new Infinite(false, ElementType.REAL);
            case "true" -> new Truth(true);
            case "false" -> new Truth(false);
            case "?" -> new Uncertain("unknown");
            default -> {
                if (text.startsWith("~")) {
                    double nearest = Double.parseDouble(text.substring(1));
                    yield new Enclosed(Math.nextDown(nearest), Math.nextUp(nearest));
                }
                int slash = text.indexOf('/');
                yield slash < 0
                        ? new Whole(new BigInteger(text))
                        : new Rational(new BigInteger(text.substring(0, slash)),
                                new BigInteger(text.substring(slash + 1)));
            }
        };
    }

    /** {@code ?} where nothing is known, {@code u} where the result is that of an undefined application. */
    private String shown(ElementValue value) {
        String known = value instanceof Uncertain ? "?" : value.toString();
        return arithmetic.used().isEmpty() ? known : "u";
    }

    @ParameterizedTest(name = "{1} {0} {2} = {3}")
    @CsvSource({"DIV, 7, 2, 3", "DIV, -7, 2, -3", "DIV, 7, -2, -3", "DIV, -7, -2, 3", "DIV, 5, 0, -1", "DIV, 0, 0, -1",
            "REM, 7, 2, 1", "REM, -7, 2, -1", "REM, 7, -2, 1", "REM, -7, -2, -1", "REM, 5, 0, 5", "REM, -5, 0, -5",
            "ADD, 2, 3, 5", "SUB, 2, 3, -1", "MUL, 2, -3, -6", "MIN, 2, -3, -3", "MAX, 2, -3, 2", "DIV, 1/2, 3/4, 2/3",
            "ADD, 1/2, 1/3, 5/6", "SUB, 1/2, 1/2, 0", "MUL, 2/3, 3/2, 1", "MAX, 1/2, 2/3, 2/3", "ADD, inf, 3, inf",
            "ADD, inf, inf, inf", "ADD, inf, -inf, u", "SUB, inf, inf, u", "SUB, 3, inf, -inf", "MUL, inf, -2, -inf",
            "MUL, 0, inf, u", "MUL, -inf, 0/1, u", "MUL, 1/2, -inf, -inf", "MUL, -inf, -inf, inf", "DIV, inf, 2, u",
            "DIV, 2, inf, u", "DIV, inf, 0, u", "REM, 2, inf, u", "REM, inf, 0, u", "DIV, 1/2, 0/1, u",
            "DIV, 0/1, 0/1, u", "DIV, ~2.5, 0/1, u", "SUB, -inf, inf, -inf", "ADD, ~2.5, inf, inf",
            "MUL, ~2.5, -inf, -inf", "MIN, -inf, 5, -inf", "MAX, -inf, 5, 5", "MIN, inf, 5, 5", "MAX, inf, -inf, inf",
            "ADD, ?, 1, ?", "MIN, ?, 1, ?", "AND, true, false, false", "AND, true, true, true",
            "OR, false, false, false", "OR, false, true, true", "AND, ?, false, false", "AND, ?, true, ?",
            "OR, ?, true, true", "OR, false, ?, ?", "MUL, ~2.5, 0/1, 0", "ADD, ~2.5, 1/2, ~3", "DIV, 0/1, ~2.5, 0",
            "DIV, ~1, ~0, ?", "DIV, 0/1, ~0, ?", "MUL, ~1e200, ~1e200, ?", "MAX, ~2.5, 2/1, ~2.5",
            "MIN, ~2.5, 5/2, ~2.5"})
    void twoOperands(BinaryOperator operator, String left, String right, String expected) {
        String result = shown(arithmetic.apply(operator, read(left), read(right)));
        assertThat(result.replace("+inf", "inf")).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0} {1} = {2}")
    @CsvSource({"NEG, 3, -3", "NEG, 1/2, -1/2", "NEG, inf, -inf", "NEG, ?, ?", "ABS, -3, 3", "ABS, -1/2, 1/2",
            "ABS, -inf, inf", "ABS, 0, 0", "EXP, 0/1, 1", "EXP, inf, u", "EXP, -inf, u", "EXP, 1000/1, ?",
            "ABS, ~-2.5, ~2.5", "NEG, ~2.5, ~-2.5", "NOT, true, false", "NOT, ?, ?"})
    void oneOperand(UnaryOperator operator, String operand, String expected) {
        assertThat(shown(arithmetic.apply(operator, read(operand))).replace("+inf", "inf")).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{1} {0} {2} is {3}")
    @CsvSource({"LT, 1, 2, true", "GE, 1, 2, false", "EQ, 2, 2, true", "NE, 2, 2, false", "LE, 1/3, 1/2, true",
            "GT, inf, 100, true", "EQ, inf, inf, true", "LT, -inf, inf, true", "EQ, true, false, false",
            "EQ, ~1.0, 1/1, ?", "NE, ~1.0, ~1.0000000000000002, ?", "NE, ~1.0, ~1.0000000000001, true",
            "LT, ~1.0, 1001/1000, true", "EQ, ?, ?, ?", "LT, ?, 1, ?"})
    void comparisons(Relation relation, String left, String right, String expected) {
        assertThat(shown(arithmetic.compare(relation, read(left), read(right)))).isEqualTo(expected);
    }

    @Test
    void whatIsCancelledLeavesBoundsThatContainZero() {
        ElementValue difference = arithmetic.apply(BinaryOperator.SUB, read("~2.5"), read("~2.5"));
        assertThat(difference).isInstanceOfSatisfying(Enclosed.class, enclosed -> {
            assertThat(enclosed.low()).isNegative();
            assertThat(enclosed.high()).isPositive();
        });
        assertThat(shown(arithmetic.apply(BinaryOperator.DIV, read("1/1"), difference))).isEqualTo("?");
    }

    private static UndefinedApplication quotient(String dividend) {
        return UndefinedApplication.of(PartialOperation.QUOTIENT, read(dividend), read("0/1"));
    }

    @Test
    void aRealQuotientByZeroIsWhatTheInstanceSays() {
        ElementArithmetic given = new ElementArithmetic(new UndefinedValues(Map.of(quotient("1/1"), read("7/1"))));
        assertThat(given.apply(BinaryOperator.DIV, read("1/1"), read("0/1"))).isEqualTo(read("7/1"));
        assertThat(given.apply(BinaryOperator.DIV, read("2/1"), read("0/1"))).isEqualTo(read("2/1"));
        assertThat(given.apply(BinaryOperator.DIV, read("~2.5"), read("0/1"))).isEqualTo(read("~2.5"));
        assertThat(given.apply(BinaryOperator.DIV, read("~1"), read("0/1"))).isInstanceOf(Uncertain.class);
        assertThat(given.used()).containsEntry(quotient("1/1"), read("7/1")).hasSize(4);
    }

    @Test
    void anUndefinedApplicationDoesNotDependOnTheOrderOfFactorsAndSummands() {
        arithmetic.apply(BinaryOperator.ADD, read("inf"), read("-inf"));
        arithmetic.apply(BinaryOperator.ADD, read("-inf"), read("inf"));
        arithmetic.apply(BinaryOperator.SUB, read("inf"), read("inf"));
        arithmetic.apply(BinaryOperator.MUL, read("inf"), read("0/1"));
        arithmetic.apply(BinaryOperator.MUL, read("0/1"), read("inf"));
        assertThat(arithmetic.used().keySet().stream().map(Object::toString)).containsExactly("inf - inf", "0 * inf");
    }

    @Test
    void integersAndRealsHaveUndefinedValuesOfTheirOwn() {
        ElementValue whole = arithmetic.apply(BinaryOperator.SUB, new Infinite(true, ElementType.INT),
                new Infinite(true, ElementType.INT));
        ElementValue real = arithmetic.apply(BinaryOperator.SUB, read("inf"), read("inf"));
        assertThat(whole).isEqualTo(read("0"));
        assertThat(real).isEqualTo(read("0/1"));
        assertThat(arithmetic.used()).hasSize(2);
    }

    @Test
    void theExponentialLawIsNeverRefutedByRounding() {
        ElementValue product = arithmetic.apply(BinaryOperator.MUL, arithmetic.apply(UnaryOperator.EXP, read("1/3")),
                arithmetic.apply(UnaryOperator.EXP, read("5/7")));
        ElementValue ofSum = arithmetic.apply(UnaryOperator.EXP, read("22/21"));
        assertThat(ElementOrder.definitelyDiffer(product, ofSum)).isFalse();
        assertThat(ElementOrder.definitelyDiffer(product, arithmetic.apply(UnaryOperator.EXP, read("1/1")))).isTrue();
    }

    @Test
    void tokensHaveIdentityAndNothingElse() {
        Token one = new Token(BigInteger.ONE);
        Token two = new Token(BigInteger.TWO);
        assertThat(arithmetic.compare(Relation.EQ, one, two)).isEqualTo(new Truth(false));
        assertThatThrownBy(() -> arithmetic.compare(Relation.LT, one, two)).isInstanceOf(RefusedInstance.class);
        assertThatThrownBy(() -> arithmetic.apply(BinaryOperator.ADD, one, two)).isInstanceOf(RefusedInstance.class);
    }
}
