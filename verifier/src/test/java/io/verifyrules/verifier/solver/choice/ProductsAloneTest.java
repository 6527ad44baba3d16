package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

@Timeout(60)
class ProductsAloneTest {

    private static final Formula X = new Formula.Symbol("x", Sort.INT);
    private static final Formula Y = new Formula.Symbol("y", Sort.INT);
    private static final Query PRODUCT = about(Formula.times(X, Y));
    private static final Query SUM = about(Formula.plus(X, Formula.times(Formula.whole(2), Y)));
    private static final Budget PROOF = new Budget(1_000, Duration.ofSeconds(1), false);
    private static final Budget SEARCH = new Budget(1_000, Duration.ofSeconds(1), true);

    private final AtomicInteger inside = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();

    private static Query about(Formula number) {
        return new Query("one", List.of(Formula.equal(number, Formula.ONE)), List.of());
    }

    private final AtomicInteger tidied = new AtomicInteger();

    /** Each question waits a moment for another one. */
    private Solver meeting(CountDownLatch together) {
        return new Solver() {
            @Override
            public String name() {
                return "meeting";
            }

            @Override
            public Answer check(Query query, Budget budget) {
                most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                together.countDown();
                try {
                    together.await(500, TimeUnit.MILLISECONDS);
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                }
                inside.decrementAndGet();
                return new Answer.Unsatisfiable(1);
            }
        };
    }

    private int together(Query one, Budget first, Query other, Budget second) throws Exception {
        Solver solver = new ProductsAlone(meeting(new CountDownLatch(2)), tidied::incrementAndGet);
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            List<Future<Answer>> answers = new ArrayList<>();
            answers.add(threads.submit(() -> solver.check(one, first)));
            answers.add(threads.submit(() -> solver.check(other, second)));
            for (Future<Answer> answer : answers) {
                assertThat(answer.get()).isEqualTo(new Answer.Unsatisfiable(1));
            }
        }
        return most.get();
    }

    @Test
    void aProofAboutAProductMeetsNoOtherQuestion() throws Exception {
        assertThat(together(PRODUCT, PROOF, SUM, SEARCH)).isEqualTo(1);
    }

    @Test
    void memoryOfEarlierQuestionsIsGivenBackBeforeEachProofAboutAProduct() throws Exception {
        together(PRODUCT, PROOF, SUM, SEARCH);
        assertThat(tidied).hasValue(1);
        together(PRODUCT, PROOF, PRODUCT, PROOF);
        assertThat(tidied).hasValue(3);
        together(SUM, PROOF, PRODUCT, SEARCH);
        assertThat(tidied).hasValue(3);
    }

    @Test
    void twoProofsAboutProductsDoNotMeet() throws Exception {
        assertThat(together(PRODUCT, PROOF, PRODUCT, PROOF)).isEqualTo(1);
    }

    @Test
    void otherQuestionsMeet() throws Exception {
        assertThat(together(SUM, PROOF, PRODUCT, SEARCH)).isEqualTo(2);
    }

    @Test
    void aMultipleOfANumberIsNoProduct() {
        assertThat(ProductsAlone.multiplies(PRODUCT)).isTrue();
        assertThat(ProductsAlone.multiplies(SUM)).isFalse();
        assertThat(ProductsAlone.multiplies(
                about(Formula.times(new Formula.Symbol("r", Sort.REAL), new Formula.Symbol("q", Sort.REAL)))))
                .isFalse();
        assertThat(ProductsAlone.multiplies(about(Formula.times(X, new Formula.Call("f", List.of(Y), Sort.INT)))))
                .isFalse();
    }
}
