package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Whatever is between the ends of ranges, what an operation makes of it is between the ends of the result, or nothing is known. */
@Execution(ExecutionMode.CONCURRENT)
class FloatRangesTest {

    private static final FloatFormat SMALL = new FloatFormat(3, 2);
    private static final int RANGES = 1500;

    private final Random random = new Random(5);
    private final List<FloatNumber> numbers = LongStream.range(0, 1L << SMALL.bits())
            .mapToObj(bits -> new FloatNumber(SMALL, bits))
            .filter(number -> !number.isNaN())
            .sorted((a, b) -> FloatRanges.order(new Floating(a), new Floating(b)).orElse(0))
            .toList();

    /** The places of two numbers, the lesser first. */
    private record Range(int low, int high) {}

    private Range range() {
        int one = random.nextInt(numbers.size());
        int width = random.nextInt(3) == 0 ? random.nextInt(numbers.size()) : random.nextInt(4);
        return new Range(one, Math.min(numbers.size() - 1, one + width));
    }

    private ElementValue value(Range range) {
        return FloatRanges.between(numbers.get(range.low), numbers.get(range.high));
    }

    private List<FloatNumber> in(Range range) {
        return numbers.subList(range.low, range.high + 1);
    }

    private boolean holds(ElementValue range, FloatNumber number) {
        return switch (range) {
            case Between(FloatNumber low, FloatNumber high) ->
                !number.isNaN() && numbers.indexOf(low) <= numbers.indexOf(number)
                        && numbers.indexOf(number) <= numbers.indexOf(high);
            case Floating(FloatNumber only) -> only.equals(number);
            default -> range instanceof Uncertain;
        };
    }

    @ParameterizedTest
    @EnumSource(names = {"ADD", "SUB", "MUL", "DIV", "REM", "MIN", "MAX"})
    void ofTwo(BinaryOperator operator) {
        int known = 0;
        for (int i = 0; i < RANGES; i++) {
            Range a = range();
            Range b = range();
            ElementValue result = new ElementArithmetic(UndefinedValues.NONE).apply(operator, value(a), value(b));
            known += result instanceof Uncertain ? 0 : 1;
            for (FloatNumber x : in(a)) {
                for (FloatNumber y : in(b)) {
                    assertThat(holds(result, FloatingArithmetic.apply(operator, x, y)))
                            .as("%s %s %s, within %s and %s: %s", x, operator, y, value(a), value(b), result)
                            .isTrue();
                }
            }
        }
        assertThat(known).isPositive();
    }

