package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** Names of a rule that are no names in Kotlin, or that the notation has for something else. */
@Execution(ExecutionMode.CONCURRENT)
class NamesInKotlinTest {

    private static Rule padded(String rankClass, String size, String map, String element, String tensor) {
        return ReadAgain.rule(rule -> {
            RankClass c = rule.rankClass(rankClass);
            AxisMap n = rule.sizes(size, c);
            AxisMap low = rule.map(map, c);
            Element v = rule.element(element, ElementType.OPEN);
            TensorExpr a = rule.tensor(tensor, Shape.of(c, n));
            rule.require(AxisMap.max(low, n).compare(Relation.GE, n));
            TensorExpr all = a.pad(v, AxisMaps.of(low), AxisMaps.none(), AxisMaps.none()).reduce(Monoid.MAX, c.axis());
            rule.rewrite(all, all);
        });
    }

    @Test
    void wordsOfKotlinStandInBackQuotes() {
        assertThat(ReadAgain.same(padded("in", "val", "n'", "when", "object"))).contains("val `in` by rankClass",
                "val `n'` by `in`.map", "`object`.pad(`when`, low = `n'`)");
        assertThat(ReadAgain.same(padded("_", "by", "is", "fun", "it"))).contains("val `_` by rankClass");
    }

    @Test
    void wordsOfTheNotationAreThoseOfTheRuleWhereItDeclaresThem() {
        assertThat(ReadAgain.same(padded("rankClass", "max", "element", "lhs", "tensor"))).contains(
                "val rankClass by this.rankClass", "requires { this.max(element, max) ge max }",
                "val lhs by this.element", "this.lhs = tensor.pad(lhs, low = element).reduce(this.max, rankClass)");
        assertThat(ReadAgain.same(padded("requires", "sizes", "map", "rule", "reduce"))).contains("this.requires { ");
    }

    @Test
    void aFunctionThatIsCalledLikeOneOfTheNotationIsAnother() {
        Rule rule = ReadAgain.rule(body -> {
            RankClass c = body.rankClass("c");
            TensorExpr a = body.tensor("A", Shape.of(c, body.sizes("n", c)));
            ElementFunction exp = body.function("exp", List.of(ElementType.OPEN), ElementType.OPEN);
            body.rewrite(Mapped.of(exp, List.of(Unary.of(UnaryOperator.EXP, a))),
                    Unary.of(UnaryOperator.EXP, Mapped.of(exp, List.of(a))));
        });
        assertThat(ReadAgain.same(rule)).contains("lhs = exp.invoke(this.exp(A))", "rhs = this.exp(exp.invoke(A))");
    }

    @Test
    void labelsThatAreCalledLikeSomethingElseAreSaidAsTexts() {
        Rule rule = ReadAgain.rule(body -> {
            RankClass c = body.rankClass("c");
            RankClass d = body.rankClass("d");
            AggregatedAxis n = c.axis("n");
            AggregatedAxis dOfC = c.axis("d");
            AggregatedAxis row = c.axis("row");
            AggregatedAxis other = d.axis("row");
            TensorExpr a = body.tensor("A", Shape.of(n, body.sizes("n", c)));
            TensorExpr b = body.tensor("B", Shape.of(other, body.map("m", d)));
            body.assume(b.compare(Relation.EQ, b));
            TensorExpr moved = Relabel.of(Relabel.of(Relabel.of(a, Map.of(n, dOfC)), Map.of(dOfC, row)),
                    Map.of(row, n));
            body.rewrite(moved, a);
        });
        assertThat(ReadAgain.same(rule)).contains("val nOfc = c.axis(\"n\")", "val dOfc = c.axis(\"d\")",
                "val row by c.label", "val rowOfd = d.axis(\"row\")", "A.relabel(nOfc to dOfc)");
    }

    @Test
    void unitAxesThatComeAndGoAtOnceAreSaidByLists() {
        Rule rule = ReadAgain.rule(body -> {
            RankClass c = body.rankClass("c");
            RankClass d = body.rankClass("d");
            ElementFunction listOf = body.function("listOf", List.of(ElementType.OPEN), ElementType.OPEN);
            TensorExpr a = body.tensor("A", Shape.of(c, AxisMap.of(1)));
            TensorExpr there = ReshapeUnit.of(Mapped.of(listOf, List.of(a)), Set.of(d.axis("u")), Set.of(c.axis()));
            body.rewrite(there, there);
        });
        assertThat(ReadAgain.same(rule))
                .contains("listOf(A).reshapeUnit(kotlin.collections.listOf(u), kotlin.collections.listOf(c.axis()))");
    }

    @Test
    void theOpenTypeIsCalledT() {
        Rule rule = ReadAgain.rule(body -> {
            RankClass c = body.rankClass("c");
            ElementType open = new ElementType.Open("E");
            TensorExpr a = body.tensor("A", open, Shape.of(c, body.sizes("n", c)));
            ElementFunction f = body.function("f", List.of(open, open), open);
            body.rewrite(Mapped.of(f, List.of(a, a)), a);
        });
        assertThat(KotlinRule.of(rule)).contains("val A by tensor(c to n)", "val f by function(T, T)");
        assertThat(ReadAgain.rules(KotlinRule.of(rule)).getFirst().openType()).hasToString("Optional[T]");
    }

    @Test
    void theNameOfARuleIsATextInKotlin() {
        RuleCollector rules = RuleCollector.forJava();
        String name = "a \"rule\" of $c, ${c} and \\n, which has so long a name that it does not stand on one line with the word 'rule' "
                + "before it and a bracket behind it";
        rules.rule(name, body -> {
            RankClass c = body.rankClass("c");
            TensorExpr a = body.tensor("A", Shape.of(c, body.sizes("n", c)));
            body.rewrite(a.reverse(c).reverse(c), a);
        });
        String text = KotlinRule.of((Rule) rules.toFile().declarations().getFirst());
        assertThat(text.lines()).allMatch(line -> line.length() <= Layout.WIDTH);
        assertThat(ReadAgain.rules(text).getFirst().name()).isEqualTo(name);
    }
}
