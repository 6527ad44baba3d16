package io.verifyrules.dsl.element;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The operations of MLIR's dialect {@code arith}, with MLIR's names: on integers those that not all integers have, or
 * that have flags; on floats all. Their results, and where they are poison or have undefined behaviour, are defined by
 * the element theory and, independently, by the interpreter.
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
    /** One of two elements; what the other is does not matter, to flags neither, and poison of the predicate does. */
    SELECT("arith.select", Form.CHOICE, Numbers.EITHER, Set.of(ArithFlag.NNAN, ArithFlag.NINF, ArithFlag.NSZ)),
    /** Flips the sign, that of a zero too. */
    NEGF("negf", Form.UNARY, Numbers.FLOATS),
    /** These, as all that are not exact, round to nearest, ties to even. */
    ADDF("addf", ArithFlag.REASSOC, ArithFlag.CONTRACT),
    SUBF("subf", ArithFlag.REASSOC, ArithFlag.CONTRACT),
    MULF("mulf", ArithFlag.REASSOC, ArithFlag.CONTRACT),
    DIVF("divf", ArithFlag.ARCP),
    /** The product of two and a third one added, rounded once; of the dialect {@code math}. */
    FMA("fma", Form.TERNARY, Numbers.FLOATS),
    /** The rest of the first operand after a quotient that truncates; exact, and of the sign of the first. */
    REMF("remf", Form.BINARY, Numbers.FLOATS),
    /** NaN where an operand is; -0 is less than 0. */
    MAXIMUMF("maximumf", Form.BINARY, Numbers.FLOATS),
    MINIMUMF("minimumf", Form.BINARY, Numbers.FLOATS),
    /** The other operand where one is NaN; of zeros with different signs either. */
    MAXNUMF("maxnumf", Form.BINARY, Numbers.FLOATS),
    MINNUMF("minnumf", Form.BINARY, Numbers.FLOATS),
    /** The other operand where one is NaN; -0 is less than 0. */
    MAXIMUMNUMF("maximumnumf", Form.BINARY, Numbers.FLOATS),
    MINIMUMNUMF("minimumnumf", Form.BINARY, Numbers.FLOATS),
    /** Of numbers what the rest of the name says; where an operand is NaN, o is false and u is true. */
    CMPF_FALSE("cmpf false", Form.COMPARISON, Numbers.FLOATS),
    CMPF_OEQ("cmpf oeq", Form.COMPARISON, Numbers.FLOATS),
    CMPF_OGT("cmpf ogt", Form.COMPARISON, Numbers.FLOATS),
    CMPF_OGE("cmpf oge", Form.COMPARISON, Numbers.FLOATS),
    CMPF_OLT("cmpf olt", Form.COMPARISON, Numbers.FLOATS),
    CMPF_OLE("cmpf ole", Form.COMPARISON, Numbers.FLOATS),
    CMPF_ONE("cmpf one", Form.COMPARISON, Numbers.FLOATS),
    CMPF_ORD("cmpf ord", Form.COMPARISON, Numbers.FLOATS),
    CMPF_UEQ("cmpf ueq", Form.COMPARISON, Numbers.FLOATS),
    CMPF_UGT("cmpf ugt", Form.COMPARISON, Numbers.FLOATS),
    CMPF_UGE("cmpf uge", Form.COMPARISON, Numbers.FLOATS),
    CMPF_ULT("cmpf ult", Form.COMPARISON, Numbers.FLOATS),
    CMPF_ULE("cmpf ule", Form.COMPARISON, Numbers.FLOATS),
    CMPF_UNE("cmpf une", Form.COMPARISON, Numbers.FLOATS),
    CMPF_UNO("cmpf uno", Form.COMPARISON, Numbers.FLOATS),
    CMPF_TRUE("cmpf true", Form.COMPARISON, Numbers.FLOATS),
    /** A zero of the same sign in the place of each subnormal number. */
    FLUSH_DENORMALS("flush_denormals", Form.UNARY, Numbers.FLOATS, Set.of()),
    /** To a format with more bits, which has the number exactly. */
    EXTF("extf", Numbers.FLOATS, Numbers.FLOATS, ArithFlag.NNAN, ArithFlag.NINF, ArithFlag.NSZ, ArithFlag.CONTRACT),
    /** To a format with fewer bits. */
    TRUNCF("truncf", Numbers.FLOATS, Numbers.FLOATS, ArithFlag.NNAN, ArithFlag.NINF, ArithFlag.NSZ, ArithFlag.DOWNWARD,
            ArithFlag.UPWARD, ArithFlag.TOWARD_ZERO, ArithFlag.TO_NEAREST_AWAY, ArithFlag.CONTRACT),
    SITOFP("sitofp", Numbers.INTEGERS, Numbers.FLOATS),
    UITOFP("uitofp", Numbers.INTEGERS, Numbers.FLOATS, ArithFlag.NNEG),
    /** Truncates; poison where the result is no integer of the type. */
    FPTOSI("fptosi", Numbers.FLOATS, Numbers.INTEGERS),
    FPTOUI("fptoui", Numbers.FLOATS, Numbers.INTEGERS),
    /** The element that has the same bits; one float is NaN, and has some bits that are no number. */
    BITCAST("arith.bitcast", Numbers.EITHER, Numbers.EITHER);

    /** The kind of the operands of an operation, but for the predicate of a choice. */
    public enum Numbers {
        INTEGERS(ElementTypes.SIGNLESS),
        FLOATS(ElementTypes.FLOATS),
        EITHER(ElementTypes.OF_ARITH);

        private final Set<ElementType> types;

        Numbers(Set<ElementType> types) {
            this.types = types;
        }

        /** The types of such operands. */
        public Set<ElementType> types() {
            return types;
        }
    }

    /** The relation between the types of operands and result. */
    public enum Form {
        /** An operand, and a result of its type. */
        UNARY,
        /** Two operands and a result of one type. */
        BINARY,
        /** Three operands and a result of one type. */
        TERNARY,
        /** Two operands of one type, and a result of type {@code i1}. */
        COMPARISON,
        /** A result of more bits. */
        EXTENSION,
        /** A result of fewer bits. */
        TRUNCATION,
        /** A result of any number of bits, where one of both types is {@code index}. */
        CAST,
        /** A result of a type that is said, where the operand or the result is a float. */
        CONVERSION,
        /** An operand of type {@code i1}, two of one type, and a result of that type. */
        CHOICE
    }

    private final String symbol;
    private final Form form;
    private final Numbers operands;
    private final Numbers result;
    private final Set<ArithFlag> flags;

    ArithOperator(String symbol, Form form, ArithFlag... flags) {
        this(symbol, form, Numbers.INTEGERS, Set.of(flags));
    }

    /** An operation with floats, whose flags are all alike; one that gives none has no sign of a zero to choose. */
    ArithOperator(String symbol, Form form, Numbers operands) {
        this(symbol, form, operands,
                form == Form.COMPARISON
                        ? EnumSet.of(ArithFlag.NNAN, ArithFlag.NINF)
                        : EnumSet.of(ArithFlag.NNAN, ArithFlag.NINF, ArithFlag.NSZ));
    }

    /** An operation that rounds, and may be rewritten if a flag says so. */
    ArithOperator(String symbol, ArithFlag... licences) {
        this(symbol, Form.BINARY, Numbers.FLOATS, withLicences(licences));
    }

    private static Set<ArithFlag> withLicences(ArithFlag... licences) {
        Set<ArithFlag> flags = EnumSet.of(ArithFlag.NNAN, ArithFlag.NINF, ArithFlag.NSZ, ArithFlag.DOWNWARD,
                ArithFlag.UPWARD, ArithFlag.TOWARD_ZERO, ArithFlag.TO_NEAREST_AWAY);
        flags.addAll(Set.of(licences));
        return flags;
    }

    ArithOperator(String symbol, Numbers operands, Numbers result, ArithFlag... flags) {
        this(symbol, Form.CONVERSION, operands, result, Set.of(flags));
    }

    ArithOperator(String symbol, Form form, Numbers operands, Set<ArithFlag> flags) {
        this(symbol, form, operands, operands, flags);
    }

    ArithOperator(String symbol, Form form, Numbers operands, Numbers result, Set<ArithFlag> flags) {
        this.symbol = symbol;
        this.form = form;
        this.operands = operands;
        this.result = result;
        this.flags = flags;
    }

    /** The operation as MLIR spells it; a comparison with its predicate. */
    public String symbol() {
        return symbol;
    }

    public Form form() {
        return form;
    }

    /** The kind of the operands, but for the predicate of a choice. */
    public Numbers operands() {
        return operands;
    }

    /** The kind of the result, but for that of a comparison, which is an {@code i1}. */
    public Numbers result() {
        return result;
    }

    /** Whether it has to do with integers alone, or may. */
    public boolean isOfIntegers() {
        return operands != Numbers.FLOATS && result != Numbers.FLOATS;
    }

    /** The flags that it may have, in their order. */
    public Set<ArithFlag> flags() {
        return flags.stream().sorted().collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether the result may be either zero where it is one, for the operation itself or for a flag. */
    public boolean choosesSign(ArithFlags given) {
        return this == MAXNUMF || this == MINNUMF || given.has(ArithFlag.NSZ);
    }

    /** The types that the operands may have where it has these flags: those of a choice are of floats alone. */
    public Set<ElementType> operandTypes(ArithFlags given) {
        return this == SELECT && !given.flags().isEmpty() ? ElementTypes.FLOATS : operands.types();
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
        return switch (form) {
            case EXTENSION, TRUNCATION, CAST, CONVERSION -> true;
            case UNARY, BINARY, TERNARY, COMPARISON, CHOICE -> false;
        };
    }
}
