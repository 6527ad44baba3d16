package io.verifyrules.verifier.dialect.arith;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Gaps;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Sums, products, bits and extremes of integers. They wrap; where a flag says that they do not, the result is poison. */
final class Integers {

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
            Words.requireTwo(operation, operands);
            Words.require(operation, operands.getFirst());
            Flags.none(operation);
            return Computed.binary(operator, operands.get(0), operands.get(1)).with(Computed.gaps(operation, operands));
        }));
    }

    private static OperationMeaning extreme(BinaryOperator operator, boolean signed) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Words.requireTwo(operation, operands);
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
        Words.requireTwo(operation, operands);
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
        Denoted result = Computed.binary(operator, left, right);
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
            default -> inMoreBits(operator, left, right, result);
        };
    }

    private static Denoted inMoreBits(BinaryOperator operator, Denoted left, Denoted right, Denoted result) {
        ElementType wide = new ElementType.Machine(true, 2 * ((ElementType.Machine) left.element()).bits() + 1);
        return Computed.compared(Relation.NE,
                Computed.binary(operator, Computed.converted(left, wide), Computed.converted(right, wide)),
                Computed.converted(result, wide));
    }
}
