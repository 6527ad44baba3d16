package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Set;

/**
 * The functions between complex numbers and the reals that they are made of.
 *
 * <p>Source: XLA's operation semantics, Complex, Real, Imag and Abs.
 */
public enum ComplexFunction {
    /** The complex number with a real part and an imaginary part. */
    COMPLEX("complex"),
    /** The real part; of a number that is not complex the number itself. */
    REAL_PART("real"),
    /** The imaginary part; of a number that is not complex 0. */
    IMAGINARY_PART("imag"),
    /** The square root of the sum of the squares of both parts, which is not negative. */
    MODULUS("modulus");

    private final String symbol;

    ComplexFunction(String symbol) {
        this.symbol = symbol;
    }

    /** The function as a rule file spells it. */
    public String symbol() {
        return symbol;
    }

    /** The number of its operands. */
    public int arity() {
        return this == COMPLEX ? 2 : 1;
    }

    /**
     * The element types of its operands that an open type can stand for. That is never {@code complex}, whose parts are of another type.
     */
    public Set<ElementType> types() {
        return switch (this) {
            case COMPLEX -> ElementTypes.REALS;
            case REAL_PART, IMAGINARY_PART -> ElementTypes.FRACTIONS;
            case MODULUS -> ElementTypes.COMPLEX;
        };
    }

    /**
     * The type of its operands, of which numbers that have met nothing else are reals.
     *
     * @throws IllFormedException if the function is not defined on the type, or nothing decides it
     */
    public ElementType operand(ElementType found) {
        Set<ElementType> types = this == COMPLEX ? ElementTypes.REALS : ElementTypes.COMPLEX;
        if (types().equals(types)) {
            TypeRules.require(symbol, types, found);
            return found.equals(ElementType.NUMERAL) ? types.iterator().next() : found;
        }
        if (found.equals(ElementType.NUMERAL)) {
            throw new IllFormedException(symbol + ": nothing decides the type of the operand, which is made of numbers "
                    + "only; give it one, such as number(1, complex)");
        }
        if (!found.equals(ElementType.COMPLEX)) {
            TypeRules.require(symbol, types(), found);
        }
        return found;
    }

    /** The type of the result, by that of the operands. */
    public ElementType result(ElementType operand) {
        return switch (this) {
            case COMPLEX -> ElementType.COMPLEX;
            case REAL_PART, IMAGINARY_PART -> operand.equals(ElementType.COMPLEX) ? ElementType.REAL : operand;
            case MODULUS -> ElementType.REAL;
        };
    }
}
