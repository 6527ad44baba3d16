package io.verifyrules.verifier.report;

import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;

/** The operator at the top of an expression, as rules write it. */
public final class OperatorName {

    private OperatorName() {
    }

    /** The name; of an input tensor its own. */
    public static String of(TensorExpr tensor) {
        return switch (tensor) {
            case Input input -> input.name();
            case Constant ignored -> "constant";
            case Iota ignored -> "iota";
            case Expand ignored -> "expand";
            case Relabel ignored -> "relabel";
            case Unary unary -> unary.operator().symbol();
            case Binary binary -> binary.operator().symbol();
            case Compare compare -> compare.relation().symbol();
            case Select ignored -> "select";
            case Clamp ignored -> "clamp";
            case Pad ignored -> "pad";
            case Slice ignored -> "slice";
            case DynamicSlice ignored -> "dynamicSlice";
            case DynamicUpdateSlice ignored -> "dynamicUpdateSlice";
            case Concat ignored -> "concat";
            case Reduce ignored -> "reduce";
            case Dot ignored -> "dot";
            case Convolution ignored -> "convolution";
            case ReduceWindow ignored -> "reduceWindow";
            case Reverse ignored -> "reverse";
            case ReshapeUnit ignored -> "reshapeUnit";
        };
    }
}
