package io.verifyrules.dsl.element;

import java.util.Set;

/** The element-wise operators with one operand. */
public enum UnaryOperator {
    NEG("neg", ElementTypes.NUMBERS),
    ABS("abs", ElementTypes.NUMBERS),
    EXP("exp", ElementTypes.FRACTIONS),
    NOT("not", ElementTypes.BITS),
    SIGN("sign", ElementTypes.NUMBERS),
    /** How many bits are set. */
    POPCOUNT("popcount", ElementTypes.MACHINE),
    /** How many bits there are above the highest that is set. */
    LEADING_ZEROS("countLeadingZeros", ElementTypes.MACHINE);

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
