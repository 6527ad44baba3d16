package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.Places;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The same bits as elements of another type. A narrower type adds a last dimension, and a wider one takes it away. The
 * first of these elements has the lowest bits, as in StableHLO's interpreter and in XLA.
 */
final class BitcastConvert {

    private BitcastConvert() {
    }

    static Denoted of(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        ElementType type = in.stated().resultElement(operation);
        List<Integer> sizes = in.stated().resultSizes(operation);
        int from = bits(operation, operand.element());
        int to = bits(operation, type);
        if (from == to) {
            requireSizes(operation, sizes, operand.sizes());
            return sameWidth(operand, type);
        }
        if (from % to != 0 && to % from != 0) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C1)",
                    "of " + from + " and " + to + " bits neither number divides the other");
        }
        return from > to
                ? parts(operation, operand, type, from / to, sizes, in)
                : joined(operation, operand, type, to / from, sizes, in);
    }

    private static int bits(Operation operation, ElementType type) {
        return switch (type) {
            case ElementType.Machine(boolean signed, int bits) -> bits;
            case ElementType.Bool ignored -> 1;
            case ElementType.Floating(var format) -> format.bits();
            default ->
                throw new NotDenoted(operation.place(), operation.name(), "elements of type " + type + " have no bits");
        };
    }

    private static void requireSizes(Operation operation, List<Integer> stated, List<Integer> expected) {
        if (!stated.equals(expected)) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C1)",
                    "expected a result with the sizes " + expected + ", found " + stated);
        }
    }

    /** There and back it is the same bits, also where these are no number. */
    private static Denoted sameWidth(Denoted operand, ElementType type) {
        if (operand.element() instanceof ElementType.Bool || type instanceof ElementType.Bool) {
            return operand;
        }
        return operand.tensor() instanceof Convert back && back.conversion() == Conversion.BITCAST
                && back.operand().type().element().equals(type)
                        ? operand.with(back.operand())
                        : Computed.converted(Conversion.BITCAST, operand, type);
    }

    /** The bits as a number without a sign, which has room for so many. */
    private static Denoted word(Denoted operand, int from, int width) {
        ElementType wide = new ElementType.Machine(false, width);
        Denoted number = operand.element() instanceof ElementType.Bool
                ? operand
                : sameWidth(operand, new ElementType.Machine(false, from));
        return Computed.converted(number, wide);
    }

    /** The element whose bits are the lowest ones of a number. */
    private static Denoted lowest(Denoted word, ElementType type, int bits, Denotations in) {
        if (type instanceof ElementType.Bool) {
            Denoted last = Computed.binary(BinaryOperator.AND, word, in.number(1, word.element(), word.dimensions()));
            return Computed.compared(Relation.NE, last, in.number(0, word.element(), word.dimensions()));
        }
        return sameWidth(Computed.converted(word, new ElementType.Machine(false, bits)), type);
    }

    private static Denoted parts(Operation operation, Denoted operand, ElementType type, int count, List<Integer> sizes,
            Denotations in) {
        List<Integer> expected = new ArrayList<>(operand.sizes());
        expected.add(count);
        requireSizes(operation, sizes, expected);
        int from = bits(operation, operand.element());
        Denoted word = word(operand, from, from);
        Denoted repeated = in.movement().broadcast(word, IntStream.range(0, operand.rank()).boxed().toList(), sizes);
        Dimensions dimensions = repeated.dimensions();
        Denoted part = Places.index(operand.rank(), dimensions, word.element(), in);
        Denoted places = Computed.binary(BinaryOperator.MUL, part, in.number(from / count, word.element(), dimensions));
        return lowest(Computed.binary(BinaryOperator.SHIFT_RIGHT_ZEROS, repeated, places), type, from / count, in);
    }

    private static Denoted joined(Operation operation, Denoted operand, ElementType type, int count,
            List<Integer> sizes, Denotations in) {
        if (operand.rank() == 0 || operand.size(operand.rank() - 1) != count) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C1)", "expected an operand whose last of "
                    + operand.rank() + " dimensions has the size " + count + ", found " + operand.dimensions());
        }
        int last = operand.rank() - 1;
        requireSizes(operation, sizes, operand.sizes().subList(0, last));
        int from = bits(operation, operand.element());
        int to = bits(operation, type);
        Denoted all = word(operand, from, to);
        Denoted joined = in.movement().at(all, last, 0);
        for (int i = 1; i < count; i++) {
            Denoted moved = Computed.binary(BinaryOperator.SHIFT_LEFT, in.movement().at(all, last, i),
                    in.number((long) i * from, all.element(), joined.dimensions()));
            joined = Computed.binary(BinaryOperator.OR, joined, moved);
        }
        return sameWidth(joined, type);
    }
}
