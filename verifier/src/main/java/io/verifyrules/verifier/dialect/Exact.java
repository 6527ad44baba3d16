package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.List;
import java.util.Set;

/**
 * The values that can be computed once and for all. They depend on constants of the program alone, and each step has
 * one value, which every implementation gives.
 */
final class Exact {

    private static final Set<UnaryOperator> UNARY = Set.of(UnaryOperator.NEG, UnaryOperator.ABS, UnaryOperator.NOT,
            UnaryOperator.FLOOR, UnaryOperator.CEIL, UnaryOperator.POPCOUNT, UnaryOperator.LEADING_ZEROS);
    private static final Set<BinaryOperator> ROUNDED = Set.of(BinaryOperator.ADD, BinaryOperator.SUB,
            BinaryOperator.MUL, BinaryOperator.DIV, BinaryOperator.MIN, BinaryOperator.MAX);

    private Exact() {
    }

    /** Whether a tensor is computed so. */
    static boolean isExact(TensorExpr tensor, Tables tables) {
        return Graph.of(List.of(tensor)).nodes().stream().allMatch(node -> isExact(node, tables));
    }

    private static boolean isExact(Node node, Tables tables) {
        return !(node instanceof TensorExpr tensor) || switch (tensor) {
            case Input input -> tables.contains(input);
            case Constant constant -> true;
            case Iota iota -> true;
            case Concat concat -> true;
            case Expand expand -> true;
            case Gather gather -> true;
            case Merge merge -> true;
            case Pad pad -> true;
            case Relabel relabel -> true;
            case ReshapeUnit reshape -> true;
            case Reverse reverse -> true;
            case Select select -> true;
            case Slice slice -> true;
            case Split split -> true;
            case Compare compare -> true;
            case Convert convert -> isExact(convert);
            case Unary unary -> UNARY.contains(unary.operator()) && !isReal(unary);
            case Binary binary -> isOfIntegers(binary)
                    || (binary.type().element() instanceof ElementType.Floating && ROUNDED.contains(binary.operator()));
            case Reduce reduce -> isOfIntegers(reduce);
            case ReduceWindow reduce -> isOfIntegers(reduce);
            case Dot dot -> isOfIntegers(dot);
            case Convolution convolution -> isOfIntegers(convolution);
            default -> false;
        };
    }

    /** A value that no type has is converted to any element; integers wrap, and floats are rounded. */
    private static boolean isExact(Convert convert) {
        ElementType from = convert.operand().type().element();
        boolean floats = from instanceof ElementType.Floating
                && convert.type().element() instanceof ElementType.Floating;
        return convert.conversion() == Conversion.CONVERT && (isInteger(from) || floats);
    }

    private static boolean isOfIntegers(TensorExpr tensor) {
        return isInteger(tensor.type().element());
    }

    private static boolean isInteger(ElementType element) {
        return element instanceof ElementType.Machine || element instanceof ElementType.Bool
                || element instanceof ElementType.Int;
    }

    private static boolean isReal(TensorExpr tensor) {
        return tensor.type().element() instanceof ElementType.Real
                || tensor.type().element() instanceof ElementType.Complex;
    }
}
