package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Rules that are right at most widths, narrow ones and those of machines among them, and wrong at others, beside right ones. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
class WrongAboutWidthsTest {

    /** Says of which widths a rule is, and what it says. */
    private record Words(RuleBuilder rule, Width width, ElementType type, AxisMap size, Shape shape) {

        static Words of(RuleBuilder rule) {
            Width width = rule.width("N");
            RankClass c = rule.rankClass("c");
            AxisMap size = rule.sizes("n", c);
            return new Words(rule, width, new ElementType.Signless(width), size, Shape.of(c, size));
        }

        TensorExpr number(long value) {
            return constant(new Literal.Whole(BigInteger.valueOf(value)), type);
        }

        TensorExpr bits() {
            return constant(new Literal.Bits(width), type);
        }

        private TensorExpr constant(Literal literal, ElementType of) {
            return Constant.of(Element.of(literal, of), shape);
        }

        TensorExpr apply(ArithOperator operator, TensorExpr... operands) {
            return Arith.of(operator, ArithFlags.NONE, List.of(operands));
        }

        TensorExpr x() {
            return rule.tensor("x", type, shape);
        }

        /** {@code truth => 1} */
        void always(TensorExpr truth) {
            rule.rewrite(truth, constant(new Literal.Whole(BigInteger.ONE), ElementType.I1));
        }

        /** The greatest word is no multiple of the number: wrong at all multiples of the order of 2. */
        void isNoDivisorOfTheGreatest(long number) {
            always(apply(ArithOperator.CMPI_NE, apply(ArithOperator.REMUI, number(-1), number(number)), number(0)));
        }
    }

    private static Rule rule(Consumer<Words> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a rule", rule -> body.accept(Words.of(rule)));
        return rules.toFile().declarations().getFirst() instanceof Rule rule ? rule : failed(rules);
    }

    private static Rule failed(RuleCollector rules) {
        throw new AssertionError(rules.toFile().declarations().getFirst());
    }

    private static RuleResult result(Rule rule, String... words) {
        VerifyOptions usual = VerifyOptions.DEFAULT;
        return new Pipeline()
                .verify(rule,
                        new VerifyOptions(ElementTheories.named(List.of(words)), usual.resourceLimit(), usual.timeout(),
                                Optional.empty()))
                .getFirst();
    }

    private static void assertWrongFrom(int width, RuleResult result) {
        assertThat(result.verdict().kind()).as(result.verdict().toString()).isEqualTo(VerdictKind.REFUTED);
        assertThat(result.notes().getFirst()).isEqualTo("wrong at N = " + width);
        assertThat(result.declaration()).isInstanceOfSatisfying(Rule.class,
                rule -> assertThat(rule.widths().chosen()).containsOnly(Map.entry("N", width)));
    }

