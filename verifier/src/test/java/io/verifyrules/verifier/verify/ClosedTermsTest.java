package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Terms of numbers that are written down are computed, and a number that is not theirs is refuted. */
class ClosedTermsTest {

    private static final ElementType F16 = new ElementType.Floating(FloatFormat.F16);
    private static final ElementType S8 = new ElementType.Machine(true, 8);

    /** Constants of numbers, and the input. */
    private record Terms(BiFunction<String, ElementType, TensorExpr> numbers, TensorExpr input) {

        TensorExpr number(String decimal, ElementType type) {
            return numbers.apply(decimal, type);
        }
    }

    private static VerdictKind verdict(ElementType type, Function<Terms, TensorExpr> left,
            Function<Terms, TensorExpr> right) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("a closed term", rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            Shape shape = Shape.of(c, n);
            Terms terms = new Terms((decimal, of) -> Constant.of(Element.of(literal(decimal), of), shape),
                    rule.tensor("x", type, shape));
            rule.rewrite(left.apply(terms), right.apply(terms));
        });
        return new Pipeline().verify(collector.toFile().declarations().getFirst(), VerifyOptions.DEFAULT)
                .getFirst()
                .verdict()
                .kind();
    }

    private static Literal literal(String decimal) {
        return decimal.equals("nan") ? new Literal.NotANumber() : Literal.decimal(decimal);
    }

    @ParameterizedTest(name = "{1}({2}, {3}) is {4} and not {5} in {0}")
    @CsvSource({"f16, REM, 3.0, 2.0, 1.0, 2.0", "f32, REM, -3.0, 2.0, -1.0, 1.0", "f16, REM, -2.0, 2.0, -0.0, 0.0",
            "f16, POW, 0.0, 2.0, 0.0, -0.0", "f64, POW, 0.0, 0.0, 1.0, 0.0", "bf16, POW, -0.0, 3.0, -0.0, 0.0",
            "f16, REM, 3.0, 0.0, nan, 3.0", "s8, REM, -3, 2, -1, 1", "s8, ADD, 127, 1, -128, 127",
            "int, REM, -3, 2, -1, 1", "real, DIV, 3, 2, 1.5, 1", "complex, DIV, 3, 2, 1.5, 1"})
    void anOperationOnNumbersIsItsResult(String name, BinaryOperator operator, String left, String right, String is,
            String isNot) {
        ElementType type = ElementType.closed(name).orElseThrow();
        Function<Terms, TensorExpr> term = terms -> Binary.of(operator, terms.number(left, type),
                terms.number(right, type));
        assertThat(verdict(type, term, terms -> terms.number(is, type))).isEqualTo(VerdictKind.VERIFIED);
        assertThat(verdict(type, term, terms -> terms.number(isNot, type))).isEqualTo(VerdictKind.REFUTED);
    }

    @Test
    void aClosedTermIsComputedInsideOfOthers() {
        Function<Terms, TensorExpr> rest = terms -> terms.input()
                .times(Binary.of(BinaryOperator.REM, terms.number("3", F16), terms.number("2", F16)));
        assertThat(verdict(F16, rest, Terms::input)).isEqualTo(VerdictKind.VERIFIED);
        assertThat(verdict(F16, rest, terms -> terms.input().times(terms.number("2", F16))))
                .isEqualTo(VerdictKind.REFUTED);
    }

    @Test
    void aConversionOfANumberIsTheNumber() {
        Function<Terms, TensorExpr> rounded = terms -> Convert.of(Conversion.CONVERT,
                terms.number("2049", ElementType.INT), F16);
        assertThat(verdict(F16, rounded, terms -> terms.number("2048", F16))).isEqualTo(VerdictKind.VERIFIED);
        assertThat(verdict(F16, rounded, terms -> terms.number("2050", F16))).isEqualTo(VerdictKind.REFUTED);
    }

    @Test
    void whatNothingDefinesIsNoNumber() {
        Function<Terms, TensorExpr> outside = terms -> Convert.of(Conversion.CONVERT, terms.number("300", F16), S8);
        assertThat(verdict(S8, outside, terms -> terms.number("44", S8))).isEqualTo(VerdictKind.REFUTED);
        assertThat(verdict(S8, outside, terms -> terms.number("127", S8))).isEqualTo(VerdictKind.REFUTED);
        assertThat(verdict(S8, outside, outside)).isEqualTo(VerdictKind.VERIFIED);
        assertThat(verdict(ElementType.REAL,
                terms -> Binary.of(BinaryOperator.DIV, terms.number("1", ElementType.REAL),
                        terms.number("0", ElementType.REAL)),
                terms -> terms.number("1", ElementType.REAL))).isEqualTo(VerdictKind.REFUTED);
    }

    @Test
    void whatLibrariesRoundIsNeitherProvedNorRefuted() {
        Function<Terms, TensorExpr> exponential = terms -> Unary.of(UnaryOperator.EXP, terms.number("1", F16));
        assertThat(verdict(F16, exponential, terms -> terms.number("2.71875", F16))).isEqualTo(VerdictKind.UNKNOWN);
        assertThat(verdict(F16, exponential, terms -> terms.number("3", F16))).isEqualTo(VerdictKind.REFUTED);
    }
}
