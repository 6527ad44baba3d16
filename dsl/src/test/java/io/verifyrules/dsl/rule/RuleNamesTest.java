package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RuleNamesTest {

    private static RuleNames names(Consumer<RuleBuilder> body) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("r", body);
        return RuleNames.of((Rule) collector.toFile().declarations().getFirst());
    }

    @Test
    void namesAreFoundInBothSidesInAttributesAndInConditions() {
        RuleNames names = names(rule -> {
            RankClass c = rule.rankClass("c");
            RankClass s = rule.rankClass("s", RankBound.SINGLETON);
            AxisMap n = rule.map("n", c);
            AxisMap low = rule.map("low", c);
            AxisMap only = rule.map("only", s);
            AxisMap k = rule.integer("k");
            Element v = rule.element("v", ElementType.INT);
            TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, n));
            rule.require(k.compare(Relation.GT, AxisMap.of(0)));
            rule.require(Condition.someLane(only.compare(Relation.EQ, AxisMap.of(0))));
            rule.lhs(a.pad(v, AxisMaps.of(low), AxisMaps.none(), AxisMaps.none()));
            rule.rhs(Constant.of(v, Shape.of(c, n.plus(low))));
        });
        assertThat(names.maps()).containsOnlyKeys("n", "low", "only");
        assertThat(names.integers()).containsExactly("k");
        assertThat(names.parameters()).isEqualTo(Map.of("v", ElementType.INT));
        assertThat(names.tensors()).containsOnlyKeys("A");
        assertThat(names.rankClasses()).extracting(RankClass::name).containsExactlyInAnyOrder("c", "s");
    }

    @Test
    void whatIsDeclaredAndNotUsedIsNotMentioned() {
        RuleNames names = names(rule -> {
            RankClass c = rule.rankClass("c");
            rule.rankClass("unused");
            rule.map("alsoUnused", c);
            rule.integer("k");
            TensorExpr a = rule.tensor("A", Shape.of(c, AxisMap.of(2)));
            rule.tensor("B", Shape.scalar());
            rule.rewrite(a, a);
        });
        assertThat(names.maps()).isEmpty();
        assertThat(names.integers()).isEmpty();
        assertThat(names.tensors()).containsOnlyKeys("A");
        assertThat(names.rankClasses()).extracting(RankClass::name).containsExactly("c");
    }
}
