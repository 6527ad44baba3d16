package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.report.RulePrinter;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MutantsTest {

    private static final Rule PAD = RuleFixture.rule("pad", r -> {
        RankClass c = r.rankClass("c");
        AxisMap l = r.map("l", c);
        r.require(l.compare(Relation.EQ, AxisMap.of(0)));
        TensorExpr x = r.tensor("X", Shape.of(c, r.map("n", c)));
        r.rewrite(x.pad(r.element("v", ElementType.OPEN), AxisMaps.of(l), AxisMaps.none(), AxisMaps.none()),
                x.reverse(c).reverse(c));
    });

    private static List<String> changes(Rule rule) {
        return Mutants.of(rule).mutants().stream().map(Mutant::change).toList();
    }

    @Test
    void theMutantsOfASmallRule() {
        assertThat(changes(PAD)).containsExactly("precondition 1 dropped",
                "precondition 1 on some lane instead of every lane", "precondition 1 with '<=' for '=='",
                "precondition 1 with '>=' for '=='", "left side, pad: low + 1", "left side, pad: low - 1",
                "left side, pad: low dropped", "left side, pad: high + 1", "left side, pad: high - 1",
                "left side, pad: interior + 1", "left side, pad: interior - 1", "left side, pad: low and high swapped",
                "left side, pad: dropped", "left side, pad: value replaced by 0", "left side, pad: value replaced by 1",
                "right side, reverse: without axis c");
    }

    @Test
    void oneOfTwoMutantsThatSayTheSameIsKeptAndNoneThatSaysWhatTheRuleSays() {
        List<RuleParts> parts = Mutants.of(PAD).mutants().stream().map(mutant -> RuleParts.of(mutant.rule())).toList();
        assertThat(parts).doesNotHaveDuplicates().doesNotContain(RuleParts.of(PAD));
    }

    @Test
    void onlyAConditionDroppedOrWeakenedGeneralizes() {
        assertThat(Mutants.of(PAD).mutants()).filteredOn(mutant -> mutant.kind() == Mutant.Kind.GENERALIZED)
                .extracting(Mutant::change)
                .allMatch(change -> change.startsWith("precondition"))
                .hasSize(4);
    }

    @Test
    void aMutantIsARuleOfItsOwnName() {
        Rule mutant = Mutants.of(PAD).mutants().get(4).rule();
        assertThat(mutant.name()).isEqualTo("pad [left side, pad: low + 1]");
        assertThat(RulePrinter.print(mutant)).isEqualTo("pad(X, v, low={c: l + 1}) => reverse(reverse(X, {c}), {c})");
    }

    @Test
    void changesThatGiveNoRuleAreCounted() {
        Rule rule = RuleFixture.rule("and", r -> {
            RankClass c = r.rankClass("c");
            Shape shape = Shape.of(c, r.map("n", c));
            TensorExpr x = r.tensor("X", ElementType.BOOL, shape);
            r.rewrite(x.relabel(java.util.Map.of(c.axis(), c.axis("d"))),
                    x.relabel(java.util.Map.of(c.axis(), c.axis("d"))));
        });
        assertThat(Mutants.of(rule).mutants()).isEmpty();
        assertThat(Mutants.of(rule).illFormed()).isEqualTo(2);
    }

    @Test
    void conditionsAreWeakenedUnderNegationsToo() {
        Rule rule = RuleFixture.rule("some lane", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.map("n", c);
            AxisMap m = r.map("m", c);
            r.require(Condition.someLane(n.compare(Relation.LT, m)));
            r.require(Condition.everyLane(n.compare(Relation.GE, m).conjoin(m.compare(Relation.NE, n).not())).not());
            TensorExpr x = r.tensor("X", Shape.of(c, n));
            r.rewrite(x, x);
        });
        assertThat(Mutants.of(rule).mutants())
                .extracting(mutant -> RulePrinter.conditions(mutant.rule()).toList().toString())
                .containsExactly("[not (all c: (n >= m) and (not (m != n)))]",
                        "[some c: n <= m, not (all c: (n >= m) and (not (m != n)))]",
                        "[all c: n < m, not (all c: (n >= m) and (not (m != n)))]", "[some c: n < m]",
                        "[some c: n < m, not (all c: (n > m) and (not (m != n)))]",
                        "[some c: n < m, all c: not ((n >= m) and (not (m != n)))]");
    }

    @Test
    void reductionsChangeTheirOperationAndTheirInitialValue() {
        Rule rule = RuleFixture.rule("sum", r -> {
            RankClass s = r.rankClass("s", RankBound.SINGLETON);
            TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(s, r.map("n", s)));
            r.rewrite(x.reduce(Monoid.SUM, Element.of(0), s.axis()),
                    Binary.of(BinaryOperator.SUB, x.reduce(Monoid.SUM, s.axis()), x.reduce(Monoid.SUM, s.axis())));
        });
        assertThat(changes(rule)).containsExactly("left side, reduce: replaced by product",
                "left side, reduce: replaced by max", "left side, reduce: initial value dropped",
                "left side, reduce: initial value replaced by 1", "right side, sub: replaced by add",
                "right side, reduce: replaced by product", "right side, reduce: replaced by max",
                "right side, reduce: replaced by product (2)", "right side, reduce: replaced by max (2)");
    }
}
