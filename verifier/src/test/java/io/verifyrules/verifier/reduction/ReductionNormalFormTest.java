package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.choice.TestedZ3;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What becomes of a normal form whose limit is reached on the way. */
class ReductionNormalFormTest {

    private static final Hypotheses NOTHING = new Hypotheses(Map.of());

    private final ValueTerms terms = new ValueTerms();

    private ReductionNormalForm normalForm(Monoid monoid, Limit limit) {
        LaneOracle oracle = new LaneOracle(TestedZ3.solver(), Budgets.of(100_000, Duration.ofSeconds(5)), List.of());
        Ledger ledger = new Ledger(law -> true);
        return new ReductionNormalForm(Reordering.of(monoid, ElementType.INT, ledger).orElseThrow(), terms, oracle,
                new FreshIndices(terms), ledger, limit);
    }

    private ValueTerm joined(BinaryOperator operator, String name, int number) {
        return IntStream.range(0, number)
                .mapToObj(i -> terms.parameter(name + i, ElementType.INT))
                .reduce((a, b) -> terms.apply(new Operation.OfBinary(operator), ElementType.INT, List.of(a, b)))
                .orElseThrow();
    }

    private ValueTerm productOfSums() {
        return terms.apply(new Operation.OfBinary(BinaryOperator.MUL), ElementType.INT,
                List.of(joined(BinaryOperator.ADD, "x", 3), joined(BinaryOperator.ADD, "y", 4)));
    }

    private ValueTerm negatedMinimum() {
        return terms.apply(new Operation.OfUnary(UnaryOperator.NEG), ElementType.INT,
                List.of(joined(BinaryOperator.MIN, "x", 6)));
    }

    @Test
    void aProductOfSumsIsTheSumOfAllProducts() {
        ReductionNormalForm whole = normalForm(Monoid.SUM, Limit.NONE);
        assertThat(whole.of(productOfSums(), NOTHING)).hasSize(12);
        assertThat(whole.gaveUp()).isFalse();
    }

    /** A limit that is reached for a moment only: either the normal form has all terms, or it says that it has not. */
    @Test
    void whereverTheLimitWasReachedTheNormalFormSaysSoToTheEnd() {
        for (Monoid monoid : List.of(Monoid.SUM, Monoid.MAX)) {
            ValueTerm value = monoid == Monoid.SUM ? productOfSums() : negatedMinimum();
            int all = normalForm(monoid, Limit.NONE).of(value, NOTHING).size();
            int abandoned = 0;
            for (int moment = 1; moment < 60; moment++) {
                AtomicInteger left = new AtomicInteger(moment);
                ReductionNormalForm cut = normalForm(monoid, () -> left.decrementAndGet() == 0);
                List<GuardedTerm> found = cut.of(value, NOTHING);
                boolean reached = left.get() <= 0;
                assertThat(cut.gaveUp() || !reached).as(monoid + ", moment " + moment).isTrue();
                assertThat(cut.gaveUp() || found.size() == all).as(monoid + ", moment " + moment).isTrue();
                abandoned += cut.gaveUp() ? 1 : 0;
            }
            assertThat(abandoned).isPositive();
        }
    }
}
