package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.Value;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Values of a least model depend on what is asked alone. */
class LeastModelTest {

    private static final Budget SEARCH = new Budget(1_000_000, Duration.ofSeconds(20), true);
    private static final Sort.Words WORDS = new Sort.Words(3);

    private static Formula symbol(String name, Sort sort) {
        return new Formula.Symbol(name, sort);
    }

    /** The values in a context of Z3; empty where there is no model, or none of the values that are tried. */
    private static Optional<List<Value>> least(List<Formula> assertions, List<Formula> terms) {
        return least(assertions, terms, SEARCH.wallTime());
    }

    private static Optional<List<Value>> least(List<Formula> assertions, List<Formula> terms, Duration most) {
        try (Context context = Z3Session.shared()) {
            Solver solver = Z3Session.solver(context, SEARCH);
            Z3Translation translation = new Z3Translation(context);
            solver.add(assertions.stream().map(translation::truth).toArray(BoolExpr[]::new));
            return solver.check() == Status.SATISFIABLE
                    ? LeastModel.of(solver, translation, terms, most)
                    : Optional.empty();
        }
    }

    private static List<Value> whole(long... values) {
        return Arrays.stream(values).<Value>mapToObj(value -> new Value.Whole(BigInteger.valueOf(value))).toList();
    }

    @Test
    void eachTermInItsTurnIsAsSmallAsItCanBe() {
        Formula x = symbol("x", Sort.INT);
        Formula y = symbol("y", Sort.INT);
        List<Formula> assertions = List.of(Formula.lessThan(x, y), Formula.not(Formula.equal(y, Formula.ONE)));
        assertThat(least(assertions, List.of(x, y))).hasValue(whole(0, 2));
        assertThat(least(assertions, List.of(y, x))).hasValue(whole(0, -1));
    }

    @Test
    void elementsAreEqualWhereTheyMayBe() {
        Formula a = symbol("a", Sort.ELEMENT);
        Formula b = symbol("b", Sort.ELEMENT);
        Formula c = symbol("c", Sort.ELEMENT);
        assertThat(least(List.of(Formula.not(Formula.equal(a, b))), List.of(a, b, c))).hasValueSatisfying(values -> {
            assertThat(values.get(0)).isNotEqualTo(values.get(1));
            assertThat(values.get(2)).isEqualTo(values.get(0));
        });
    }

    @Test
    void aTermWithoutAnyOfTheValuesThatAreTriedHasNone() {
        Formula x = symbol("x", Sort.INT);
        assertThat(least(List.of(Formula.equal(x, Formula.whole(1000))), List.of(x))).isEmpty();
    }

    @Test
    void nothingIsAskedAfterTheTimeIsOver() {
        Formula x = symbol("x", Sort.INT);
        Formula y = symbol("y", Sort.INT);
        List<Formula> assertions = List.of(Formula.not(Formula.equal(x, Formula.ZERO)), Formula.lessThan(x, y));
        assertThat(least(assertions, List.of(x, y))).hasValue(whole(1, 2));
        assertThat(least(assertions, List.of(x, y), Duration.ofNanos(-1))).isEmpty();
    }

    @Test
    void anApplicationOfAFunctionIsATermLikeAnyOther() {
        Formula x = symbol("x", Sort.INT);
        Formula of = new Formula.Call("f", List.of(x), Sort.INT);
        Formula ofOne = new Formula.Call("f", List.of(Formula.ONE), Sort.INT);
        List<Formula> assertions = List.of(Formula.not(Formula.equal(of, ofOne)), Formula.lessThan(Formula.ZERO, x));
        assertThat(least(assertions, List.of(x, of, ofOne))).hasValue(whole(2, 0, 1));
    }

    static Stream<Sort> sorts() {
        return Stream.of(Sort.BOOL, Sort.INT, Sort.REAL, new Sort.Words(1), new Sort.Words(2), WORDS,
                new Sort.Words(64), new Sort.Floats(3, 3), new Sort.Floats(5, 11), new Sort.Floats(11, 53));
    }

    /** A candidate that is written as another value than it is would be told although it is none of a model. */
    @ParameterizedTest
    @MethodSource("sorts")
    void eachValueThatIsTriedIsFoundWhereItIsTheOnlyOne(Sort sort) {
        Formula x = symbol("x", sort);
        assertThat(LeastValues.of(sort)).isNotEmpty()
                .doesNotHaveDuplicates()
                .allSatisfy(value -> assertThat(
                        least(List.of(Formula.equal(x, LeastValues.literal(value, sort))), List.of(x)))
                        .hasValue(List.of(value)));
    }

    @ParameterizedTest
    @MethodSource("sorts")
    void theFirstValueThatIsNotExcludedIsTaken(Sort sort) {
        Formula x = symbol("x", sort);
        List<Value> values = LeastValues.of(sort);
        List<Formula> assertions = new ArrayList<>();
        for (Value value : values) {
            assertThat(least(assertions, List.of(x))).hasValue(List.of(value));
            assertions.add(Formula.not(Formula.equal(x, LeastValues.literal(value, sort))));
        }
        assertThat(least(assertions, List.of(x))).isEmpty();
    }

    private static Formula random(Random random, List<Formula> words) {
        Formula a = words.get(random.nextInt(words.size()));
        Formula b = random.nextBoolean()
                ? new Formula.Word(BigInteger.valueOf(random.nextInt(8)), WORDS)
                : words.get(random.nextInt(words.size()));
        Formula sum = Formula.word(SmtOperator.WORD_ADD, a, b);
        Formula at = Formula.compared(SmtOperator.WORD_AT_MOST_UNSIGNED, sum, words.get(random.nextInt(words.size())));
        return random.nextBoolean() ? at : Formula.not(at);
    }

    /** The order of assertions changes what Z3 finds, and no value. */
    @Test
    void neitherTheOrderOfAssertionsNorTheModelThatWasFoundMatters() {
        List<Formula> words = List.of(symbol("a", WORDS), symbol("b", WORDS), symbol("c", WORDS));
        int models = 0;
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            List<Formula> assertions = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                assertions.add(random(random, words));
            }
            Optional<List<Value>> values = least(assertions, words);
            Collections.reverse(assertions);
            assertThat(least(assertions, words)).as("seed %d", seed).isEqualTo(values);
            models += values.isPresent() ? 1 : 0;
        }
        assertThat(models).isBetween(20, 95);
    }
}
