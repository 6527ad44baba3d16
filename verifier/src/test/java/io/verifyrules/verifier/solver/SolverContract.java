package io.verifyrules.verifier.solver;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

/** What every solver behind the seam must do. */
public abstract class SolverContract {

    private static final Budget AMPLE = new Budget(4_000_000, Duration.ofSeconds(20), false);
    private static final Formula X = new Formula.Symbol("x", Sort.INT);
    private static final Formula Y = new Formula.Symbol("y", Sort.INT);
    private static final Formula Z = new Formula.Symbol("z", Sort.INT);

    /** The solver under test. */
    protected abstract Solver solver();

    private static Query query(List<Formula> watched, Formula... assertions) {
        return new Query("a test", List.of(assertions), watched);
    }

    private static Formula cube(Formula a) {
        return Formula.times(a, Formula.times(a, a));
    }

    /** A sum of two positive cubes that is a cube: there is none, which no solver finds out soon. */
    private static Query hard() {
        return query(List.of(), Formula.lessThan(Formula.ZERO, X), Formula.lessThan(Formula.ZERO, Y),
                Formula.lessThan(Formula.ZERO, Z), Formula.equal(Formula.plus(cube(X), cube(Y)), cube(Z)));
    }

    @Test
    void wordsAreIntegersAndIntegersAreCutToWords() {
        Sort.Words words = new Sort.Words(4);
        Formula x = new Formula.Symbol("x", Sort.INT);
        Formula cut = Formula.made(SmtOperator.WORD_OF_INT, x, words);
        Formula back = Formula.made(SmtOperator.INT_OF_WORD, cut, Sort.INT);
        Formula small = Formula.and(List.of(Formula.atMost(Formula.ZERO, x), Formula.lessThan(x, Formula.whole(16))));
        assertThat(solver().check(
                new Query("small ones stay", List.of(small, Formula.not(Formula.equal(back, x))), List.of()), AMPLE))
                .isInstanceOf(Answer.Unsatisfiable.class);
        assertThat(
                solver().check(new Query("-1 becomes 15",
                        List.of(Formula.equal(x, Formula.whole(-1)),
                                Formula.not(Formula.equal(back, Formula.whole(15)))),
                        List.of()), AMPLE))
                .isInstanceOf(Answer.Unsatisfiable.class);
        assertThat(solver().check(
                new Query("33 becomes 1",
                        List.of(Formula.equal(x, Formula.whole(33)), Formula.equal(back, Formula.ONE)), List.of()),
                AMPLE)).isInstanceOf(Answer.Satisfiable.class);
    }

    @Test
    void findsAModelAndTellsTheValuesOfTheWatchedTermsInTheirOrder() {
        Formula half = new Formula.Symbol("half", Sort.REAL);
        Formula truth = new Formula.Symbol("truth", Sort.BOOL);
        Formula.Call call = new Formula.Call("f", List.of(X), Sort.INT);
        Query query = query(List.of(Y, X, half, truth, call, Formula.plus(X, Y)), Formula.equal(X, Formula.whole(-3)),
                Formula.equal(Formula.plus(X, Y), Formula.whole(4)), truth, Formula.equal(call, Formula.whole(9)),
                Formula.equal(Formula.plus(half, half), Formula.number(BigInteger.ONE, Sort.REAL)));
        assertThat(solver().check(query, AMPLE)).isInstanceOfSatisfying(Answer.Satisfiable.class,
                model -> assertThat(model.values()).containsExactly(whole(7), whole(-3),
                        new Value.Fraction(BigInteger.ONE, BigInteger.TWO), new Value.Truth(true), whole(9), whole(4)));
    }

    private static Value whole(long value) {
        return new Value.Whole(BigInteger.valueOf(value));
    }

    /** Names that mean something to SMT-LIB, and names that differ in such characters alone. */
    @Test
    void takesWhateverNamesThereAre() {
        List<Formula> symbols = Stream.of("@c#1[0]", "%40c#1[0]", ".x", "a|b", "a\\b", "a b", "größe", "let", "")
                .<Formula>map(name -> new Formula.Symbol(name, Sort.INT))
                .toList();
        List<Formula> different = IntStream.range(0, symbols.size())
                .mapToObj(i -> Formula.equal(symbols.get(i), Formula.whole(i)))
                .toList();
        assertThat(solver().check(new Query("names", different, symbols), AMPLE)).isInstanceOfSatisfying(
                Answer.Satisfiable.class, model -> assertThat(model.values()).containsExactlyElementsOf(
                        IntStream.range(0, symbols.size()).mapToObj(SolverContract::whole).toList()));
    }

