package io.verifyrules.verifier.solver;

import io.verifyrules.dsl.element.Width;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A quantifier-free formula or term in the vocabulary of SMT-LIB, as plain data: what a solver is asked. Shared subterms
 * should be shared objects; solvers translate each object once.
 */
public sealed interface Formula {

    /** The sort of the term. */
    Sort sort();

    /** An integer. */
    record Whole(BigInteger value) implements Formula {
        @Override
        public Sort sort() {
            return Sort.INT;
        }
    }

    /** A whole number of sort Real. */
    record RealNumber(BigInteger value) implements Formula {
        @Override
        public Sort sort() {
            return Sort.REAL;
        }
    }

    /** A word; numbers that differ by a multiple of 2 to the number of bits are one. */
    record Word(BigInteger value, Sort.Words sort) implements Formula {}

    /** A word that is a number of bits, which is left open. */
    record Bits(Width value, Sort.Words sort) implements Formula {}

    /** The word of which the highest bit alone is set; how many bits there are is left open. */
    record HighestBit(Sort.Words sort) implements Formula {}

    /** A floating-point number by its bits. */
    record Floating(BigInteger bits, Sort.Floats sort) implements Formula {

        /** Whether the bits are one of the spellings of what is not a number. */
        boolean isNaN() {
            BigInteger magnitude = bits.clearBit(sort.bits() - 1);
            BigInteger infinity = BigInteger.TWO.pow(sort.exponentBits())
                    .subtract(BigInteger.ONE)
                    .shiftLeft(sort.significandBits() - 1);
            return magnitude.compareTo(infinity) > 0;
        }
    }

    /** A direction of rounding. */
    record Direction(Rounding rounding) implements Formula {
        @Override
        public Sort sort() {
            return Sort.ROUNDING;
        }
    }

    /** A truth value. */
    record Truth(boolean value) implements Formula {
        @Override
        public Sort sort() {
            return Sort.BOOL;
        }
    }

    /** A free constant. */
    record Symbol(String name, Sort sort) implements Formula {}

    /** An uninterpreted function applied. */
    record Call(String function, List<Formula> arguments, Sort sort) implements Formula {
        public Call {
            arguments = Arguments.copyOf(arguments);
        }
    }

    /** An interpreted function applied. */
    record Apply(SmtOperator operator, List<Formula> arguments, Sort sort) implements Formula {
        public Apply {
            arguments = Arguments.copyOf(arguments);
        }
    }

    Formula TRUE = new Truth(true);
    Formula FALSE = new Truth(false);
    Formula ZERO = new Whole(BigInteger.ZERO);
    Formula ONE = new Whole(BigInteger.ONE);

    static Formula whole(long value) {
        return new Whole(BigInteger.valueOf(value));
    }

    /** A number of a numeric sort. */
    static Formula number(BigInteger value, Sort sort) {
        return sort.equals(Sort.REAL) ? new RealNumber(value) : new Whole(value);
    }

    /** An operation on words whose result is a word like its operands. */
    static Formula word(SmtOperator operator, Formula... operands) {
        return new Apply(operator, List.of(operands), operands[0].sort());
    }

    /** A comparison of words. */
    static Formula compared(SmtOperator operator, Formula a, Formula b) {
        return new Apply(operator, List.of(a, b), Sort.BOOL);
    }

    /** A word as one of other words: extended, or truncated. */
    static Formula resized(SmtOperator operator, Formula word, Sort.Words sort) {
        return new Apply(operator, List.of(word), sort);
    }

    /** An operation whose result is of another sort than its operand, and which does not round. */
    static Formula made(SmtOperator operator, Formula a, Sort sort) {
        return new Apply(operator, List.of(a), sort);
    }

    /** A test of a floating-point number. */
    static Formula tested(SmtOperator operator, Formula a) {
        return new Apply(operator, List.of(a), Sort.BOOL);
    }

    /** An operation on floating-point numbers that is exact. */
    static Formula exact(SmtOperator operator, Formula... operands) {
        return new Apply(operator, List.of(operands), operands[0].sort());
    }

