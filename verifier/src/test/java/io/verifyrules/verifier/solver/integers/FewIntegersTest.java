package io.verifyrules.verifier.solver.integers;

import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** Simple queries about integers are decided as a solver decides them, and no solver is asked; all others reach it. */
@Execution(ExecutionMode.CONCURRENT)
class FewIntegersTest {

    private static final Budget AMPLE = new Budget(2_000_000, Duration.ofSeconds(20), true);
    private static final Formula X = RandomIntegers.INTEGERS.get(0);
    private static final Formula Y = RandomIntegers.INTEGERS.get(1);
    private static final Formula Z = RandomIntegers.INTEGERS.get(2);
    private static final List<Integer> NUMBERS = List.of(0, 1, -1, 2, -2, 3, -3, 512, -512);
    private static final Formula P = RandomIntegers.TRUTH;

    private final List<Query> asked = new ArrayList<>();
    private final FewIntegers solver = new FewIntegers(new Solver() {
        @Override
        public String name() {
            return "asked";
        }

        @Override
        public Answer check(Query query, Budget budget) {
            asked.add(query);
            return new Answer.GaveUp("nobody knows", 1);
        }
    });

    private Answer answer(Formula... assertions) {
        return solver.check(new Query("a test", List.of(assertions), List.of()), AMPLE);
    }

    private void hasModel(Formula... assertions) {
        assertThat(answer(assertions)).isEqualTo(new Answer.Satisfiable(List.of(), 0));
        assertThat(asked).isEmpty();
    }

    private void hasNone(Formula... assertions) {
        assertThat(answer(assertions)).isEqualTo(new Answer.Unsatisfiable(0));
        assertThat(asked).isEmpty();
    }

    private void isLeftToTheSolver(Formula... assertions) {
        assertThat(answer(assertions)).isInstanceOf(Answer.GaveUp.class);
        assertThat(asked).hasSize(1);
    }

    private static Formula whole(long value) {
        return Formula.whole(value);
    }

    private static Formula twice(Formula term) {
        return Formula.times(whole(2), term);
    }

    private static Formula positive(Formula term) {
        return Formula.choose(Formula.atMost(Formula.ZERO, term), term, Formula.ZERO);
    }

    @Test
    void nothingIsAlwaysSo() {
        hasModel();
        hasNone(Formula.FALSE);
    }

    @Test
    void ofTwoIntegersOneIsNotBelowTheOtherBothWays() {
        hasNone(Formula.lessThan(X, Y), Formula.atMost(Y, X));
        hasModel(Formula.atMost(X, Y), Formula.atMost(Y, X));
        hasModel(Formula.lessThan(X, Y), Formula.atMost(Y, Formula.plus(X, whole(1))));
    }

    @Test
    void noIntegerIsBetweenNeighbours() {
        hasNone(Formula.lessThan(X, Y), Formula.lessThan(Y, Z), Formula.lessThan(Z, Formula.plus(X, whole(2))));
        hasModel(Formula.lessThan(X, Y), Formula.lessThan(Y, Z), Formula.lessThan(Z, Formula.plus(X, whole(3))));
    }

    @Test
    void anEvenNumberIsNotOdd() {
        hasNone(Formula.equal(twice(X), Formula.plus(twice(Y), whole(1))));
        hasModel(Formula.equal(twice(X), Formula.plus(twice(Y), whole(2))), Formula.lessThan(whole(40), X));
        hasNone(Formula.atMost(Formula.plus(twice(Y), whole(1)), twice(X)),
                Formula.atMost(twice(X), Formula.plus(twice(Y), whole(1))));
    }

    @Test
    void aProductIsAtLeastThatOfTheBoundsOfItsFactors() {
        Formula[] bounds = {Formula.atMost(whole(2), X), Formula.atMost(whole(3), Y)};
        hasNone(bounds[0], bounds[1], Formula.atMost(Formula.times(X, Y), whole(5)));
        hasModel(bounds[0], bounds[1], Formula.atMost(Formula.times(X, Y), whole(6)));
        // Without the bound of one factor the product may be anything.
        hasModel(bounds[1], Formula.atMost(Formula.times(X, Y), whole(5)));
    }

    @Test
    void aProductWithANegativeFactorFallsWhereTheOtherGrows() {
        Formula[] bounds = {Formula.atMost(X, whole(-2)), Formula.atMost(whole(3), Y)};
        hasNone(bounds[0], bounds[1], Formula.atMost(whole(-5), Formula.times(X, Y)));
        hasModel(bounds[0], bounds[1], Formula.atMost(whole(-6), Formula.times(X, Y)));
    }

    @Test
    void eachBranchOfAChoiceIsLookedAt() {
        Formula last = positive(Formula.plus(X, whole(-1)));
        hasNone(Formula.atMost(Formula.ZERO, X), Formula.lessThan(X, last));
        hasModel(Formula.atMost(Formula.ZERO, X), Formula.atMost(X, last));
        hasNone(Formula.lessThan(Formula.ZERO, X), Formula.atMost(X, last));
    }

    @Test
    void eachPartOfADisjunctionIsLookedAt() {
        Formula either = Formula.or(List.of(Formula.lessThan(X, Y), Formula.lessThan(Y, X)));
        hasNone(either, Formula.equal(X, Y));
        hasModel(either, Formula.atMost(X, Y));
        hasNone(Formula.or(List.of(P, Formula.lessThan(X, Y))), Formula.not(P), Formula.lessThan(Y, X));
        hasNone(Formula.not(Formula.equal(X, Y)), Formula.atMost(X, Y), Formula.atMost(Y, X));
    }