    /** Quoting does not make another word of the name of a function that SMT-LIB or a solver knows. */
    @ParameterizedTest
    @ValueSource(strings = {"exp", "abs", "select", "mod", "and", "sin", "str.len", "is_int", "bag", "set.union", "t!0",
            "watched!0", "Element"})
    void aFunctionMayHaveTheNameOfOneThatTheSolverKnows(String name) {
        Formula.Call ofX = new Formula.Call(name, List.of(X), Sort.REAL);
        Formula.Call ofY = new Formula.Call(name, List.of(Y), Sort.REAL);
        Formula same = Formula.equal(ofX, ofY);
        assertThat(solver().check(query(List.of(ofX), Formula.not(same)), AMPLE))
                .isInstanceOf(Answer.Satisfiable.class);
        assertThat(solver().check(query(List.of(ofX), Formula.equal(X, Y), Formula.not(same)), AMPLE))
                .isInstanceOf(Answer.Unsatisfiable.class);
    }

    @Test
    void symbolsOfOneNameAndDifferentSortsAreDifferent() {
        Formula whole = new Formula.Symbol("x", Sort.INT);
        Formula real = new Formula.Symbol("x", Sort.REAL);
        Formula half = Formula.divide(Formula.number(BigInteger.ONE, Sort.REAL),
                Formula.number(BigInteger.TWO, Sort.REAL));
        assertThat(solver().check(
                query(List.of(whole, real), Formula.equal(whole, Formula.whole(3)), Formula.equal(real, half)), AMPLE))
                .isInstanceOfSatisfying(Answer.Satisfiable.class, model -> assertThat(model.values())
                        .containsExactly(whole(3), new Value.Fraction(BigInteger.ONE, BigInteger.TWO)));
    }

    @Test
    void tellsArbitraryElementsApartByName() {
        Formula a = new Formula.Symbol("a", Sort.ELEMENT);
        Formula b = new Formula.Symbol("b", Sort.ELEMENT);
        Answer answer = solver().check(query(List.of(a, b), Formula.not(Formula.equal(a, b))), AMPLE);
        assertThat(answer).isInstanceOfSatisfying(Answer.Satisfiable.class, model -> {
            assertThat(model.values()).allMatch(Value.Named.class::isInstance);
            assertThat(model.values().get(0)).isNotEqualTo(model.values().get(1));
        });
    }

    @Test
    void provesThatThereIsNoModel() {
        Formula.Call ofX = new Formula.Call("f", List.of(X), Sort.ELEMENT);
        Formula.Call ofY = new Formula.Call("f", List.of(Y), Sort.ELEMENT);
        Query query = query(List.of(), Formula.atMost(X, Y), Formula.atMost(Y, X),
                Formula.not(Formula.equal(ofX, ofY)));
        assertThat(solver().check(query, AMPLE)).isInstanceOf(Answer.Unsatisfiable.class);
    }

    @Test
    void noAssertionsHaveAModel() {
        assertThat(solver().check(query(List.of()), AMPLE)).isInstanceOf(Answer.Satisfiable.class);
    }

    @Test
    void givesUpWhereResourcesRunOut() {
        for (boolean search : List.of(false, true)) {
            Answer answer = solver().check(hard(), new Budget(20_000, Duration.ofSeconds(20), search));
            assertThat(answer).as("search: %s", search).isInstanceOf(Answer.GaveUp.class);
        }
    }

    @Test
    void givesUpWhereTimeRunsOut() {
        long start = System.nanoTime();
        Answer answer = solver().check(hard(), new Budget(Integer.MAX_VALUE, Duration.ofMillis(200), false));
        assertThat(answer).isInstanceOf(Answer.GaveUp.class);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(15));
    }

    /**
     * Products of integers that a proof is asked for are left out: Z3 tries bit-vectors there unless the process uses more
     * than 100 MB, whoever uses it, and what that attempt spends counts.
     */
    @Test
    void spendsMuchTheSameResourcesOnTheSameQueryWhateverTheThread() throws Exception {
        Query product = query(List.of(), Formula.equal(Formula.times(X, Y), Formula.whole(91)),
                Formula.lessThan(Formula.ONE, X), Formula.lessThan(X, Y));
        spendsMuchTheSame(product, new Budget(AMPLE.resources(), AMPLE.wallTime(), true));
        Formula.Call ofX = new Formula.Call("f", List.of(X), Sort.INT);
        Formula.Call ofNext = new Formula.Call("f", List.of(Formula.plus(Y, Formula.ONE)), Sort.INT);
        spendsMuchTheSame(query(List.of(), Formula.lessThan(X, Y),
                Formula.lessThan(Y, Formula.plus(X, Formula.whole(9))), Formula.not(Formula.atMost(ofX, ofNext))),
                AMPLE);
    }

    private void spendsMuchTheSame(Query query, Budget budget) throws InterruptedException {
        Callable<Long> ask = () -> solver().check(query, budget).resources();
        long alone = solver().check(query, budget).resources();
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            assertThat(threads.invokeAll(Stream.generate(() -> ask).limit(12).toList())).extracting(Future::resultNow)
                    .allSatisfy(spent -> assertThat((double) spent).isCloseTo((double) alone, withinPercentage(2)));
        }
    }
}
