package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A right rule that is beyond what a proof may cost says which of the limits it met. */
class UnknownNamesItsLimitTest {

    private static TensorExpr sum(TensorExpr tensor, RankClass over) {
        return Reduce.of(Monoid.SUM, tensor, List.of(over.axis()), Optional.empty(), BoundIndices.unnamed());
    }

    private static RuleResult checked(Consumer<RuleBuilder> rule) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("large", rule);
        return new Pipeline().verify(collector.toFile().declarations().getFirst(), VerifyOptions.DEFAULT).getFirst();
    }

    /** A sum of a product of so many sums of two, and the first of these multiplied out. */
    private static void multipliedOut(RuleBuilder rule, int factors) {
        RankClass c = rule.rankClass("c");
        AxisMap n = rule.sizes("n", c);
        List<TensorExpr> sums = new ArrayList<>();
        TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, n));
        TensorExpr b = rule.tensor("B", ElementType.INT, Shape.of(c, n));
        IntStream.range(1, factors)
                .forEach(i -> sums.add(rule.tensor("A" + i, ElementType.INT, Shape.of(c, n))
                        .plus(rule.tensor("B" + i, ElementType.INT, Shape.of(c, n)))));
        TensorExpr others = sums.stream().reduce(TensorExpr::times).orElseThrow();
        rule.rewrite(sum(a.plus(b).times(others), c), sum(a.times(others).plus(b.times(others)), c));
    }

    @Test
    void aProductOfFewSumsIsMultipliedOut() {
        assertThat(checked(rule -> multipliedOut(rule, 4)).verdict()).isInstanceOf(Verdict.Verified.class);
    }

    @Test
    @OnItsDay(turn = 2, of = 3)
    void aProductOfManySumsHasTooManyTerms() {
        assertThat(checked(rule -> multipliedOut(rule, 14)).verdict()).isInstanceOfSatisfying(Verdict.Unknown.class,
                unknown -> assertThat(unknown.reason()).contains("it would take more than 4000 guarded terms"));
    }

    @Test
    void everyLimitSaysWhatItCounts() {
        assertThat(Allowance.values()).allSatisfy(allowance -> {
            assertThat(allowance.most()).isPositive();
            assertThat(allowance.exceeded()).startsWith("more than " + allowance.most() + " ");
        });
        assertThat(List.of(Allowance.values())).extracting(Allowance::exceeded).doesNotHaveDuplicates();
    }
}
