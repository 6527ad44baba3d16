package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

class EqualTermsTest {

    private final RankClass c = new RankClass("c", RankBound.ANY);
    private final AxisMap n = new AxisMap.Variable("n", c);

    private static Rule rule(Consumer<RuleBuilder> body) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("r", body);
        return (Rule) collector.toFile().declarations().getFirst();
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean areMerged(Node some, Node other) {
        EqualTerms terms = EqualTerms.in(List.of(some, other));
        assertThat(Graph.same(terms.of(some), some)).isTrue();
        assertThat(Graph.same(terms.of(other), other)).isTrue();
        return terms.of(some) == terms.of(other);
    }

    @Test
    void aTermThatIsWrittenTwiceBecomesOneObject() {
        assertThat(areMerged(n.plus(1).times(n), n.plus(1).times(n))).isTrue();
        assertThat(areMerged(Element.of(2).plus(Element.of(3)), Element.of(2).plus(Element.of(3)))).isTrue();
        assertThat(areMerged(Condition.someLane(n.compare(Relation.LT, n.plus(1))),
                Condition.someLane(n.compare(Relation.LT, n.plus(1))))).isTrue();
        TensorExpr a = Input.of("A", ElementType.INT, Shape.of(c, n));
        assertThat(areMerged(a.plus(a).reverse(c), a.plus(a).reverse(c))).isTrue();
    }

    @Test
    void anInputStaysOneWhoseSizesAreWrittenTwice() {
        TensorExpr some = Input.of("A", ElementType.INT, Shape.of(c, n.plus(1)));
        TensorExpr same = Input.of("A", ElementType.INT, Shape.of(c, n.plus(1)));
        assertThat(areMerged(some, same)).isTrue();
        AxisMap size = n.plus(1);
        EqualTerms terms = EqualTerms.in(List.of(some, size));
        assertThat(terms.of(some).parts().getFirst()).isSameAs(terms.of(size));
    }

    @Test
    void twoThingsOfOneNameStayTwo() {
        RankClass namesake = new RankClass("c", RankBound.ANY);
        AxisMap other = new AxisMap.Variable("n", namesake);
        assertThat(areMerged(n, other)).isFalse();
        assertThat(areMerged(n.plus(1), other.plus(1))).isFalse();
        assertThat(areMerged(Condition.everyLane(n.compare(Relation.GE, AxisMap.of(0))),
                Condition.everyLane(other.compare(Relation.GE, AxisMap.of(0))))).isFalse();
        TensorExpr a = Input.of("A", ElementType.INT, Shape.of(c, n));
        assertThat(areMerged(a, Input.of("A", ElementType.INT, Shape.of(namesake, other)))).isFalse();
        assertThat(areMerged(a, Input.of("A", ElementType.REAL, Shape.of(c, n)))).isFalse();
        assertThat(areMerged(a, Input.of("A", ElementType.INT, Shape.of(c.axis("d"), n)))).isFalse();
        assertThat(areMerged(new AxisMap.Scalar("n"), n)).isFalse();
        assertThat(areMerged(new Element.Parameter("v", ElementType.INT), new Element.Parameter("v", ElementType.REAL)))
                .isFalse();
    }

    @Test
    void whatDiffersInMoreThanItsPartsStaysTwo() {
        assertThat(areMerged(Element.of(1, ElementType.INT), Element.of(1, ElementType.REAL))).isFalse();
        assertThat(areMerged(Constant.of(Element.of(1, ElementType.INT), Shape.scalar()),
                Constant.of(Element.of(1, ElementType.REAL), Shape.scalar()))).isFalse();
        TensorExpr p = Input.of("P", ElementType.I1, Shape.of(c, n));
        assertThat(areMerged(Freeze.of("f", p), Freeze.of("g", p))).isFalse();
        assertThat(areMerged(n.plus(1), n.minus(1))).isFalse();
        assertThat(areMerged(n.compare(Relation.LT, AxisMap.of(0)), n.compare(Relation.LE, AxisMap.of(0)))).isFalse();
        TensorExpr a = Input.of("A", ElementType.INT, Shape.of(c.axis("i"), n).with(c.axis("j"), n));
        assertThat(areMerged(a.reverse(c.axis("i")), a.reverse(c.axis("j")))).isFalse();
    }

    @Test
    void aRuleKeepsItsDemandsAndSaysTheSame() {
        Rule rule = rule(builder -> {
            RankClass d = builder.rankClass("d");
            AxisMap m = builder.sizes("m", d);
            TensorExpr a = builder.tensor("A", ElementType.INT, Shape.of(d, m));
            builder.require(m.compare(Relation.GE, AxisMap.of(0)));
            builder.require(m.compare(Relation.GE, AxisMap.of(0)));
            builder.assume(a.compare(Relation.GE, a.minus(a)));
            builder.rewrite(a.plus(a).times(a.plus(a)), a.plus(a).times(a.plus(a)));
        });
        Rule shared = rule.sharing();
        assertThat(shared.lhs()).isSameAs(shared.rhs()).isEqualTo(rule.lhs());
        assertThat(shared.lhs().operands().getFirst()).isSameAs(shared.lhs().operands().getLast());
        assertThat(shared.preconditions()).isEqualTo(rule.preconditions()).hasSize(3);
        assertThat(shared.assumptions()).isEqualTo(rule.assumptions());
        assertThat(shared.demands()).isEqualTo(rule.demands()).hasSize(3);
        assertThat(shared.sharing()).isSameAs(shared);
    }

    private TensorExpr deep(int levels) {
        TensorExpr a = Input.of("A", ElementType.INT, Shape.of(c, n));
        TensorExpr deep = a;
        for (int i = 0; i < levels; i++) {
            deep = deep.plus(a);
        }
        return deep;
    }

    /** A walk of each term anew would meet 2^60 of them, or half of the square of ten thousand. */
    @Test
    @Timeout(20)
    void theTimeGrowsWithTheNumberOfObjects() {
        AxisMap doubled = n;
        AxisMap again = n;
        for (int i = 0; i < 60; i++) {
            doubled = doubled.plus(doubled);
            again = again.plus(again);
        }
        assertThat(areMerged(doubled, again)).isTrue();
        TensorExpr deep = deep(10_000);
        EqualTerms terms = EqualTerms.in(List.of(deep, deep(10_000)));
        assertThat(terms.of(deep)).isSameAs(deep);
    }
}
