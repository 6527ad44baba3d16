package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
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
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.List;
import java.util.Objects;

/**
 * The check that an assumption speaks of one access at a time, so that it can be instantiated where tensors are read. That
 * an input is symmetric is the one that speaks of two.
 */
final class Assumptions {

    private Assumptions() {
    }

    /** Checks that a property is one that an assumption may state. */
    static void require(TensorExpr property) {
        if (property instanceof Symmetric symmetric) {
            requireSymmetric(symmetric);
        } else {
            requireElementwise(property);
        }
    }

    private static void requireSymmetric(Symmetric symmetric) {
        if (!(symmetric.operand() instanceof Input input)) {
            throw new IllFormedException("assume: symmetric is said of an input tensor, found an expression; say it of "
                    + "the tensors that the expression is made of");
        }
        AxisMap first = size(input, symmetric.first());
        AxisMap second = size(input, symmetric.second());
        if (!first.equals(second)) {
            throw new IllFormedException("assume: tensor " + input.name() + " cannot be symmetric, as its size on axis "
                    + symmetric.first() + " is " + SizeText.of(first) + " and on axis " + symmetric.second() + " "
                    + SizeText.of(second) + "; declare one size and use it for both");
        }
    }

    private static AxisMap size(Input input, AggregatedAxis axis) {
        return Objects.requireNonNull(input.shape().sizes().get(axis), "the operator has checked its axes");
    }

    /** Checks that no side says what only an assumption may. */
    static void requireNone(TensorExpr side) {
        if (Graph.of(List.of(side)).nodes().stream().anyMatch(Symmetric.class::isInstance)) {
            throw new IllFormedException("symmetric: this is said of an input tensor, and computes nothing; say "
                    + "assume { symmetric(A, row, column) }");
        }
    }

    private static void requireElementwise(TensorExpr property) {
        for (Node part : Graph.of(List.of(property)).nodes()) {
            if (part instanceof TensorExpr tensor && !isElementwise(tensor)) {
                throw new IllFormedException("assume: expected an element-wise property of input tensors and "
                        + "constants, found " + found(tensor));
            }
        }
    }

    private static String found(TensorExpr tensor) {
        return switch (tensor) {
            case Arith arith -> arith.operator().symbol() + ", which may have undefined behaviour";
            case Symmetric ignored ->
                "symmetric, which relates elements of two accesses; say it in an assume of its own";
            default -> tensor.getClass().getSimpleName() + ", which moves elements";
        };
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
