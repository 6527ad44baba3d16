package io.verifyrules.verifier.dialect.arith;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers of one type as numbers of another. */
final class Casts {

    private static final String ROUNDING = "roundingmode";
    /** The greatest power of two that a format of 16 bits has. */
    private static final int HALF_BITS = 16;

    private Casts() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.put("arith.extsi", ofIntegers(1, true));
        all.put("arith.extui", ofIntegers(1, false));
        all.put("arith.trunci", ofIntegers(-1, true));
        all.put("arith.index_cast", ofIntegers(0, true));
        all.put("arith.index_castui", ofIntegers(0, false));
        all.put("arith.extf", ofFloats(true));
        all.put("arith.truncf", ofFloats(false));
        all.put("arith.sitofp", toFloats(true));
        all.put("arith.uitofp", toFloats(false));
        all.put("arith.fptosi", OperationMeaning.withGaps(
                OperationMeaning.one((operation, operands, in) -> toIntegers(operation, operands, true, in))));
        all.put("arith.fptoui", OperationMeaning.withGaps(
                OperationMeaning.one((operation, operands, in) -> toIntegers(operation, operands, false, in))));
        return all;
    }

    /** Checks that an operation rounds as all others do. */
    static void requireNearest(Operation operation) {
        Attributes.of(operation).find(ROUNDING).ifPresent(given -> {
            if (!(given instanceof Attribute.Words words) || !words.words().endsWith("to_nearest_even")) {
                throw new NotDenoted(operation.place(), operation.name(),
                        "it rounds by " + given + ", which has no meaning here");
            }
        });
    }

    private static int bits(Operation operation, ElementType type) {
        return switch (type) {
            case ElementType.Bool ignored -> 1;
            case ElementType.Machine machine when machine.signed() -> machine.bits();
            default -> throw new InvalidProgram(operation.place(), operation.name(),
                    "expected integers without a sign, found " + type);
        };
    }

    /**
     * Integers of another width.
     *
     * @param wider whether there are more bits: 1 for yes, -1 for no, 0 for either
     */
    private static OperationMeaning ofIntegers(int wider, boolean signed) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Denoted operand = operands.getFirst();
            ElementType to = in.stated().resultElement(operation);
            int from = bits(operation, operand.element());
            int bits = bits(operation, to);
            if ((wider > 0 && bits <= from) || (wider < 0 && bits >= from)) {
                throw new InvalidProgram(operation.place(), operation.name(),
                        "the result has " + bits + " bits, and the operand " + from);
            }
            if (wider < 0) {
                if (!Flags.overflow(operation).isEmpty()) {
                    throw new NotDenoted(operation.place(), operation.name(), "what its flags say is not known here");
                }
            } else {
                Flags.none(operation);
            }
            return resized(operand, to, signed, in).with(Computed.gaps(operation, operands));
        }));
    }

    /** A bit that is set is 1, or -1 with a sign; of several bits the lowest one becomes a bit. */
    private static Denoted resized(Denoted operand, ElementType to, boolean signed, Denotations in) {
        if (operand.element() instanceof ElementType.Bool && to instanceof ElementType.Machine) {
            Denoted number = Computed.converted(operand, to);
            return signed ? Computed.unary(UnaryOperator.NEG, number) : number;
        }
        if (to instanceof ElementType.Bool && operand.element() instanceof ElementType.Machine) {
            Denoted lowest = Computed.binary(BinaryOperator.AND, operand, Words.number(1, operand, in));
            return Words.is(lowest, Relation.NE, 0, in);
        }
        return Computed.converted(signed ? operand : Words.unsigned(operand), to);
    }

    private static OperationMeaning ofFloats(boolean wider) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Denoted operand = operands.getFirst();
            Floats.require(operation, operand);
            ElementType to = in.stated().resultElement(operation);
            Floats.require(operation, operand.with(in.number(0, to, operand.dimensions()).tensor()));
            Flags.plain(operation, ROUNDING);
            requireNearest(operation);
            requireRounding(operation, wider ? operand.element() : to);
            if (to instanceof ElementType.Floating some && operand.element() instanceof ElementType.Floating other
                    && wider == some.format().bits() <= other.format().bits()) {
                throw new InvalidProgram(operation.place(), operation.name(), "it makes " + some + " of " + other);
            }
            return Computed.converted(operand, to).with(Computed.gaps(operation, operands));
        }));
    }

    /** Formats of few bits lack infinities, or have other NaNs, and what is beyond them is not settled. */
    private static void requireRounding(Operation operation, ElementType type) {
        if (type instanceof ElementType.Floating floating && floating.format().bits() < HALF_BITS) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "what " + floating + " has not got is not known here");
        }
    }

    private static OperationMeaning toFloats(boolean signed) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Denoted operand = operands.getFirst();
            Words.type(operation, operand);
            Flags.none(operation);
            ElementType to = in.stated().resultElement(operation);
            Floats.require(operation, operand.with(in.number(0, to, operand.dimensions()).tensor()));
            requireRounding(operation, to);
            return Computed.converted(signed ? operand : Words.unsigned(operand), to)
                    .with(Computed.gaps(operation, operands));
        }));
    }

    /** A float is cut towards 0, and the result is poison where that is no integer of the type. */
    private static Denoted toIntegers(Operation operation, List<Denoted> operands, boolean signed, Denotations in) {
        Denoted operand = operands.getFirst();
        Floats.require(operation, operand);
        Flags.none(operation);
        if (!(in.stated().resultElement(operation) instanceof ElementType.Machine result) || !result.signed()) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "only to integers of several bits it has a meaning here");
        }
        if (operand.element() instanceof ElementType.Floating floating && !hasBounds(floating.format(), result)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "the bounds of " + result + " are no numbers of " + floating);
        }
        ElementType.Machine type = new ElementType.Machine(signed, result.bits());
        Denoted cut = Computed.chosen(Words.is(operand, Relation.LT, 0, in),
                Computed.unary(UnaryOperator.CEIL, operand), Computed.unary(UnaryOperator.FLOOR, operand));
        Denoted within = Words.and(Computed.compared(Relation.GE, cut, bound(type.least(), operand, in)),
                Computed.compared(Relation.LT, cut, bound(type.greatest().add(BigInteger.ONE), operand, in)));
        return Words.signed(Computed.converted(operand, type))
                .with(Computed.joined(Computed.gaps(operation, operands), in.poison(Words.not(within))));
    }

    /** Whether the format has all powers of two up to the greatest integer. */
    private static boolean hasBounds(FloatFormat format, ElementType.Machine result) {
        return !format.isFinite() && result.bits() <= format.greatestExponent();
    }

    private static Denoted bound(BigInteger number, Denoted like, Denotations in) {
        return like.with(Constant.of(new Element.Written(new Literal.Whole(number), like.element(), true),
                in.positions().shape(like.dimensions())));
    }
}
