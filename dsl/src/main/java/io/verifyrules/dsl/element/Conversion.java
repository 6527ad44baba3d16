package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType.Bool;
import io.verifyrules.dsl.element.ElementType.Complex;
import io.verifyrules.dsl.element.ElementType.Floating;
import io.verifyrules.dsl.element.ElementType.Int;
import io.verifyrules.dsl.element.ElementType.Machine;
import io.verifyrules.dsl.element.ElementType.Real;
import java.util.LinkedHashSet;
import java.util.Set;

/** The operations that make an element of one type of an element of another, and between which types there are any. */
public enum Conversion {
    /**
     * The number in another type. A truth value is 0 or 1, and a number is true where it is not 0. Integers are cut to
     * the bits that there are, with the sign of the type they come from. A conversion to a float rounds once, to
     * nearest, ties to even. A conversion to an integer is cut towards 0. An infinity or NaN becomes some element of a
     * type that has not got it. So does a number beyond the integers of a machine after it is cut. Nothing defines
     * which; integers wrap. Truth values, integers and reals become complex numbers without an imaginary part. A
     * complex number is not known to have none, so it becomes no other.
     *
     * <p>Source: XLA's operation semantics, ConvertElementType; StableHLO, convert.
     */
    CONVERT("convert"),
    /**
     * The same bits in another type of as many. Any bits that are no number become the one float that is none; that becomes some
     * bits which are no number, and nothing defines which.
     *
     * <p>Source: XLA's operation semantics, BitcastConvertType; StableHLO, bitcast_convert.
     */
    BITCAST("bitcast");

    private final String symbol;

    Conversion(String symbol) {
        this.symbol = symbol;
    }

    /** The operation as a rule file spells it. */
    public String symbol() {
        return symbol;
    }

    /** Whether elements of the one closed type become elements of the other. */
    public boolean isDefined(ElementType from, ElementType to) {
        return switch (this) {
            case CONVERT -> converts(from, to);
            case BITCAST -> bits(from) > 0 && bits(from) == bits(to);
        };
    }

    private static boolean converts(ElementType from, ElementType to) {
        boolean ofReals = to instanceof Complex;
        boolean ofNumbers = to instanceof Bool || to instanceof Int || to instanceof Real || bits(to) > 0;
        return switch (from) {
            case Bool ignored -> ofNumbers || ofReals;
            case Int ignored -> ofNumbers || ofReals;
            case Real ignored -> ofNumbers || ofReals;
            case Machine ignored -> ofNumbers || ofReals;
            case Complex ignored -> ofReals;
            case Floating ignored -> ofNumbers;
            default -> false;
        };
    }

    /** The number of bits of an element; 0 where it is not made of bits. */
    private static int bits(ElementType type) {
        return switch (type) {
            case Machine machine -> machine.bits();
            case Floating floating -> floating.format().bits();
            default -> 0;
        };
    }

    /** The closed types from which there is one to the given type, which may be open. */
    public Set<ElementType> sources(ElementType to) {
        Set<ElementType> sources = new LinkedHashSet<>(ElementTypes.ORDERED);
        sources.removeIf(from -> !isDefined(from, to instanceof ElementType.Open ? from : to));
        return sources;
    }

    /** The closed types to which there is one from the given type, which may be open. */
    public Set<ElementType> targets(ElementType from) {
        Set<ElementType> targets = new LinkedHashSet<>(ElementTypes.ORDERED);
        targets.removeIf(to -> !isDefined(from instanceof ElementType.Open ? to : from, to));
        return targets;
    }

    /** The type of an operand; truth values among themselves are of type {@code bool}. */
    public static ElementType typed(ElementType operand) {
        return operand.equals(ElementType.TRUTH) ? ElementType.BOOL : operand;
    }

    /**
     * Checks the type of an operand as it is written, and of the result.
     *
     * @throws IllFormedException if nothing decides the type of the operand, or there is no conversion
     */
    public void requireOperand(ElementType operand, ElementType to) {
        ElementType from = typed(operand);
        if (from instanceof ElementType.Undecided) {
            throw new IllFormedException(symbol + ": nothing decides the type of the operand, which is "
                    + "made of numbers only; give it one, such as number(1, s8)");
        }
        TypeRules.requireDeclarable(symbol, to);
        require(from, to);
    }

    private boolean isOf(ElementType type) {
        return type instanceof ElementType.Open || isDefined(type, type);
    }

    /**
     * Checks that there is one; an open type passes where some type fits.
     *
     * @throws IllFormedException if there is none
     */
    public void require(ElementType from, ElementType to) {
        if (!isOf(from) || !isOf(to)) {
            ElementType none = isOf(from) ? to : from;
            throw new IllFormedException(symbol + ": expected " + (none.equals(from) ? "elements" : "a result")
                    + " of type " + ElementTypes.text(sources(ElementType.OPEN), " or ") + ", found " + none
                    + (none instanceof ElementType.Signless ? "; MLIR's integers have extsi, extui and trunci" : ""));
        }
        boolean open = from instanceof ElementType.Open || to instanceof ElementType.Open;
        if (!open && !isDefined(from, to)) {
            throw new IllFormedException(switch (this) {
                case CONVERT -> from instanceof Complex
                        ? "convert: a complex number is no " + to + "; say real(x), imag(x) or modulus(x)"
                        : "convert: " + from + " becomes " + ElementTypes.text(targets(from), " or ")
                                + ", but the result is to be of type " + to;
                case BITCAST -> "bitcast: the result has as many bits as the operand, but " + from + " has "
                        + bits(from) + " and " + to + " has " + bits(to);
            });
        }
    }
}
