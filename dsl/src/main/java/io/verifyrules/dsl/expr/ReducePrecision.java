package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.TypeRules;

/**
 * Each float as one of a format with so many bits, in its own type. The significand is rounded to nearest and ties to
 * even. Then, where the format has fewer bits of exponent than the type, large and small numbers change. One above the
 * greatest number of the format is an infinity, and one below the least normal one a zero of the same sign. NaN stays.
 * A significand or an exponent that has at least the bits of the type stays as it is.
 *
 * <p>Source: XLA's operation semantics, ReducePrecision; that there are no subnormal numbers after it is said by its evaluator.
 *
 * @param exponentBits how many bits the exponents of the format have, from 1 to 11
 * @param mantissaBits how many bits of its significands are stored, from 2 to 52, as solvers have no formats with fewer
 */
public record ReducePrecision(TensorType type, int exponentBits, int mantissaBits,
        TensorExpr operand) implements TensorExpr {

    private static final String NAME = "reducePrecision";
    private static final int MOST_EXPONENT_BITS = 11;
    private static final int MOST_MANTISSA_BITS = 52;

    static final Operator<ReducePrecision> OPERATOR = Operator.<ReducePrecision>named(NAME)
            .operand("operand", ReducePrecision::operand)
            .count("exponent", ReducePrecision::exponentBits)
            .count("mantissa", ReducePrecision::mantissaBits)
            .accepts(reduced -> new Accepted(NAME, ElementTypes.FLOATS, reduced.type().element()))
            .made(parts -> of(parts.operand(), parts.count(), parts.count()));

    public ReducePrecision {
        requireWithin("exponent", 1, exponentBits, MOST_EXPONENT_BITS);
        requireWithin("mantissa", 2, mantissaBits, MOST_MANTISSA_BITS);
        ElementType element = operand.type().element();
        TypeRules.require(NAME, ElementTypes.FLOATS, element);
        if (element instanceof ElementType.Undecided) {
            throw new IllFormedException(
                    NAME + ": nothing decides the type of the operand, which is made of numbers only; "
                            + "give it one, such as number(1, f32)");
        }
        DerivedType.require(NAME, operand.type(), type);
    }

    private static void requireWithin(String what, int least, int bits, int most) {
        if (bits < least || bits > most) {
            throw new IllFormedException(
                    NAME + ": expected " + least + " to " + most + " bits of " + what + ", found " + bits);
        }
    }

    /** The operand with the precision of a format. */
    public static ReducePrecision of(TensorExpr operand, int exponentBits, int mantissaBits) {
        return new ReducePrecision(operand.type(), exponentBits, mantissaBits, operand);
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return operand.type().element();
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
