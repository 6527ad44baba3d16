package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** A sum with a zero that a formula names is the number that a solver adds up. */
@OnItsDay(turn = 0, of = 2)
class RoundedSumsTest {

    private static final Budget AMPLE = new Budget(200_000_000, Duration.ofSeconds(60), false);

    static Stream<ElementType.Floating> types() {
        return Stream.of(new FloatFormat(2, 2), new FloatFormat(3, 2), FloatFormat.F16).map(ElementType.Floating::new);
    }

    /** One of them each day. */
    static Stream<ElementType.Floating> typeOfTheDay() {
        return Samples.oneOf(types().toList()).stream();
    }

    static Stream<ElementType.Floating> smallTypes() {
        return types().limit(2);
    }

    private static Formula sum(Formula a, Formula b) {
        return Formula.rounded(SmtOperator.FLOAT_ADD, Rounding.NEAREST_EVEN, a, b);
    }

    private static Formula simplified(Formula a, Formula b) {
        return RoundedSums.simplified(a, b, sum(a, b));
    }

    /** Numbers, and choices between numbers, that may be -0, and some that may not though they look like it. */
    private static List<Formula> operands(FloatTheory theory) {
        Formula plus = theory.number(0);
        Formula minus = theory.number(theory.type().format().signBit());
        Formula one = theory.number(theory.type().format().infinity());
        Formula x = new Formula.Symbol("x", theory.sort());
        Formula y = new Formula.Symbol("y", theory.sort());
        List<Formula> all = new ArrayList<>(List.of(x, plus, minus, one));
        for (Formula condition : List.of(Formula.equal(x, minus), Formula.equal(minus, x), Formula.equal(x, plus),
                Formula.equal(x, y), Formula.tested(SmtOperator.FLOAT_IS_ZERO, x))) {
            for (Formula then : List.of(plus, minus, one)) {
                Stream.of(x, y, plus, minus).forEach(other -> all.add(Formula.choose(condition, then, other)));
            }
        }
        return all;
    }

    private static List<Formula> sumsWithZeros(ElementType.Floating type, BinaryOperator<Formula> sum) {
        FloatTheory theory = new FloatTheory(type);
        List<Formula> zeros = List.of(theory.number(0), theory.number(type.format().signBit()));
        List<Formula> sums = new ArrayList<>();
        List<Formula> before = operands(theory);
        for (int depth = 0; depth < 2; depth++) {
            List<Formula> made = new ArrayList<>();
            for (Formula operand : before) {
                zeros.forEach(zero -> made.addAll(List.of(sum.apply(operand, zero), sum.apply(zero, operand))));
            }
            sums.addAll(made);
            before = made;
        }
        return sums;
    }

    @ParameterizedTest
    @MethodSource("typeOfTheDay")
    void aSumWithANamedZeroIsTheNumberThatASolverAddsUp(ElementType.Floating type) {
        List<Formula> simplified = sumsWithZeros(type, RoundedSumsTest::simplified);
        List<Formula> added = sumsWithZeros(type, RoundedSumsTest::sum);
        assertThat(simplified).as("no sum is left to the solver").noneMatch(RoundedSumsTest::adds);
        List<Formula> agreements = new ArrayList<>();
        for (int i = 0; i < added.size(); i++) {
            agreements.add(Formula.equal(simplified.get(i), added.get(i)));
        }
        assertThat(new Z3Solver()
                .check(new Query("sums with a zero", List.of(Formula.not(Formula.and(agreements))), List.of()), AMPLE))
                .isInstanceOf(Answer.Unsatisfiable.class);
    }

    private static Formula opposite(Formula number) {
        return Formula.exact(SmtOperator.FLOAT_NEGATE, number);
    }

    private static Formula difference(Rounding rounding, Formula a, Formula b) {
        return Formula.rounded(SmtOperator.FLOAT_SUBTRACT, rounding, a, b);
    }

