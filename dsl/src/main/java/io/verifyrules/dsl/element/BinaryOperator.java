package io.verifyrules.dsl.element;

import java.util.Set;

/** The element-wise operators with two operands of one type, and a result of that type. */
public enum BinaryOperator {
    ADD("add", ElementTypes.NUMBERS),
    SUB("sub", ElementTypes.NUMBERS),
    MUL("mul", ElementTypes.NUMBERS),
    DIV("div", ElementTypes.NUMBERS),
    REM("rem", ElementTypes.DIVIDED),
    MIN("min", ElementTypes.NUMBERS),
    MAX("max", ElementTypes.NUMBERS),
    AND("and", ElementTypes.BITS),
    OR("or", ElementTypes.BITS),
    XOR("xor", ElementTypes.BITS),
    /** By so many bits as the right operand says, taken without a sign; what moves past the end is lost, and zeros follow. */
    SHIFT_LEFT("shl", ElementTypes.MACHINE),
    /** The same the other way; what follows is the highest bit, as if it were a sign. */
    SHIFT_RIGHT("shr", ElementTypes.MACHINE),
    /** The same with zeros. */
    SHIFT_RIGHT_ZEROS("ushr", ElementTypes.MACHINE);

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