    @Test
    void truthsAreCompared() {
        hasNone(Formula.equal(P, Formula.lessThan(X, Y)), P, Formula.atMost(Y, X));
        hasModel(Formula.equal(P, Formula.lessThan(X, Y)), Formula.not(P), Formula.atMost(Y, X));
    }

    @Test
    void numbersNextToTheBoundsOfWordsDoNotWrap() {
        Formula most = whole(Long.MAX_VALUE >> 10);
        hasNone(Formula.atMost(most, X), Formula.atMost(most, Y), Formula.atMost(Formula.plus(X, Y), whole(0)));
        Formula product = Formula.times(Formula.times(X, X), Formula.times(X, X));
        Formula great = Formula.atMost(whole(1L << 40), X);
        assertThat(answer(great, Formula.atMost(product, whole(0)))).isNotInstanceOf(Answer.Satisfiable.class);
        assertThat(answer(great, Formula.atMost(whole(1), product))).isNotInstanceOf(Answer.Unsatisfiable.class);
    }

    /** Of 64 bits the least number has no opposite. */
    @Test
    void aProductThatIsTheLeastNumberOf64BitsIsNegative() {
        Formula[] range = {Formula.atMost(whole(0), X), Formula.atMost(X, whole(512))};
        Formula product = Formula.times(whole(-1L << 54), X);
        assertThat(answer(range[0], range[1], Formula.lessThan(product, whole(0))))
                .isNotInstanceOf(Answer.Unsatisfiable.class);
        assertThat(answer(range[0], range[1], Formula.lessThan(Formula.times(product, Y), whole(0)),
                Formula.lessThan(whole(0), Y))).isNotInstanceOf(Answer.Unsatisfiable.class);
        assertThat(answer(range[0], range[1], Formula.lessThan(whole(0), product)))
                .isNotInstanceOf(Answer.Satisfiable.class);
    }

    @Test
    void whatIsNotSimpleIsLeftToTheSolver() {
        isLeftToTheSolver(Formula.equal(Formula.whole(1), new Formula.Call("f", List.of(X), Sort.INT)));
    }

    @Test
    void aChainOfComparisonsIsLeftToTheSolver() {
        isLeftToTheSolver(new Formula.Apply(SmtOperator.EQUAL, List.of(X, Y, Z), Sort.BOOL), Formula.equal(X, Y),
                Formula.lessThan(Y, Z));
    }

    @Test
    void manyInequalitiesEndSoon() {
        List<Formula> many = new ArrayList<>();
        List<Formula> unknowns = IntStream.range(0, 30)
                .<Formula>mapToObj(i -> new Formula.Symbol("u" + i, Sort.INT))
                .toList();
        for (int i = 0; i < 30; i++) {
            Formula sum = Formula.sum(unknowns.subList(0, i + 1));
            many.add(Formula.atMost(Formula.times(whole(i % 5 - 7), unknowns.get(i)), sum));
            many.add(Formula.not(Formula.equal(sum, Formula.times(unknowns.get(i), unknowns.get((i + 7) % 30)))));
        }
        many.add(Formula.lessThan(Formula.times(unknowns.get(1), unknowns.get(1)), whole(0)));
        assertThat(answer(many.toArray(Formula[]::new))).isNotInstanceOf(Answer.Satisfiable.class);
    }

    @Test
    void numbersOfManyBitsAreLeftToTheSolver() {
        isLeftToTheSolver(Formula.equal(X, new Formula.Whole(BigInteger.ONE.shiftLeft(60))));
    }

    @Test
    void aModelThatIsWantedIsTheSolvers() {
        solver.check(new Query("x is 1", List.of(Formula.equal(X, whole(1))), List.of(X)), AMPLE);
        assertThat(asked).hasSize(1);
        solver.check(
                new Query("no x", List.of(Formula.lessThan(X, whole(0)), Formula.lessThan(whole(0), X)), List.of(X)),
                AMPLE);
        assertThat(asked).as("of what has no model, none is wanted").hasSize(1);
    }

    @Test
    void aLongQueryIsLeftToTheSolver() {
        Formula sum = X;
        for (int i = 0; i < 100_000; i++) {
            sum = Formula.plus(sum, whole(i % 3 + 1));
        }
        isLeftToTheSolver(Formula.equal(sum, Y));
    }

    /** Every claim that there is no model is compared with all points of a box, and each other decision with Z3. */
    @Test
    void randomQueriesAreDecidedAsTheyAre() {
        Z3Solver z3 = new Z3Solver();
        int all = Samples.number(500);
        int refuted = 0;
        int found = 0;
        int open = 0;
        for (long seed : Samples.seeds(500).toArray()) {
            List<Formula> assertions = RandomIntegers.assertions(seed);
            boolean near = RandomIntegers.haveModelAmong(assertions, NUMBERS);
            switch (answer(assertions.toArray(Formula[]::new))) {
                case Answer.Unsatisfiable ignored -> {
                    refuted++;
                    assertThat(near).as("seed %d has a model", seed).isFalse();
                    assertThat(z3.check(new Query("all", assertions, List.of()), AMPLE)).as("seed %d", seed)
                            .isNotInstanceOf(Answer.Satisfiable.class);
                }
                case Answer.Satisfiable ignored -> {
                    found++;
                    if (!near) {
                        assertThat(z3.check(new Query("all", assertions, List.of()), AMPLE)).as("seed %d", seed)
                                .isNotInstanceOf(Answer.Unsatisfiable.class);
                    }
                }
                case Answer.GaveUp ignored -> open++;
            }
        }
        assertThat(refuted).as("refuted; found %d, open %d", found, open).isGreaterThan(all / 10);
        assertThat(found).isGreaterThan(all / 3);
        assertThat(open).isLessThan(all * 3 / 10);
    }
}
