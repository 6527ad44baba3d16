package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Tile;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Rule;
import java.util.List;
import java.util.function.Predicate;

/** Uses of floats in a rule: computing with them, seeing their values, or only moving them. */
final class FloatUses {

    private FloatUses() {
    }

    /** Whether results are rounded. */
    static boolean compute(Rule rule) {
        return any(rule, tensor -> isFloat(tensor) && switch (tensor) {
            case Unary unary -> unary.operator() != UnaryOperator.NEG && unary.operator() != UnaryOperator.ABS;
            case Binary ignored -> true;
            case Reduce ignored -> true;
            case Dot ignored -> true;
            case ReduceWindow ignored -> true;
            case Convolution ignored -> true;
            default -> false;
        });
    }

    /**
     * Whether some operator takes or gives floats and does more than to move them. Where none does, a rule says the same of real numbers.
     */
    static boolean areSeen(Rule rule) {
        return any(rule, tensor -> !moves(tensor) && (isFloat(tensor)
                || tensor.parts().stream().anyMatch(part -> part instanceof TensorExpr operand && isFloat(operand))));
    }

    private static boolean moves(TensorExpr tensor) {
        return switch (tensor) {
            case Input ignored -> true;
            case Constant ignored -> true;
            case Expand ignored -> true;
            case Relabel ignored -> true;
            case Select ignored -> true;
            case Pad ignored -> true;
            case Slice ignored -> true;
            case DynamicSlice ignored -> true;
            case DynamicUpdateSlice ignored -> true;
            case InsertSlice ignored -> true;
            case Concat ignored -> true;
            case Reverse ignored -> true;
            case Rotate ignored -> true;
            case ReshapeUnit ignored -> true;
            case Reshape ignored -> true;
            case Split ignored -> true;
            case Merge ignored -> true;
            case Tile ignored -> true;
            case Gather ignored -> true;
            case Transpose ignored -> true;
            case Zip ignored -> true;
            case Component ignored -> true;
            case TupleElement ignored -> true;
            default -> false;
        };
    }

    private static boolean isFloat(TensorExpr tensor) {
        return tensor.type().element() instanceof ElementType.Floating;
    }

    private static boolean any(Rule rule, Predicate<TensorExpr> predicate) {
        return Graph.of(List.<Node>of(rule.lhs(), rule.rhs()))
                .nodes()
                .stream()
                .anyMatch(node -> node instanceof TensorExpr tensor && predicate.test(tensor));
    }
}
