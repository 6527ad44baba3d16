package io.verifyrules.verifier.solver.integers;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
            case 0 -> Formula.whole(random.nextInt(7) - 3);
            case 1, 2, 3, 4 -> INTEGERS.get(random.nextInt(INTEGERS.size()));
            case 5 -> Formula.plus(integer(depth - 1), integer(depth - 1));
            case 6 -> Formula.times(integer(depth - 1), integer(depth - 1));
            case 7 -> Formula.times(Formula.whole(random.nextInt(9) - 4), integer(depth - 1));
            default -> Formula.choose(truth(0), integer(depth - 1), integer(depth - 1));
        };
    }

    /** Whether all are true at some point whose integers have at most a magnitude. */
    static boolean haveModelWithin(List<Formula> assertions, int most) {
        for (int x = -most; x <= most; x++) {
            for (int y = -most; y <= most; y++) {
                for (int z = -most; z <= most; z++) {
                    for (int p = 0; p < 2; p++) {
                        Map<Formula, Long> point = Map.of(INTEGERS.get(0), (long) x, INTEGERS.get(1), (long) y,
                                INTEGERS.get(2), (long) z, TRUTH, (long) p);
                        if (assertions.stream().allMatch(assertion -> value(assertion, point) == 1)) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private static long value(Formula formula, Map<Formula, Long> point) {
        return switch (formula) {
            case Formula.Whole(var number) -> number.longValueExact();
            case Formula.Truth(boolean truth) -> truth ? 1 : 0;
            case Formula.Symbol symbol -> point.get(symbol);
            case Formula.Apply(SmtOperator operator, List<Formula> parts, Sort ignored) -> {
                List<Long> values = new ArrayList<>();
                parts.forEach(part -> values.add(value(part, point)));
                yield applied(operator, values);
            }
            default -> throw new IllegalArgumentException(formula.toString());
        };
    }

    private static long applied(SmtOperator operator, List<Long> values) {
        return switch (operator) {
            case ADD -> values.stream().mapToLong(Long::longValue).sum();
            case MULTIPLY -> values.stream().mapToLong(Long::longValue).reduce(1, Math::multiplyExact);
            case AT_MOST -> values.get(0) <= values.get(1) ? 1 : 0;
            case EQUAL -> values.get(0).equals(values.get(1)) ? 1 : 0;
            case AND -> values.contains(0L) ? 0 : 1;
            case OR -> values.contains(1L) ? 1 : 0;
            case NOT -> 1 - values.get(0);
            case CHOOSE -> values.get(0) == 1 ? values.get(1) : values.get(2);
            default -> throw new IllegalArgumentException(operator.toString());
        };
    }
}
