package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.expr.TensorExpr;

/** Assumptions on tensor values: tensors of truth values, all of which are demanded. */
final class AssumptionEvaluation {

    private final Interpreter interpreter;

    AssumptionEvaluation(Interpreter interpreter) {
        this.interpreter = interpreter;
    }

    /** Whether the assumption certainly holds at every access. */
    boolean holds(TensorExpr assumption) {
        DenseTensor property;
        try {
            property = interpreter.tensor(assumption);
        } catch (InvalidTensor negativeSize) {
            return true; // all of it has this one shape, and such a tensor has no access at all
        }
        for (int i = 0; i < property.grid().count(); i++) {
            if (!property.at(i).equals(ElementArithmetic.truth(true))) {
                return false;
            }
        }
        return true;
    }
}