    /** An operation on floating-point numbers that rounds its result. */
    static Formula rounded(SmtOperator operator, Rounding rounding, Formula... operands) {
        return converted(operator, rounding, operands[0].sort(), operands);
    }

    /** A conversion from floating-point numbers or to them. */
    static Formula converted(SmtOperator operator, Rounding rounding, Sort result, Formula... operands) {
        List<Formula> all = new ArrayList<>(List.of(new Direction(rounding)));
        all.addAll(List.of(operands));
        return new Apply(operator, all, result);
    }

    static Formula sum(List<Formula> parts) {
        return switch (parts.size()) {
            case 0 -> ZERO;
            case 1 -> parts.get(0);
            default -> new Apply(SmtOperator.ADD, parts, parts.get(0).sort());
        };
    }

    static Formula plus(Formula a, Formula b) {
        return sum(List.of(a, b));
    }

    static Formula product(List<Formula> parts) {
        return switch (parts.size()) {
            case 0 -> ONE;
            case 1 -> parts.get(0);
            default -> new Apply(SmtOperator.MULTIPLY, parts, parts.get(0).sort());
        };
    }

    static Formula times(Formula a, Formula b) {
        return product(List.of(a, b));
    }

    static Formula negative(Formula a) {
        return times(number(BigInteger.ONE.negate(), a.sort()), a);
    }

    static Formula minus(Formula a, Formula b) {
        return plus(a, negative(b));
    }

    static Formula divide(Formula a, Formula b) {
        return new Apply(SmtOperator.DIVIDE, List.of(a, b), Sort.REAL);
    }

    /** The greatest integer that is not above a real. */
    static Formula floor(Formula a) {
        return new Apply(SmtOperator.FLOOR, List.of(a), Sort.INT);
    }

    /** An integer as a real. */
    static Formula real(Formula a) {
        return new Apply(SmtOperator.REAL, List.of(a), Sort.REAL);
    }

    static Formula atMost(Formula a, Formula b) {
        return new Apply(SmtOperator.AT_MOST, List.of(a, b), Sort.BOOL);
    }

    static Formula lessThan(Formula a, Formula b) {
        return not(atMost(b, a));
    }

    static Formula equal(Formula a, Formula b) {
        if (a.equals(b)) {
            return TRUE;
        }
        if (a instanceof Floating one && b instanceof Floating other && !(one.isNaN() && other.isNaN())) {
            return FALSE;
        }
        return new Apply(SmtOperator.EQUAL, List.of(a, b), Sort.BOOL);
    }

    static Formula not(Formula a) {
        return switch (a) {
            case Truth truth -> new Truth(!truth.value());
            case Apply(SmtOperator operator, List<Formula> arguments, Sort ignored) when operator == SmtOperator.NOT ->
                arguments.get(0);
            default -> new Apply(SmtOperator.NOT, List.of(a), Sort.BOOL);
        };
    }

    static Formula and(List<Formula> parts) {
        List<Formula> kept = new ArrayList<>();
        for (Formula part : parts) {
            if (part.equals(FALSE)) {
                return FALSE;
            }
            if (!part.equals(TRUE)) {
                kept.add(part);
            }
        }
        return switch (kept.size()) {
            case 0 -> TRUE;
            case 1 -> kept.get(0);
            default -> new Apply(SmtOperator.AND, kept, Sort.BOOL);
        };
    }

    static Formula or(List<Formula> parts) {
        List<Formula> kept = new ArrayList<>();
        for (Formula part : parts) {
            if (part.equals(TRUE)) {
                return TRUE;
            }
            if (!part.equals(FALSE)) {
                kept.add(part);
            }
        }
        return switch (kept.size()) {
            case 0 -> FALSE;
            case 1 -> kept.get(0);
            default -> new Apply(SmtOperator.OR, kept, Sort.BOOL);
        };
    }

    static Formula implies(Formula a, Formula b) {
        return or(List.of(not(a), b));
    }

    static Formula choose(Formula condition, Formula then, Formula otherwise) {
        if (condition instanceof Truth truth) {
            return truth.value() ? then : otherwise;
        }
        if (then.equals(otherwise)) {
            return then;
        }
        return new Apply(SmtOperator.CHOOSE, List.of(condition, then, otherwise), then.sort());
    }
}
