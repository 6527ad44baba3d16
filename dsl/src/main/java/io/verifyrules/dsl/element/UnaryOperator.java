package io.verifyrules.dsl.element;

import java.util.Set;

/** The element-wise operators with one operand. */
public enum UnaryOperator {
    NEG("neg", ElementTypes.RINGS),
    ABS("abs", ElementTypes.NUMBERS),
    EXP("exp", ElementTypes.FRACTIONS),
    NOT("not", ElementTypes.BITWISE),
    SIGN("sign", ElementTypes.NUMBERS),
    /** The number of bits that are set. */
    POPCOUNT("popcount", ElementTypes.MACHINE),
    /** The number of bits above the highest that is set. */
    LEADING_ZEROS("countLeadingZeros", ElementTypes.MACHINE),
    /** The natural logarithm. */
    LOG("log", ElementTypes.FRACTIONS),
    /** {@code log(1 + a)}. */
    LOG1P("log1p", ElementTypes.FRACTIONS),
    /** {@code exp(a) - 1}. */
    EXPM1("expm1", ElementTypes.FRACTIONS),
    TANH("tanh", ElementTypes.FRACTIONS),
    /** {@code 1 / (1 + exp(-a))}. */
    LOGISTIC("logistic", ElementTypes.FRACTIONS),
    /**
     * The root that is not negative. Of complex numbers it is the one with a positive real part, or with none and an
     * imaginary part that is not negative.
     */
    SQRT("sqrt", ElementTypes.ROOTS),
    /** {@code 1 / sqrt(a)}. */
    RSQRT("rsqrt", ElementTypes.FRACTIONS),
    CBRT("cbrt", ElementTypes.FRACTIONS),
    SIN("sin", ElementTypes.FRACTIONS),
    COS("cos", ElementTypes.FRACTIONS),
    TAN("tan", ElementTypes.FRACTIONS),
    /** The error function. */
    ERF("erf", ElementTypes.FRACTIONS),
    /** {@code 1 - erf(a)}. */
    ERFC("erfc", ElementTypes.FRACTIONS),
    FLOOR("floor", ElementTypes.FRACTIONS),
    CEIL("ceil", ElementTypes.FRACTIONS),
    /** The nearest integer; of two the one further from 0. */
    ROUND("round", ElementTypes.FRACTIONS),
    /** The nearest integer; of two the even one. */
    ROUND_EVEN("roundEven", ElementTypes.FRACTIONS),
    /** The complex number with the same real part and the opposite imaginary part. */
    CONJUGATE("conj", ElementTypes.COMPLEX);

    private final String symbol;
    private final Set<ElementType> types;

    UnaryOperator(String symbol, Set<ElementType> types) {
        this.symbol = symbol;
        this.types = types;
    }

    /** The operator as a rule file spells it. */
    public String symbol() {
        return symbol;
    }

    /** The element types on which the operator is defined. */
    public Set<ElementType> types() {
        return types;
    }
}
