package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.verdict.VerificationFailed;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

/** What is said of a mistake of this program. */
class InternalErrorsTest {

    private static RuleDeclaration rule() {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("a product", rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr x = rule.tensor("x", new ElementType.Floating(FloatFormat.F16), Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(Unary.of(UnaryOperator.NEG, x).times(x), Unary.of(UnaryOperator.NEG, x.times(x)));
        });
        return collector.toFile().declarations().getFirst();
    }

    @Test
    void anInternalErrorNamesTheElementTypeAndTheTerm() {
        RuleDeclaration rule = rule();
        Pipeline broken = new Pipeline(new Solver() {
            @Override
            public String name() {
                return "broken";
            }

            @Override
            public Answer check(Query query, Budget budget) {
                throw new IllegalStateException("no such lane");
            }
        });
        VerificationFailed failed = catchThrowableOfType(VerificationFailed.class,
                () -> broken.verify(rule, VerifyOptions.DEFAULT));
        assertThat(new RuleOutcome.Failed(rule, failed).error())
                .isEqualTo("IllegalStateException: no such lane in element type f16 at (neg(x) * x) => neg((x * x))");
    }
}