    @ParameterizedTest
    @MethodSource("types")
    void theOppositeOfADifferenceIsTheOtherDifferenceBesideAZero(ElementType.Floating type) {
        FloatTheory theory = new FloatTheory(type);
        Formula x = new Formula.Symbol("x", theory.sort());
        Formula y = new Formula.Symbol("y", theory.sort());
        Formula zero = theory.number(0);
        Formula turned = opposite(difference(Rounding.NEAREST_EVEN, x, y));
        Formula other = difference(Rounding.NEAREST_EVEN, y, x);
        assertThat(simplified(turned, zero)).isEqualTo(simplified(other, zero)).isEqualTo(simplified(zero, turned));
        assertThat(whetherTheyDiffer(simplified(turned, zero), sum(turned, zero)))
                .isInstanceOf(Answer.Unsatisfiable.class);
        Formula minus = theory.number(type.format().signBit());
        assertThat(whetherTheyDiffer(simplified(turned, minus), sum(turned, minus)))
                .as("beside -0, which changes no zero")
                .isInstanceOf(Answer.Unsatisfiable.class);
        for (Rounding rounding : List.of(Rounding.UPWARD, Rounding.DOWNWARD, Rounding.NEAREST_AWAY,
                Rounding.TOWARD_ZERO)) {
            Formula rounded = opposite(difference(rounding, x, y));
            assertThat(whetherTheyDiffer(simplified(rounded, zero), sum(rounded, zero))).as(rounding.toString())
                    .isInstanceOf(Answer.Unsatisfiable.class);
        }
    }

    @ParameterizedTest
    @MethodSource("smallTypes")
    void aSumOfOppositesRoundedInADirectionIsTheOppositeOfOneRoundedInTheOther(ElementType.Floating type) {
        FloatTheory theory = new FloatTheory(type);
        Formula x = new Formula.Symbol("x", theory.sort());
        Formula y = new Formula.Symbol("y", theory.sort());
        List<Formula> operands = List.of(x, y, opposite(x), opposite(y), opposite(opposite(x)), theory.number(0),
                theory.number(type.format().signBit()));
        for (Rounding rounding : Rounding.values()) {
            List<Formula> agreements = new ArrayList<>();
            for (Formula a : operands) {
                for (Formula b : operands) {
                    Formula sum = Formula.rounded(SmtOperator.FLOAT_ADD, rounding, a, b);
                    agreements.add(Formula.equal(sum, RoundedSums.directed(rounding, a, b, sum)));
                }
            }
            assertThat(new Z3Solver().check(
                    new Query("sums of opposites", List.of(Formula.not(Formula.and(agreements))), List.of()), AMPLE))
                    .as(rounding.toString())
                    .isInstanceOf(Answer.Unsatisfiable.class);
        }
        Formula down = Formula.rounded(SmtOperator.FLOAT_ADD, Rounding.DOWNWARD, x, y);
        assertThat(RoundedSums.directed(Rounding.UPWARD, opposite(x), opposite(y), Formula.TRUE))
                .isEqualTo(opposite(down));
    }

    private static Answer whetherTheyDiffer(Formula one, Formula other) {
        return new Z3Solver().check(new Query("a sum", List.of(Formula.not(Formula.equal(one, other))), List.of()),
                AMPLE);
    }

    private static boolean adds(Formula formula) {
        return formula instanceof Formula.Apply apply && (apply.operator() == SmtOperator.FLOAT_ADD
                || apply.arguments().stream().anyMatch(RoundedSumsTest::adds));
    }

    @Test
    void anOperandThatIsDoubledManyTimesIsLookedIntoAFewLevelsDeep() {
        FloatTheory theory = new FloatTheory(new ElementType.Floating(FloatFormat.F16));
        Formula doubled = new Formula.Symbol("x", theory.sort());
        for (int i = 0; i < 200; i++) {
            doubled = sum(doubled, doubled);
        }
        assertThat(simplified(doubled, theory.number(0))).isNotEqualTo(doubled);
    }

    @Test
    void numbersThatAreNamedAreComparedByTheirBitsButOneNaNIsAnother() {
        Sort.Floats sort = new FloatTheory(new ElementType.Floating(FloatFormat.F16)).sort();
        assertThat(equal(0, 0x8000, sort)).isEqualTo(Formula.FALSE);
        assertThat(equal(0, 0x7c01, sort)).isEqualTo(Formula.FALSE);
        assertThat(equal(0x7c00, 0xfc00, sort)).isEqualTo(Formula.FALSE);
        assertThat(equal(0x7c01, 0xfe00, sort)).isNotEqualTo(Formula.FALSE);
    }

    private static Formula equal(long one, long other, Sort.Floats sort) {
        return Formula.equal(new Formula.Floating(BigInteger.valueOf(one), sort),
                new Formula.Floating(BigInteger.valueOf(other), sort));
    }
}
