package io.verifyrules.verifier.dialect.arith;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Arithmetic of floats, rounded to nearest, ties to even. */
final class Floats {

    private Floats() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.put("arith.addf", binary(BinaryOperator.ADD));
        all.put("arith.subf", binary(BinaryOperator.SUB));
        all.put("arith.mulf", binary(BinaryOperator.MUL));
        all.put("arith.divf", binary(BinaryOperator.DIV));
        all.put("arith.remf", binary(BinaryOperator.REM));
        all.put("arith.maximumf", binary(BinaryOperator.MAX));
        all.put("arith.minimumf", binary(BinaryOperator.MIN));
        all.put("arith.maxnumf", ofNumbers(BinaryOperator.MAX));
        all.put("arith.minnumf", ofNumbers(BinaryOperator.MIN));
        all.put("arith.negf", unary(UnaryOperator.NEG));
        return all;
    }

    /** Checks that the operand has floats. */
    static void require(Operation operation, Denoted operand) {
        if (!(operand.element() instanceof ElementType.Floating) && !(operand.element() instanceof ElementType.Real)) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "expected floats, found " + operand.element());
        }
    }

    private static void requireTwo(Operation operation, List<Denoted> operands, Denotations in) {
        Words.requireTwo(operation, operands, in);
        require(operation, operands.getFirst());
        Flags.plain(operation, "roundingmode");
        Casts.requireNearest(operation);
    }

    private static OperationMeaning binary(BinaryOperator operator) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            requireTwo(operation, operands, in);
            return Computed.binary(operator, operands.get(0), operands.get(1)).with(Computed.gaps(operation, operands));
        }));
    }

    /** Of zeros with different signs these give either, and of NaN and a number the number: that is known of reals alone. */
    private static OperationMeaning ofNumbers(BinaryOperator operator) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            requireTwo(operation, operands, in);
            if (!(operands.getFirst().element() instanceof ElementType.Real)) {
                throw new NotDenoted(operation.place(), operation.name(),
                        "which zero it gives is open; it has a meaning for real numbers alone");
            }
            return Computed.binary(operator, operands.get(0), operands.get(1)).with(Computed.gaps(operation, operands));
        }));
    }

    /** A function of one float at each place. */
    static OperationMeaning unary(UnaryOperator operator) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            require(operation, operands.getFirst());
            Flags.plain(operation);
            return Computed.unary(operator, operands.getFirst()).with(Computed.gaps(operation, operands));
        }));
    }
}
