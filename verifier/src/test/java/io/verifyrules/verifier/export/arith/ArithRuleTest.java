package io.verifyrules.verifier.export.arith;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.Widths;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.Proved;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Patterns over arith match the flags, the numbers of bits and the constants of the rule, and no others. */
class ArithRuleTest {

    private static final ElementType.Signless N = new ElementType.Signless(Width.named("N"));

    /** The text of a rule about a tensor x of N bits. */
    private interface Sides {
        void say(RuleBuilder rule, TensorExpr x, Shape shape);
    }

    private static Rule rule(Sides sides) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a rule", rule -> {
            RankClass c = rule.rankClass("c");
            rule.width("N");
            Shape shape = Shape.of(c, rule.sizes("n", c));
            sides.say(rule, rule.tensor("x", N, shape), shape);
        });
        assertThat(rules.toFile().declarations().getFirst()).isInstanceOf(Rule.class);
        return (Rule) rules.toFile().declarations().getFirst();
    }

    private static Arith of(ArithOperator operator, Set<ArithFlag> flags, TensorExpr... operands) {
        return Arith.of(operator, new ArithFlags(flags), List.of(operands));
    }

    private static Arith wider(ArithOperator operator, Width to, TensorExpr operand) {
        return Arith.of(operator, ArithFlags.NONE, List.of(operand), new ElementType.Signless(to));
    }

    private static Proved proved(Rule rule, String theory, Widths widths) {
        return Proved.of(rule, List.of(new RuleResult(rule, theory, new Verdict.Verified(new EveryWidth.AtOnce(widths)),
                rule.expected(N), List.of(), List.of(), MatchingReport.NONE, List.of(), Duration.ZERO)));
    }

    private static String pattern(Rule rule) {
        return ArithRule.write("pattern", proved(rule, "N", rule.widths()));
    }

    @Test
    void flagsAreThoseOfTheRuleAndNoOthers() {
        assertThat(pattern(rule((rule, x, shape) -> rule
                .rewrite(of(ArithOperator.ADDI, Set.of(ArithFlag.NSW), x, Constant.of(Element.of(0, N), shape)), x))))
                .contains("if (addi3.getOverflowFlags() != arith::IntegerOverflowFlags::nsw)");
        assertThat(pattern(rule((rule, x, shape) -> rule.rewrite(of(ArithOperator.DIVUI, Set.of(), x, x),
                of(ArithOperator.DIVUI, Set.of(ArithFlag.EXACT), x, x))))).contains("if (divui2.getIsExact())")
                .contains("rewriter.create<arith::DivUIOp>(loc, x, x, true)");
        assertThat(pattern(rule(
                (rule, x, shape) -> rule.rewrite(of(ArithOperator.SUBI, Set.of(ArithFlag.NSW, ArithFlag.NUW), x, x),
                        Constant.of(Element.of(0, N), shape)))))
                .contains("arith::IntegerOverflowFlags::nsw | arith::IntegerOverflowFlags::nuw");
    }

    @Test
    void numbersOfBitsAreReadOffTypesAndDemandsAreGuards() {
        Width k = Width.named("K");
        String pattern = pattern(rule((rule, x, shape) -> {
            rule.width("K");
            rule.require(new Condition.OnWidths(k.minus(Width.named("N").times(2)).minus(1)));
            rule.rewrite(wider(ArithOperator.EXTSI, k, wider(ArithOperator.EXTSI, N.width().times(2), x)),
                    wider(ArithOperator.EXTSI, k, x));
        }));
        assertThat(pattern).contains("int64_t N_bits = bitsOf(x);")
                .contains("if (!hasBits(extsi2.getResult(), 2 * N_bits))")
                .contains("if (K_bits - 2 * N_bits - 1 < 0)");
    }

    /** The type of a constant is looked at where no operand beside it has the same. */
    @Test
    void constantsOfAnotherNumberOfBitsAreNotMatched() {
        assertThat(pattern(rule((rule, x,
                shape) -> rule.rewrite(of(ArithOperator.MULI, Set.of(), x,
                        of(ArithOperator.ADDI, Set.of(), Constant.of(Element.of(1, N), shape),
                                Constant.of(Element.of(0, N), shape))),
                        x))))
                .contains("hasBits(addi4.getLhs(), N_bits)")
                .contains("hasBits(addi4.getRhs(), N_bits)");
    }

    @Test
    void constantsAreFoldedWithAsManyBits() {
        String pattern = pattern(rule((rule, x, shape) -> {
            Element a = rule.element("a", N);
            Element b = rule.element("b", N);
            rule.rewrite(
                    of(ArithOperator.MULI, Set.of(), of(ArithOperator.MULI, Set.of(), x, Constant.of(a, shape)),
                            Constant.of(b, shape)),
                    of(ArithOperator.MULI, Set.of(), x,
                            Constant.of(new Element.Binary(BinaryOperator.MUL, a, b), shape)));
        }));
        assertThat(pattern).contains("m_ConstantInt(&a)").contains("m_ConstantInt(&b)").contains("(a * b)");
    }

    @Test
    void anElementThatStandsTwiceIsTheSameConstant() {
        assertThat(pattern(rule((rule, x, shape) -> {
            Element a = rule.element("a", N);
            rule.rewrite(of(ArithOperator.SUBI, Set.of(), of(ArithOperator.ADDI, Set.of(), x, Constant.of(a, shape)),
                    Constant.of(a, shape)), x);
        }))).contains("if (!isConstant(subi4.getRhs(), a))");
    }

    @Test
    void literalsHaveTheNumberOfBitsOfTheirType() {
        assertThat(pattern(rule((rule, x,
                shape) -> rule.rewrite(of(ArithOperator.MAXSI, Set.of(), x,
                        Constant.of(Element.of(new Literal.Extreme(false), N), shape)), x))))
                .contains("APInt::getSignedMinValue(N_bits)");
    }

    @Test
    void ofTwoResultsTheOtherOneStays() {
        assertThat(pattern(rule((rule, x, shape) -> rule.rewrite(
                of(ArithOperator.ADDUI_CARRY, Set.of(), x, Constant.of(Element.of(0, N), shape)),
                Constant.of(Element.of(0, ElementType.I1), shape))))).contains(".getOverflow().use_empty())")
                .contains("rewriter.replaceAllUsesWith(")
                .doesNotContain("replaceOp");
    }

    @Test
    void aRuleThatIsProvedForSomeNumbersOfBitsOnlyIsNotExported() {
        Rule rule = rule((builder, x, shape) -> builder.rewrite(of(ArithOperator.MAXUI, Set.of(), x, x), x));
        assertThatThrownBy(() -> proved(rule, "i8", rule.widthsIn(new ElementType.Signless(Width.of(8)))))
                .isInstanceOf(Inexpressible.class)
                .hasMessage("it is verified for some numbers of bits only");
    }

    @Test
    void aDemandOnSizesIsNotDropped() {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a rule", rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            TensorExpr x = rule.tensor("x", new ElementType.Signless(Width.of(8)), Shape.of(c, n));
            rule.require(Condition.everyLane(n.compare(Relation.GE, AxisMap.of(1))));
            rule.rewrite(of(ArithOperator.MAXUI, Set.of(), x, x), x);
        });
        Rule rule = (Rule) rules.toFile().declarations().getFirst();
        assertThatThrownBy(() -> pattern(rule)).isInstanceOf(Inexpressible.class).hasMessageContaining("sizes");
    }

    @Test
    void whatIsReplacedIsNotPartOfTheReplacement() {
        assertThatThrownBy(() -> pattern(rule((rule, x, shape) -> {
            Arith twice = of(ArithOperator.MAXUI, Set.of(), x, x);
            rule.rewrite(twice, of(ArithOperator.MAXUI, Set.of(), twice, x));
        }))).isInstanceOf(Inexpressible.class).hasMessage("the right side has the left side in it");
    }
}
