package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.verdict.RuleResult;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What is said of rules while the solver gives up: never that they are verified where something had to be asked. */
class WithoutAnswersTest {

    private static final int READS = 7;
    private static final Duration SLOW = Duration.ofMillis(20);

    /** Gives up on everything, after a while. */
    private static final class Helpless implements Solver {

        private long spent;

        @Override
        public String name() {
            return "helpless";
        }

        @Override
        public Answer check(Query query, Budget budget) {
            long start = System.nanoTime();
            while (System.nanoTime() - start < SLOW.toNanos()) {
                Thread.onSpinWait();
            }
            spent += System.nanoTime() - start;
            return new Answer.GaveUp("never knows", 1);
        }
    }

    /** Parts of one tensor added up in two orders, or with the last taken for the first. */
    private static RuleDeclaration parts(boolean right) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("parts", rule -> {
            Sketch sketch = Sketch.of(rule);
            RankClass c = sketch.c();
            AxisMap n = sketch.size("n");
            AxisMap m = sketch.size("m");
            TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, n));
            TensorExpr[] parts = IntStream.range(0, READS).mapToObj(i -> {
                AxisMap start = sketch.size("s" + i);
                sketch.where(Sketch.ge(n, start.plus(m)));
                return Sketch.slice(a, start, start.plus(m));
            }).toArray(TensorExpr[]::new);
            TensorExpr left = parts[0];
            TensorExpr other = right ? parts[READS - 1] : parts[0];
            for (int i = 1; i < READS; i++) {
                left = left.plus(parts[i]);
                other = other.plus(parts[READS - 1 - i]);
            }
            rule.rewrite(left, other);
        });
        return collector.toFile().declarations().getFirst();
    }

    @Test
    void nothingIsVerifiedAndTheRankIsNotTooLow() {
        for (boolean right : new boolean[]{true, false}) {
            RuleResult result = new Pipeline(new Helpless()).verify(parts(right), VerifyOptions.DEFAULT).getFirst();
            assertThat(result.verdict().kind()).isEqualTo(right ? VerdictKind.UNKNOWN : VerdictKind.REFUTED);
            assertThat(result.plan()).filteredOn(plan -> plan.rankClass().equals("c") && plan.bound() > 0)
                    .isNotEmpty()
                    .allSatisfy(plan -> {
                        assertThat(plan.bound()).isGreaterThanOrEqualTo(READS - 1);
                        assertThat(plan.exact()).isFalse();
                        assertThat(plan.ranks()).contains(0);
                    });
        }
    }

    @Test
    void theTimeOfARuleContainsTheQuestionsOfItsNormalForm() {
        Helpless solver = new Helpless();
        RuleResult result = new Pipeline(solver).verify(parts(true), VerifyOptions.DEFAULT).getFirst();
        assertThat(result.time()).isGreaterThanOrEqualTo(Duration.ofNanos(solver.spent));
    }
}
