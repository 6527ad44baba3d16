package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.TypeRules;

/** The check of conversions of MLIR from floats or to them: both types are known, and a float gets longer or shorter as is said. */
final class Conversions {

    private Conversions() {
    }

    /**
     * Checks the types of a conversion.
     *
     * @throws IllFormedException if there is no such conversion
     */
    static void require(ArithOperator operator, ElementType from, ElementType to) {
        String name = operator.symbol();
        TypeRules.require(name + ", result", operator.result().types(), to);
        requireKnown(name, from);
        requireKnown(name, to);
        if (operator == ArithOperator.BITCAST && bits(from) != bits(to)) {
            throw new IllFormedException(name + ": the result has as many bits as the operand, but " + from + " has "
                    + bits(from) + " and " + to + " has " + bits(to));
        }
        if (operator != ArithOperator.BITCAST && from instanceof ElementType.Floating some
                && to instanceof ElementType.Floating other) {
            boolean longer = operator == ArithOperator.EXTF;
            if (longer ? !extended(some.format(), other.format()) : some.format().bits() <= other.format().bits()) {
                throw new IllFormedException(
                        name + ": " + to + " has to have " + (longer ? "more" : "fewer") + " bits than " + from);
            }
        }
    }

    private static void requireKnown(String name, ElementType type) {
        switch (type) {
            case ElementType.Floating ignored -> {
            }
            case ElementType.Signless integer when integer.width().fixed().isPresent() -> {
            }
            case ElementType.Signless open -> throw new IllFormedException(name
                    + ": beside floats an integer has a number of bits that is known, found " + open + "; say i(8)");
            default -> throw new IllFormedException(
                    name + ": nothing decides the type " + type + "; give it one, such as f16");
        }
    }

    private static int bits(ElementType known) {
        return switch (known) {
            case ElementType.Floating floating -> floating.format().bits();
            case ElementType.Signless integer -> integer.unsigned().bits();
            default -> throw new IllegalArgumentException(known + " is not made of bits");
        };
    }

    private static boolean extended(FloatFormat from, FloatFormat to) {
        return to.bits() > from.bits() && to.exponentBits() >= from.exponentBits()
                && to.mantissaBits() >= from.mantissaBits();
    }
}
