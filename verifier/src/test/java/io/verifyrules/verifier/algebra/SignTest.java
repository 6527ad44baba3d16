package io.verifyrules.verifier.algebra;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What is said of signs holds of all numbers that have them. */
class SignTest {

    private static final List<Double> NUMBERS = List.of(-2.0, -0.5, 0.0, 0.5, 2.0);

    static Stream<Sign> signs() {
        return Stream.of(true, false)
                .flatMap(negative -> Stream.of(true, false)
                        .flatMap(zero -> Stream.of(true, false).map(positive -> new Sign(negative, zero, positive))))
                .filter(sign -> sign.negative() || sign.zero() || sign.positive());
    }

    private static boolean has(Sign sign, double number) {
        return number < 0 ? sign.negative() : number > 0 ? sign.positive() : sign.zero();
    }

    private static List<Double> numbers(Sign sign) {
        return NUMBERS.stream().filter(number -> has(sign, number)).toList();
    }

    @ParameterizedTest
    @MethodSource("signs")
    void sumsAndProductsHaveTheSignsThatAreSaid(Sign a) {
        signs().forEach(b -> {
            for (double x : numbers(a)) {
                for (double y : numbers(b)) {
                    assertThat(has(a.plus(b), x + y)).as("%s + %s", x, y).isTrue();
                    assertThat(has(a.times(b), x * y)).as("%s * %s", x, y).isTrue();
                    assertThat(has(a.or(b), x) && has(a.or(b), y)).isTrue();
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("signs")
    void powersHaveTheSignsThatAreSaid(Sign sign) {
        for (Ratio exponent : List.of(Ratio.of(1), Ratio.of(2), Ratio.of(3), Ratio.of(-1), Ratio.of(-2), Ratio.HALF)) {
            double power = exponent.numerator().doubleValue() / exponent.denominator().doubleValue();
            for (double x : numbers(sign)) {
                boolean isDefined = (exponent.isWhole() || x >= 0) && (exponent.signum() > 0 || x != 0);
                if (isDefined) {
                    assertThat(has(sign.power(exponent), Math.pow(x, power))).as("%s^%s", x, exponent).isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("signs")
    void absoluteValuesAndOppositesHaveTheSignsThatAreSaid(Sign sign) {
        for (double x : numbers(sign)) {
            assertThat(has(sign.abs(), Math.abs(x)) && has(sign.opposite(), -x)).isTrue();
        }
        assertThat(sign.isPositive()).isEqualTo(numbers(sign).stream().allMatch(x -> x > 0));
        assertThat(sign.isNegative()).isEqualTo(numbers(sign).stream().allMatch(x -> x < 0));
        assertThat(sign.isNotZero()).isEqualTo(numbers(sign).stream().allMatch(x -> x != 0));
        assertThat(sign.isOneSided()).isEqualTo(
                numbers(sign).stream().allMatch(x -> x >= 0) || numbers(sign).stream().allMatch(x -> x <= 0));
    }
}
