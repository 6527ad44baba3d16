package io.verifyrules.verifier.solver.integers;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;

/** Random assertions about three integers and a truth, and their values as SMT-LIB defines them. */
final class RandomIntegers {

    static final List<Formula.Symbol> INTEGERS = List.of(new Formula.Symbol("x", Sort.INT),
            new Formula.Symbol("y", Sort.INT), new Formula.Symbol("z", Sort.INT));
    static final Formula.Symbol TRUTH = new Formula.Symbol("p", Sort.BOOL);

    private final Random random;

    private RandomIntegers(long seed) {
        this.random = new Random(seed);
    }

    static List<Formula> assertions(long seed) {
        RandomIntegers maker = new RandomIntegers(seed);
        return IntStream.range(0, 2 + maker.random.nextInt(5)).mapToObj(i -> maker.truth(2)).toList();
    }

    private Formula truth(int depth) {
        return switch (random.nextInt(depth == 0 ? 6 : 11)) {
            case 0, 1, 2 -> Formula.atMost(integer(2), integer(2));
            case 3 -> Formula.equal(integer(2), integer(2));
            case 4 -> Formula.not(Formula.equal(integer(1), integer(1)));
            case 5 -> random.nextBoolean() ? TRUTH : Formula.not(TRUTH);
            case 6 -> Formula.or(truths(depth - 1));
            case 7 -> Formula.and(truths(depth - 1));
            case 8 -> Formula.not(truth(depth - 1));
            case 9 -> Formula.equal(truth(depth - 1), truth(depth - 1));
            default -> Formula.choose(truth(depth - 1), truth(depth - 1), truth(depth - 1));
        };
    }

    private List<Formula> truths(int depth) {
        return IntStream.range(0, 2 + random.nextInt(2)).mapToObj(i -> truth(depth)).toList();
    }

    private Formula integer(int depth) {
        return switch (random.nextInt(depth == 0 ? 5 : 9)) {
            case 0 -> Formula.whole(random.nextInt(8) > 0 ? random.nextInt(7) - 3 : powerOfTwo());
            case 1, 2, 3, 4 -> INTEGERS.get(random.nextInt(INTEGERS.size()));
            case 5 -> Formula.plus(integer(depth - 1), integer(depth - 1));
            case 6 -> Formula.times(integer(depth - 1), integer(depth - 1));
            case 7 -> Formula.times(Formula.whole(random.nextInt(9) - 4), integer(depth - 1));
            default -> Formula.choose(truth(0), integer(depth - 1), integer(depth - 1));
        };
    }

    /** A power of two with a sign, which makes products of about 64 bits. */
    private long powerOfTwo() {
        long power = 1L << (random.nextBoolean() ? 54 : random.nextInt(54));
        return random.nextBoolean() ? power : -power;
    }

    /** Whether all are true at some point with integers next to 0, or of some bits. */
    static boolean haveModelAmong(List<Formula> assertions, List<Integer> numbers) {
        for (int x : numbers) {
            for (int y : numbers) {
                for (int z : numbers) {
                    for (int p = 0; p < 2; p++) {
                        Map<Formula, BigInteger> point = Map.of(INTEGERS.get(0), BigInteger.valueOf(x), INTEGERS.get(1),
                                BigInteger.valueOf(y), INTEGERS.get(2), BigInteger.valueOf(z), TRUTH,
                                BigInteger.valueOf(p));
                        if (assertions.stream().allMatch(assertion -> isTrue(value(assertion, point)))) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private static boolean isTrue(BigInteger value) {
        return value.signum() != 0;
    }

    private static BigInteger truth(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }

    private static BigInteger value(Formula formula, Map<Formula, BigInteger> point) {
        return switch (formula) {
            case Formula.Whole(BigInteger number) -> number;
            case Formula.Truth(boolean truth) -> truth(truth);
            case Formula.Symbol symbol -> Objects.requireNonNull(point.get(symbol));
            case Formula.Apply(SmtOperator operator, List<Formula> parts, Sort ignored) ->
                applied(operator, parts.stream().map(part -> value(part, point)).toList());
            default -> throw new IllegalArgumentException(formula.toString());
        };
    }

    private static BigInteger applied(SmtOperator operator, List<BigInteger> values) {
        return switch (operator) {
            case ADD -> values.stream().reduce(BigInteger.ZERO, BigInteger::add);
            case MULTIPLY -> values.stream().reduce(BigInteger.ONE, BigInteger::multiply);
            case AT_MOST -> truth(values.get(0).compareTo(values.get(1)) <= 0);
            case EQUAL -> truth(values.get(0).equals(values.get(1)));
            case AND -> truth(values.stream().allMatch(RandomIntegers::isTrue));
            case OR -> truth(values.stream().anyMatch(RandomIntegers::isTrue));
            case NOT -> truth(!isTrue(values.get(0)));
            case CHOOSE -> values.get(isTrue(values.get(0)) ? 1 : 2);
            default -> throw new IllegalArgumentException(operator.toString());
        };
    }
}
