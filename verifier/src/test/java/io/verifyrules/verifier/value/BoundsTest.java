package io.verifyrules.verifier.value;

import io.verifyrules.verifier.value.ElementValue.Rational;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The bounds of a fraction are the doubles beside it, or the one that it is. */
class BoundsTest {

    @Test
    void aFractionIsBetweenTheDoublesBesideIt() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            BigInteger numerator = new BigInteger(1 + random.nextInt(70), random);
            BigInteger denominator = new BigInteger(1 + random.nextInt(70), random).add(BigInteger.ONE);
            Rational number = new Rational(random.nextBoolean() ? numerator : numerator.negate(), denominator);
            Bounds bounds = Bounds.of(number);
            assertThat(compare(bounds.low(), number)).isNotPositive();
            assertThat(compare(bounds.high(), number)).isNotNegative();
            assertThat(bounds.high()).isIn(bounds.low(), Math.nextUp(bounds.low()));
            assertThat(bounds.low() == bounds.high()).isEqualTo(compare(bounds.low(), number) == 0);
        }
    }

    private static int compare(double some, Rational number) {
        return new BigDecimal(some).multiply(new BigDecimal(number.denominator()))
                .compareTo(new BigDecimal(number.numerator()));
    }
}
