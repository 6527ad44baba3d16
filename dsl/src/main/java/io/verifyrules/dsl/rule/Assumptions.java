package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.List;

/** The check that an assumption speaks of one access at a time, so that it can be instantiated where tensors are read. */
final class Assumptions {

    private Assumptions() {
    }

    static void requireElementwise(TensorExpr property) {
        for (Node part : Graph.of(List.of(property)).nodes()) {
            if (part instanceof TensorExpr tensor && !isElementwise(tensor)) {
                throw new IllFormedException(
                        "assume: expected an element-wise property of input tensors and " + "constants, found "
                                + (tensor instanceof Arith arith
                                        ? arith.operator().symbol() + ", which may have undefined behaviour"
                                        : tensor.getClass().getSimpleName() + ", which moves elements"));
            }
        }
    }

    private static boolean isElementwise(TensorExpr tensor) {
        return switch (tensor) {
            case Input ignored -> true;
            case Constant ignored -> true;
            case Unary ignored -> true;
            case Binary ignored -> true;
            case Compare ignored -> true;
            case Convert ignored -> true;
            case ComplexApplied ignored -> true;
            case ReducePrecision ignored -> true;
            case Select ignored -> true;
            case Clamp ignored -> true;
            case Mapped ignored -> true;
            case Zip ignored -> true;
            case Component ignored -> true;
            case Arith arith -> !arith.operator().mayBeUndefined();
            default -> false;
        };
    }
}
