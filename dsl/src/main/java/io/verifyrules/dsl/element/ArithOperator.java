package io.verifyrules.dsl.element;

import java.util.EnumSet;
import java.util.Set;

/**
 * The operations on integers of MLIR's dialect {@code arith} that are not among those that all integers have, or that have flags,
 * with MLIR's names. What they give, and where they are poison or have undefined behaviour, is said by the element theory and,
 * independently, by the interpreter.
 *
 * <p>Source: the documentation of the dialect, ArithOps.td.
 */
public enum ArithOperator {
    ADDI("addi", Form.BINARY, ArithFlag.NSW, ArithFlag.NUW),
    SUBI("subi", Form.BINARY, ArithFlag.NSW, ArithFlag.NUW),
    MULI("muli", Form.BINARY, ArithFlag.NSW, ArithFlag.NUW),
    /** Truncates; undefined behaviour where the divisor is 0, or the least number is divided by -1. */
    DIVSI("divsi", Form.BINARY, ArithFlag.EXACT),
    DIVUI("divui", Form.BINARY, ArithFlag.EXACT),
    CEILDIVSI("ceildivsi", Form.BINARY),
    CEILDIVUI("ceildivui", Form.BINARY),
    FLOORDIVSI("floordivsi", Form.BINARY),
    /** The remainder of {@code divsi}; that of the least number and -1 is 0. */
    REMSI("remsi", Form.BINARY),
    REMUI("remui", Form.BINARY),
    /** Poison where there are not more bits than it shifts by. */
    SHLI("shli", Form.BINARY, ArithFlag.NSW, ArithFlag.NUW),
    SHRSI("shrsi", Form.BINARY, ArithFlag.EXACT),
    SHRUI("shrui", Form.BINARY, ArithFlag.EXACT),
    MAXSI("maxsi", Form.BINARY),
    MAXUI("maxui", Form.BINARY),
    MINSI("minsi", Form.BINARY),
    MINUI("minui", Form.BINARY),
    /** The high half of the product with a sign, of twice as many bits: the second result of {@code mulsi_extended}. */
    MULSI_HIGH("mulsi_extended#1", Form.BINARY),
    MULUI_HIGH("mului_extended#1", Form.BINARY),
    /** Whether a sum is too large: the second result of {@code addui_extended}. */
    ADDUI_CARRY("addui_extended#1", Form.COMPARISON),
    SUBUI_BORROW("subui_extended#1", Form.COMPARISON),
    CMPI_EQ("cmpi eq", Form.COMPARISON),
    CMPI_NE("cmpi ne", Form.COMPARISON),
    CMPI_SLT("cmpi slt", Form.COMPARISON),
    CMPI_SLE("cmpi sle", Form.COMPARISON),
    CMPI_SGT("cmpi sgt", Form.COMPARISON),
    CMPI_SGE("cmpi sge", Form.COMPARISON),
    CMPI_ULT("cmpi ult", Form.COMPARISON),
    CMPI_ULE("cmpi ule", Form.COMPARISON),
    CMPI_UGT("cmpi ugt", Form.COMPARISON),
    CMPI_UGE("cmpi uge", Form.COMPARISON),
    EXTSI("extsi", Form.EXTENSION),
    EXTUI("extui", Form.EXTENSION, ArithFlag.NNEG),
    TRUNCI("trunci", Form.TRUNCATION, ArithFlag.NSW, ArithFlag.NUW),
    /** Extends with the sign, or truncates; either the operand or the result is of type {@code index}. */
    INDEX_CAST("index_cast", Form.CAST),
    INDEX_CASTUI("index_castui", Form.CAST, ArithFlag.NNEG),
    /** One of two elements; poison of the other does not matter, that of the predicate does. */
    SELECT("arith.select", Form.CHOICE);

    /** How the types of operands and result belong together. */
    public enum Form {
        /** Two operands and a result of one type. */
        BINARY,
        /** Two operands of one type, and a result of type {@code i1}. */
        COMPARISON,
        /** A result of more bits. */
        EXTENSION,
        /** A result of fewer bits. */
        TRUNCATION,
        /** A result of any number of bits, where one of both types is {@code index}. */
        CAST,
        /** An operand of type {@code i1}, two of one type, and a result of that type. */
        CHOICE
    }

    private final String symbol;
    private final Form form;
    private final Set<ArithFlag> flags;

    ArithOperator(String symbol, Form form, ArithFlag... flags) {
        this.symbol = symbol;
        this.form = form;
        this.flags = EnumSet.noneOf(ArithFlag.class);
        this.flags.addAll(Set.of(flags));
    }

    /** The operation as MLIR spells it; a comparison with its predicate. */
    public String symbol() {
        return symbol;
    }

    public Form form() {
        return form;
    }

    /** The flags that it may have. */
    public Set<ArithFlag> flags() {
        return Set.copyOf(flags);
    }

    /** Whether it has undefined behaviour for some operands. */
    public boolean mayBeUndefined() {
        return switch (this) {
            case DIVSI, DIVUI, CEILDIVSI, CEILDIVUI, FLOORDIVSI, REMSI, REMUI -> true;
            default -> false;
        };
    }

    /** Whether the type of the result is not that of an operand, and none that is always the same, so that it is said. */
    public boolean saysItsType() {
        return form == Form.EXTENSION || form == Form.TRUNCATION || form == Form.CAST;
    }
}
