package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Enclosures contain the true value, computed here with 120 digits, after any number of operations. */
class EnclosureTest {

    private static final MathContext EXACT = new MathContext(120, RoundingMode.HALF_EVEN);
    private static final BigDecimal ERROR = new BigDecimal("1e-80");
    private static final List<BinaryOperator> OPERATORS = List.of(BinaryOperator.ADD, BinaryOperator.SUB,
            BinaryOperator.MUL, BinaryOperator.DIV, BinaryOperator.MIN, BinaryOperator.MAX);

    private final ElementArithmetic arithmetic = new ElementArithmetic(UndefinedValues.NONE);
    private final Random random = new Random(7);

    /** A number as the interpreter knows it, and its true value to many digits. */
    private record Known(ElementValue value, BigDecimal truth) {}

    private static BigDecimal exp(BigDecimal exponent) {
        BigDecimal reduced = exponent.divide(BigDecimal.valueOf(1 << 16), EXACT);
        BigDecimal sum = BigDecimal.ONE;
        BigDecimal term = BigDecimal.ONE;
        for (int i = 1; i < 60; i++) {
            term = term.multiply(reduced, EXACT).divide(BigDecimal.valueOf(i), EXACT);
            sum = sum.add(term, EXACT);
        }
        for (int i = 0; i < 16; i++) {
            sum = sum.multiply(sum, EXACT);
        }
        return sum;
    }

    private Known rational() {
        BigInteger numerator = BigInteger.valueOf(random.nextInt(4001) - 2000);
        BigInteger denominator = BigInteger.valueOf(1 + random.nextInt(300));
        return new Known(new Rational(numerator, denominator),
                new BigDecimal(numerator).divide(new BigDecimal(denominator), EXACT));
    }

    private Optional<Known> applied(BinaryOperator operator, Known a, Known b) {
        if (operator == BinaryOperator.DIV && b.truth().abs().compareTo(ERROR) < 0) {
            return Optional.empty();
        }
        BigDecimal truth = switch (operator) {
            case ADD -> a.truth().add(b.truth(), EXACT);
            case SUB -> a.truth().subtract(b.truth(), EXACT);
            case MUL -> a.truth().multiply(b.truth(), EXACT);
            case DIV -> a.truth().divide(b.truth(), EXACT);
            case MIN -> a.truth().min(b.truth());
            case MAX -> a.truth().max(b.truth());
            default -> throw new IllegalArgumentException(operator.symbol());
        };
        return Optional.of(new Known(arithmetic.apply(operator, a.value(), b.value()), truth));
    }

    private Known one(List<Known> pool) {
        return pool.get(random.nextInt(pool.size()));
    }

    /** Whatever is true of the exact value may not be excluded; the error of {@code truth} itself is far below a double's. */
    private static boolean contains(ElementValue value, BigDecimal truth) {
        return switch (value) {
            case Enclosed(double low, double high) -> new BigDecimal(low).compareTo(slightly(truth, 1)) <= 0
                    && new BigDecimal(high).compareTo(slightly(truth, -1)) >= 0;
            case Uncertain ignored -> true;
            case Rational exact -> new BigDecimal(exact.numerator()).divide(new BigDecimal(exact.denominator()), EXACT)
                    .subtract(truth)
                    .abs()
                    .compareTo(truth.abs().add(BigDecimal.ONE).multiply(ERROR)) <= 0;
            default -> false;
        };
    }

    private static BigDecimal slightly(BigDecimal truth, int direction) {
        return truth.add(truth.abs().add(BigDecimal.ONE).multiply(ERROR).multiply(BigDecimal.valueOf(direction)));
    }

