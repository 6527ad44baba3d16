package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.PartialOperation;
import io.verifyrules.verifier.value.UndefinedApplication;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What instances take undefined applications for, and which counterexamples hang on it. */
class UndefinedUseTest {

    private static Rational real(int value) {
        return new Rational(BigInteger.valueOf(value), BigInteger.ONE);
    }

    private static UndefinedApplication overZero(ElementValue dividend) {
        return UndefinedApplication.within(ElementType.REAL, PartialOperation.QUOTIENT, List.of(dividend, real(0)));
    }

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
    void aDifferenceThatOnlyAQuotientByZeroMakesRestsOnIt() {
        Rule rule = rule(Element.of(0), TensorExpr::div, (x, zero) -> zero);
        assertThat(UndefinedUse.refutationRestsOn(rule, vector(rule, "3")))
                .isEqualTo(Map.of(overZero(real(3)), real(3)));
    }

    /** Where sums are computed in any order another interpreter is at work. */
    @Test
    void soItDoesWhereTheOrderDoesNotMatter() {
        Rule rule = RuleFixture.rule("undefined", r -> {
            RankClass c = r.rankClass("c");
            Shape shape = Shape.of(c, r.sizes("n", c));
            TensorExpr x = r.tensor("X", ElementType.OPEN, shape);
            TensorExpr zero = Constant.of(Element.of(0), shape);
            r.rewrite(x.div(zero), zero);
            r.upTo(Tolerances.of(List.of(Tolerance.ORDER)));
        });
        assertThat(UndefinedUse.refutationRestsOn(rule, vector(rule, "3")))
                .isEqualTo(Map.of(overZero(real(3)), real(3)));
    }

    @Test
    void aDifferenceThatIsThereAnywayRestsOnNothing() {
        Rule rule = rule(Element.of(1), (x, one) -> x.div(x), (x, one) -> x.div(x).plus(one));
        assertThat(UndefinedUse.refutationRestsOn(rule, vector(rule, "0 2"))).isEmpty();
        assertThat(UndefinedUse.refutationRestsOn(rule, vector(rule, "0"))).containsOnlyKeys(overZero(real(0)));
    }

    @Test
    void whatIsTakenForUndefinedApplicationsIsSpelledOut() {
        Rule rule = rule(Element.of(0), TensorExpr::div, (x, zero) -> x);
        RuleInstance spelledOut = UndefinedUse.spelledOut(rule, vector(rule, "3 0 3"));
        assertThat(spelledOut.undefined().values()).containsExactly(Map.entry(overZero(real(3)), real(3)),
                Map.entry(overZero(real(0)), real(0)));
        assertThat(Replay.replay(rule, spelledOut)).isEqualTo(Replay.replay(rule, vector(rule, "3 0 3")));
    }

    @Test
    void oneOperandHasOneValue() {
        Map<UndefinedApplication, ElementValue> two = Map.of(overZero(new Enclosed(1, 3)), real(5),
                overZero(new Enclosed(2, 4)), real(6));
        assertThatThrownBy(() -> new UndefinedValues(two)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("may have two values");
    }
}
