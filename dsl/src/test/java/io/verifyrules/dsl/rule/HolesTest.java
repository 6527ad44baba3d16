package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A rule with holes is none, but its account says what it is. */
class HolesTest {

    private static IllFormedRule declared(Consumer<RuleBuilder> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a rule", body);
        return (IllFormedRule) rules.toFile().declarations().getFirst();
    }

    private static TensorExpr tensor(RuleBuilder rule) {
        RankClass c = rule.rankClass("c");
        return rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
    }

    private static TensorExpr padded(TensorExpr tensor, RuleBuilder rule) {
        return tensor.pad(rule.hole("v", ElementType.OPEN), AxisMaps.of(rule.hole("l")), AxisMaps.none(),
                AxisMaps.none());
    }

    @Test
    void holesOfTheRightSideAreASketchAndNoRule() {
        IllFormedRule found = declared(rule -> {
            TensorExpr a = tensor(rule);
            rule.rewrite(a, padded(a, rule));
        });
        assertThat(found.diagnostic().message())
                .isEqualTo("the rule has holes, 'v', 'l'; verify-rules generalize looks for what fills them");
        Sketch sketch = found.sketch().orElseThrow();
        assertThat(sketch.maps()).extracting(AxisMap.Scalar::name).containsExactly("l");
        assertThat(sketch.elements()).extracting(hole -> hole.name()).containsExactly("v");
    }

    @Test
    void aNameIsOneHoleHoweverOftenItStands() {
        IllFormedRule found = declared(rule -> {
            TensorExpr a = tensor(rule);
            rule.rewrite(a, padded(padded(a, rule), rule));
        });
        assertThat(found.sketch().orElseThrow().maps()).hasSize(1);
    }

    @Test
    void aHoleThatTheRightSideDoesNotUseIsAMistake() {
        IllFormedRule found = declared(rule -> {
            TensorExpr a = tensor(rule);
            rule.hole("l");
            rule.rewrite(a, a);
        });
        assertThat(found.diagnostic().message()).isEqualTo("hole: the right side does not use 'l'");
        assertThat(found.sketch()).isEmpty();
    }

    @Test
    void aHoleInAConditionIsAMistake() {
        IllFormedRule found = declared(rule -> {
            TensorExpr a = tensor(rule);
            rule.require(rule.hole("l").compare(Relation.GE, AxisMap.of(0)));
            rule.rewrite(a, padded(a, rule));
        });
        assertThat(found.diagnostic().message()).startsWith("hole: 'l' is in a condition; ");
    }

    @Test
    void aHoleInTheLeftSideIsAMistake() {
        IllFormedRule found = declared(rule -> {
            TensorExpr a = tensor(rule);
            rule.rewrite(padded(a, rule), a);
        });
        assertThat(found.diagnostic().message()).contains("is in the left side, which says what the compiler finds");
    }

    @Test
    void aHoleAndAMapDoNotShareAName() {
        IllFormedRule found = declared(rule -> {
            TensorExpr a = tensor(rule);
            rule.rewrite(a, a.slice(rule.hole("n"), AxisMap.of(1), AxisMap.of(1)));
        });
        assertThat(found.diagnostic().message()).contains("'n' is declared twice");
    }
}
