package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.Optional;

/**
 * One side of a rule that is being declared. The side that a variant gives stands, whether the rule gives its own
 * before or after.
 */
final class Side {

    private Optional<TensorExpr> expression = Optional.empty();
    private boolean ofVariant;

    void set(TensorExpr given, boolean byVariant) {
        if (byVariant || !ofVariant) {
            expression = Optional.of(given);
            ofVariant = byVariant;
        }
    }

    boolean isGiven() { return expression.isPresent(); }

    TensorExpr given(String otherwise) {
        return expression.orElseThrow(() -> new IllFormedException(otherwise));
    }
}
