package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Sums and products of floats that may be regrouped: what is certain of them is what every order gives. */
class GroupingTest {

    private static final FloatFormat FORMAT = new FloatFormat(3, 2);
    private static final List<Floating> ALL = IntStream.range(0, 1 << FORMAT.bits())
            .mapToObj(bits -> new FloatNumber(FORMAT, bits))
            .filter(number -> !number.isNaN() || number.equals(FloatNumber.notANumber(FORMAT)))
            .map(Floating::new)
            .toList();

    private final ElementArithmetic written = new ElementArithmetic(UndefinedValues.NONE);
    private final ElementArithmetic free = new ElementArithmetic(UndefinedValues.NONE, Grouping.FREE);

    @ParameterizedTest
    @EnumSource(names = {"ADD", "MUL"})
    void whatIsCertainOfThreeIsTheSameInBothGroupings(BinaryOperator operator) {
        long certain = 0;
        for (Floating a : ALL) {
            for (Floating b : ALL) {
                for (Floating c : ALL) {
                    ElementValue left = free.apply(operator, free.apply(operator, a, b), c);
                    ElementValue right = free.apply(operator, a, free.apply(operator, b, c));
                    if (!(left instanceof Uncertain) && !(right instanceof Uncertain)) {
                        certain++;
                        assertThat(left).as("%s, %s, %s", a, b, c).isEqualTo(right);
                    }
                }
            }
        }
        assertThat(certain).isGreaterThan(1000);
    }

    @ParameterizedTest
    @EnumSource(names = {"ADD", "SUB", "MUL"})
    void whatIsRoundedOrOverflowsIsUncertain(BinaryOperator operator) {
        for (Floating a : ALL) {
            for (Floating b : ALL) {
                ElementValue rounded = written.apply(operator, a, b);
                ElementValue exact = free.apply(operator, a, b);
                boolean isExact = exactly(operator, a.number(), b.number(), ((Floating) rounded).number());
                assertThat(exact instanceof Uncertain).as("%s %s %s", a, operator, b).isEqualTo(!isExact);
                assertThat(exact).satisfiesAnyOf(value -> assertThat(value).isEqualTo(rounded),
                        value -> assertThat(value).isInstanceOf(Uncertain.class));
            }
        }
    }

    /** In double precision sums and products of numbers of so few bits are exact. */
    private static boolean exactly(BinaryOperator operator, FloatNumber a, FloatNumber b, FloatNumber result) {
        if (!a.isFinite() || !b.isFinite()) {
            return true;
        }
        double exact = switch (operator) {
            case ADD -> asDouble(a) + asDouble(b);
            case SUB -> asDouble(a) - asDouble(b);
            default -> asDouble(a) * asDouble(b);
        };
        return result.isFinite() && asDouble(result) == exact;
    }

    private static double asDouble(FloatNumber number) {
        return number.numerator().doubleValue() / number.denominator().doubleValue();
    }

    @ParameterizedTest
    @EnumSource(names = {"ADD", "MUL"})
    void aReductionIsCertainOnlyWhereEveryOrderGivesTheSame(BinaryOperator operator) {
        Random random = new Random(7);
        for (int tries = 0; tries < 2000; tries++) {
            List<Floating> terms = Stream.generate(() -> ALL.get(random.nextInt(ALL.size())))
                    .limit(2 + random.nextInt(3))
                    .toList();
            Accumulator accumulator = new Accumulator(free, operator);
            terms.forEach(accumulator::add);
            ElementValue total = accumulator.total();
            if (!(total instanceof Uncertain)) {
                List<Floating> shuffled = new ArrayList<>(terms);
                Collections.shuffle(shuffled, random);
                ElementValue other = shuffled.stream()
                        .<ElementValue>map(term -> term)
                        .reduce((a, b) -> written.apply(operator, a, b))
                        .orElseThrow();
                assertThat(total).as("%s of %s", operator, terms).isEqualTo(other);
            }
        }
    }

    @Test
    void aSumOfTwoThatRoundsIsCertainAsItIsWrittenAndNotInALargerSum() {
        Floating one = of(1);
        Floating tiny = new Floating(new FloatNumber(FORMAT, 1));
        for (Grouping grouping : Grouping.values()) {
            Accumulator accumulator = new Accumulator(new ElementArithmetic(UndefinedValues.NONE, grouping),
                    BinaryOperator.ADD);
            accumulator.add(one);
            accumulator.add(tiny);
            assertThat(accumulator.total() instanceof Uncertain).isEqualTo(grouping == Grouping.FREE);
        }
    }

    private static Floating of(int number) {
        return ALL.stream()
                .filter(each -> each.number().isFinite() && asDouble(each.number()) == number)
                .findFirst()
                .orElseThrow();
    }
}
