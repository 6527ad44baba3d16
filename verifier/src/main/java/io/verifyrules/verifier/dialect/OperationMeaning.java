package io.verifyrules.verifier.dialect;

import io.verifyrules.verifier.program.Operation;
import java.util.List;

/** The meaning of the operations of one name. */
@FunctionalInterface
public interface OperationMeaning {

    /**
     * The results of an operation.
     *
     * @param operands its operands, in their order
     * @throws NotDenoted     where it has no meaning here
     * @throws InvalidProgram where it breaks a constraint of its specification
     */
    List<Denoted> of(Operation operation, List<Denoted> operands, Denotations in);

    /** The meaning of operations with one result. */
    @FunctionalInterface
    interface OfOne {

        /** The one result. */
        Denoted of(Operation operation, List<Denoted> operands, Denotations in);
    }

    /** The meaning of operations with one result. */
    static OperationMeaning one(OfOne meaning) {
        return (operation, operands, in) -> List.of(meaning.of(operation, operands, in));
    }
}
