package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.ValueClass;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Ordinary floats take the place of those that no program is written for, where they refute a rule as well. */
class TypicalElementsTest {

    private interface Sides {
        TensorExpr of(TensorExpr a, TensorExpr b, Shape shape);
    }

    private static Rule rule(Sides lhs, Sides rhs) {
        return RuleFixture.rule("floats", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            Shape shape = Shape.of(c, n);
            TensorExpr a = r.tensor("A", ElementType.OPEN, shape);
            TensorExpr b = r.tensor("B", ElementType.OPEN, shape);
            r.rewrite(lhs.of(a, b, shape), rhs.of(a, b, shape));
        });
    }

    private static ValueClass classOf(Rule rule, RuleInstance instance) {
        return ValueClass.of(rule, instance, (Outcome.ElementsDiffer) Replay.replay(rule, instance)).orElseThrow();
    }

    /** The classes of what is found by chance, and of what becomes of each. */
    private record Classes(Set<ValueClass> found, Set<ValueClass> shown) {}

    private static Classes classes(Rule rule, ElementType type) {
        InstanceGenerator drawn = new InstanceGenerator(rule, type, 1);
        Classes classes = new Classes(new LinkedHashSet<>(), new LinkedHashSet<>());
        for (int i = 0; i < 3000; i++) {
            RuleInstance instance = drawn.attempt();
            if (Replay.replay(rule, instance) instanceof Outcome.ElementsDiffer
                    && instance.ranks().values().stream().allMatch(rank -> rank == 0)) {
                classes.found().add(classOf(rule, instance));
                classes.shown().add(classOf(rule, TypicalElements.of(rule, instance, any -> true)));
            }
        }
        return classes;
    }

    private static TensorExpr number(int value, Shape shape) {
        return Constant.of(Element.of(value), shape);
    }

    @Test
    void aRuleThatIsWrongOverTheRealsIsShownOrdinaryNumbers() {
        Classes classes = classes(rule((a, b, shape) -> a.plus(b), (a, b, shape) -> a.minus(b)),
                new ElementType.Floating(FloatFormat.F16));
        assertThat(classes.found()).contains(ValueClass.ZEROS, ValueClass.INFINITIES, ValueClass.ENDS,
                ValueClass.ORDINARY);
        assertThat(classes.shown()).containsExactly(ValueClass.ORDINARY);
    }

    @Test
    void anotherGroupingOfASumIsShownByRounding() {
        BinaryOperator<TensorExpr> sum = TensorExpr::plus;
        Classes classes = classes(
                rule((a, b, shape) -> sum.apply(sum.apply(a, b), a), (a, b, shape) -> sum.apply(sum.apply(a, a), b)),
                new ElementType.Floating(FloatFormat.F32));
        assertThat(classes.shown()).isNotEmpty().allMatch(shown -> shown == ValueClass.ROUNDING);
    }

    @Test
    void whatOnlyASignOfZeroRefutesIsShownThat() {
        Classes classes = classes(rule((a, b, shape) -> a.plus(number(0, shape)), (a, b, shape) -> a),
                new ElementType.Floating(FloatFormat.F32));
        assertThat(classes.shown()).containsExactly(ValueClass.ZEROS);
    }

    @Test
    void aQuotientByItselfIsShownZeroBeforeInfinity() {
        Classes classes = classes(rule((a, b, shape) -> a.div(a), (a, b, shape) -> number(1, shape)),
                new ElementType.Floating(FloatFormat.F32));
        assertThat(classes.found()).contains(ValueClass.NAN);
        assertThat(classes.shown()).containsExactly(ValueClass.NOT_FINITE);
    }

    @Test
    void onlyNaNRefutesThatANumberIsItself() {
        Rule rule = rule((a, b, shape) -> b.where(a.compare(Relation.EQ, a), a), (a, b, shape) -> b);
        assertThat(classes(rule, new ElementType.Floating(FloatFormat.F32)).shown()).containsExactly(ValueClass.NAN);
    }

    @Test
    void integersHaveNoClass() {
        Rule rule = rule((a, b, shape) -> a.plus(b), (a, b, shape) -> a.minus(b));
        RuleInstance instance = new InstanceGenerator(rule, ElementType.INT, 1).next();
        assertThat(TypicalElements.of(rule, instance, any -> true)).isEqualTo(instance);
    }
}
