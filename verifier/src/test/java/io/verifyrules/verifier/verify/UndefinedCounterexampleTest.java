package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A counterexample that holds whatever x / 0 may be is preferred to a smaller one that does not. */
class UndefinedCounterexampleTest {

    private static RuleResult checked(BiFunction<TensorExpr, TensorExpr, TensorExpr> right) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("a quotient", rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            TensorExpr a = rule.tensor("A", ElementType.REAL, Shape.of(c, n));
            TensorExpr b = rule.tensor("B", ElementType.REAL, Shape.of(c, n));
            rule.rewrite(Binary.of(BinaryOperator.DIV, a, b), right.apply(a, b));
        });
        return new Pipeline().verify(collector.toFile().declarations().getFirst(), VerifyOptions.DEFAULT).getFirst();
    }

    @Test
    void aQuotientThatIsWrongAnywhereIsShownWhereItIsDefined() {
        RuleResult result = checked((a, b) -> a);
        assertThat(result.verdict().kind()).hasToString("REFUTED");
        assertThat(result.notes()).noneMatch(note -> note.contains("which nothing defines"));
    }

    @Test
    void aQuotientThatIsWrongByZeroOnlyIsShownThere() {
        RuleResult result = checked((a, b) -> Binary.of(BinaryOperator.DIV, a.times(b), b.times(b)));
        assertThat(result.verdict().kind()).hasToString("REFUTED");
        assertThat(result.notes()).anyMatch(note -> note.contains("which nothing defines"));
    }
}
