package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.term.Operation;
import java.util.Collections;
import java.util.List;

/**
 * An operation applied where its type may leave it undefined, or a function that the rule declares. The result is an
 * unknown function of the operands, one for each operation and type. Both types of a conversion are closed.
 *
 * @param result the value of the operation where it is undefined
 */
public record Unspecified(Operation operation, ElementType type, List<Encoded> operands, Encoded result) {

    public Unspecified {
        operands = List.copyOf(operands);
    }

    /** The types of the operands, which may be open where a declared function is applied. */
    public List<ElementType> operandTypes() {
        return switch (operation) {
            case Operation.OfConversion conversion -> List.of(conversion.from());
            case Operation.OfFunction(ElementFunction function) -> function.operands();
            default -> Collections.nCopies(operands.size(), type);
        };
    }
}
