package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Matching reductions asks many questions; together they may not cost without end. */
class SideConditionEffortTest {

    private static final int OPERANDS = 12;
    private static final long LIMIT = 1000;
    private static final VerifyOptions OPTIONS = new VerifyOptions(List.of("int"), LIMIT, Duration.ofSeconds(5),
            Optional.empty()).provingFirst();

    /** The sum of a concat, as the sum of its operands' sums. */
    private static RuleDeclaration parts() {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("parts", rule -> {
            RankClass s = rule.rankClass("s", RankBound.SINGLETON);
            List<TensorExpr> operands = new ArrayList<>();
            IntStream.range(0, OPERANDS)
                    .forEach(i -> operands
                            .add(rule.tensor("X" + i, ElementType.INT, Shape.of(s, rule.sizes("n" + i, s)))));
            TensorExpr parts = operands.stream().map(x -> sum(x, s)).reduce(TensorExpr::plus).orElseThrow();
            rule.rewrite(sum(Concat.of(operands, s.axis()), s), parts);
        });
        return collector.toFile().declarations().getFirst();
    }

    private static TensorExpr sum(TensorExpr tensor, RankClass rankClass) {
        return Reduce.of(Monoid.SUM, tensor, List.of(rankClass.axis()), Optional.empty(), BoundIndices.unnamed());
    }

    @Test
    void aMatchingWhoseQuestionsAreAllTooHardEnds() {
        AtomicLong spent = new AtomicLong();
        Solver helpless = new Solver() {
            @Override
            public String name() {
                return "helpless";
            }

            @Override
            public Answer check(Query query, Budget budget) {
                spent.addAndGet(budget.resources());
                return new Answer.GaveUp("too hard", budget.resources());
            }
        };
        RuleResult result = new Pipeline(helpless).verify(parts(), OPTIONS).getFirst();
        assertThat(result.verdict()).isInstanceOfSatisfying(Verdict.Unknown.class,
                unknown -> assertThat(unknown.reason())
                        .contains("it would take more than 10 times the solver's units for a single query"));
        assertThat(spent.get()).isLessThan(30 * LIMIT);
    }
}
