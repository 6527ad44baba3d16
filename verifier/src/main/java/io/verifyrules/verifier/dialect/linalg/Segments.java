package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Operation;
import java.util.List;

/** The operands of an operation that are inputs, and those that are results in the making. */
final class Segments {

    private Segments() {
    }

    /** The number of operands that are inputs; the others are behind them. */
    static int inputs(Operation operation, int operands) {
        Attributes attributes = Attributes.of(operation);
        if (attributes.find("operandSegmentSizes").isEmpty()) {
            throw new NotDenoted(operation.place(), operation.name(), "which operands are inputs is not said");
        }
        List<Long> sizes = attributes.numbers("operandSegmentSizes");
        if (sizes.size() != 2 || sizes.get(0) < 0 || sizes.get(1) < 0 || sizes.get(0) + sizes.get(1) != operands) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "operandSegmentSizes is " + sizes + " for " + operands + " operands");
        }
        return Math.toIntExact(sizes.getFirst());
    }

    /** Checks that there are so many inputs and one output. */
    static void require(Operation operation, int operands, int inputs) {
        if (inputs(operation, operands) != inputs || operands != inputs + 1 || operation.results().size() != 1) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "expected " + inputs + " inputs, one output and its result");
        }
    }
}
