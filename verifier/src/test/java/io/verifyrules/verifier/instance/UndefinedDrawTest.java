package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.InstanceFixture;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Infinite;
import io.verifyrules.verifier.value.ElementValue.Rational;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What random instances take undefined applications for. */
class UndefinedDrawTest {

    /** A rule over a vector X of reals and a constant of its shape. */
    private static Rule rule(Element constant, BinaryOperator<TensorExpr> left, BinaryOperator<TensorExpr> right) {
        return RuleFixture.rule("undefined", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            TensorExpr x = r.tensor("X", ElementType.REAL, Shape.of(c, n));
            TensorExpr filled = Constant.of(constant, Shape.of(c, n));
            r.rewrite(left.apply(x, filled), right.apply(x, filled));
        });
    }

    private static RuleInstance vector(Rule rule, String elements) {
        RankClass c = rule.rankClasses().iterator().next();
        return InstanceFixture.reals().vector("X", c, elements).map("n", elements.split(" ").length).build();
    }

    @Test
    void valuesAreInfiniteOnlyWhereTheRuleMentionsAnInfinity() {
        Rule finite = rule(Element.of(0), TensorExpr::div, (x, zero) -> x);
        Rule infinite = rule(Element.infinity(true), (x, inf) -> x.div(inf), (x, inf) -> x);
        assertThat(randomValues(finite)).isNotEmpty().noneMatch(Infinite.class::isInstance);
        assertThat(randomValues(infinite)).anyMatch(Infinite.class::isInstance).anyMatch(Rational.class::isInstance);
    }

    private static List<ElementValue> randomValues(Rule rule) {
        Random random = new Random(3);
        return Stream.generate(() -> UndefinedDraw.randomized(rule, RuleNames.of(rule), vector(rule, "1 2 3"), random))
                .limit(20)
                .flatMap(instance -> instance.undefined().values().values().stream())
                .toList();
    }

    /** Were each enclosure given a value of its own, one real could have two quotients by 0. */
    @Test
    void randomValuesNeverTellTwoEnclosuresOfOneRealApart() {
        Rule law = rule(Element.of(0), (x, zero) -> exp(x).times(exp(x)).div(zero),
                (x, zero) -> exp(x.plus(x)).div(zero));
        Random random = new Random(5);
        for (int i = 0; i < 50; i++) {
            RuleInstance instance = UndefinedDraw.randomized(law, RuleNames.of(law), vector(law, "1 2 3"), random);
            assertThat(Replay.replay(law, instance).refutes()).isFalse();
        }
    }

    private static TensorExpr exp(TensorExpr operand) {
        return Unary.of(UnaryOperator.EXP, operand);
    }
}
