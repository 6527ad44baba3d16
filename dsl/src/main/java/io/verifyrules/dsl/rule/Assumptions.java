package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;

/** The check that an assumption speaks of one access at a time, so that it can be instantiated where tensors are read. */
final class Assumptions {

    private Assumptions() {
    }

    static void requireElementwise(TensorExpr property) {
        switch (property) {
            case Input ignored -> {
            }
            case Constant ignored -> {
            }
            case Unary unary -> requireElementwise(unary.operand());
            case Binary binary -> {
                requireElementwise(binary.left());
                requireElementwise(binary.right());
            }
            case Compare compare -> {
                requireElementwise(compare.left());
                requireElementwise(compare.right());
            }
            case Select select -> {
                requireElementwise(select.predicate());
                requireElementwise(select.then());
                requireElementwise(select.otherwise());
            }
            case Clamp clamp -> {
                requireElementwise(clamp.low());
                requireElementwise(clamp.operand());
                requireElementwise(clamp.high());
            }
            default -> throw new IllFormedException("assume: expected an element-wise property of input tensors and "
                    + "constants, found " + property.getClass().getSimpleName() + ", which moves elements");
        }
    }
}
