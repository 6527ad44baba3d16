package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.UnaryOperator;
import java.util.stream.Stream;

/** The operations that are not defined everywhere. */
public enum PartialOperation implements UndefinedApplication.Kind {
    /** {@code inf - inf}. */
    SUM("inf - inf"),
    /** {@code 0 * inf}. */
    PRODUCT(" * "),
    /** Of reals by 0, and with an infinite operand. */
    QUOTIENT(" / "),
    /** With an infinite operand. */
    REMAINDER(" % "),
    /** Of an infinity, as are all functions that follow; some of them outside of their domain, too. */
    EXPONENTIAL(UnaryOperator.EXP),
    LOG(UnaryOperator.LOG),
    LOG1P(UnaryOperator.LOG1P),
    EXPM1(UnaryOperator.EXPM1),
    TANH(UnaryOperator.TANH),
    LOGISTIC(UnaryOperator.LOGISTIC),
    SQRT(UnaryOperator.SQRT),
    RSQRT(UnaryOperator.RSQRT),
    CBRT(UnaryOperator.CBRT),
    SIN(UnaryOperator.SIN),
    COS(UnaryOperator.COS),
    TAN(UnaryOperator.TAN),
    ERF(UnaryOperator.ERF),
    ERFC(UnaryOperator.ERFC),
    FLOOR(UnaryOperator.FLOOR),
    CEIL(UnaryOperator.CEIL),
    ROUND(UnaryOperator.ROUND),
    ROUND_EVEN(UnaryOperator.ROUND_EVEN),
    POWER(BinaryOperator.POW),
    ANGLE(BinaryOperator.ATAN2),
    /** Of a float that is no number of the other type, and of an infinity. */
    CONVERSION(Conversion.CONVERT),
    /** The bits of a NaN, as a word without a sign. */
    BITS(Conversion.BITCAST);

    private final int operands;
    private final String symbol;

    /** Written between the operands. */
    PartialOperation(String symbol) {
        this.operands = 2;
        this.symbol = symbol;
    }

    PartialOperation(UnaryOperator function) {
        this.operands = 1;
        this.symbol = function.symbol();
    }

    PartialOperation(Conversion conversion) {
        this.operands = 1;
        this.symbol = conversion.symbol();
    }

    PartialOperation(BinaryOperator function) {
        this.operands = 2;
        this.symbol = function.symbol();
    }

    @Override
    public int operands() {
        return operands;
    }

    /** The written form of it. */
    String symbol() {
        return symbol;
    }

    /** The operation for a function of reals, by its symbol. */
    private static PartialOperation function(String symbol) {
        return Stream.of(values())
                .filter(kind -> kind.symbol.equals(symbol))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(symbol + " is defined everywhere"));
    }

    /** The operation for a function of reals. */
    public static PartialOperation of(UnaryOperator function) {
        return function(function.symbol());
    }

    /** The operation for a conversion. */
    public static PartialOperation of(Conversion conversion) {
        return function(conversion.symbol());
    }

    /** The same of one with two operands. */
    public static PartialOperation of(BinaryOperator function) {
        return function(function.symbol());
    }
}
