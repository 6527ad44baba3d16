package io.verifyrules.verifier.list;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Parts;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.report.RulePrinter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class ExpansionTest {

    static ListRule rule(Consumer<RuleBuilder> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a list", body);
        return (ListRule) rules.toFile().declarations().getFirst();
    }

    /** Slices of one tensor that stand side by side. */
    private static void slices(RuleBuilder rule) {
        RankClass s = rule.rankClass("s", RankBound.SINGLETON);
        Parts p = rule.parts("p");
        AxisMap n = p.sizes("n", s);
        AxisMap at = p.starts("at", n);
        AxisMap all = p.total("all", n);
        TensorExpr a = rule.tensor("A", Shape.of(s, rule.sizes("m", s)));
        rule.require(n.compare(Relation.GE, AxisMap.of(1)));
        rule.rewrite(Concat.of(List.of(a.slice(at, at.plus(n), AxisMap.of(1))), s.axis()),
                a.slice(AxisMap.of(0), all, AxisMap.of(1)));
    }

    @Test
    void eachPartStartsWhereTheOnesBeforeItEnd() {
        Rule expanded = Expansion.of(rule(ExpansionTest::slices), 3);
        assertThat(RulePrinter.print(expanded))
                .isEqualTo("concat(slice(A, end={s: 0 + n1}), " + "slice(A, start={s: n1}, end={s: n1 + n2}), "
                        + "slice(A, start={s: n1 + n2}, end={s: n1 + n2 + n3}), along=s) "
                        + "=> slice(A, end={s: n1 + n2 + n3})");
    }

    @Test
    void whatIsDemandedOfAPartIsDemandedOfEach() {
        Rule expanded = Expansion.of(rule(ExpansionTest::slices), 2);
        assertThat(RulePrinter.conditions(expanded))
                .contains("all s: n1 >= 1", "all s: n2 >= 1", "all s: n1 >= 0", "all s: n2 >= 0", "all s: m >= 0")
                .hasSize(5);
    }

    @Test
    void theRuleForSomePartsStandsWhereTheRuleStandsAndExpectsTheSame() {
        ListRule rule = rule(ExpansionTest::slices);
        Rule expanded = Expansion.of(rule, 2);
        assertThat(expanded.position()).isEqualTo(rule.position());
        assertThat(expanded.name()).isEqualTo(rule.name());
        assertThat(expanded.expectation()).isEqualTo(rule.expectation());
    }

    @Test
    void namesOfPartsAreNoNamesOfTheRule() {
        ListRule rule = rule(builder -> {
            RankClass s = builder.rankClass("s", RankBound.SINGLETON);
            Parts p = builder.parts("p");
            AxisMap n = p.sizes("n", s);
            AxisMap taken = builder.sizes("n1", s);
            TensorExpr x = p.tensor("X", Shape.of(s, n));
            TensorExpr whole = Concat.of(List.of(x), s.axis());
            builder.rewrite(whole.slice(AxisMap.of(0), taken, AxisMap.of(1)),
                    whole.slice(AxisMap.of(0), taken, AxisMap.of(1)));
        });
        assertThat(RulePrinter.print(Expansion.of(rule, 2))).startsWith("slice(concat(X1, X2, along=s), end={s: n1})");
        assertThat(RulePrinter.conditions(Expansion.of(rule, 2))).contains("all s: n_1 >= 0", "all s: n2 >= 0");
    }

    @Test
    void aListHasAtLeastOnePart() {
        ListRule rule = rule(ExpansionTest::slices);
        assertThatThrownBy(() -> Expansion.of(rule, 0)).hasMessageContaining("at least one part");
    }

    @Test
    void aListInAListKeepsItsParts() {
        ListRule rule = rule(builder -> {
            RankClass s = builder.rankClass("s", RankBound.SINGLETON);
            Parts p = builder.parts("p");
            Parts r = builder.parts("r");
            TensorExpr x = p.tensor("X", Shape.of(s, p.sizes("n", s)));
            TensorExpr y = r.tensor("Y", Shape.of(s, r.sizes("m", s)));
            TensorExpr both = Concat.of(List.of(Concat.of(List.of(x), s.axis()), Concat.of(List.of(y), s.axis())),
                    s.axis());
            builder.rewrite(both, both);
        });
        ListRule left = (ListRule) Expansion.of(rule, rule.lists().getFirst(), 2);
        assertThat(left.lists()).extracting(list -> list.name()).containsExactly("r");
        assertThat(RulePrinter.print(left.pattern()))
                .startsWith("concat(concat(X1, X2, along=s), concat(Y, along=s), along=s)");
        assertThat(Optional.of(Expansion.of(left, 1))).map(RulePrinter::print)
                .hasValueSatisfying(text -> assertThat(text)
                        .startsWith("concat(concat(X1, X2, along=s), concat(Y1, along=s), along=s)"));
    }
}
