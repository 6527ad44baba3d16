package io.verifyrules.verifier.solver;

/** The interpreted functions, with their SMT-LIB names. */
public enum SmtOperator {
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

    SmtOperator(String smtName) {
        this.smtName = smtName;
    }

    /** The function's name in SMT-LIB. */
    public String smtName() {
        return smtName;
    }
}
