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
    record Floating(BigInteger bits, Sort.Floats sort) implements Formula {}

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
    record Apply(Operator operator, List<Formula> arguments, Sort sort) implements Formula {
        public Apply {
            arguments = Arguments.copyOf(arguments);
        }
    }

    /** The interpreted functions, with their SMT-LIB names. */
    enum Operator {
        ADD("+"),
        MULTIPLY("*"),
        DIVIDE("/"),
        /** The greatest integer that is not above a real. */
        FLOOR("to_int"),
        /** An integer as a real. */
        REAL("to_real"),
        AT_MOST("<="),
        EQUAL("="),
        AND("and"),
        OR("or"),
        NOT("not"),
        CHOOSE("ite"),
        WORD_ADD("bvadd"),
        WORD_MULTIPLY("bvmul"),
        WORD_NEGATE("bvneg"),
        /** Truncates; of a divisor 0 it is what SMT-LIB says. */
        WORD_DIVIDE_SIGNED("bvsdiv"),
        WORD_DIVIDE_UNSIGNED("bvudiv"),
        WORD_REMAINDER_SIGNED("bvsrem"),
        WORD_REMAINDER_UNSIGNED("bvurem"),
        WORD_AT_MOST_SIGNED("bvsle"),
        WORD_AT_MOST_UNSIGNED("bvule"),
        WORD_AND("bvand"),
        WORD_OR("bvor"),
        WORD_XOR("bvxor"),
        WORD_NOT("bvnot"),
        WORD_SHIFT_LEFT("bvshl"),
        WORD_SHIFT_RIGHT_SIGNED("bvashr"),
        WORD_SHIFT_RIGHT_UNSIGNED("bvlshr"),
        /** Whether the product of two words, taken for numbers with a sign, is no word. */
        WORD_PRODUCT_OVERFLOWS_SIGNED("bvsmulo"),
        WORD_PRODUCT_OVERFLOWS_UNSIGNED("bvumulo"),
        /** To more bits, all of which are 0. */
        WORD_EXTEND_UNSIGNED("zero_extend"),
        /** To more bits, all of which are what the highest bit is. */
        WORD_EXTEND_SIGNED("sign_extend"),
        /** The number that a word is without a sign. */
        INT_OF_WORD("bv2nat"),
        /** The word that an integer is, but for a multiple of 2 to the number of bits. */
        WORD_OF_INT("int2bv"),
        /** To fewer bits, the low ones. */
        WORD_TRUNCATE("extract"),
        /** These, as all that round, have a direction as their first operand. */
        FLOAT_ADD("fp.add"),
        FLOAT_SUBTRACT("fp.sub"),
        FLOAT_MULTIPLY("fp.mul"),
        FLOAT_DIVIDE("fp.div"),
        /** The product of two and a third one added, rounded once. */
        FLOAT_FUSED("fp.fma"),
        FLOAT_SQUARE_ROOT("fp.sqrt"),
        FLOAT_TO_INTEGRAL("fp.roundToIntegral"),
        FLOAT_NEGATE("fp.neg"),
        FLOAT_MAGNITUDE("fp.abs"),
        /** As IEEE 754 compares: the zeros are equal, and what is not a number compares with nothing. */
        FLOAT_EQUAL("fp.eq"),
        FLOAT_LESS("fp.lt"),
        FLOAT_AT_MOST("fp.leq"),
        FLOAT_IS_NAN("fp.isNaN"),
        FLOAT_IS_INFINITE("fp.isInfinite"),
        FLOAT_IS_ZERO("fp.isZero"),
        FLOAT_IS_NEGATIVE("fp.isNegative"),
        /** The number that has these bits. */
        FLOAT_OF_BITS("to_fp"),
        /** Conversions, told apart by the sorts of the operand and of the result. */
        FLOAT_OF_FLOAT("to_fp"),
        FLOAT_OF_SIGNED("to_fp"),
        FLOAT_OF_UNSIGNED("to_fp_unsigned"),
        SIGNED_OF_FLOAT("fp.to_sbv"),
        UNSIGNED_OF_FLOAT("fp.to_ubv");

        private final String smtName;

        Operator(String smtName) {
            this.smtName = smtName;
        }

        /** The function's name in SMT-LIB. */
        public String smtName() {
            return smtName;
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
    static Formula word(Operator operator, Formula... operands) {
        return new Apply(operator, List.of(operands), operands[0].sort());
    }

    /** A comparison of words. */
    static Formula compared(Operator operator, Formula a, Formula b) {
        return new Apply(operator, List.of(a, b), Sort.BOOL);
    }

    /** A word as one of other words: extended, or truncated. */
    static Formula resized(Operator operator, Formula word, Sort.Words sort) {
        return new Apply(operator, List.of(word), sort);
    }

    /** An operation whose result is of another sort than its operand, and which does not round. */
    static Formula made(Operator operator, Formula a, Sort sort) {
        return new Apply(operator, List.of(a), sort);
    }

    /** A test of a floating-point number. */
    static Formula tested(Operator operator, Formula a) {
        return new Apply(operator, List.of(a), Sort.BOOL);
    }

    /** An operation on floating-point numbers that is exact. */
    static Formula exact(Operator operator, Formula... operands) {
        return new Apply(operator, List.of(operands), operands[0].sort());
    }

    /** An operation on floating-point numbers that rounds its result. */
    static Formula rounded(Operator operator, Rounding rounding, Formula... operands) {
        return converted(operator, rounding, operands[0].sort(), operands);
    }

    /** A conversion from floating-point numbers or to them. */
    static Formula converted(Operator operator, Rounding rounding, Sort result, Formula... operands) {
        List<Formula> all = new ArrayList<>(List.of(new Direction(rounding)));
        all.addAll(List.of(operands));
        return new Apply(operator, all, result);
    }

    static Formula sum(List<Formula> parts) {
        return switch (parts.size()) {
            case 0 -> ZERO;
            case 1 -> parts.get(0);
            default -> new Apply(Operator.ADD, parts, parts.get(0).sort());
        };
    }

    static Formula plus(Formula a, Formula b) {
        return sum(List.of(a, b));
    }

    static Formula product(List<Formula> parts) {
        return switch (parts.size()) {
            case 0 -> ONE;
            case 1 -> parts.get(0);
            default -> new Apply(Operator.MULTIPLY, parts, parts.get(0).sort());
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
        return new Apply(Operator.DIVIDE, List.of(a, b), Sort.REAL);
    }

    /** The greatest integer that is not above a real. */
    static Formula floor(Formula a) {
        return new Apply(Operator.FLOOR, List.of(a), Sort.INT);
    }

    /** An integer as a real. */
    static Formula real(Formula a) {
        return new Apply(Operator.REAL, List.of(a), Sort.REAL);
    }

    static Formula atMost(Formula a, Formula b) {
        return new Apply(Operator.AT_MOST, List.of(a, b), Sort.BOOL);
    }

    static Formula lessThan(Formula a, Formula b) {
        return not(atMost(b, a));
    }

    static Formula equal(Formula a, Formula b) {
        if (a.equals(b)) {
            return TRUE;
        }
        return new Apply(Operator.EQUAL, List.of(a, b), Sort.BOOL);
    }

    static Formula not(Formula a) {
        return switch (a) {
            case Truth truth -> new Truth(!truth.value());
            case Apply(Operator operator, List<Formula> arguments, Sort ignored) when operator == Operator.NOT ->
                arguments.get(0);
            default -> new Apply(Operator.NOT, List.of(a), Sort.BOOL);
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
            default -> new Apply(Operator.AND, kept, Sort.BOOL);
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
            default -> new Apply(Operator.OR, kept, Sort.BOOL);
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
        return new Apply(Operator.CHOOSE, List.of(condition, then, otherwise), then.sort());
    }
}
