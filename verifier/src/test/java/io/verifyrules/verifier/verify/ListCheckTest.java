package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Parts;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ListCheckTest {

    private static final Pipeline VERIFIER = new Pipeline();

    private static RuleDeclaration declared(Consumer<RuleBuilder> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a list", body);
        return rules.toFile().declarations().getFirst();
    }

    private static TensorExpr joined(TensorExpr each, RankClass along) {
        return Concat.of(List.of(each), along.axis());
    }

    private static List<RuleResult> results(RuleDeclaration rule) {
        return VERIFIER.verify(rule, VerifyOptions.DEFAULT);
    }

    /** The whole and each part reversed, with the sizes of a part as a condition has them. */
    private static RuleDeclaration reversed(int most, boolean each) {
        return declared(rule -> {
            RankClass s = rule.rankClass("s", RankBound.SINGLETON);
            Parts p = rule.parts("p");
            AxisMap n = p.sizes("n", s);
            AxisMap all = p.total("all", n);
            TensorExpr x = p.tensor("X", Shape.of(s, n));
            (each ? List.of(n) : List.of(all))
                    .forEach(size -> rule.require(size.compare(Relation.LE, AxisMap.of(most))));
            rule.rewrite(joined(x, s).reverse(s), joined(x.reverse(s), s));
        });
    }

    @Test
    void aRuleThatIsWrongOfTwoPartsIsRefutedByARuleForTwoParts() {
        assertThat(results(reversed(9, true))).singleElement().satisfies(result -> {
            assertThat(result.verdict()).isInstanceOf(Verdict.Refuted.class);
            assertThat(result.notes()).contains("wrong of a list of 2 parts");
            assertThat(result.declaration()).isInstanceOfSatisfying(Rule.class,
                    two -> assertThat(two.name()).isEqualTo("a list"));
        });
    }

    @Test
    void aRuleThatIsRightOfUpToThreePartsIsUnknown() {
        RuleDeclaration rule = declared(builder -> {
            RankClass s = builder.rankClass("s", RankBound.SINGLETON);
            Parts p = builder.parts("p");
            AxisMap n = p.sizes("n", s);
            AxisMap all = p.total("all", n);
            TensorExpr x = p.tensor("X", Shape.of(s, n));
            builder.require(n.compare(Relation.EQ, AxisMap.of(1)));
            builder.rewrite(joined(x, s),
                    joined(x, s).slice(AxisMap.of(0), AxisMap.min(all, AxisMap.of(3)), AxisMap.of(1)));
        });
        assertThat(results(rule)).singleElement().satisfies(result -> {
            assertThat(result.verdict()).isInstanceOfSatisfying(Verdict.Unknown.class,
                    unknown -> assertThat(unknown.reason()).isEqualTo("for one part it is right; for more parts a "
                            + "condition on each part is not known to hold of two parts that are made one"));
            assertThat(result.declaration()).isSameAs(rule);
        });
    }

    /** Of a condition on all parts together nothing has to be shown of two parts that are made one. */
    @Test
    void aConditionOnTheTotalHoldsOfTheWhole() {
        assertThat(results(reversed(1, false))).singleElement()
                .satisfies(result -> assertThat(result.verdict()).isInstanceOf(Verdict.Verified.class));
        assertThat(results(reversed(2, false))).singleElement()
                .satisfies(result -> assertThat(result.verdict()).isInstanceOf(Verdict.Refuted.class));
    }

    @Test
    void eachElementTypeHasItsVerdict() {
        RuleDeclaration rule = declared(builder -> {
            RankClass s = builder.rankClass("s", RankBound.SINGLETON);
            RankClass u = builder.rankClass("u", RankBound.SINGLETON);
            Parts p = builder.parts("p");
            TensorExpr x = p.tensor("X", Shape.of(s, p.sizes("n", s)));
            builder.elementsByName(Set.of(ElementType.INT, ElementType.REAL));
            TensorExpr sum = x.reduce(Monoid.SUM, s.axis());
            builder.rewrite(joined(x, s).reduce(Monoid.SUM, s.axis()),
                    joined(ReshapeUnit.of(sum, List.of(u.axis()), List.of()), u).reduce(Monoid.SUM, u.axis()));
        });
        assertThat(results(rule)).extracting(RuleResult::theory).containsExactlyInAnyOrder("int", "real");
        assertThat(results(rule)).allSatisfy(
                result -> assertThat(result.verdict()).as("%s", result).isInstanceOf(Verdict.Verified.class));
    }

    @Test
    void aRuleAboutListsReadAgainIsTheSame() {
        ListRule rule = (ListRule) reversed(2, true);
        ListRule again = (ListRule) RuleJson.read("again.rules.json", RuleJson.write(rule));
        assertThat(RuleJson.write(again)).isEqualTo(RuleJson.write(rule));
        assertThat(results(again)).extracting(result -> result.verdict().kind())
                .isEqualTo(results(rule).stream().map(result -> result.verdict().kind()).toList());
    }
}
