package io.verifyrules.verifier.export;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.Variant;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.Proved;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/** What may be exported: only what is verified, expected to be, and no broken variant. */
class ExportPermissionTest {

    private static final ElementType S32 = new ElementType.Machine(true, 32);

    private static List<Rule> rules(Consumer<RuleBuilder> more) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("backwards twice", rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(a.reverse(c).reverse(c), a);
            more.accept(rule);
        });
        return rules.toFile().declarations().stream().map(Rule.class::cast).toList();
    }

    private static RuleResult verified(Rule rule, ElementType type) {
        return new RuleResult(rule, type.toString(), new Verdict.Verified(new EveryWidth.NoneOpen()),
                rule.expected(type), List.of(), List.of(), MatchingReport.NONE, List.of(), Duration.ZERO);
    }

    private static Exporter exporter(ExportFormat format) {
        return new Exporter(format, false);
    }

    @ParameterizedTest
    @EnumSource
    void aRuleThatIsVerifiedAsExpectedIsExported(ExportFormat format) {
        Rule rule = rules(builder -> {
        }).getFirst();
        assertThat(exporter(format).obstacle(rule)).isEmpty();
        assertThat(exporter(format).export(rule, List.of(verified(rule, S32))))
                .isInstanceOf(ExportedRule.Written.class);
    }

    /** Whoever applies a pattern, and an e-graph above all, takes both sides for equal. */
    @ParameterizedTest
    @EnumSource
    void aRuleThatIsRightUpToADifferenceOnlyIsExportedForOtherTypes(ExportFormat format) {
        ElementType f32 = new ElementType.Floating(FloatFormat.F32);
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a sum, backwards and back", rule -> {
            RankClass c = rule.rankClass("c");
            Shape shape = Shape.of(c, rule.sizes("n", c));
            TensorExpr a = rule.tensor("A", shape);
            TensorExpr b = rule.tensor("B", shape);
            rule.rewrite(a.plus(b), b.plus(a));
            rule.elements(Set.of(S32, f32));
            rule.upTo(Tolerances.of(Set.of(Tolerance.ORDER)));
        });
        Rule rule = (Rule) rules.toFile().declarations().getFirst();
        assertThat(exporter(format).export(rule, List.of(verified(rule, S32), verified(rule, f32))))
                .isInstanceOfSatisfying(ExportedRule.Written.class,
                        written -> assertThat(written.text()).contains("s32").doesNotContain("f32"));
        assertThat(exporter(format).export(rule, List.of(verified(rule, f32)))).isInstanceOfSatisfying(
                ExportedRule.Omitted.class, left -> assertThat(left.reason()).contains("it is right up to order only"));
    }

    @ParameterizedTest
    @EnumSource
    void aBrokenVariantIsNotExportedEvenWhereItIsRightAndExpectedToBe(ExportFormat format) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("backwards twice", rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(a.reverse(c).reverse(c), a);
            rule.variant(Variant.Kind.BROKEN, "four times", "of integers it is right", variant -> {
                variant.rhs(a.reverse(c).reverse(c));
                variant.expect(VerdictKind.VERIFIED, "");
            });
        });
        Rule variant = (Rule) rules.toFile().declarations().getLast();
        assertThat(variant.variant()).isPresent();
        assertThat(exporter(format).obstacle(variant))
                .hasValueSatisfying(omitted -> assertThat(omitted).isInstanceOf(ExportedRule.Omitted.class));
        assertThat(exporter(format).export(variant, List.of(verified(variant, S32))))
                .isEqualTo(new ExportedRule.Omitted(variant, "it is a broken variant", "it is a broken variant"));
    }

    @Test
    void aTypeInWhichTheAuthorExpectsARuleToBeWrongIsLeftOut() {
        Rule rule = rules(builder -> builder.expect(Set.of(ElementType.REAL), VerdictKind.REFUTED, "")).getFirst();
        Proved proved = Proved.of(rule, List.of(verified(rule, ElementType.INT), verified(rule, ElementType.REAL)));
        assertThat(proved.candidate().types()).isEqualTo(Optional.of(List.of(ElementType.INT)));
        assertThatExceptionOfType(Inexpressible.class)
                .isThrownBy(() -> Proved.of(rule, List.of(verified(rule, ElementType.REAL))));
    }

    @Test
    void verdictsOnAnotherRuleGiveNoPermission() {
        Rule rule = rules(builder -> {
        }).getFirst();
        RuleCollector others = RuleCollector.forJava();
        others.rule("another", other -> {
            RankClass c = other.rankClass("c");
            TensorExpr a = other.tensor("A", Shape.of(c, other.sizes("n", c)));
            other.rewrite(a.reverse(c).reverse(c), a);
        });
        Rule other = (Rule) others.toFile().declarations().getFirst();
        assertThatExceptionOfType(Inexpressible.class)
                .isThrownBy(() -> Proved.of(rule, List.of(verified(other, ElementType.INT))));
    }
}