    @ParameterizedTest
    @EnumSource(names = {"NEG", "ABS", "SIGN", "SQRT", "FLOOR", "CEIL", "ROUND", "ROUND_EVEN"})
    void ofOne(UnaryOperator operator) {
        for (int i = 0; i < RANGES; i++) {
            Range a = range();
            ElementValue result = FloatRanges.apply(operator, value(a));
            assertThat(in(a)).allMatch(x -> holds(result, FloatingArithmetic.apply(operator, x)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void comparisonsThatAreKnownAreThoseOfAll(Relation relation) {
        for (int i = 0; i < RANGES; i++) {
            Range a = range();
            Range b = range();
            if (FloatRanges.compare(relation, value(a), value(b)) instanceof Truth(boolean truth)) {
                assertThat(in(a))
                        .allMatch(x -> in(b).stream().allMatch(y -> FloatValues.related(relation, x, y) == truth));
            }
        }
    }

    static Stream<UnaryOperator> functions() {
        return Stream.of(UnaryOperator.values()).filter(FloatFunctions::has);
    }

    /** The nearest half-precision number to what doubles make of it is what good libraries give. */
    @ParameterizedTest
    @MethodSource("functions")
    void whatGoodLibrariesGiveIsWithinReachOfAFunctionAndNotMuchElse(UnaryOperator function) {
        for (int i = 0; i < 4000; i++) {
            FloatNumber operand = new FloatNumber(FloatFormat.F16, random.nextInt(1 << 16));
            ElementValue range = FloatFunctions.of(function, operand);
            FloatNumber good = good(function, operand);
            switch (range) {
                case Floating(FloatNumber only) -> assertThat(only).as("%s of %s", function, operand).isEqualTo(good);
                case Between between -> {
                    assertThat(FloatRanges.order(between, new Floating(good))).as("%s of %s", function, operand)
                            .isEmpty();
                    assertThat(isNarrow(function, between)).as("%s of %s: %s", function, operand, between).isTrue();
                }
                default -> throw new AssertionError(range);
            }
        }
    }

    /** Functions that are bounded may be off by some units of 1, which is a long way around 0. */
    private static boolean isNarrow(UnaryOperator function, Between range) {
        long apart = Math.abs(range.high().bits() - range.low().bits());
        return apart <= 32 || range.low().isNegative() != range.high().isNegative()
                || function.function().orElseThrow().bound().isPresent();
    }

    private static FloatNumber good(UnaryOperator function, FloatNumber operand) {
        double a = Double.longBitsToDouble(
                FloatingArithmetic.converted(operand, FloatFormat.F64, FloatRounding.NEAREST_EVEN).bits());
        double value = switch (function) {
            case EXP -> Math.exp(a);
            case EXPM1 -> Math.expm1(a);
            case LOG -> Math.log(a);
            case LOG1P -> Math.log1p(a);
            case TANH -> Math.tanh(a);
            case LOGISTIC -> Math.exp(-a) == Double.POSITIVE_INFINITY ? 0 : 1 / (1 + Math.exp(-a));
            case RSQRT -> 1 / Math.sqrt(a);
            case CBRT -> Math.cbrt(a);
            case SIN -> Math.sin(a);
            case COS -> Math.cos(a);
            case TAN -> Math.tan(a);
            case ERF -> Double.isFinite(a) && a != 0
                    ? (ErrorFunction.of(a).low() + ErrorFunction.of(a).high()) / 2
                    : Double.isInfinite(a) ? Math.signum(a) : a;
            case ERFC -> Double.isFinite(a)
                    ? (ErrorFunction.complement(a).low() + ErrorFunction.complement(a).high()) / 2
                    : 1 - Math.signum(a);
            default -> function.calculation().orElseThrow().inDoubles().applyAsDouble(a);
        };
        FloatNumber number = new FloatNumber(FloatFormat.F64, Double.doubleToLongBits(value));
        return FloatingArithmetic.converted(number, FloatFormat.F16, FloatRounding.NEAREST_EVEN);
    }

    @ParameterizedTest
    @CsvSource({"nan, 0, 1.0", "1, nan, 1.0", "-1, inf, 1.0", "2, 1, 2.0", "-2, 0.5, nan", "0, -1, +inf",
            "-0, -1, -inf", "-0, 3, -0.0", "-inf, 3, -inf", "-inf, 0.5, +inf", "0.5, inf, 0.0", "nan, 1, nan",
            "2, nan, nan"})
    void powersAreExactAsInC(String base, String exponent, String power) {
        assertThat(FloatFunctions.of(BinaryOperator.POW, number(base), number(exponent))).hasToString(power);
    }

    @Test
    void aPowerIsNearTheRealOne() {
        assertThat(FloatFunctions.of(BinaryOperator.POW, number("2"), number("3")))
                .isInstanceOfSatisfying(Between.class, near -> {
                    assertThat(near.low()).hasToString("7.97");
                    assertThat(near.high()).hasToString("8.03");
                });
        assertThat(FloatFunctions.of(BinaryOperator.POW, number("-2"), number("3"))).hasToString("-8.03 .. -7.97");
        assertThat(FloatFunctions.of(BinaryOperator.POW, number("300"), number("3"))).hasToString("+inf");
    }

    private static FloatNumber number(String text) {
        double value = switch (text) {
            case "nan" -> Double.NaN;
            case "inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(text);
        };
        return FloatingArithmetic.converted(new FloatNumber(FloatFormat.F64, Double.doubleToLongBits(value)),
                FloatFormat.F16, FloatRounding.NEAREST_EVEN);
    }
}
