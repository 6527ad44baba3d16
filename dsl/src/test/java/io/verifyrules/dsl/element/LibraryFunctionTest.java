package io.verifyrules.dsl.element;

import io.verifyrules.dsl.element.LibraryFunction.Calculation;
import io.verifyrules.dsl.element.LibraryFunction.Trait;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The values with which functions are registered have the traits that are registered beside them. */
class LibraryFunctionTest {

    static Stream<UnaryOperator> registered() {
        return Stream.of(UnaryOperator.values()).filter(operator -> operator.calculation().isPresent());
    }

    private static double[] samples() {
        Random random = new Random(29);
        return DoubleStream
                .concat(DoubleStream.of(0, 1e-300, 1e-9, 0.5, 1, 2, 50, 700),
                        DoubleStream.generate(() -> Math.scalb(random.nextDouble(), random.nextInt(30) - 20))
                                .limit(200))
                .flatMap(a -> DoubleStream.of(a, -a))
                .sorted()
                .distinct()
                .toArray();
    }

    private static double value(UnaryOperator operator, double a) {
        return operator.calculation().orElseThrow().inDoubles().applyAsDouble(a);
    }

    @ParameterizedTest
    @MethodSource("registered")
    void valuesHaveTheRegisteredTraits(UnaryOperator operator) {
        LibraryFunction function = operator.function().orElseThrow();
        double before = Double.NEGATIVE_INFINITY;
        for (double a : samples()) {
            double value = value(operator, a);
            assertThat(value).as("at %s", a).isNotNaN().isGreaterThanOrEqualTo(before);
            function.bound().ifPresent(bound -> assertThat(Math.abs(value)).as("at %s", a).isLessThan(bound));
            if (function.is(Trait.ODD)) {
                assertThat(value(operator, -a)).as("at %s", -a).isEqualTo(-value);
            }
            before = value;
        }
        assertThat(value(operator, Double.NaN)).isNaN();
        if (function.is(Trait.ODD)) {
            assertThat(value(operator, -0.0)).isEqualTo(-0.0);
        }
        if (function.bound().isEmpty()) {
            assertThat(value(operator, Double.POSITIVE_INFINITY)).isInfinite().isPositive();
            assertThat(value(operator, Double.NEGATIVE_INFINITY)).isInfinite().isNegative();
        }
    }

    /** Traits of functions whose values are written case by case, where doubles have them. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.INCLUDE, names = {"EXP", "EXPM1", "LOG", "LOG1P", "TANH", "CBRT", "SIN", "COS",
            "TAN"})
    void functionsHaveTheTraitsThatTheyAreListedWith(UnaryOperator operator) {
        LibraryFunction function = operator.function().orElseThrow();
        boolean odd = true;
        boolean grows = true;
        double before = Double.NEGATIVE_INFINITY;
        for (double a : samples()) {
            double value = switch (operator) {
                case EXP -> StrictMath.exp(a);
                case EXPM1 -> StrictMath.expm1(a);
                case LOG -> StrictMath.log(a);
                case LOG1P -> StrictMath.log1p(a);
                case TANH -> StrictMath.tanh(a);
                case CBRT -> StrictMath.cbrt(a);
                case SIN -> StrictMath.sin(a);
                case COS -> StrictMath.cos(a);
                default -> StrictMath.tan(a);
            };
            if (!Double.isNaN(value)) {
                odd &= a != 0 || value == 0;
                grows &= value >= before;
                before = value;
            }
            double bound = function.bound().orElse(Integer.MAX_VALUE);
            assertThat(Double.isNaN(value) || function.bound().isEmpty() || Math.abs(value) <= bound).isTrue();
        }
        assertThat(grows || !function.is(Trait.GROWING)).isTrue();
        assertThat(odd || !function.is(Trait.ODD)).isTrue();
    }

    @Test
    void aFunctionThatDoesNotGrowIsNotRegisteredWithItsValues() {
        Calculation cosh = new Calculation(StrictMath::cosh, 3);
        assertThatThrownBy(() -> new LibraryFunction(Set.of(), OptionalInt.empty(), Optional.of(cosh)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("has to grow");
    }
}
