package io.verifyrules.dsl.element;

import java.util.Set;

/** The element-wise operators with two operands of one type, and a result of that type. */
public enum BinaryOperator {
    ADD("add", ElementTypes.RINGS),
    SUB("sub", ElementTypes.RINGS),
    MUL("mul", ElementTypes.RINGS),
    DIV("div", ElementTypes.ARITHMETIC),
    REM("rem", ElementTypes.DIVIDED),
    /** The lesser of two; of truth values, false is less than true. */
    MIN("min", ElementTypes.ORDERED),
    /** The greater of two. */
    MAX("max", ElementTypes.ORDERED),
    AND("and", ElementTypes.BITWISE),
    OR("or", ElementTypes.BITWISE),
    XOR("xor", ElementTypes.BITWISE),
    /** By so many bits as the right operand says, taken without a sign; what moves past the end is lost, and zeros follow. */
    SHIFT_LEFT("shl", ElementTypes.MACHINE),
    /** The same the other way; what follows is the highest bit, as if it were a sign. */
    SHIFT_RIGHT("shr", ElementTypes.MACHINE),
    /** The same with zeros. */
    SHIFT_RIGHT_ZEROS("ushr", ElementTypes.MACHINE),
    /** The left operand to the power of the right one. */
    POW("pow", ElementTypes.FRACTIONS),
    /** The angle of the point with the right operand as its abscissa and the left one as its ordinate. */
    ATAN2("atan2", ElementTypes.FRACTIONS);

    private final String symbol;
    private final Set<ElementType> types;

    BinaryOperator(String symbol, Set<ElementType> types) {
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
