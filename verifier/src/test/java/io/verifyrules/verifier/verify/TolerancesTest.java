package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Differences that do not matter permit what is stated, and nothing elsewhere. */
class TolerancesTest {

    private static final ElementType F16 = new ElementType.Floating(FloatFormat.F16);

    /** Tensors of one shape. */
    private record Tensors(TensorExpr x, TensorExpr y, TensorExpr zero) {

        TensorExpr sum(TensorExpr a, TensorExpr b) {
            return Binary.of(BinaryOperator.ADD, a, b);
        }

        TensorExpr difference(TensorExpr a, TensorExpr b) {
            return Binary.of(BinaryOperator.SUB, a, b);
        }
    }

    private static Rule rule(Function<Tensors, TensorExpr> left, Function<Tensors, TensorExpr> right,
            Tolerance... tolerances) {
        RuleCollector rules = RuleCollector.forData("tolerances");
        rules.rule("a rule", builder -> {
            RankClass c = builder.rankClass("c");
            Shape shape = Shape.of(c, builder.sizes("n", c));
            Tensors tensors = new Tensors(builder.tensor("x", F16, shape), builder.tensor("y", F16, shape),
                    Constant.of(Element.of(0, F16), shape));
            builder.rewrite(left.apply(tensors), right.apply(tensors));
            builder.upTo(Tolerances.of(Set.of(tolerances)));
        });
        return (Rule) rules.toFile().declarations().getFirst();
    }

    private static RuleResult checked(Rule rule) {
        return new Pipeline().verify(rule, VerifyOptions.DEFAULT).getFirst();
    }

    private static VerdictKind verdict(Function<Tensors, TensorExpr> left, Function<Tensors, TensorExpr> right,
            Tolerance... tolerances) {
        return checked(rule(left, right, tolerances)).verdict().kind();
    }

    private static Set<Law> laws(RuleResult result) {
        return result.obligations()
                .stream()
                .flatMap(obligation -> obligation.laws().stream())
                .map(TypeLaw::law)
                .collect(Collectors.toSet());
    }

    @Test
    void zerosBesideAZeroVanishByALawOfFloats() {
        RuleResult result = checked(rule(on -> on.sum(on.sum(on.x(), on.zero()), on.sum(on.y(), on.zero())),
                on -> on.sum(on.sum(on.y(), on.x()), on.zero()), Tolerance.ORDER));
        assertThat(result.verdict().kind()).isEqualTo(VerdictKind.VERIFIED);
        assertThat(laws(result)).contains(Law.ADD_ASSOCIATES, Law.ZEROS_ADD_UP);
        assertThat(result.notes()).contains("up to order");
    }

    @Test
    void aDifferenceIsASumOfTheOppositeByALawOfFloats() {
        RuleResult result = checked(rule(on -> on.difference(on.difference(on.x(), on.y()), on.x()),
                on -> on.sum(on.x().unaryMinus(), on.difference(on.x(), on.y())), Tolerance.ORDER));
        assertThat(result.verdict().kind()).isEqualTo(VerdictKind.VERIFIED);
        assertThat(laws(result)).contains(Law.SUBTRACTION_ADDS);
    }

    @Test
    void eachToleranceIsNeeded() {
        Function<Tensors, TensorExpr> regrouped = on -> on.sum(on.sum(on.x(), on.x()), on.y());
        Function<Tensors, TensorExpr> other = on -> on.sum(on.x(), on.sum(on.y(), on.x()));
        assertThat(verdict(regrouped, other, Tolerance.ORDER)).isEqualTo(VerdictKind.VERIFIED);
        assertThat(verdict(regrouped, other, Tolerance.ZEROS, Tolerance.NAN)).isEqualTo(VerdictKind.REFUTED);
        Function<Tensors, TensorExpr> plusZero = on -> on.sum(on.x(), on.zero());
        assertThat(verdict(plusZero, Tensors::x, Tolerance.ZEROS)).isEqualTo(VerdictKind.VERIFIED);
        assertThat(verdict(plusZero, Tensors::x, Tolerance.ORDER, Tolerance.NAN)).isEqualTo(VerdictKind.REFUTED);
        Function<Tensors, TensorExpr> nothing = on -> on.difference(on.x(), on.x());
        assertThat(verdict(nothing, Tensors::zero, Tolerance.NAN)).isEqualTo(VerdictKind.VERIFIED);
        assertThat(verdict(nothing, Tensors::zero, Tolerance.ORDER, Tolerance.ZEROS)).isEqualTo(VerdictKind.REFUTED);
    }

    @Test
    void aRuleInJsonSaysWhatDoesNotMatter() {
        Rule rule = rule(on -> on.sum(on.x(), on.zero()), Tensors::x, Tolerance.NAN, Tolerance.ZEROS);
        String json = RuleJson.writeFile(List.of(rule));
        assertThat(json).containsSubsequence("\"upTo\"", "zeros", "nan");
        Rule again = (Rule) RuleJson.readFile("again", json).rules().declarations().getFirst();
        assertThat(again.upTo()).isEqualTo(rule.upTo());
        assertThat(again.upTo().text()).isEqualTo("up to zeros and nan");
    }
}
