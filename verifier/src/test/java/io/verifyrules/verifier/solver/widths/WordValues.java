package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The values of formulas where the open numbers of widths have values, computed anew from what SMT-LIB says of each operation. */
final class WordValues {

    private final Map<String, Integer> widths;
    private final Map<Formula, Long> symbols;
    private final IdentityHashMap<Formula, Long> known = new IdentityHashMap<>();

    WordValues(Map<String, Integer> widths, Map<Formula, Long> symbols) {
        this.widths = widths;
        this.symbols = symbols;
    }

    /** Whether some values of the symbols make all formulas true. */
    static boolean haveModel(List<Formula> formulas, Map<String, Integer> widths) {
        List<Formula> symbols = new ArrayList<>(symbols(formulas));
        int[] bits = symbols.stream()
                .mapToInt(symbol -> symbol.sort() instanceof Sort.Words words ? words.width().at(widths) : 1)
                .toArray();
        long all = 1L << java.util.Arrays.stream(bits).sum();
        for (long code = 0; code < all; code++) {
            Map<Formula, Long> values = new java.util.HashMap<>();
            long rest = code;
            for (int i = 0; i < bits.length; i++) {
                values.put(symbols.get(i), rest & ((1L << bits[i]) - 1));
                rest >>>= bits[i];
            }
            WordValues at = new WordValues(widths, values);
            if (!at.hasOne(formulas, 0)) {
                return true;
            }
        }
        return false;
    }

    private static Set<Formula> symbols(List<Formula> formulas) {
        Set<Formula> symbols = new LinkedHashSet<>(new WordParts(formulas).all());
        symbols.removeIf(part -> !(part instanceof Formula.Symbol));
        return symbols;
    }

    /** A word without a sign; a truth value is 0 or 1. */
    long of(Formula formula) {
        return switch (formula) {
            case Formula.Truth truth -> truth.value() ? 1 : 0;
            case Formula.Symbol symbol -> symbols.get(symbol);
            case Formula.Word word -> word.value().mod(BigInteger.ONE.shiftLeft(bits(word))).longValueExact();
            case Formula.Bits bits -> bits.value().at(widths) & mask(bits(bits));
            case Formula.HighestBit bit -> 1L << (bits(bit) - 1);
            case Formula.Apply apply -> {
                Long before = known.get(apply);
                long value = before == null ? applied(apply) : before;
                known.put(apply, value);
                yield value;
            }
            default -> throw new IllegalArgumentException(formula.toString());
        };
    }

    /** Whether one of the truth values is the wanted one. */
    private boolean hasOne(List<Formula> parts, long wanted) {
        for (Formula part : parts) {
            if (of(part) == wanted) {
                return true;
            }
        }
        return false;
    }

    private int bits(Formula formula) {
        return ((Sort.Words) formula.sort()).width().at(widths);
    }

    private static long mask(int bits) {
        return (1L << bits) - 1;
    }

    private static long signed(long value, int bits) {
        return value >> (bits - 1) != 0 ? value - (1L << bits) : value;
    }

    private long applied(Formula.Apply apply) {
        List<Formula> parts = apply.arguments();
        SmtOperator operator = apply.operator();
        return switch (operator) {
            case AND -> hasOne(parts, 0) ? 0 : 1;
            case OR -> hasOne(parts, 1) ? 1 : 0;
            case NOT -> 1 - of(parts.getFirst());
            case CHOOSE -> of(parts.getFirst()) == 1 ? of(parts.get(1)) : of(parts.get(2));
            case EQUAL -> of(parts.get(0)) == of(parts.get(1)) ? 1 : 0;
            case WORD_TRUNCATE, WORD_EXTEND_UNSIGNED -> of(parts.getFirst()) & mask(bits(apply));
            case WORD_EXTEND_SIGNED -> signed(of(parts.getFirst()), bits(parts.getFirst())) & mask(bits(apply));
            case WORD_NOT -> ~of(parts.getFirst()) & mask(bits(apply));
            case WORD_NEGATE -> -of(parts.getFirst()) & mask(bits(apply));
            default -> onTwo(operator, of(parts.get(0)), of(parts.get(1)), bits(parts.getFirst()));
        };
    }

    private static long onTwo(SmtOperator operator, long a, long b, int bits) {
        long sa = signed(a, bits);
        long sb = signed(b, bits);
        return switch (operator) {
            case WORD_AT_MOST_SIGNED -> sa <= sb ? 1 : 0;
            case WORD_AT_MOST_UNSIGNED -> a <= b ? 1 : 0;
            case WORD_PRODUCT_OVERFLOWS_SIGNED -> sa * sb < -(1L << (bits - 1)) || sa * sb >= 1L << (bits - 1) ? 1 : 0;
            case WORD_PRODUCT_OVERFLOWS_UNSIGNED -> a * b > mask(bits) ? 1 : 0;
            default -> word(operator, a, b, bits) & mask(bits);
        };
    }

    private static long word(SmtOperator operator, long a, long b, int bits) {
        long sa = signed(a, bits);
        long sb = signed(b, bits);
        return switch (operator) {
            case WORD_ADD -> a + b;
            case WORD_MULTIPLY -> a * b;
            case WORD_AND -> a & b;
            case WORD_OR -> a | b;
            case WORD_XOR -> a ^ b;
            case WORD_SHIFT_LEFT -> b >= bits ? 0 : a << b;
            case WORD_SHIFT_RIGHT_UNSIGNED -> b >= bits ? 0 : a >> b;
            case WORD_SHIFT_RIGHT_SIGNED -> sa >> Math.min(b, bits - 1);
            case WORD_DIVIDE_UNSIGNED -> b == 0 ? -1 : a / b;
            case WORD_REMAINDER_UNSIGNED -> b == 0 ? a : a % b;
            case WORD_DIVIDE_SIGNED -> sb == 0 ? (sa < 0 ? 1 : -1) : sa / sb;
            case WORD_REMAINDER_SIGNED -> sb == 0 ? sa : sa % sb;
            default -> throw new IllegalArgumentException(operator.toString());
        };
    }
}
