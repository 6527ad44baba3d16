package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;

/** The check that an operator has the type that follows from what it applies to. */
final class DerivedType {

    private DerivedType() {
    }

    static void require(String operator, TensorType derived, TensorType given) {
        if (!given.equals(derived)) {
            throw new IllFormedException(
                    operator + ": the type of the result is " + derived + ", but is given as " + given);
        }
    }
}