    @ParameterizedTest
    @CsvSource({"11, 10", "13, 12", "25, 20", "19, 18", "23, 11", "37, 36", "61, 60"})
    void aFactOfALongPeriodIsRefutedWhereItIsFirstWrong(int number, int order) {
        assertWrongFrom(order, result(rule(words -> words.isNoDivisorOfTheGreatest(number))));
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 10, 11, 15, 17, 31, 33, 41, 63})
    void oneWidthIsEnoughToBeWrong(int width) {
        assertWrongFrom(width, result(
                rule(words -> words.always(words.apply(ArithOperator.CMPI_NE, words.bits(), words.number(width))))));
    }

    @Test
    void whatIsWrongBeyondAllThatWereTriedIsNotVerified() {
        RuleResult result = result(rule(words -> words.isNoDivisorOfTheGreatest(67)));
        assertThat(result.verdict()).isInstanceOfSatisfying(Verdict.Unknown.class,
                unknown -> assertThat(unknown.reason())
                        .isEqualTo("right with N = 7..64 bits, not proved for all widths"));
        assertThat(result.asExpected()).isFalse();
    }

    @Test
    void whatIsKnownOfPoisonAloneAtAllWidthsThatWereTriedIsNotVerified() {
        RuleResult result = result(rule(words -> {
            TensorExpr x = words.x();
            words.rule().require(words.size().compare(Relation.GE, AxisMap.of(1)));
            TensorExpr bits = words.apply(ArithOperator.ADDI, words.apply(ArithOperator.MULI, x, words.number(0)),
                    words.bits());
            words.rule().assume(words.apply(ArithOperator.CMPI_EQ, bits, words.number(67)));
            words.rule().rewrite(x, words.number(0));
        }));
        assertThat(result.verdict()).isInstanceOfSatisfying(Verdict.Unknown.class,
                unknown -> assertThat(unknown.reason()).startsWith("right with N = 7..64 bits"));
    }

    @Test
    void boundedWidthsAreProvedOneByOne() {
        Rule right = rule(words -> {
            words.rule().require(words.width().minus(11));
            words.rule().require(Width.of(19).minus(words.width()));
            words.isNoDivisorOfTheGreatest(11);
        });
        RuleResult result = result(right);
        assertThat(result.verdict()).isInstanceOfSatisfying(Verdict.Verified.class,
                verified -> assertThat(verified.widths()).isInstanceOf(EveryWidth.OneByOne.class));
        assertThat(result.notes()).contains("right with N = 11..19 bits, which are all");
    }

    @ParameterizedTest
    @CsvSource({"9, 19, 10", "11, 20, 20"})
    void amongBoundedWidthsOneIsEnoughToBeWrong(int least, int most, int wrong) {
        assertWrongFrom(wrong, result(rule(words -> {
            words.rule().require(words.width().minus(least));
            words.rule().require(Width.of(most).minus(words.width()));
            words.isNoDivisorOfTheGreatest(11);
        })));
    }

    @Test
    void aWidthThatIsAskedForIsAllThatTheVerdictSpeaksOf() {
        Rule rule = rule(words -> {
            TensorExpr x = words.x();
            words.rule()
                    .rewrite(words.apply(ArithOperator.SELECT, words.apply(ArithOperator.CMPI_NE,
                            words.apply(ArithOperator.REMUI, words.number(-1), words.number(11)), words.number(0)), x,
                            words.number(0)), x);
        });
        assertThat(result(rule, "i9").verdict().kind()).isEqualTo(VerdictKind.VERIFIED);
        assertWrongFrom(10, result(rule, "i10"));
        assertThat(result(rule, "i24").verdict().kind()).isEqualTo(VerdictKind.VERIFIED);
    }

    @Test
    void whereOneTypeIsKnownAndAnotherIsOpenNotAllAreTried() {
        Rule rule = rule(words -> {
            Width wide = words.rule().width("M");
            words.rule().require(wide.minus(words.width()).minus(1));
            TensorExpr x = words.x();
            TensorExpr greatest = Arith.of(ArithOperator.EXTSI, ArithFlags.NONE, List.of(words.number(-1)),
                    new ElementType.Signless(wide));
            TensorExpr divisor = Arith.of(ArithOperator.EXTUI, ArithFlags.NONE, List.of(words.number(103)),
                    new ElementType.Signless(wide));
            TensorExpr rest = Arith.of(ArithOperator.REMUI, ArithFlags.NONE, List.of(greatest, divisor));
            TensorExpr none = Arith.of(ArithOperator.SUBI, ArithFlags.NONE, List.of(divisor, divisor));
            words.rule()
                    .rewrite(words.apply(ArithOperator.SELECT, words.apply(ArithOperator.CMPI_NE, rest, none), x,
                            words.number(0)), x);
        });
        assertThat(result(rule, "i8").verdict().kind()).as("wrong where M = 51").isNotEqualTo(VerdictKind.VERIFIED);
    }

    @Test
    void aProofForAllWidthsAtOnceIsTheReasonOfTheVerdict() {
        RuleResult result = result(rule(words -> {
            TensorExpr x = words.x();
            words.rule().rewrite(words.apply(ArithOperator.SUBI, x, words.number(0)), x);
        }));
        assertThat(result.verdict()).isInstanceOfSatisfying(Verdict.Verified.class,
                verified -> assertThat(verified.widths()).isInstanceOf(EveryWidth.AtOnce.class));
    }
}
