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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Shifts of integers, which are poison where they are by as many bits as there are, or by more. */
final class Shifts {

    private Shifts() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("arith.shli", OperationMeaning.withGaps(OperationMeaning.one(Shifts::left)), "arith.shrsi",
                right(BinaryOperator.SHIFT_RIGHT), "arith.shrui", right(BinaryOperator.SHIFT_RIGHT_ZEROS));
    }

    private static Optional<Gaps> gaps(Operation operation, List<Denoted> operands, Denotations in) {
        Words.requireTwo(operation, operands, in);
        ElementType.Machine type = Words.type(operation, operands.getFirst());
        Denoted amount = Words.unsigned(operands.get(1));
        return Computed.joined(Computed.gaps(operation, operands),
                in.poison(Words.is(amount, Relation.GE, type.bits(), in)));
    }

    /** By a flag the result is poison where it is not what it was when it is shifted back. */
    private static Denoted left(Operation operation, List<Denoted> operands, Denotations in) {
        Optional<Gaps> gaps = gaps(operation, operands, in);
        Denoted operand = operands.get(0);
        Denoted amount = operands.get(1);
        Set<String> flags = Flags.overflow(operation);
        Denoted result = Computed.binary(BinaryOperator.SHIFT_LEFT, operand, amount);
        for (String flag : flags) {
            Denoted back = Computed.binary(
                    flag.equals("nsw") ? BinaryOperator.SHIFT_RIGHT : BinaryOperator.SHIFT_RIGHT_ZEROS, result, amount);
            gaps = Computed.joined(gaps, in.poison(Computed.compared(Relation.NE, back, operand)));
        }
        return result.with(gaps);
    }

    private static OperationMeaning right(BinaryOperator operator) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Optional<Gaps> gaps = gaps(operation, operands, in);
            Denoted result = Computed.binary(operator, operands.get(0), operands.get(1));
            if (Flags.exact(operation)) {
                Denoted back = Computed.binary(BinaryOperator.SHIFT_LEFT, result, operands.get(1));
                gaps = Computed.joined(gaps, in.poison(Computed.compared(Relation.NE, back, operands.getFirst())));
            }
            return result.with(gaps);
        }));
    }
}
