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

    /** Whether operands may have gaps. Where not, such an operation is refused, as its meaning would not pass them on. */
    default boolean passesGaps() {
        return false;
    }

    /** The meaning of operations with one result. */
    @FunctionalInterface
    interface OfOne {

        /** The one result. */
        Denoted of(Operation operation, List<Denoted> operands, Denotations in);
    }

    /** A meaning that tells where its results have gaps. */
    static OperationMeaning withGaps(OperationMeaning meaning) {
        return new OperationMeaning() {

            @Override
            public List<Denoted> of(Operation operation, List<Denoted> operands, Denotations in) {
                return meaning.of(operation, operands, in);
            }

            @Override
            public boolean passesGaps() {
                return true;
            }
        };
    }

    /** The meaning of operations with one result. */
    static OperationMeaning one(OfOne meaning) {
        return (operation, operands, in) -> List.of(meaning.of(operation, operands, in));
    }
}
