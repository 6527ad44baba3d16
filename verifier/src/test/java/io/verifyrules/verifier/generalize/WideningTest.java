package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Of any number of axes in the place of one, and of other element types, no more is said than is so. */
class WideningTest {

    private static final String ANY_RANK = "rankClass in the place of singleton for c";

    /** What a rule says of a tensor {@code A} over one axis {@code c} of size {@code n}. */
    private interface Body {
        void write(RuleBuilder rule, RankClass c, AxisMap n, TensorExpr a);
    }

    private static List<String> found(ElementType type, Body body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a rule", rule -> {
            RankClass c = rule.rankClass("c", RankBound.SINGLETON);
            AxisMap n = rule.sizes("n", c);
            body.write(rule, c, n, rule.tensor("A", type, Shape.of(c, n)));
        });
        Rule rule = (Rule) rules.toFile().declarations().getFirst();
        Stripped stripped = Stripped.of(rule);
        Judge judge = new Judge(new Pipeline(), VerifyOptions.DEFAULT, List.of(),
                Effort.of(Duration.ofMinutes(1), () -> false));
        assertThat(judge.proves(stripped.with(stripped.demands()))).isTrue();
        return new Widening(stripped, stripped.demands(), judge).all();
    }

    @Test
    void aReversalTwiceIsNoneOnAnyNumberOfAxesOfAnything() {
        assertThat(found(ElementType.INT, (rule, c, n, a) -> rule.rewrite(a.reverse(c).reverse(c), a)))
                .containsExactly(ANY_RANK, "elements any in the place of int");
    }

    @Test
    void whatIsWrongOnTwoAxesIsNotSaidToBeRightOnThem() {
        // On one axis "on some lane" is "on every lane".
        assertThat(found(ElementType.INT, (rule, c, n, a) -> {
            rule.require(Condition.someLane(n.compare(Relation.EQ, AxisMap.of(1))));
            rule.rewrite(a.reverse(c), a);
        })).containsExactly("elements any in the place of int");
    }

    @Test
    void whatIsWrongWithoutAnAxisIsSaidOfAtLeastOne() {
        assertThat(found(ElementType.INT, (rule, c, n, a) -> {
            rule.require(n.compare(Relation.EQ, AxisMap.of(0)));
            rule.rewrite(a, Constant.of(Element.of(7), Shape.of(c, n)));
        })).first().isEqualTo("nonEmptyRankClass in the place of singleton for c");
    }

    @Test
    void whatIsDoneAlongOneAxisOnlyStaysSo() {
        assertThat(found(ElementType.INT, (rule, c, n, a) -> {
            TensorExpr counted = a.plus(Iota.of(Shape.of(c, n), c.axis()));
            rule.rewrite(counted.minus(a), Iota.of(Shape.of(c, n), c.axis()));
        })).noneMatch(said -> said.contains("rankClass"));
        assertThat(found(ElementType.INT,
                (rule, c, n, a) -> rule.rewrite(a.concat(c.axis(), a).slice(AxisMap.of(0), n, AxisMap.of(1)), a)))
                .containsExactly("elements any in the place of int");
    }

    @Test
    void aTypeIsNamedOnlyIfTheRuleIsRightInIt() {
        // 2 * x / 2 overflows in a machine, and x / 2 * 2 is right nowhere but among the reals.
        assertThat(found(ElementType.INT,
                (rule, c, n, a) -> rule.rewrite(a.times(number(2, c, n)).div(number(2, c, n)), a)))
                .containsExactly(ANY_RANK, "elements real in the place of int");
        assertThat(found(ElementType.REAL,
                (rule, c, n, a) -> rule.rewrite(a.div(number(2, c, n)).times(number(2, c, n)), a)))
                .containsExactly(ANY_RANK);
    }

    private static TensorExpr number(int value, RankClass c, AxisMap n) {
        return Constant.of(Element.of(value), Shape.of(c, n));
    }

    @Test
    void typesThatTheAuthorDoesNotClaimAreNamedBesideThose() {
        assertThat(found(ElementType.OPEN, (rule, c, n, a) -> {
            rule.elements(Set.of(ElementType.INT, ElementType.REAL));
            rule.rewrite(a.minus(a), a.minus(a));
        })).anyMatch(said -> said.matches("elements .*s4 \\.\\. s64.*, too"))
                .noneMatch(said -> said.contains("int") && said.endsWith("too"));
    }
}