    @Test
    void enclosuresContainTheTrueValue() {
        int enclosed = 0;
        for (int round = 0; round < 300; round++) {
            List<Known> pool = new ArrayList<>(List.of(rational(), rational(), rational()));
            for (int i = 0; i < 4; i++) {
                Known exponent = rational();
                BigDecimal truth = exponent.truth().divide(BigDecimal.valueOf(100), EXACT);
                ElementValue value = arithmetic.apply(BinaryOperator.DIV, exponent.value(),
                        new Rational(BigInteger.valueOf(100), BigInteger.ONE));
                pool.add(new Known(arithmetic.apply(UnaryOperator.EXP, value), exp(truth)));
            }
            for (int i = 0; i < 25; i++) {
                BinaryOperator operator = OPERATORS.get(random.nextInt(OPERATORS.size()));
                Optional<Known> result = applied(operator, one(pool), one(pool));
                if (result.isPresent() && result.get().truth().abs().compareTo(new BigDecimal("1e30")) < 0) {
                    Known known = result.get();
                    assertThat(contains(known.value(), known.truth())).as("%s is %s", known.value(), known.truth())
                            .isTrue();
                    enclosed += known.value() instanceof Enclosed ? 1 : 0;
                    pool.add(known);
                }
            }
        }
        assertThat(enclosed).isGreaterThan(2000);
    }

    @Test
    void whatIsCertainOfTwoEnclosuresIsTrue() {
        int certain = 0;
        for (int i = 0; i < 3000; i++) {
            Known a = rational();
            BigDecimal exponent = a.truth().divide(BigDecimal.valueOf(1000), EXACT);
            ElementValue value = arithmetic.apply(UnaryOperator.EXP, arithmetic.apply(BinaryOperator.DIV, a.value(),
                    new Rational(BigInteger.valueOf(1000), BigInteger.ONE)));
            Known b = rational();
            ElementValue less = arithmetic.compare(Relation.LT, value, b.value());
            if (less instanceof Truth(boolean isLess)) {
                certain++;
                assertThat(isLess).isEqualTo(exp(exponent).compareTo(b.truth()) < 0);
            }
        }
        assertThat(certain).isGreaterThan(2900);
    }

    @Test
    void cancellationsNeverMakeEqualSumsDifferent() {
        for (int round = 0; round < 200; round++) {
            ElementValue first = arithmetic.apply(UnaryOperator.EXP, rational(7).value());
            ElementValue sum = first;
            List<ElementValue> added = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                ElementValue term = arithmetic.apply(UnaryOperator.EXP, rational(25).value());
                added.add(term);
                sum = arithmetic.apply(BinaryOperator.ADD, sum, term);
            }
            for (ElementValue term : added) {
                sum = arithmetic.apply(BinaryOperator.SUB, sum, term);
            }
            assertThat(ElementOrder.definitelyDiffer(sum, first)).isFalse();
        }
    }

    private Known rational(int most) {
        BigInteger numerator = BigInteger.valueOf(random.nextInt(2 * most + 1) - most);
        return new Known(new Rational(numerator, BigInteger.ONE), new BigDecimal(numerator));
    }

    @Test
    void theBoundsOfARationalAreAsCloseAsDoublesAllow() {
        for (int i = 0; i < 2000; i++) {
            Known exact = rational();
            Bounds bounds = Bounds.of(exact.value());
            assertThat(bounds.high()).isBetween(bounds.low(), Math.nextUp(bounds.low()));
            assertThat(new BigDecimal(bounds.low())).isLessThanOrEqualTo(exact.truth());
            assertThat(new BigDecimal(bounds.high())).isGreaterThanOrEqualTo(exact.truth());
        }
        Rational huge = new Rational(BigInteger.TWO.pow(3000), BigInteger.valueOf(3));
        assertThat(Bounds.of(huge)).isEqualTo(new Bounds(Double.MAX_VALUE, Double.POSITIVE_INFINITY));
    }

    @Test
    void theDigitsThatAreShownAreThoseThatBothBoundsRoundTo() {
        assertThat(new Enclosed(2.718281828459, 2.718281828461)).hasToString("~2.71828182846");
        assertThat(new Enclosed(1e-20, 1.0000001e-20)).hasToString("~1E-20");
        assertThat(new Enclosed(-1, 2)).hasToString("~[-1.0, 2.0]");
    }
}
