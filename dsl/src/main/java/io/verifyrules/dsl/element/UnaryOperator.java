package io.verifyrules.dsl.element;

import io.verifyrules.dsl.element.LibraryFunction.Trait;
import java.util.Optional;
import java.util.Set;

/** The element-wise operators with one operand. */
public enum UnaryOperator {
    NEG("neg", ElementTypes.RINGS),
    ABS("abs", ElementTypes.NUMBERS),
    EXP("exp", LibraryFunction.of(Trait.GROWING)),
    NOT("not", ElementTypes.BITWISE),
    SIGN("sign", ElementTypes.NUMBERS),
    /** The number of bits that are set. */
    POPCOUNT("popcount", ElementTypes.MACHINE),
    /** The number of bits above the highest that is set. */
    LEADING_ZEROS("countLeadingZeros", ElementTypes.MACHINE),
    /** The natural logarithm. */
    LOG("log", LibraryFunction.of(Trait.GROWING)),
    /** {@code log(1 + a)}. */
    LOG1P("log1p", LibraryFunction.of(Trait.GROWING)),
    /** {@code exp(a) - 1}. */
    EXPM1("expm1", LibraryFunction.of(Trait.GROWING)),
    TANH("tanh", LibraryFunction.of(Trait.ODD, Trait.GROWING).within(1)),
    /** {@code 1 / (1 + exp(-a))}. */
    LOGISTIC("logistic", LibraryFunction.of(Trait.GROWING).within(1)),
    /**
     * The root that is not negative. Of complex numbers it is the one with a positive real part, or with none and an
     * imaginary part that is not negative.
     */
    SQRT("sqrt", ElementTypes.ROOTS),
    /** {@code 1 / sqrt(a)}. */
    RSQRT("rsqrt", LibraryFunction.of()),
    CBRT("cbrt", LibraryFunction.of(Trait.ODD, Trait.GROWING)),
    SIN("sin", LibraryFunction.of(Trait.ODD).within(1)),
    COS("cos", LibraryFunction.of().within(1)),
    TAN("tan", LibraryFunction.of(Trait.ODD)),
    /** The angle with this tangent that is between those of -90 and 90 degrees. */
    ATAN("atan", LibraryFunction.of(Trait.ODD, Trait.GROWING).within(2).calculated(StrictMath::atan, 1)),
    /** The error function. */
    ERF("erf", LibraryFunction.of(Trait.ODD, Trait.GROWING).within(1)),
    /** {@code 1 - erf(a)}. */
    ERFC("erfc", LibraryFunction.of().within(2)),
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
    private final Optional<LibraryFunction> function;

    UnaryOperator(String symbol, Set<ElementType> types) {
        this.symbol = symbol;
        this.types = types;
        this.function = Optional.empty();
    }

    UnaryOperator(String symbol, LibraryFunction function) {
        this.symbol = symbol;
        this.types = ElementTypes.FRACTIONS;
        this.function = Optional.of(function);
    }

    /** The operator as a rule file spells it. */
    public String symbol() {
        return symbol;
    }

    /** The element types on which the operator is defined. */
    public Set<ElementType> types() {
        return types;
    }

    /** The function of reals that each library rounds in its own way; none of operators that are exact, or that IEEE 754 rounds. */
    public Optional<LibraryFunction> function() {
        return function;
    }

    /** The values of a function that is registered with them. */
    public Optional<LibraryFunction.Calculation> calculation() {
        return function.flatMap(LibraryFunction::calculation);
    }
}
