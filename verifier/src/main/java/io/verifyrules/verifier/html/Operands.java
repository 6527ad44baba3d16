package io.verifyrules.verifier.html;

import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;

/** The tensors that an expression is directly made of, in the order in which they are written. */
final class Operands {

    private Operands() {
    }

    static List<TensorExpr> of(TensorExpr tensor) {
        return tensor.parts().stream().filter(TensorExpr.class::isInstance).map(TensorExpr.class::cast).toList();
    }
}
