package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.UnaryOperator;
import java.util.stream.Stream;

/**
 * An operation that is not defined everywhere.
 *
 * @param name   the name in data, which no other one has
 * @param symbol the written form, between two operands or in front of them
 */
public record PartialOperation(String name, int operands, String symbol) implements UndefinedApplication.Kind {

    /** {@code inf - inf}. */
    public static final PartialOperation SUM = new PartialOperation("SUM", 2, "inf - inf");
    /** {@code 0 * inf}. */
    public static final PartialOperation PRODUCT = new PartialOperation("PRODUCT", 2, " * ");
    /** Of reals by 0, and with an infinite operand. */
    public static final PartialOperation QUOTIENT = new PartialOperation("QUOTIENT", 2, " / ");
    /** With an infinite operand. */
    public static final PartialOperation REMAINDER = new PartialOperation("REMAINDER", 2, " % ");
    /** Of a float that is no number of the other type, and of an infinity. */
    public static final PartialOperation CONVERSION = of(Conversion.CONVERT);
    /** The bits of a NaN, as a word without a sign. */
    public static final PartialOperation BITS = of(Conversion.BITCAST);

    /** A function of an infinity; of some functions also one outside of the domain. */
    public static PartialOperation of(UnaryOperator function) {
        return new PartialOperation(function.name(), 1, function.symbol());
    }

    /** The operation for a conversion. */
    public static PartialOperation of(Conversion conversion) {
        return new PartialOperation(conversion.name(), 1, conversion.symbol());
    }

    /** The same of one with two operands. */
    public static PartialOperation of(BinaryOperator function) {
        return new PartialOperation(function.name(), 2, function.symbol());
    }

    /**
     * The operation of a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static PartialOperation named(String name) {
        return Stream
                .of(Stream.of(SUM, PRODUCT, QUOTIENT, REMAINDER, CONVERSION, BITS),
                        Stream.of(UnaryOperator.values()).map(PartialOperation::of),
                        Stream.of(BinaryOperator.values()).map(PartialOperation::of))
                .flatMap(all -> all)
                .filter(operation -> operation.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " is no operation"));
    }

    /** Whether the symbol stands between two operands. */
    boolean isInfix() {
        return this.equals(PRODUCT) || this.equals(QUOTIENT) || this.equals(REMAINDER);
    }
}
