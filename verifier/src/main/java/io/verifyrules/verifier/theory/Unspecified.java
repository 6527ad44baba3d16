package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.term.Operation;
import java.util.List;

/**
 * An operation applied where its type may leave it undefined: the result is an unknown function of the operands, one for each
 * operation and type; of a conversion both types are closed.
 *
 * @param result what the operation gives where it is undefined
 */
public record Unspecified(Operation operation, ElementType type, List<Encoded> operands, Encoded result) {

    public Unspecified {
        operands = List.copyOf(operands);
    }

    /** The type of the operands. */
    public ElementType operandType() {
        return operation instanceof Operation.OfConversion conversion ? conversion.from() : type;
    }
}
