package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class IndexHintTest {

    /** What a rule with a sum on either side has declared. */
    private record Declared(RankClass c, RankClass d, AxisMap n, AxisMap k, AxisMap r, TensorExpr x) {

        TensorExpr sum(AxisMap index) {
            return sum(x, index);
        }

        TensorExpr sum(TensorExpr operand, AxisMap index) {
            return Reduce.of(Monoid.SUM, operand, List.of(c.axis()), Optional.empty(),
                    BoundIndices.unnamed().and(c.axis(), index));
        }
    }

    private static RuleDeclaration declared(BiConsumer<RuleBuilder, Declared> body) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("r", rule -> {
            RankClass c = rule.rankClass("c");
            RankClass d = rule.rankClass("d");
            AxisMap n = rule.sizes("n", c);
            TensorExpr x = rule.tensor("X", Shape.of(c, n));
            Declared names = new Declared(c, d, n, rule.index("k", c), rule.index("r", c), x);
            rule.rewrite(names.sum(names.k()), names.sum(names.r()));
            body.accept(rule, names);
        });
        return collector.toFile().declarations().getFirst();
    }

    private static String mistake(BiConsumer<RuleBuilder, Declared> body) {
        return ((IllFormedRule) declared(body)).diagnostic().message();
    }

    @Test
    void aHintSaysWhatAnIndexEquals() {
        Rule rule = (Rule) declared((builder, names) -> builder.hint(names.k(), names.n().minus(names.r()).minus(1)));
        assertThat(rule.hints()).singleElement().satisfies(hint -> {
            assertThat(hint.index().name()).isEqualTo("k");
            assertThat(hint.value().rankClass()).contains(hint.index().of());
        });
    }

    @Test
    void anIndexIsNoMapThatAnInstanceHasAValueFor() {
        RuleNames names = RuleNames.of((Rule) declared((builder, declared) -> {
        }));
        assertThat(names.maps()).containsOnlyKeys("n");
        assertThat(names.indices()).containsOnlyKeys("k", "r");
    }

    @Test
    void anIndexMeansNothingOutsideOfItsReduction() {
        String explanation = "'k' is the index of a reduction; outside of the reduction only 'match' can speak of it";
        assertThat(mistake((builder, names) -> builder.require(names.k().compare(Relation.GE, AxisMap.of(0)))))
                .isEqualTo(explanation);
        assertThat(mistake((builder, names) -> builder
                .rhs(names.sum(names.x().slice(AxisMaps.of(names.k()), AxisMaps.none(), AxisMaps.none()), names.r()))))
                .isEqualTo(explanation);
    }

    @Test
    void theIndexOfAReductionIsDeclaredAsOne() {
        assertThat(mistake((builder, names) -> builder.lhs(names.sum(builder.map("m", names.c())))))
                .isEqualTo("'m' is a map, not an index; declare it by 'index'");
        assertThat(mistake((builder, names) -> builder.lhs(names.sum(new AxisMap.Variable("m", names.c())))))
                .isEqualTo("'m' is not declared in this rule; names belong to one rule");
    }

    @Test
    void aHintIsAboutAnIndexOfTheRule() {
        assertThat(mistake((builder, names) -> builder.hint(names.n(), names.r())))
                .isEqualTo("match: expected an index of a reduction, declared by 'index', found n");
        assertThat(mistake((builder, names) -> builder.hint(names.k().plus(1), names.r())))
                .isEqualTo("match: expected an index of a reduction, declared by 'index', found an expression");
        assertThat(mistake((builder, names) -> builder.hint(builder.index("unused", names.c()), names.r())))
                .isEqualTo("match: 'unused' is neither the index of a reduction of this rule nor a map or scalar that "
                        + "it uses");
    }

    @Test
    void theValueOfAnIndexIsOneOverItsClassAndOfWhatTheRuleUses() {
        assertThat(mistake((builder, names) -> builder.hint(names.k(), builder.map("m", names.d()))))
                .isEqualTo("match: the index k is one over rank class c, but is given a map over rank class d");
        assertThat(mistake((builder, names) -> builder.hint(names.k(), builder.map("m", names.c())))).isEqualTo(
                "match: 'm' is neither the index of a reduction of this rule nor a map or scalar that it " + "uses");
        assertThat(declared((builder, names) -> builder.hint(names.k(), AxisMap.of(0)))).isInstanceOf(Rule.class);
    }
}
