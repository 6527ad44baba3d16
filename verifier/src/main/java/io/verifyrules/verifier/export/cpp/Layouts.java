package io.verifyrules.verifier.export.cpp;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The tensors of a rule whose dimensions stand in the same order. Most operators keep it; a reduction, a broadcast and
 * a transposition do not.
 */
final class Layouts {

    private final Map<TensorExpr, TensorExpr> parent = new HashMap<>();
    private final Set<TensorExpr> tensors = new LinkedHashSet<>();

    Layouts(TensorExpr lhs, TensorExpr rhs) {
        visit(lhs);
        visit(rhs);
        unite(lhs, rhs);
    }

    /** All tensors of both sides, operands first. */
    Set<TensorExpr> tensors() {
        return tensors;
    }

    /** The tensor that stands for all of one layout. */
    TensorExpr of(TensorExpr tensor) {
        TensorExpr up = parent.getOrDefault(tensor, tensor);
        return up.equals(tensor) ? tensor : of(up);
    }

    /** The axes of each layout, in the order of first mention. */
    Map<TensorExpr, SortedSet<AggregatedAxis>> axes() {
        Map<TensorExpr, SortedSet<AggregatedAxis>> axes = new LinkedHashMap<>();
        tensors.forEach(tensor -> axes.putIfAbsent(of(tensor), new TreeSet<>(tensor.type().axes())));
        return axes;
    }

    /** Whether an operator has dimensions in another order, or others, than its operand. */
    static boolean rearranges(TensorExpr tensor) {
        return switch (tensor) {
            case Reduce ignored -> true;
            case Expand ignored -> true;
            case Relabel ignored -> true;
            case Dot ignored -> true;
            case ReshapeUnit ignored -> true;
            default -> false;
        };
    }

    private void visit(TensorExpr tensor) {
        if (tensors.contains(tensor)) {
            return;
        }
        List<TensorExpr> operands = tensor.operands();
        operands.forEach(this::visit);
        tensors.add(tensor);
        if (!rearranges(tensor)) {
            // A scalar bound of a clamp has no dimensions, whatever the operand has.
            operands.stream()
                    .filter(operand -> operand.type().axes().equals(tensor.type().axes()))
                    .forEach(operand -> unite(operand, tensor));
        }
    }

    private void unite(TensorExpr one, TensorExpr other) {
        TensorExpr first = of(one);
        TensorExpr second = of(other);
        if (!first.equals(second)) {
            parent.put(first, second);
        }
    }
}
