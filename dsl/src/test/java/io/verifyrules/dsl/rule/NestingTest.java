package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class NestingTest {

    private static RuleDeclaration reversed(int times) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("deep", rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            TensorExpr a = rule.tensor("A", Shape.of(c, n));
            TensorExpr deep = a;
            for (int i = 0; i < times; i++) {
                deep = deep.reverse(c);
            }
            rule.rewrite(deep, a);
        });
        return collector.toFile().declarations().getFirst();
    }

    @Test
    void operatorsNestUpToALimitThatIsStated() throws InterruptedException {
        // A tensor and its size are the two innermost levels.
        Thread thread = new Thread(null, () -> assertThat(reversed(Nesting.MOST - 2)).isInstanceOf(Rule.class), "deep",
                256L << 20);
        Throwable[] thrown = new Throwable[1];
        thread.setUncaughtExceptionHandler((where, what) -> thrown[0] = what);
        thread.start();
        thread.join();
        assertThat(thrown[0]).isNull();
    }

    @Test
    void whatNestsDeeperIsIllFormedOnAnyStack() {
        assertThat(reversed(500_000)).isInstanceOfSatisfying(IllFormedRule.class,
                rule -> assertThat(rule.diagnostic().message())
                        .isEqualTo("expressions stand in one another 500002 deep, which is more than the 10000 that "
                                + "a rule may have"));
    }
}
