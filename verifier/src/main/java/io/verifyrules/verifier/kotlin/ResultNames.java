package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Tile;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.expr.Zip;

/** The name of the result of an operator, where it needs a name. */
final class ResultNames {

    private ResultNames() {
    }

    static String of(TensorExpr tensor) {
        return switch (tensor) {
            case Slice ignored -> "sliced";
            case DynamicSlice ignored -> "sliced";
            case Pad ignored -> "padded";
            case Rotate ignored -> "rotated";
            case Tile ignored -> "tiled";
            case Reverse ignored -> "reversed";
            case Transpose ignored -> "transposed";
            case Concat ignored -> "joined";
            case Expand ignored -> "expanded";
            case Relabel ignored -> "relabelled";
            case ReshapeUnit ignored -> "reshaped";
            case Reshape ignored -> "reshaped";
            case Split ignored -> "blocks";
            case Merge ignored -> "merged";
            case DynamicUpdateSlice ignored -> "updated";
            case InsertSlice ignored -> "updated";
            case Scatter ignored -> "updated";
            case Gather ignored -> "gathered";
            case Sort ignored -> "sorted";
            case Symmetric ignored -> "symmetric";
            case Select ignored -> "chosen";
            case Clamp ignored -> "clamped";
            case Compare ignored -> "compared";
            case Reduce ignored -> "reduced";
            case Dot ignored -> "contracted";
            case Convolution ignored -> "convolved";
            case ReduceWindow ignored -> "pooled";
            case Convert ignored -> "converted";
            case ReducePrecision ignored -> "rounded";
            case Constant ignored -> "filled";
            case Iota ignored -> "counted";
            case Zip ignored -> "zipped";
            case Component ignored -> "component";
            case TupleElement ignored -> "component";
            case Input ignored -> "computed";
            case Freeze ignored -> "computed";
            case Unary ignored -> "computed";
            case Binary ignored -> "computed";
            case Arith ignored -> "computed";
            case ComplexApplied ignored -> "computed";
            case Mapped ignored -> "computed";
        };
    }
}
