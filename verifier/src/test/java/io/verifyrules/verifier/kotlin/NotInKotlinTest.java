package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What has no words in rule files is refused, with the reason. */
class NotInKotlinTest {

    private static void assertRefused(Consumer<RuleBuilder> body, String reason) {
        Rule rule = ReadAgain.rule(body);
        assertThatThrownBy(() -> KotlinRule.of(rule)).isInstanceOf(NotInKotlin.class)
                .extracting(thrown -> ((NotInKotlin) thrown).reason())
                .asString()
                .contains(reason);
    }

    /** A rule that demands a condition. */
    private static Consumer<RuleBuilder> demanding(Function<RankClass, Condition> condition) {
        return rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
            rule.require(condition.apply(c));
            rule.rewrite(a, a.reverse(c).reverse(c));
        };
    }

    /** A rule that pads with an element. */
    private static Consumer<RuleBuilder> padding(ElementType type, Function<RuleBuilder, Element> element) {
        return rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr a = rule.tensor("A", type, Shape.of(c, rule.sizes("n", c)));
            TensorExpr padded = a.pad(element.apply(rule), AxisMaps.of(1), AxisMaps.none(), AxisMaps.none());
            rule.rewrite(padded, padded);
        };
    }

    private static Consumer<RuleBuilder> padding(ElementType type, Element element) {
        return padding(type, rule -> element);
    }

    @Test
    void typesWithoutAName() {
        for (ElementType type : List.of(new ElementType.Machine(true, 5),
                new ElementType.Floating(new FloatFormat(3, 4)))) {
            assertRefused(padding(type, rule -> rule.element("v", type)), "no name for the element type " + type);
        }
    }

    @Test
    void numbersWhoseTypeIsSaidWhereNoneCanBe() {
        ElementType i8 = new ElementType.Signless(Width.of(8));
        assertRefused(padding(i8, Element.of(new Literal.Extreme(true), i8)), "INT_MAX takes its type");
        assertRefused(padding(i8, Element.of(new Literal.Bits(Width.of(3)), i8)), "bits(3) takes its type");
        assertRefused(padding(ElementType.COMPLEX, Element.of(new Literal.ImaginaryUnit())), "the imaginary unit");
    }

    @Test
    void numbersThatAreNotDecimal() {
        assertRefused(
                padding(ElementType.REAL, Element.of(new Literal.Fraction(BigInteger.ONE, BigInteger.valueOf(3)))),
                "the number 1/3 is no decimal one");
        assertRefused(
                padding(ElementType.REAL,
                        Element.of(new Literal.Fraction(BigInteger.ONE, BigInteger.TWO.pow(Literal.MOST_PLACES + 1)))),
                "has more than 2000 places");
    }

    @Test
    void numbersOfLanesThatAreTooLarge() {
        assertRefused(rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr a = rule.tensor("A", Shape.of(c, AxisMap.of(1L << 31)));
            rule.rewrite(a, a.reverse(c).reverse(c));
        }, "numbers of lanes have 32 bits in rule files, and 2147483648 has more");
    }

    @Test
    void comparisonsOfElementsThatAreDenied() {
        Condition zero = new Condition.OnElements(
                new ElementCondition(Relation.EQ, Element.of(0, ElementType.INT), Element.of(1)));
        assertRefused(demanding(c -> zero.not()), "a comparison of elements cannot be denied");
    }

    @Test
    void conditionsOnEveryLaneThatMentionNone() {
        LaneCondition numbers = AxisMap.of(1).compare(Relation.EQ, AxisMap.of(1));
        assertRefused(demanding(c -> new Condition.EveryLane(c, numbers)), "is asked on every lane of c");
        assertRefused(demanding(c -> new Condition.EveryLane(c, numbers).not()), "is asked on every lane of c");
        assertRefused(demanding(c -> new Condition.EveryLane(c, numbers.not()).not()), "is asked on every lane of c");
    }

    @Test
    void conditionsOfNothing() {
        assertRefused(demanding(c -> new Condition.AllOf(List.of())), "a condition that is always true");
        assertRefused(demanding(c -> new Condition.AnyOf(List.of()).not()), "a condition that is always false");
        assertRefused(demanding(c -> new Condition.OnWidths(Width.of(3))), "a condition on widths that mentions none");
    }

    @Test
    void operatorsOfSingleElements() {
        ElementType words = new ElementType.Machine(true, 8);
        assertRefused(padding(words, rule -> new Element.Unary(UnaryOperator.POPCOUNT, rule.element("v", words))),
                "popcount of single elements");
        assertRefused(padding(ElementType.INT,
                rule -> new Element.Binary(BinaryOperator.REM, rule.element("v", ElementType.INT), Element.of(2))),
                "rem of single elements");
        assertRefused(padding(ElementType.INT, new Element.Unary(UnaryOperator.NEG, Element.of(2))),
                "the opposite of a number");
    }

    @Test
    void attributesThatNameNoAxis() {
        assertRefused(rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(DynamicSlice.of(a, AxisMaps.none(), AxisMaps.none(), StartRule.CLAMPED), a);
        }, "the attribute start names no axis");
    }

    @Test
    void freezesThatAreCalledLikeSomethingElse() {
        assertRefused(rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr a = rule.tensor("A", ElementType.I1, Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(Freeze.of("A", a), a);
        }, "'A' is both what a freeze chooses and something that is declared");
    }
}
