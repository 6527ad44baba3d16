package io.verifyrules.verifier.dialect.arith;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Gaps;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.ShapeTensors;
import io.verifyrules.verifier.program.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Sums, products, bits and extremes of integers. They wrap; where a flag says that they do not, the result is poison. */
final class Integers {

    /** The greatest number of bits of which twice as many are known. */
    private static final int MOST_DOUBLED = 32;

    private Integers() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.put("arith.addi", wrapping(BinaryOperator.ADD));
        all.put("arith.subi", wrapping(BinaryOperator.SUB));
        all.put("arith.muli", wrapping(BinaryOperator.MUL));
        all.put("arith.andi", bits(BinaryOperator.AND));
        all.put("arith.ori", bits(BinaryOperator.OR));
        all.put("arith.xori", bits(BinaryOperator.XOR));
        all.put("arith.maxsi", extreme(BinaryOperator.MAX, true));
        all.put("arith.maxui", extreme(BinaryOperator.MAX, false));
        all.put("arith.minsi", extreme(BinaryOperator.MIN, true));
        all.put("arith.minui", extreme(BinaryOperator.MIN, false));
        return all;
    }

    private static OperationMeaning bits(BinaryOperator operator) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Words.requireTwo(operation, operands, in);
            Words.require(operation, operands.getFirst());
            Flags.none(operation);
            return Computed.binary(operator, operands.get(0), operands.get(1)).with(Computed.gaps(operation, operands));
        }));
    }

    private static OperationMeaning extreme(BinaryOperator operator, boolean signed) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Words.requireTwo(operation, operands, in);
            Words.type(operation, operands.getFirst());
            Flags.none(operation);
            Denoted left = operands.get(0);
            Denoted right = operands.get(1);
            Denoted result = signed
                    ? Computed.binary(operator, left, right)
                    : Words.signed(Computed.binary(operator, Words.unsigned(left), Words.unsigned(right)));
            return result.with(Computed.gaps(operation, operands));
        }));
    }

    private static OperationMeaning wrapping(BinaryOperator operator) {
        return OperationMeaning.withGaps(
                OperationMeaning.one((operation, operands, in) -> wrapping(operator, operation, operands, in)));
    }

    /** Of single bits, a sum and a difference are "exclusive or". */
    private static Denoted wrapping(BinaryOperator operator, Operation operation, List<Denoted> operands,
            Denotations in) {
        Words.requireTwo(operation, operands, in);
        Denoted left = operands.get(0);
        Denoted right = operands.get(1);
        Words.require(operation, left);
        Set<String> flags = Flags.overflow(operation);
        Optional<Gaps> gaps = Computed.gaps(operation, operands);
        if (flags.isEmpty() && left.element() instanceof ElementType.Bool) {
            return Computed
                    .binary(operator == BinaryOperator.MUL ? BinaryOperator.AND : BinaryOperator.XOR, left, right)
                    .with(gaps);
        }
        Words.type(operation, left);
        Denoted result = ShapeTensors.combined(operator, left, right, in)
                .orElseGet(() -> Computed.binary(operator, left, right));
        for (String flag : flags) {
            Denoted wraps = flag.equals("nsw")
                    ? wraps(operator, left, right, in)
                    : wraps(operator, Words.unsigned(left), Words.unsigned(right), in);
            gaps = Computed.joined(gaps, in.poison(wraps));
        }
        return result.with(gaps);
    }

    /** The result in so many bits, which is poison where the exact one has more; both operands are numbers with a sign. */
    static Denoted exact(BinaryOperator operator, Denoted left, Denoted right, Denotations in) {
        return Computed.binary(operator, left, right).with(in.poison(wraps(operator, left, right, in)));
    }

    /** Whether the exact result is no number of the operands' type. */
    private static Denoted wraps(BinaryOperator operator, Denoted left, Denoted right, Denotations in) {
        Denoted result = Computed.binary(operator, left, right);
        Denoted less = Computed.compared(Relation.LT, result, left);
        boolean signed = ((ElementType.Machine) left.element()).signed();
        return switch (operator) {
            case ADD -> signed ? Computed.compared(Relation.NE, less, Words.is(right, Relation.LT, 0, in)) : less;
            case SUB -> signed
                    ? Computed.compared(Relation.NE, less, Words.is(right, Relation.GT, 0, in))
                    : Computed.compared(Relation.LT, left, right);
            default -> ((ElementType.Machine) left.element()).bits() <= MOST_DOUBLED
                    ? inMoreBits(operator, left, right, result)
                    : notUndone(left, right, result, in);
        };
    }

    private static Denoted inMoreBits(BinaryOperator operator, Denoted left, Denoted right, Denoted result) {
        ElementType.Machine type = (ElementType.Machine) left.element();
        ElementType wide = new ElementType.Machine(type.signed(), 2 * type.bits());
        return Computed.compared(Relation.NE,
                Computed.binary(operator, Computed.converted(left, wide), Computed.converted(right, wide)),
                Computed.converted(result, wide));
    }

    /** Of a product with a factor that is not 0: its quotient is not the other one, or the least number becomes itself. */
    private static Denoted notUndone(Denoted left, Denoted right, Denoted product, Denotations in) {
        Denoted other = Computed.compared(Relation.NE, Computed.binary(BinaryOperator.DIV, product, right), left);
        ElementType.Machine type = (ElementType.Machine) left.element();
        Denoted least = type.signed()
                ? Words.and(Words.is(right, Relation.EQ, -1, in),
                        Words.is(left, Relation.EQ, type.least().longValueExact(), in))
                : in.number(0, ElementType.BOOL, left.dimensions());
        return Words.and(Words.is(right, Relation.NE, 0, in), Words.or(other, least));
    }
}
