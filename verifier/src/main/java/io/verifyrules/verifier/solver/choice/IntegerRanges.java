package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;

/** Between which numbers integers lie wherever the assertions of a query hold, as far as these say it of single symbols. */
final class IntegerRanges {

    /** A range of integers, its ends included. */
    record Range(BigInteger low, BigInteger high) {

        static Range of(BigInteger number) {
            return new Range(number, number);
        }

        Range plus(Range other) {
            return new Range(low.add(other.low), high.add(other.high));
        }

        Range times(Range other) {
            List<BigInteger> corners = List.of(low.multiply(other.low), low.multiply(other.high),
                    high.multiply(other.low), high.multiply(other.high));
            return new Range(corners.stream().reduce(BigInteger::min).orElseThrow(),
                    corners.stream().reduce(BigInteger::max).orElseThrow());
        }

        Range or(Range other) {
            return new Range(low.min(other.low), high.max(other.high));
        }

        boolean isWithin(Range other) {
            return other.low.compareTo(low) <= 0 && high.compareTo(other.high) <= 0;
        }
    }

    /** A constant and one symbol with a factor. */
    private record Linear(BigInteger constant, Optional<Formula.Symbol> symbol, BigInteger factor) {

        static Optional<Linear> of(Formula term) {
            return switch (term) {
                case Formula.Whole whole -> Optional.of(new Linear(whole.value(), Optional.empty(), BigInteger.ZERO));
                case Formula.Symbol symbol when symbol.sort().equals(Sort.INT) ->
                    Optional.of(new Linear(BigInteger.ZERO, Optional.of(symbol), BigInteger.ONE));
                case Formula.Apply(SmtOperator operator, List<Formula> parts, Sort ignored) when operator == SmtOperator.ADD ->
                    parts.stream()
                            .map(Linear::of)
                            .reduce((a, b) -> a.flatMap(left -> b.flatMap(left::plus)))
                            .flatMap(sum -> sum);
                case Formula.Apply(SmtOperator operator, List<Formula> parts, Sort ignored) when operator == SmtOperator.MULTIPLY
                        && parts.size() == 2 && parts.getFirst() instanceof Formula.Whole(BigInteger factor) ->
                    Linear.of(parts.getLast()).map(linear -> linear.times(factor));
                default -> Optional.empty();
            };
        }

        Optional<Linear> plus(Linear other) {
            if (symbol.isPresent() && other.symbol.isPresent() && !symbol.equals(other.symbol)) {
                return Optional.empty();
            }
            return Optional
                    .of(new Linear(constant.add(other.constant), symbol.or(other::symbol), factor.add(other.factor)));
        }

        Linear times(BigInteger by) {
            return new Linear(constant.multiply(by), symbol, factor.multiply(by));
        }
    }

    private final Map<Formula.Symbol, BigInteger> lows = new HashMap<>();
    private final Map<Formula.Symbol, BigInteger> highs = new HashMap<>();
    private final IdentityHashMap<Formula, Optional<Range>> known = new IdentityHashMap<>();

    private IntegerRanges() {
    }

    static IntegerRanges of(Collection<Formula> assertions) {
        IntegerRanges ranges = new IntegerRanges();
        assertions.forEach(ranges::read);
        return ranges;
    }

    private void read(Formula assertion) {
        if (!(assertion instanceof Formula.Apply(SmtOperator operator, List<Formula> parts, Sort ignored))) {
            return;
        }
        switch (operator) {
            case AND -> parts.forEach(this::read);
            case AT_MOST -> atLeast(parts.getLast(), parts.getFirst(), BigInteger.ZERO);
            case NOT -> {
                if (parts.getFirst() instanceof Formula.Apply(SmtOperator inner, List<Formula> sides, Sort ignoredToo)
                        && inner == SmtOperator.AT_MOST) {
                    atLeast(sides.getFirst(), sides.getLast(), BigInteger.ONE);
                }
            }
            default -> {
            }
        }
    }

    /** Enters that the first is not below the second and a number. */
    private void atLeast(Formula greater, Formula lesser, BigInteger by) {
        if (!greater.sort().equals(Sort.INT)) {
            return;
        }
        Optional<Linear> difference = Linear.of(greater)
                .flatMap(some -> Linear.of(lesser).flatMap(other -> some.plus(other.times(BigInteger.ONE.negate()))));
        difference.filter(linear -> linear.symbol().isPresent() && linear.factor().signum() != 0).ifPresent(linear -> {
            Formula.Symbol symbol = linear.symbol().orElseThrow();
            BigInteger rest = linear.constant().subtract(by);
            if (linear.factor().signum() > 0) {
                lows.merge(symbol, floor(rest, linear.factor()).negate(), BigInteger::max);
            } else {
                highs.merge(symbol, floor(rest, linear.factor().negate()), BigInteger::min);
            }
        });
    }

    /** The greatest integer not above a quotient by what is above 0. */
    private static BigInteger floor(BigInteger number, BigInteger by) {
        BigInteger[] parts = number.divideAndRemainder(by);
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    /** The range of an integer; empty where none is known. */
    Optional<Range> of(Formula term) {
        Optional<Range> before = known.get(term);
        if (before == null) {
            before = made(term);
            known.put(term, before);
        }
        return before;
    }

    private Optional<Range> made(Formula term) {
        return switch (term) {
            case Formula.Whole whole -> Optional.of(Range.of(whole.value()));
            case Formula.Symbol symbol -> Optional.ofNullable(lows.get(symbol))
                    .flatMap(low -> Optional.ofNullable(highs.get(symbol)).map(high -> new Range(low, high)))
                    .filter(range -> range.low().compareTo(range.high()) <= 0);
            case Formula.Apply(SmtOperator operator, List<Formula> parts, Sort ignored) -> switch (operator) {
                case ADD -> parts.stream().map(this::of).reduce((a, b) -> both(a, b, Range::plus)).flatMap(sum -> sum);
                case MULTIPLY ->
                    parts.stream().map(this::of).reduce((a, b) -> both(a, b, Range::times)).flatMap(product -> product);
                case CHOOSE -> both(of(parts.get(1)), of(parts.get(2)), Range::or);
                default -> Optional.empty();
            };
            default -> Optional.empty();
        };
    }

    private static Optional<Range> both(Optional<Range> a, Optional<Range> b, BinaryOperator<Range> made) {
        return a.flatMap(left -> b.map(right -> made.apply(left, right)));
    }
}
