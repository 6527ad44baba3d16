package io.verifyrules.verifier.html;

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
import java.util.List;

/** The tensors that an expression is directly made of, in the order in which they are written. */
final class Operands {

    private Operands() {
    }

    static List<TensorExpr> of(TensorExpr tensor) {
        return switch (tensor) {
            case Input ignored -> List.of();
            case Constant ignored -> List.of();
            case Iota ignored -> List.of();
            case Expand expand -> List.of(expand.operand());
            case Relabel relabel -> List.of(relabel.operand());
            case Unary unary -> List.of(unary.operand());
            case Binary binary -> List.of(binary.left(), binary.right());
            case Compare compare -> List.of(compare.left(), compare.right());
            case Select select -> List.of(select.predicate(), select.then(), select.otherwise());
            case Clamp clamp -> List.of(clamp.low(), clamp.operand(), clamp.high());
            case Pad pad -> List.of(pad.operand());
            case Slice slice -> List.of(slice.operand());
            case DynamicSlice slice -> List.of(slice.operand());
            case DynamicUpdateSlice update -> List.of(update.operand(), update.update());
            case Concat concat -> concat.operands();
            case Reduce reduce -> List.of(reduce.operand());
            case Dot dot -> List.of(dot.left(), dot.right());
            case Convolution convolution -> List.of(convolution.input(), convolution.kernel());
            case ReduceWindow reduce -> List.of(reduce.operand());
            case Reverse reverse -> List.of(reverse.operand());
            case ReshapeUnit reshape -> List.of(reshape.operand());
        };
    }
}
