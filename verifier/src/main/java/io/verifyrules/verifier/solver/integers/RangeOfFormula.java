package io.verifyrules.verifier.solver.integers;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Between which integers a formula is, where its symbols are within ranges; of a truth 0 stands for false and 1 for true. Not for use by
 * several threads.
 */
final class RangeOfFormula {

    /** Numbers beyond it are none that a search among small ones is about. */
    static final long LARGE = 1L << 30;

    private enum Kind {
        FIXED,
        SYMBOL,
        SUM,
        PRODUCT,
        AT_MOST,
        EQUAL,
        ALL,
        SOME,
        NOT,
        CHOICE
    }

    private final Kind kind;
    private final RangeOfFormula[] parts;
    private long low;
    private long high;

    private RangeOfFormula(Kind kind, RangeOfFormula... parts) {
        this.kind = kind;
        this.parts = parts;
    }

    /** Makes ranges of formulas that share their symbols. */
    static final class Builder {

        private final Map<String, RangeOfFormula> symbols;
        private final IdentityHashMap<Formula, RangeOfFormula> known = new IdentityHashMap<>();

        /** @param symbols receives the range of each symbol that is met */
        Builder(Map<String, RangeOfFormula> symbols) {
            this.symbols = symbols;
        }

        /** Empty where something else occurs than sums, products, comparisons and choices of integers. */
        Optional<RangeOfFormula> of(Formula formula) {
            RangeOfFormula before = known.get(formula);
            if (before != null) {
                return Optional.of(before);
            }
            Optional<RangeOfFormula> made = made(formula);
            made.ifPresent(range -> known.put(formula, range));
            return made;
        }

        private Optional<RangeOfFormula> made(Formula formula) {
            return switch (formula) {
                case Formula.Truth truth -> Optional.of(fixed(truth.value() ? 1 : 0));
                case Formula.Whole(BigInteger value) when value.bitLength() < 30 ->
                    Optional.of(fixed(value.longValueExact()));
                case Formula.Symbol symbol when symbol.sort().equals(Sort.INT) ->
                    Optional.of(symbols.computeIfAbsent(symbol.name(), name -> new RangeOfFormula(Kind.SYMBOL)));
                case Formula.Apply(SmtOperator operator, List<Formula> parts, var ignored) ->
                    kind(operator, parts).flatMap(kind -> applied(kind, parts));
                default -> Optional.empty();
            };
        }

        private Optional<RangeOfFormula> applied(Kind kind, List<Formula> formulas) {
            RangeOfFormula[] parts = new RangeOfFormula[formulas.size()];
            for (int i = 0; i < parts.length; i++) {
                Optional<RangeOfFormula> part = of(formulas.get(i));
                if (part.isEmpty()) {
                    return Optional.empty();
                }
                parts[i] = part.get();
            }
            return Optional.of(new RangeOfFormula(kind, parts));
        }

        private static Optional<Kind> kind(SmtOperator operator, List<Formula> parts) {
            return switch (operator) {
                case ADD -> Optional.of(Kind.SUM);
                case MULTIPLY -> Optional.of(Kind.PRODUCT);
                case AT_MOST -> Optional.of(Kind.AT_MOST);
                case EQUAL -> parts.getFirst().sort().equals(Sort.INT) ? Optional.of(Kind.EQUAL) : Optional.empty();
                case AND -> Optional.of(Kind.ALL);
                case OR -> Optional.of(Kind.SOME);
                case NOT -> Optional.of(Kind.NOT);
                case CHOOSE -> parts.get(1).sort().equals(Sort.INT) ? Optional.of(Kind.CHOICE) : Optional.empty();
                default -> Optional.empty();
            };
        }

        private static RangeOfFormula fixed(long value) {
            RangeOfFormula range = new RangeOfFormula(Kind.FIXED);
            range.set(value, value);
            return range;
        }
    }

    /** Sets the range of a symbol, both ends included. */
    void set(long from, long to) {
        low = from;
        high = to;
    }

    boolean isKnown() { return low == high; }

    /** The one number of a range that is known. */
    long value() {
        return low;
    }

    /** Whether a truth cannot be true. */
    boolean isFalse() { return high == 0; }

    /** Whether a truth cannot be false. */
    boolean isTrue() { return low == 1; }

    /** Computes the range anew; numbers past {@link #LARGE} are cut off there, which the search takes for any. */
    void compute() {
        for (RangeOfFormula part : parts) {
            if (part.kind != Kind.FIXED && part.kind != Kind.SYMBOL) {
                part.compute();
            }
        }
        switch (kind) {
            case FIXED, SYMBOL -> {
            }
            case SUM -> sum();
            case PRODUCT -> product();
            case AT_MOST -> set(parts[0].high <= parts[1].low ? 1 : 0, parts[0].low <= parts[1].high ? 1 : 0);
            case EQUAL -> set(parts[0].isKnown() && parts[1].isKnown() && parts[0].low == parts[1].low ? 1 : 0,
                    parts[0].low <= parts[1].high && parts[1].low <= parts[0].high ? 1 : 0);
            case ALL -> all();
            case SOME -> some();
            case NOT -> set(1 - parts[0].high, 1 - parts[0].low);
            case CHOICE -> choice();
        }
    }

    private void sum() {
        long from = 0;
        long to = 0;
        for (RangeOfFormula part : parts) {
            from += part.low;
            to += part.high;
        }
        cut(from, to);
    }

    private void product() {
        long from = 1;
        long to = 1;
        for (RangeOfFormula part : parts) {
            long a = from * part.low;
            long b = from * part.high;
            long c = to * part.low;
            long d = to * part.high;
            cut(Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
            from = low;
            to = high;
        }
    }

    private void cut(long from, long to) {
        set(Math.clamp(from, -LARGE, LARGE), Math.clamp(to, -LARGE, LARGE));
    }

    private void all() {
        long from = 1;
        long to = 1;
        for (RangeOfFormula part : parts) {
            from = Math.min(from, part.low);
            to = Math.min(to, part.high);
        }
        set(from, to);
    }

    private void some() {
        long from = 0;
        long to = 0;
        for (RangeOfFormula part : parts) {
            from = Math.max(from, part.low);
            to = Math.max(to, part.high);
        }
        set(from, to);
    }

    private void choice() {
        RangeOfFormula then = parts[0].isFalse() ? parts[2] : parts[1];
        RangeOfFormula otherwise = parts[0].low == 1 ? parts[1] : parts[2];
        set(Math.min(then.low, otherwise.low), Math.max(then.high, otherwise.high));
    }
}
